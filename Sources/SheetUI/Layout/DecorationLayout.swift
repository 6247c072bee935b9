import Foundation

/// Lays decorations behind or in front of a primary child, which alone decides the size.
struct DecorationLayout: LayoutBehavior {
  let alignment: Alignment
  let isBehind: Bool

  var name: String { isBehind ? "background" : "overlay" }

  /// The child that decides: the last one of a background, the first one of an overlay.
  @MainActor
  private func primary(_ node: LayoutNode) -> LayoutNode? {
    isBehind ? node.children.last : node.children.first
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    primary(node)?.sizeThatFits(proposal) ?? .zero
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    let primary = primary(node)
    for child in node.layoutChildren {
      if child === primary {
        child.place(at: .zero, proposal: proposal)
      } else {
        let guides = primary?.dimensions(in: proposal) ?? ViewDimensions(size: node.frame.size)
        let offer = ProposedViewSize(node.frame.size)
        let own = child.dimensions(in: offer)
        let origin = CGPoint(
          x: guides[alignment.horizontal] - own[alignment.horizontal],
          y: guides[alignment.vertical] - own[alignment.vertical])
        child.place(at: origin, proposal: offer)
      }
    }
  }

  func explicitGuide(
    _ key: AlignmentKey, _ node: LayoutNode, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    primary(node)?.explicitGuide(key, proposal)
  }

  func spacing(_ node: LayoutNode) -> EdgeSpacing { primary(node)?.spacing ?? EdgeSpacing() }
}

/// Puts views behind or in front of a view.
struct DecorationModifier<Decoration: View>: _BuiltInModifier {
  let decoration: Decoration
  let alignment: Alignment
  let isBehind: Bool

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    DecorationNode(view, inputs)
  }
}

/// The node of a background or overlay; each view of the content gets a decoration of its own.
@MainActor
final class DecorationNode<C: View, D: View>: ModifierNode<C, DecorationModifier<D>> {
  private struct Entry {
    let box: LayoutNode
    let decoration: _TypedNode<D>
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var order: [ObjectIdentifier] = []

  override var childNodes: [_ViewNode] {
    let decorations = order.compactMap { entries[$0]?.decoration as _ViewNode? }
    return super.childNodes + decorations
  }

  override func refresh() {
    super.refresh()
    for key in order {
      entries[key]?.decoration.update(view.modifier.decoration, inputs.child(of: self))
    }
  }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    let modifier = view.modifier
    let behavior = DecorationLayout(alignment: modifier.alignment, isBehind: modifier.isBehind)
    let old = entries
    (entries, order) = ([:], [])
    for inner in child?.outputs ?? [] {
      let key = ObjectIdentifier(inner)
      let entry =
        old[key]
        ?? Entry(
          box: LayoutNode(graph: inputs.graph, inputs: inputs, behavior: behavior),
          decoration: modifier.decoration.makeNode(inputs.child(of: self)))
      entry.box.update(inputs, behavior)
      let decorations = entry.decoration.outputs
      entry.box.setChildren(modifier.isBehind ? decorations + [inner] : [inner] + decorations)
      entry.box.traits = inner.traits
      entry.box.surroundsLeaving = inner.isLeaving
      entries[key] = entry
      order.append(key)
      outputs.append(entry.box)
    }
    for (key, entry) in old where entries[key] == nil { entry.decoration.remove() }
  }
}
