/// One of two views.
nonisolated public struct _ConditionalContent<First: View, Second: View>: _BuiltInView {
  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage

  /// Creates a node whose child changes with the condition.
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    ConditionalNode(view, inputs)
  }
}

/// The node of a condition.
@MainActor
final class ConditionalNode<First: View, Second: View>: _TypedNode<
  _ConditionalContent<First, Second>
>
{
  private var child = ReplaceableChild<Bool>()

  override var childNodes: [_ViewNode] { child.nodes }

  override func refresh() {
    let inputs = inputs.child(of: self)
    switch view.storage {
    case .first(let first): child.set(first, key: true, inputs)
    case .second(let second): child.set(second, key: false, inputs)
    }
  }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    child.collectOutputs(into: &outputs, time: inputs.graph.time)
  }
}

extension Optional: View where Wrapped: View {}

extension Optional: _BuiltInView where Wrapped: View {
  /// Creates a node whose child comes and goes.
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    OptionalNode(view, inputs)
  }
}

/// The node of an optional view.
@MainActor
final class OptionalNode<Wrapped: View>: _TypedNode<Wrapped?> {
  private var child = ReplaceableChild<Bool>()

  override var childNodes: [_ViewNode] { child.nodes }

  override func refresh() {
    let inputs = inputs.child(of: self)
    if let wrapped = view {
      child.set(wrapped, key: true, inputs)
    } else {
      child.clear(inputs)
    }
  }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    child.collectOutputs(into: &outputs, time: inputs.graph.time)
  }
}
