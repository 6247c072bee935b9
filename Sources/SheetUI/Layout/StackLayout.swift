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

  // Its arrangements are kept instead.
  static let keepsSizes = false
  var name: String { axis == .vertical ? "VStack" : "HStack" }

  private var crossKey: AlignmentKey { axis == .vertical ? horizontal.key : vertical.key }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    arrange(node, proposal).size
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    let arrangement = arrange(node, proposal)
    for (index, child) in node.layoutChildren.enumerated() {
      let slot = arrangement.slots[index]
      child.place(at: slot.origin, proposal: slot.proposal)
    }
  }

  func explicitGuide(
    _ key: AlignmentKey, _ node: LayoutNode, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let arrangement = arrange(node, proposal)
    var values: [CGFloat] = []
    for (index, child) in node.layoutChildren.enumerated() {
      let slot = arrangement.slots[index]
      guard let value = child.explicitGuide(key, slot.proposal) else { continue }
      values.append(value + (key.axis == .horizontal ? slot.origin.x : slot.origin.y))
    }
    return key.combined(values)
  }

  func spacing(_ node: LayoutNode) -> EdgeSpacing { spacing(node.layoutChildren) }

  /// The distances that a row of children wants at its edges.
  @MainActor
  func spacing(_ children: [LayoutNode]) -> EdgeSpacing {
    guard let first = children.first?.spacing, let last = children.last?.spacing
    else { return EdgeSpacing() }
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
    if isFirstTextBaseline { return first }
    if isLastTextBaseline { return last }
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
    let memory = node.stackMemory ?? StackMemory()
    node.stackMemory = memory
    if let known = memory.arrangements.answer(to: proposal, cycle: cycle) { return known }
    let children = node.layoutChildren
    if memory.gapCycle != cycle {
      memory.gaps = gaps(children)
      memory.gapCycle = cycle
    }
    let arrangement = arrange(children, proposal, memory.gaps)
    memory.arrangements.store(arrangement, for: proposal, cycle: cycle)
    return arrangement
  }

  /// Serves and places children.
  @MainActor
  func arrange(_ children: [LayoutNode], _ proposal: ProposedViewSize) -> Arrangement {
    arrange(children, proposal, gaps(children))
  }

  @MainActor
  private func arrange(
    _ children: [LayoutNode], _ proposal: ProposedViewSize, _ gaps: [CGFloat]
  ) -> Arrangement {
    guard !children.isEmpty else { return Arrangement() }
    var slots = serve(children, proposal, gaps)
    let size = place(
      children, &slots, gaps, across: fillsCross ? proposal[axis.other] : nil)
    return Arrangement(size: size, slots: slots)
  }

  /// The distances between neighbours, in points.
  @MainActor
  private func gaps(_ children: [LayoutNode]) -> [CGFloat] {
    guard children.count > 1 else { return [] }
    if let spacing { return Array(repeating: spacing, count: children.count - 1) }
    var gaps: [CGFloat] = []
    gaps.reserveCapacity(children.count - 1)
    var before = children[0].spacing
    for child in children.dropFirst() {
      let own = child.spacing
      gaps.append(
        axis == .vertical
          ? EdgeSpacing.between(before.bottom, own.top)
          : EdgeSpacing.between(before.trailing, own.leading))
      before = own
    }
    return gaps
  }

  /// Says what each child is offered; nothing along the stack where it is asked for its ideal length.
  @MainActor
  private func serve(
    _ children: [LayoutNode], _ proposal: ProposedViewSize, _ gaps: [CGFloat]
  ) -> [Slot] {
    // Without a finite length there is nothing to share out: everyone gets the same offer.
    guard let available = proposal[axis], available.isFinite else {
      return Array(repeating: Slot(proposal: proposal), count: children.count)
    }
    var slots = Array(repeating: Slot(proposal: proposal), count: children.count)
    let order = candidates(children, minor: proposal[axis.other])
    var remaining = available
    var taken: CGFloat = 0
    for gap in gaps { taken += gap }
    remaining -= taken
    var reserved: CGFloat = 0
    for candidate in order { reserved += candidate.minimum }
    var next = 0
    while next < order.count {
      // Those of one priority are served together.
      var end = next
      while end < order.count, order[end].priority == order[next].priority {
        reserved -= order[end].minimum
        end += 1
      }
      remaining -= reserved
      while next < end {
        let share = max(remaining / CGFloat(end - next), 0)
        let index = order[next].index
        slots[index].proposal[axis] = share
        remaining -= children[index].sizeThatFits(slots[index].proposal)[axis]
        next += 1
      }
      remaining += reserved
    }
    return slots
  }

  /// The children in the order in which they are served.
  @MainActor
  private func candidates(_ children: [LayoutNode], minor: CGFloat?) -> [Candidate] {
    var candidates: [Candidate] = []
    candidates.reserveCapacity(children.count)
    let least = ProposedViewSize(major: 0, minor: minor, axis: axis)
    let most = ProposedViewSize(major: .infinity, minor: minor, axis: axis)
    for (index, child) in children.enumerated() {
      let minimum = child.sizeThatFits(least)[axis]
      candidates.append(
        Candidate(
          index: index, priority: child.traits.isSpacer ? -.infinity : child.traits.priority,
          minimum: minimum, flexibility: child.sizeThatFits(most)[axis] - minimum))
    }
    candidates.sort(by: Candidate.isServedBefore)
    return candidates
  }

  /// Places the children in order.
  ///
  /// - Parameters:
  ///   - children: The children.
  ///   - slots: What each is offered, and where it stands afterwards.
  ///   - gaps: The distances between neighbours, in points.
  ///   - across: The least extent across, in points; nil stands for what the children take.
  /// - Returns: The stack's size.
  @MainActor
  private func place(
    _ children: [LayoutNode], _ slots: inout [Slot], _ gaps: [CGFloat], across: CGFloat?
  ) -> CGSize {
    let key = crossKey
    var (major, low, high) = (CGFloat(0), CGFloat.infinity, -CGFloat.infinity)
    for (index, child) in children.enumerated() {
      let proposal = slots[index].proposal
      let size = child.sizeThatFits(proposal)
      let minor = -child.guide(key, proposal)
      (low, high) = (min(low, minor), max(high, minor + size[axis.other]))
      slots[index].origin = CGPoint(major: major, minor: minor, axis: axis)
      major += size[axis] + (index < gaps.count ? gaps[index] : 0)
    }
    var size = CGSize(major: major, minor: max(high - low, 0), axis: axis)
    if let across, across > size[axis.other] {
      size[axis.other] = across
      low = -key.value(in: size)
    }
    for index in slots.indices { slots[index].origin[axis.other] -= low }
    return size
  }

  /// A child that waits to be served.
  private struct Candidate {
    let index: Int
    let priority: Double
    let minimum: CGFloat
    let flexibility: CGFloat

    static func isServedBefore(_ a: Candidate, _ b: Candidate) -> Bool {
      if a.priority != b.priority { return a.priority > b.priority }
      if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
      if a.flexibility == .infinity, a.minimum != b.minimum { return a.minimum > b.minimum }
      return a.index < b.index
    }
  }
}

/// What a stack has worked out within one layout.
///
/// A class, because few boxes are stacks.
final class StackMemory {
  /// The finished rows.
  var arrangements = MeasurementCache<ProposedViewSize, StackLayout.Arrangement>()
  /// The distances between neighbours, in points.
  var gaps: [CGFloat] = []
  /// The layout that they were found in.
  var gapCycle = -1
}
