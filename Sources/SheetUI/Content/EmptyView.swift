/// A view without anything: no size, no slot in a stack.
nonisolated public struct EmptyView: _BuiltInView {
  /// Creates the empty view.
  public init() {}

  /// Creates a node without outputs.
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    _TypedNode(view, inputs)
  }
}
