import Foundation

/// Lays decorations behind or in front of a primary child, which alone decides the size.
struct DecorationLayout: LayoutBehavior {
  let alignment: Alignment
  let isBehind: Bool

  var name: String { isBehind ? "background" : "overlay" }

  /// The child that decides: the last one of a background, the first one of an overlay.
  @MainActor
  func primary(_ node: LayoutNode) -> LayoutNode? {
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
