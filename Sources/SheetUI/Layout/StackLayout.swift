import Foundation

/// Lays children out in a row along one axis, as `HStack` and `VStack` do.
///
/// 1. The gaps between neighbours are fixed first. 2. Each child's flexibility is what lies between
/// its answers to 0 and to infinity. 3. Children are served by priority, inflexible ones first, each
/// with its equal share of what is left.
struct StackLayout: LayoutBehavior {
  let axis: Axis
  let horizontal: HorizontalAlignment
  let vertical: VerticalAlignment
  let spacing: CGFloat?
  /// Whether the stack takes what it is offered across, as lazy ones do.
  var fillsCross = false

  var name: String { axis == .vertical ? "VStack" : "HStack" }

  private var crossKey: AlignmentKey { axis == .vertical ? horizontal.key : vertical.key }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    arrange(node, proposal).size
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    let arrangement = arrange(node, proposal)
    for (child, slot) in zip(node.layoutChildren, arrangement.slots) {
      child.place(at: slot.origin, proposal: slot.proposal)
    }
  }

  func explicitGuide(
    _ key: AlignmentKey, _ node: LayoutNode, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let arrangement = arrange(node, proposal)
    var values: [CGFloat] = []
    for (child, slot) in zip(node.layoutChildren, arrangement.slots) {
      guard let value = child.explicitGuide(key, slot.proposal) else { continue }
      values.append(value + (key.axis == .horizontal ? slot.origin.x : slot.origin.y))
    }
    return key.combined(values)
  }

  func spacing(_ node: LayoutNode) -> EdgeSpacing { spacing(node.layoutChildren) }

  /// The distances that a row of children wants at its edges.
  @MainActor
  func spacing(_ children: [LayoutNode]) -> EdgeSpacing {
    let spacings = children.map(\.spacing)
    guard let first = spacings.first, let last = spacings.last else { return EdgeSpacing() }
    return axis == .vertical
      ? EdgeSpacing(top: first.top, bottom: last.bottom)
      : EdgeSpacing(
        top: first.top, bottom: first.bottom, leading: first.leading, trailing: last.trailing)
  }
}

extension AlignmentKey {
  /// Combines the guides of several children: text baselines take the first or the last, others the
  /// average.
  func combined(_ values: [CGFloat]) -> CGFloat? {
    guard let first = values.first, let last = values.last else { return nil }
    if self == VerticalAlignment.firstTextBaseline.key { return first }
    if self == VerticalAlignment.lastTextBaseline.key { return last }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}

extension StackLayout {
  /// Where a child stands and what it was offered.
  struct Slot {
    var proposal = ProposedViewSize.zero
    var origin = CGPoint.zero
  }

  /// The finished row.
  struct Arrangement {
    var size = CGSize.zero
    var slots: [Slot] = []
  }

  /// Serves and places the children.
  ///
  /// - Complexity: O(n log n) and three measurements a child.
  @MainActor
  func arrange(_ node: LayoutNode, _ proposal: ProposedViewSize) -> Arrangement {
    let cycle = node.graph.layoutCycle
    if let known = node.arrangements?.answer(to: proposal, cycle: cycle) { return known }
    let arrangement = arrange(node.layoutChildren, proposal)
    if node.arrangements == nil { node.arrangements = MeasurementCache() }
    node.arrangements?.store(arrangement, for: proposal, cycle: cycle)
    return arrangement
  }

  /// Serves and places children.
  @MainActor
  func arrange(_ children: [LayoutNode], _ proposal: ProposedViewSize) -> Arrangement {
    guard !children.isEmpty else { return Arrangement() }
    let gaps = self.gaps(children)
    let minor = proposal[axis.other]
    let proposals = majorProposals(children, proposal, gaps: gaps.reduce(0, +)).map {
      ProposedViewSize(major: $0, minor: minor, axis: axis)
    }
    return place(children, proposals, gaps, across: fillsCross ? minor : nil)
  }

  @MainActor
  private func gaps(_ children: [LayoutNode]) -> [CGFloat] {
    zip(children, children.dropFirst()).map { first, second in
      if let spacing { return spacing }
      return axis == .vertical
        ? EdgeSpacing.between(first.spacing.bottom, second.spacing.top)
        : EdgeSpacing.between(first.spacing.trailing, second.spacing.leading)
    }
  }

  /// What each child is offered along the stack; nil where it is asked for its ideal length.
  @MainActor
  private func majorProposals(
    _ children: [LayoutNode], _ proposal: ProposedViewSize, gaps: CGFloat
  ) -> [CGFloat?] {
    // Without a finite length there is nothing to share out: everyone gets the same offer.
    guard let available = proposal[axis], available.isFinite else {
      return Array(repeating: proposal[axis], count: children.count)
    }
    let minor = proposal[axis.other]
    let candidates = children.indices.map { index in
      Candidate(index, children[index], axis: axis, minor: minor)
    }
    let order = candidates.sorted(by: Candidate.isServedBefore)
    var proposals: [CGFloat?] = Array(repeating: 0, count: children.count)
    var remaining = available - gaps
    var reserved = order.reduce(0) { $0 + $1.minimum }
    var next = 0
    while next < order.count {
      let group = order[next...].prefix { $0.priority == order[next].priority }
      for candidate in group { reserved -= candidate.minimum }
      remaining -= reserved
      for (served, candidate) in group.enumerated() {
        let share = max(remaining / CGFloat(group.count - served), 0)
        proposals[candidate.index] = share
        let offer = ProposedViewSize(major: share, minor: minor, axis: axis)
        remaining -= children[candidate.index].sizeThatFits(offer)[axis]
      }
      remaining += reserved
      next += group.count
    }
    return proposals
  }

  /// Places the children in order.
  ///
  /// `across` is the least extent across, in points; nil stands for what the children take.
  @MainActor
  private func place(
    _ children: [LayoutNode], _ proposals: [ProposedViewSize], _ gaps: [CGFloat],
    across: CGFloat?
  ) -> Arrangement {
    var result = Arrangement()
    var (major, low, high) = (CGFloat(0), CGFloat.infinity, -CGFloat.infinity)
    for (index, child) in children.enumerated() {
      let dimensions = child.dimensions(in: proposals[index])
      let size = CGSize(width: dimensions.width, height: dimensions.height)
      let minor = -dimensions[crossKey]
      (low, high) = (min(low, minor), max(high, minor + size[axis.other]))
      result.slots.append(
        Slot(proposal: proposals[index], origin: CGPoint(major: major, minor: minor, axis: axis)))
      major += size[axis] + (index < gaps.count ? gaps[index] : 0)
    }
    result.size = CGSize(major: major, minor: max(high - low, 0), axis: axis)
    if let across, across > result.size[axis.other] {
      result.size[axis.other] = across
      low = -ViewDimensions(size: result.size)[crossKey]
    }
    for index in result.slots.indices { result.slots[index].origin[axis.other] -= low }
    return result
  }

  /// A child that waits to be served.
  private struct Candidate {
    let index: Int
    let priority: Double
    let minimum: CGFloat
    let flexibility: CGFloat

    @MainActor
    init(_ index: Int, _ child: LayoutNode, axis: Axis, minor: CGFloat?) {
      func length(_ major: CGFloat) -> CGFloat {
        child.sizeThatFits(ProposedViewSize(major: major, minor: minor, axis: axis))[axis]
      }
      self.index = index
      priority = child.traits.isSpacer ? -.infinity : child.traits.priority
      minimum = length(0)
      flexibility = length(.infinity) - minimum
    }

    static func isServedBefore(_ a: Candidate, _ b: Candidate) -> Bool {
      if a.priority != b.priority { return a.priority > b.priority }
      if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
      if a.flexibility == .infinity, a.minimum != b.minimum { return a.minimum > b.minimum }
      return a.index < b.index
    }
  }
}
