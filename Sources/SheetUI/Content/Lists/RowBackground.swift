/// Puts a view behind the rows that the modified views become.
nonisolated struct RowBackgroundModifier<Background: View>: _BuiltInModifier {
  let background: Background?

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    RowBackgroundNode(view, inputs)
  }
}

/// The node of a row's background; each row gets a background of its own.
@MainActor
final class RowBackgroundNode<C: View, Background: View>: ModifierNode<
  C, RowBackgroundModifier<Background>
>
{
  private var backgrounds: [ObjectIdentifier: _TypedNode<Background>] = [:]
  private var order: [ObjectIdentifier] = []

  override var childNodes: [_ViewNode] {
    super.childNodes + order.compactMap { backgrounds[$0] as _ViewNode? }
  }

  override func refresh() {
    super.refresh()
    guard let background = view.modifier.background else { return }
    for key in order { backgrounds[key]?.update(background, inputs.child(of: self)) }
  }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    let start = outputs.count
    super.childNodes.first?.collectOutputs(into: &outputs)
    let old = backgrounds
    (backgrounds, order) = ([:], [])
    for output in outputs[start...] {
      guard let background = view.modifier.background else {
        output.traits.list.background = nil
        continue
      }
      let key = ObjectIdentifier(output)
      let node = old[key] ?? background.makeNode(inputs.child(of: self))
      output.traits.list.background = node.outputs
      backgrounds[key] = node
      order.append(key)
    }
    for (key, node) in old where backgrounds[key] == nil { node.remove() }
  }
}
