import Foundation

/// Lays decorations behind or in front of a primary child, which alone decides the size.
struct DecorationLayout: LayoutBehavior {
  let alignment: Alignment
  let isBehind: Bool

  static let keepsSizes = false
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
        let offer = ProposedViewSize(node.frame.size)
        func origin(_ key: AlignmentKey) -> CGFloat {
          let own = primary?.guide(key, proposal) ?? key.value(in: node.frame.size)
          return own - child.guide(key, offer)
        }
        child.place(
          at: CGPoint(x: origin(alignment.horizontal.key), y: origin(alignment.vertical.key)),
          proposal: offer)
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
