import Foundation

/// Lays the pages of a navigation container out over everything that touches the safe area's edges,
/// and the bars of the page that is shown over them.
struct NavigationLayout: LayoutBehavior {
  let top: @MainActor () -> NavigationPage?

  var name: String { "NavigationStack" }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    let own = CGRect(origin: node.globalOrigin, size: node.frame.size)
    let whole = node.safeArea.growing(own, over: .all, edges: .all, in: node)
    node.safeArea = node.safeArea.within(whole)
    let frame = CGRect(
      x: whole.minX - own.minX, y: whole.minY - own.minY, width: whole.width, height: whole.height)
    for child in node.children {
      guard let page = (child.behavior as? PageLayout)?.page else { continue }
      measure(page.bars, node, whole)
      place(page, in: frame, node)
    }
  }

  /// Places a page and its bars where they are on their way; the bars move with the page.
  @MainActor
  private func place(_ page: NavigationPage, in frame: CGRect, _ node: LayoutNode) {
    let isRightToLeft = node.environment.layoutDirection == .rightToLeft
    let bars = page.bars
    func move(_ box: LayoutNode, y: CGFloat, height: CGFloat) {
      func origin(_ place: Int) -> CGPoint {
        let share = place < 0 ? -PageLayout.parallax : CGFloat(place)
        return CGPoint(x: frame.minX + frame.width * (isRightToLeft ? -share : share), y: y)
      }
      let size = CGSize(width: frame.width, height: height)
      if page.enters != 0, box.frame == .zero, box.scope.animation != nil {
        box.fixFrame(CGRect(origin: origin(page.enters), size: size))
      }
      box.place(at: origin(page.place), proposal: ProposedViewSize(size), isPhysical: true)
    }
    move(page.box, y: frame.minY, height: frame.height)
    bars.follow(page.box)
    if let top = bars.top, node.children.contains(where: { $0 === top }) {
      move(top, y: frame.minY + bars.state.topInset, height: bars.topHeight)
    }
    if let bottom = bars.bottom, node.children.contains(where: { $0 === bottom }) {
      let height = NavigationBarMetrics.bottom
      move(bottom, y: frame.maxY - bars.state.bottomInset - height, height: height)
    }
    page.enters = 0
  }

  /// Finds out how high the bars of a page are.
  @MainActor
  private func measure(_ bars: NavigationBars, _ node: LayoutNode, _ whole: CGRect) {
    let environment = node.environment
    let host = environment.layer?.host
    let isAtCardTop =
      host?.options?.placement.isCard == true
      && host.map { $0.box.frame.minY == whole.minY } == true
    let state = bars.state
    let area = node.safeArea
    state.rowHeight = NavigationBarMetrics.row(
      environment, isInCard: isAtCardTop, isSearching: state.isSearching)
    state.margin = NavigationBarMetrics.margin(whole.width, environment)
    state.topInset = area.container.minY - whole.minY
    state.bottomInset = whole.maxY - area.container.maxY
    let offer = ProposedViewSize(width: whole.width, height: nil)
    bars.topHeight = bars.top?.sizeThatFits(offer).height ?? 0
    bars.bottomHeight = bars.bottom == nil ? 0 : NavigationBarMetrics.bottom
  }

  func explicitGuide(
    _ key: AlignmentKey, _ node: LayoutNode, _ proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  func spacing(_ node: LayoutNode) -> EdgeSpacing { EdgeSpacing() }
}

extension SafeArea {
  /// The same area seen from inside a frame that contains it.
  func within(_ frame: CGRect) -> SafeArea {
    var copy = self
    copy.outer = frame
    let free = container.common(with: frame)
    copy.container = free.isNull ? frame : free
    return copy
  }
}

extension NavigationBars {
  /// Takes over how far a page's content is scrolled.
  func follow(_ page: LayoutNode) {
    let top = page.safeArea.container.minY
    state.scrolled = page.scrolledLength(below: top)
    let scroller = page.verticalScroller(below: top)
    state.isUnderBottom =
      scroller.map { $0.scrollOffset.y < $0.scrollLimit.height - 0.5 } ?? false
  }
}

extension LayoutNode {
  /// How far the first scrolling box under the node whose content starts right below a bar is
  /// scrolled, in points.
  func scrolledLength(below top: CGFloat) -> CGFloat {
    if let scroller = verticalScroller(below: top) { return scroller.scrollOffset.y }
    guard let view = scrollView(below: top) else { return 0 }
    return view.contentOffset.y + view.adjustedContentInset.top
  }

  /// The first scroll view of UIKit under the node that begins at or above a bar's lower edge.
  private func scrollView(below top: CGFloat) -> UIScrollView? {
    if let view = (behavior as? UIViewLayout)?.view as? UIScrollView {
      return globalOrigin.y < top + 1 ? view : nil
    }
    for child in layoutChildren {
      if let found = child.scrollView(below: top) { return found }
    }
    return nil
  }

  /// The first scrolling box under the node whose content starts right below a bar.
  fileprivate func verticalScroller(below top: CGFloat) -> LayoutNode? {
    if let scroll = behavior as? ScrollLayout, scroll.axes.contains(.vertical) {
      return abs(globalOrigin.y - top) < 1 ? self : nil
    }
    for child in layoutChildren {
      if let found = child.verticalScroller(below: top) { return found }
    }
    return nil
  }
}
