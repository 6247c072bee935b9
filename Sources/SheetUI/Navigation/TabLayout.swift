import Foundation
import Raster

/// Lays out the page of the selected tab over everything that touches the safe area's edges, with
/// the bar over it; or pages side by side with dots.
struct TabLayout: LayoutBehavior {
  let state: NavigationBarState
  let look: TabViewLook

  var name: String { "TabView" }

  func details(_ node: LayoutNode) -> [String] {
    look.isPaged ? ["page \(state.selectedPage + 1) of \(state.pageCount)"] : []
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    let own = CGRect(origin: node.globalOrigin, size: node.frame.size)
    if look.isPaged { return placePages(node, own) }
    let whole = node.safeArea.growing(own, over: .all, edges: .all, in: node)
    var area = node.safeArea.within(whole)
    let bar = node.layoutChildren.first { $0.behavior is TabBarLayout }
    let accessory = node.layoutChildren.first { $0.behavior is TabAccessoryLayout }
    let height = bar == nil ? 0 : TabBarMetrics.height(node.environment)
    let extra = accessory == nil ? 0 : TabAccessory.height + TabAccessory.gap
    state.bottomInset = whole.maxY - area.container.maxY
    area.container.size.height = max(area.container.height - height - extra, 0)
    node.safeArea = area
    let frame = whole.offsetBy(dx: -own.minX, dy: -own.minY)
    for child in node.layoutChildren where child !== bar && child !== accessory {
      placePage(child, in: frame)
    }
    accessory?.place(
      at: CGPoint(
        x: frame.minX + TabAccessory.margin, y: frame.maxY - state.bottomInset - height - extra),
      proposal: ProposedViewSize(
        width: max(frame.width - 2 * TabAccessory.margin, 0), height: TabAccessory.height),
      isPhysical: true)
    state.isUnderBottom = node.layoutChildren.first?.isScrolledUnder(area.container.maxY) ?? false
    bar?.place(
      at: CGPoint(x: frame.minX, y: frame.maxY - state.bottomInset - height),
      proposal: ProposedViewSize(width: frame.width, height: height), isPhysical: true)
  }

  /// Places a page; one that isn't a tab of its own lies in the middle of what the bar leaves.
  @MainActor
  private func placePage(_ child: LayoutNode, in frame: CGRect) {
    if child.behavior is TabPageLayout {
      child.place(at: frame.origin, proposal: ProposedViewSize(frame.size), isPhysical: true)
    } else if let area = child.parent?.safeArea {
      let whole = CGRect(origin: area.outer.origin, size: area.outer.size)
      let offer = ProposedViewSize(area.rect.size)
      let size = child.sizeThatFits(offer)
      child.place(
        at: CGPoint(
          x: frame.minX + area.rect.midX - size.width / 2 - whole.minX,
          y: frame.minY + area.rect.midY - size.height / 2 - whole.minY),
        proposal: offer, isPhysical: true)
    }
  }

  @MainActor
  private func placePages(_ node: LayoutNode, _ own: CGRect) {
    let isRightToLeft = node.environment.layoutDirection == .rightToLeft
    let offer = ProposedViewSize(own.size)
    for (index, child) in node.children.enumerated() {
      let size = child.sizeThatFits(offer)
      let way = CGFloat(index - state.selectedPage) * own.width
      child.place(
        at: CGPoint(
          x: (own.width - size.width) / 2 + (isRightToLeft ? -way : way),
          y: (own.height - size.height) / 2),
        proposal: offer, isPhysical: true)
    }
  }

  func explicitGuide(
    _ key: AlignmentKey, _ node: LayoutNode, _ proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  func spacing(_ node: LayoutNode) -> EdgeSpacing { EdgeSpacing() }

  func draw(_ node: LayoutNode, _ context: inout DrawContext) {
    guard look.isPaged else { return node.drawChildren(&context) }
    let box = context.box(node.presentedSize(context))
    context.group {
      node.drawChildren(&$0)
    } _: {
      $0.clip = .init(rect: .init(box))
      $0.name = "pages"
    }
    if look.dots != .hidden, look.dots == .visible || state.pageCount > 1 {
      drawDots(node, box, &context)
    }
  }

  /// UIKit's page control: dots of 7 points, 16 apart, in the middle of 26 points at the bottom; in
  /// white, as the current page's is whatever is behind.
  @MainActor
  private func drawDots(_ node: LayoutNode, _ box: CGRect, _ context: inout DrawContext) {
    let (diameter, pitch, height): (CGFloat, CGFloat, CGFloat) = (7, 16, 26)
    let count = state.pageCount
    let width = CGFloat(max(count - 1, 0)) * pitch + diameter
    let y = box.maxY - height / 2
    if look.dotsBackground == .visible {
      let capsule = CGRect(
        x: box.midX - width / 2 - 12, y: y - height / 2, width: width + 24, height: height)
      let path = Raster.Path(
        roundedRect: RoundedRect(
          Rect(capsule), radii: RoundedRect.Radii(Double(height / 2)), style: .circular))
      context.fill(path, in: capsule, Material.thin._resolve(in: node.environment))
    }
    let isRightToLeft = node.environment.layoutDirection == .rightToLeft
    for index in 0..<count {
      let place = isRightToLeft ? count - 1 - index : index
      let dot = CGRect(
        x: box.midX - width / 2 + CGFloat(place) * pitch, y: y - diameter / 2, width: diameter,
        height: diameter)
      let path = Raster.Path(
        roundedRect: RoundedRect(
          Rect(dot), radii: RoundedRect.Radii(Double(diameter / 2)), style: .circular))
      let isShown = index == state.selectedPage
      let color =
        (isShown ? ProxyLooks.currentPageDot : ProxyLooks.pageDot)
        ?? Color.white.opacity(isShown ? 1 : 0.3)
      context.fill(path, in: dot, color._resolve(in: node.environment))
    }
  }

  func hit(_ point: CGPoint, _ node: LayoutNode, _ search: inout HitSearch) -> Bool {
    node.hitChildren(point, &search) || look.isPaged && node.boxContains(point, search)
  }
}

extension LayoutNode {
  /// Whether the content of a scrolling box that ends at a bar goes on under the bar.
  func isScrolledUnder(_ top: CGFloat) -> Bool {
    if let scroll = behavior as? ScrollLayout, scroll.axes.contains(.vertical) {
      guard abs(globalOrigin.y + frame.height - top) < 1 else { return false }
      return scrollOffset.y < scrollLimit.height - 0.5
    }
    return layoutChildren.contains { $0.isScrolledUnder(top) }
  }
}
