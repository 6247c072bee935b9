import Foundation

/// Lays children over each other, as `ZStack` does.
///
/// The size is the largest extent among the children of the highest priority.
struct OverlayLayout: LayoutBehavior {
  let alignment: Alignment

  var name: String { "ZStack" }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    size(node.layoutChildren, proposal)
  }

  /// The largest extent among the children of the highest priority.
  @MainActor
  func size(_ children: [LayoutNode], _ proposal: ProposedViewSize) -> CGSize {
    var top = -Double.infinity
    for child in children { top = max(top, child.traits.priority) }
    var size = CGSize.zero
    for child in children where child.traits.priority == top {
      let childSize = child.sizeThatFits(proposal)
      size.width = max(size.width, childSize.width)
      size.height = max(size.height, childSize.height)
    }
    return size
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    for child in node.layoutChildren { child.align(alignment, in: node.frame.size) }
  }

  func explicitGuide(
    _ key: AlignmentKey, _ node: LayoutNode, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let size = sizeThatFits(proposal, node)
    let offer = ProposedViewSize(size)
    let values = node.layoutChildren.compactMap { child -> CGFloat? in
      guard let value = child.explicitGuide(key, offer) else { return nil }
      let origin = child.alignedOrigin(alignment, in: size, offer)
      return value + (key.axis == .horizontal ? origin.x : origin.y)
    }
    return key.combined(values)
  }

  func spacing(_ node: LayoutNode) -> EdgeSpacing {
    node.layoutChildren.count == 1 ? node.layoutChildren[0].spacing : EdgeSpacing()
  }
}

extension LayoutNode {
  /// Where the node goes so that its guides lie on those of a box of a size.
  func alignedOrigin(
    _ alignment: Alignment, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGPoint {
    let (horizontal, vertical) = (alignment.horizontal.key, alignment.vertical.key)
    return CGPoint(
      x: horizontal.value(in: size) - guide(horizontal, proposal),
      y: vertical.value(in: size) - guide(vertical, proposal))
  }

  /// Places the node in a box of a size, which it is offered, or in another proposal.
  func align(_ alignment: Alignment, in size: CGSize, _ proposal: ProposedViewSize? = nil) {
    let proposal = proposal ?? ProposedViewSize(size)
    place(at: alignedOrigin(alignment, in: size, proposal), proposal: proposal)
  }
}
