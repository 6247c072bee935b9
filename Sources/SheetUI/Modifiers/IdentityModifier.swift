/// Makes the view a new one whenever its identity changes.
nonisolated struct IdentityModifier<ID: Hashable>: _BuiltInModifier {
  let id: ID

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    IdentityNode(view, inputs)
  }
}

/// The node of an explicit identity.
@MainActor
final class IdentityNode<C: View, ID: Hashable>: _TypedNode<
  ModifiedContent<C, IdentityModifier<ID>>
>
{
  private var child = ReplaceableChild<ID>()

  override var childNodes: [_ViewNode] { child.nodes }

  override func refresh() {
    child.set(view.content, key: view.modifier.id, inputs.child(of: self))
  }

  override func visitIdentified(_ visit: (AnyHashable, _ViewNode) -> Bool) -> Bool {
    visit(AnyHashable(view.modifier.id), self) && super.visitIdentified(visit)
  }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    child.collectOutputs(into: &outputs, time: inputs.graph.time)
  }
}

extension View {
  /// Gives the view an identity; a view of another identity is a new one.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentityModifier(id: id))
  }
}
