import Foundation
import Raster

/// Shows the part of its content that the scroll position brings into its box.
struct ScrollLayout: LayoutBehavior {
  let axes: Axis.Set
  var settings = ScrollSettings()

  var name: String { "ScrollView" }

  func details(_ node: LayoutNode) -> [String] {
    let offset = node.scrollOffset
    return offset == .zero
      ? []
      : ["scrolled \(ShortNumber.text(Double(offset.x))), \(ShortNumber.text(Double(offset.y)))"]
  }

  private var margins: EdgeInsets { settings.contentMargins }
  private var across: CGFloat { margins.leading + margins.trailing }
  private var along: CGFloat { margins.top + margins.bottom }

  /// What the content is offered: its ideal length where it moves.
  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width.map { max($0 - across, 0) },
      height: axes.contains(.vertical) ? nil : proposal.height.map { max($0 - along, 0) })
  }

  /// The direction of the stack that the content is.
  var stackAxis: Axis { axes == .horizontal ? .horizontal : .vertical }

  /// The content is a stack along the scroll direction.
  private var stack: StackLayout {
    StackLayout(
      axis: stackAxis, horizontal: .center, vertical: .center,
      spacing: nil)
  }

  @MainActor
  private func arrange(
    _ node: LayoutNode, _ proposal: ProposedViewSize
  ) -> StackLayout.Arrangement {
    node.setContainerSize(
      CGSize(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity))
    var arrangement = stack.arrange(node, offer(proposal))
    arrangement.size.width += across
    arrangement.size.height += along
    return arrangement
  }

  @MainActor
  func contentSize(_ node: LayoutNode, _ proposal: ProposedViewSize) -> CGSize {
    arrange(node, proposal).size
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let content = contentSize(node, proposal)
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    let arrangement = arrange(node, proposal)
    let (size, content) = (node.frame.size, arrangement.size)
    let limit = CGSize(
      width: max(content.width - size.width, 0), height: max(content.height - size.height, 0))
    anchorOffset(node, limit)
    node.scrollLimit = limit
    node.scrollMemory.contentSize = content
    node.scrollMemory.margins = margins
    let rest = settings.alignment ?? settings.anchor ?? UnitPoint(x: 0, y: 0)
    func start(_ axis: Axis, _ share: CGFloat) -> CGFloat {
      let free = size[axis] - content[axis]
      guard axes.contains(Axis.Set(axis)) else { return free / 2 }
      return max(free, 0) * share
    }
    let isMirrored = node.environment.layoutDirection == .rightToLeft
    let shift = CGPoint(
      x: start(.horizontal, rest.x) + margins.leading
        - (isMirrored ? -1 : 1) * node.scrollOffset.x,
      y: start(.vertical, rest.y) + margins.top - node.scrollOffset.y)
    for (child, slot) in zip(node.layoutChildren, arrangement.slots) {
      let origin = CGPoint(x: slot.origin.x + shift.x, y: slot.origin.y + shift.y)
      child.place(at: origin, proposal: slot.proposal)
    }
  }

  /// Brings the content to its first place, and keeps it at its anchor while its size changes.
  @MainActor
  private func anchorOffset(_ node: LayoutNode, _ limit: CGSize) {
    let old = node.scrollLimit
    let anchor = settings.anchor ?? UnitPoint(x: 0, y: 0)
    func place(_ limit: CGSize) -> CGPoint {
      CGPoint(x: limit.width * anchor.x, y: limit.height * anchor.y)
    }
    if !node.scrollMemory.hasStarted {
      node.scrollMemory.hasStarted = true
      if settings.anchor != nil { node.scrollOffset = place(limit) }
    } else if limit != old, node.scrollMemory.phase == .idle {
      if settings.anchor != nil, node.scrollOffset == place(old) {
        node.scrollOffset = place(limit)
      }
      // Content that has become shorter doesn't stay away from its end.
      node.scrollOffset.x = min(node.scrollOffset.x, max(limit.width, 0))
      node.scrollOffset.y = min(node.scrollOffset.y, max(limit.height, 0))
    }
  }

  func explicitGuide(
    _ key: AlignmentKey, _ node: LayoutNode, _ proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  func spacing(_ node: LayoutNode) -> EdgeSpacing { EdgeSpacing() }

  /// The box grown over what isn't safe at its edges: content shows there as well.
  @MainActor
  private func window(_ node: LayoutNode, _ box: CGRect) -> CGRect {
    let own = CGRect(origin: node.globalOrigin, size: node.frame.size)
    let grown = node.safeArea.growing(own, over: .container, edges: .all, in: node)
    return CGRect(
      x: box.minX + grown.minX - own.minX, y: box.minY + grown.minY - own.minY,
      width: box.width + grown.width - own.width,
      height: box.height + grown.height - own.height)
  }

  func draw(_ node: LayoutNode, _ context: inout DrawContext) {
    if settings.isClipDisabled { return node.drawChildren(&context) }
    let box = context.box(node.presentedSize(context))
    let window = context.snapped(window(node, box))
    context.group {
      node.drawChildren(&$0)
      node.drawRefresh(box, &$0)
    } _: {
      $0.clip = .init(rect: .init(window))
      $0.name = "scroll"
    }
  }

  func hit(_ point: CGPoint, _ node: LayoutNode, _ search: inout HitSearch) -> Bool {
    let size = node.presentedFrame(at: search.time).size
    let window = window(node, CGRect(origin: .zero, size: size))
    guard window.contains(point) else { return false }
    _ = node.hitChildren(point, &search)
    return true
  }
}

extension LayoutNode {
  /// Scrolls the node's content under the current transaction.
  func scroll(to offset: CGPoint) {
    graph.queue.add { [self] in scrollOffset = offset }
  }

  /// Moves the content so that a box in it lies at an anchor of the window onto it, or as little as
  /// is needed to show it.
  func scroll(toShow target: LayoutNode, anchor: UnitPoint?) {
    guard let layout = behavior as? ScrollLayout else { return }
    let (own, other) = (globalOrigin, target.globalOrigin)
    let margins = scrollMemory.margins
    var offset = scrollOffset
    func move(_ axis: Axis, _ before: CGFloat, _ after: CGFloat) {
      guard layout.axes.contains(Axis.Set(axis)) else { return }
      let window = frame.size[axis] - before - after
      let start = other[axis] - own[axis] - before
      let length = target.frame.size[axis]
      if let anchor {
        let share = axis == .horizontal ? anchor.x : anchor.y
        offset[axis] += start + length * share - window * share
      } else if start < 0 || length > window {
        offset[axis] += start
      } else if start + length > window {
        offset[axis] += start + length - window
      }
      let limit = axis == .horizontal ? scrollLimit.width : scrollLimit.height
      offset[axis] = min(max(offset[axis], 0), limit)
    }
    move(.horizontal, margins.leading, margins.trailing)
    move(.vertical, margins.top, margins.bottom)
    scrollMemory.isMovedByUser = false
    if offset != scrollOffset { scroll(to: offset) }
  }

  /// The nearest scroll view around the box.
  var enclosingScroll: LayoutNode? {
    var node = parent
    while let current = node {
      if current.behavior is ScrollLayout { return current }
      node = current.parent
    }
    return nil
  }

  /// The first scroll view that the box is or has in it.
  var firstScroll: LayoutNode? {
    if behavior is ScrollLayout { return self }
    for child in layoutChildren {
      if let found = child.firstScroll { return found }
    }
    return nil
  }
}
