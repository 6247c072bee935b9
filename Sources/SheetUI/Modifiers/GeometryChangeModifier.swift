/// Watches the box of a view and calls an action when what is made of it changes.
nonisolated struct GeometryChangeModifier<Value: Equatable>: _BuiltInModifier {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    GeometryChangeNode(view, inputs)
  }
}

/// The node of an action that follows a view's box.
@MainActor
final class GeometryChangeNode<C: View, Value: Equatable>: ModifierNode<
  C, GeometryChangeModifier<Value>
>
{
  private weak var box: LayoutNode?
  private var observer: ValueObserver<Value>?

  override func refresh() {
    super.refresh()
    guard observer == nil else { return }
    let observer = ValueObserver(
      read: { [weak self] in self?.value },
      changed: { [weak self] in self?.tell($0 ?? $1, $1) })
    self.observer = observer
    inputs.graph.addObserver(observer)
  }

  /// What is made of the box.
  private var value: Value? { box.map { view.modifier.transform(GeometryProxy($0)) } }

  private func tell(_ old: Value, _ new: Value) {
    let action = view.modifier.action
    inputs.graph.afterLayout { action(old, new) }
  }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    let start = outputs.count
    super.collectOutputs(into: &outputs)
    box = outputs[start...].first
  }

  override func didRemove() {
    if let observer { inputs.graph.removeObserver(observer) }
  }
}

extension View {
  /// Calls an action with what is made of the view's box, now and whenever it changes.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform) { _, new in action(new) })
  }

  /// Calls an action with what is made of the view's box, before and after, now and whenever it
  /// changes.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}
