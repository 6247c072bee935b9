import Foundation

/// Moves its child without changing the layout around it.
struct OffsetLayout: LayoutBehavior {
  let offset: CGSize

  var name: String { "offset" }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    for child in node.layoutChildren {
      child.place(at: CGPoint(x: offset.width, y: offset.height), proposal: proposal)
    }
  }
}

/// Fills the proposal and puts its child's center at a point.
struct PositionLayout: LayoutBehavior {
  let position: CGPoint

  var name: String { "position" }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let child = node.layoutChildren.first?.sizeThatFits(proposal) ?? .zero
    return CGSize(
      width: proposal.width ?? child.width, height: proposal.height ?? child.height)
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    let offer = ProposedViewSize(node.frame.size)
    for child in node.layoutChildren {
      let size = child.sizeThatFits(offer)
      let origin = CGPoint(x: position.x - size.width / 2, y: position.y - size.height / 2)
      child.place(at: origin, proposal: offer)
    }
  }

  func explicitGuide(
    _ key: AlignmentKey, _ node: LayoutNode, _ proposal: ProposedViewSize
  ) -> CGFloat? { nil }
}

/// Asks its child for its ideal length along some axes.
struct FixedSizeLayout: LayoutBehavior {
  let horizontal: Bool
  let vertical: Bool

  var name: String { "fixedSize" }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    node.layoutChildren.first?.sizeThatFits(offer(proposal)) ?? .zero
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    for child in node.layoutChildren { child.place(at: .zero, proposal: offer(proposal)) }
  }

  func explicitGuide(
    _ key: AlignmentKey, _ node: LayoutNode, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    node.layoutChildren.first?.explicitGuide(key, offer(proposal))
  }
}

/// Offers its child a size of a ratio that fits or fills the proposal.
struct AspectRatioLayout: LayoutBehavior {
  let ratio: CGFloat?
  let contentMode: ContentMode

  var name: String { "aspectRatio" }

  @MainActor
  private func offer(_ proposal: ProposedViewSize, _ node: LayoutNode) -> ProposedViewSize {
    if proposal.width == nil, proposal.height == nil { return proposal }
    let ideal = node.layoutChildren.first?.sizeThatFits(.unspecified) ?? .zero
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0, ratio.isFinite else { return proposal }
    let fits = contentMode == .fit
    let (width, height) = (proposal.width ?? .infinity, proposal.height ?? .infinity)
    let isBoundByWidth: Bool
    if proposal.width == nil {
      isBoundByWidth = false
    } else if proposal.height == nil {
      isBoundByWidth = true
    } else {
      isBoundByWidth = (width / ratio <= height) == fits
    }
    return isBoundByWidth
      ? ProposedViewSize(width: width, height: width / ratio)
      : ProposedViewSize(width: height * ratio, height: height)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    node.layoutChildren.first?.sizeThatFits(offer(proposal, node)) ?? .zero
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    for child in node.layoutChildren {
      child.align(.center, in: node.frame.size, offer(proposal, node))
    }
  }
}

/// Lets its child reach into the regions around the safe area where it touches them.
struct SafeAreaIgnoringLayout: LayoutBehavior {
  let regions: SafeAreaRegions
  let edges: Edge.Set

  var name: String { "ignoresSafeArea" }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    let own = CGRect(origin: node.globalOrigin, size: node.frame.size)
    let grown = node.safeArea.growing(own, over: regions, edges: edges, in: node)
    node.safeArea = node.safeArea.ignoring(regions, edges: edges.physical(node))
    let offer =
      grown == own
      ? proposal : ProposedViewSize(grown.size)
    let origin = CGPoint(x: grown.minX - own.minX, y: grown.minY - own.minY)
    for child in node.layoutChildren {
      child.place(at: origin, proposal: offer, isPhysical: true)
    }
  }
}

extension Edge.Set {
  /// The edges with leading and trailing meaning left and right, as frames do.
  @MainActor
  func physical(_ node: LayoutNode) -> Edge.Set {
    guard node.environment.layoutDirection == .rightToLeft else { return self }
    var edges = subtracting(.horizontal)
    if contains(.leading) { edges.insert(.trailing) }
    if contains(.trailing) { edges.insert(.leading) }
    return edges
  }
}

extension SafeArea {
  /// Returns a node's frame grown over the ignored regions.
  @MainActor
  func growing(
    _ frame: CGRect, over regions: SafeAreaRegions, edges: Edge.Set, in node: LayoutNode
  ) -> CGRect {
    let pixel = 1 / max(node.environment.displayScale, 1)
    return growing(
      frame, over: regions, edges: edges.physical(node), tolerance: pixel / 2 + 0.001)
  }
}
