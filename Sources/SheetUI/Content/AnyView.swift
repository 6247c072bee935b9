/// A view whose type is forgotten.
nonisolated public struct AnyView: _BuiltInView {
  let content: any View

  /// Wraps a view.
  public init<V: View>(_ view: V) { content = view }

  /// Wraps a view.
  public init<V: View>(erasing view: V) { content = view }

  /// Creates a node whose child is replaced when the type changes.
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    AnyViewNode(view, inputs)
  }
}

/// The node of a type-erased view.
@MainActor
final class AnyViewNode: _TypedNode<AnyView> {
  private var child = ReplaceableChild<ObjectIdentifier>()

  override var childNodes: [_ViewNode] { child.nodes }

  override func refresh() { set(view.content, inputs.child(of: self)) }

  private func set<V: View>(_ view: V, _ inputs: _NodeInputs) {
    child.set(view, key: ObjectIdentifier(V.self), inputs)
  }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    child.collectOutputs(into: &outputs, time: inputs.graph.time)
  }
}
