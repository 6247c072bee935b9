import Foundation

/// Gives its child a fixed width or height, or both.
struct FrameLayout: LayoutBehavior {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  static let keepsSizes = false
  var name: String { "frame" }

  init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = Self.valid(width)
    self.height = Self.valid(height)
    self.alignment = alignment
  }

  /// Negative and non-finite lengths count as not given.
  private static func valid(_ length: CGFloat?) -> CGFloat? {
    length.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let child = node.layoutChildren.first?.sizeThatFits(offer(proposal)) ?? .zero
    return CGSize(width: width ?? child.width, height: height ?? child.height)
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    for child in node.layoutChildren {
      child.align(alignment, in: node.frame.size, offer(proposal))
    }
  }

  func explicitGuide(
    _ key: AlignmentKey, _ node: LayoutNode, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    node.alignedChildGuide(key, alignment, sizeThatFits(proposal, node), offer(proposal))
  }

  func spacing(_ node: LayoutNode) -> EdgeSpacing {
    node.childSpacing(resetHorizontal: width != nil, resetVertical: height != nil)
  }
}

/// Keeps its child's width and height within bounds.
struct FlexibleFrameLayout: LayoutBehavior {
  /// The bounds along one axis: 0 ≤ minimum ≤ ideal ≤ maximum.
  struct Bounds: Equatable {
    let minimum: CGFloat?
    let ideal: CGFloat?
    let maximum: CGFloat?

    init(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) {
      let low = minimum.map { $0.isNaN ? 0 : max($0, 0) }
      let middle = ideal.map { max($0.isNaN ? 0 : $0, low ?? 0) }
      self.minimum = low
      self.ideal = middle
      self.maximum = maximum.map { max($0.isNaN ? .infinity : $0, middle ?? low ?? 0) }
    }

    var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }

    /// What the child is offered.
    func offer(_ proposal: CGFloat?) -> CGFloat? {
      guard let length = proposal ?? ideal else { return nil }
      return min(max(length, minimum ?? -.infinity), maximum ?? .infinity)
    }

    /// The answer to a proposal, given the child's length for what it was offered.
    func answer(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
      if proposal == nil, let ideal { return ideal }
      let offer = offer(proposal)
      switch (minimum, maximum) {
      case (let low?, let high?):
        return min(max(proposal ?? child, low), high)
      case (let low?, nil):
        return max(min(offer ?? .infinity, child), low)
      case (nil, let high?):
        return min(max(offer ?? -.infinity, child), high)
      case (nil, nil):
        return child
      }
    }
  }

  let horizontal: Bounds
  let vertical: Bounds
  let alignment: Alignment

  static let keepsSizes = false
  var name: String { "frame" }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let child = node.layoutChildren.first?.sizeThatFits(offer(proposal)) ?? .zero
    return CGSize(
      width: horizontal.answer(proposal.width, child: child.width),
      height: vertical.answer(proposal.height, child: child.height))
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    for child in node.layoutChildren {
      child.align(alignment, in: node.frame.size, offer(proposal))
    }
  }

  func explicitGuide(
    _ key: AlignmentKey, _ node: LayoutNode, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    node.alignedChildGuide(key, alignment, sizeThatFits(proposal, node), offer(proposal))
  }

  func spacing(_ node: LayoutNode) -> EdgeSpacing {
    node.childSpacing(
      resetHorizontal: !horizontal.isEmpty, resetVertical: !vertical.isEmpty)
  }
}

extension LayoutNode {
  /// The guide of an only child that is aligned in a box.
  func alignedChildGuide(
    _ key: AlignmentKey, _ alignment: Alignment, _ size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let child = layoutChildren.first, let value = child.explicitGuide(key, proposal)
    else { return nil }
    let origin = child.alignedOrigin(alignment, in: size, proposal)
    return value + (key.axis == .horizontal ? origin.x : origin.y)
  }

  /// The child's distances, back at the default along the axes that the node changes.
  func childSpacing(resetHorizontal: Bool, resetVertical: Bool) -> EdgeSpacing {
    var spacing = layoutChildren.first?.spacing ?? EdgeSpacing()
    if resetHorizontal { (spacing.leading, spacing.trailing) = (.standard, .standard) }
    if resetVertical { (spacing.top, spacing.bottom) = (.standard, .standard) }
    return spacing
  }
}
