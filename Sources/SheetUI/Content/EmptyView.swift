/// A view without anything: no size, no slot in a stack.
@MainActor @preconcurrency
public struct EmptyView: _BuiltInView {
  /// Creates the empty view.
  nonisolated public init() {}

  /// Creates a node without outputs.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    _TypedNode(view, inputs)
  }
}
