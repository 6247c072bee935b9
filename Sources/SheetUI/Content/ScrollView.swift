import Foundation
import Raster

/// A window onto content that may be larger.
public struct ScrollView<Content: View> {
  /// The directions in which the content moves.
  public var axes: Axis.Set
  /// Whether indicators flash while the content moves; a still picture shows none.
  public var showsIndicators: Bool
  /// The content.
  public var content: Content
}

extension ScrollView: View {}

extension ScrollView: ContainerView {
  /// Creates a scroll view.
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  func behavior(_ environment: EnvironmentValues) -> ScrollLayout { ScrollLayout(axes: axes) }
}

/// Shows the part of its content that the scroll position brings into its box.
struct ScrollLayout: LayoutBehavior {
  let axes: Axis.Set

  var name: String { "ScrollView" }

  func details(_ node: LayoutNode) -> [String] {
    let offset = node.scrollOffset
    return offset == .zero
      ? []
      : ["scrolled \(ShortNumber.text(Double(offset.x))), \(ShortNumber.text(Double(offset.y)))"]
  }

  /// What the content is offered: its ideal length where it moves.
  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
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
  func contentSize(_ node: LayoutNode, _ proposal: ProposedViewSize) -> CGSize {
    stack.arrange(node, offer(proposal)).size
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let content = contentSize(node, proposal)
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    let arrangement = stack.arrange(node, offer(proposal))
    let size = node.frame.size
    node.scrollLimit = CGSize(
      width: max(arrangement.size.width - size.width, 0),
      height: max(arrangement.size.height - size.height, 0))
    let shift = CGPoint(
      x: (axes.contains(.horizontal) ? 0 : (size.width - arrangement.size.width) / 2)
        - node.scrollOffset.x,
      y: (axes.contains(.vertical) ? 0 : (size.height - arrangement.size.height) / 2)
        - node.scrollOffset.y)
    for (child, slot) in zip(node.layoutChildren, arrangement.slots) {
      let origin = CGPoint(x: slot.origin.x + shift.x, y: slot.origin.y + shift.y)
      child.place(at: origin, proposal: slot.proposal)
    }
  }

  func explicitGuide(
    _ key: AlignmentKey, _ node: LayoutNode, _ proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  func spacing(_ node: LayoutNode) -> EdgeSpacing { EdgeSpacing() }

  func draw(_ node: LayoutNode, _ context: inout DrawContext) {
    let box = context.snapped(
      surroundings(node, CGRect(origin: context.origin, size: node.presentedSize(context))))
    context.group {
      node.drawChildren(&$0)
    } _: {
      $0.clip = .init(rect: .init(box))
      $0.name = "scroll"
    }
  }

  /// A box with what bars and the display's edges cover right beside it: content is seen there too.
  @MainActor
  private func surroundings(_ node: LayoutNode, _ box: CGRect) -> CGRect {
    let own = CGRect(origin: node.globalOrigin, size: node.frame.size)
    let grown = node.safeArea.growing(own, over: .container, edges: .all, in: node)
    return CGRect(
      x: box.minX + grown.minX - own.minX, y: box.minY + grown.minY - own.minY,
      width: box.width + grown.width - own.width, height: box.height + grown.height - own.height)
  }

  func hit(_ point: CGPoint, _ node: LayoutNode, _ search: inout HitSearch) -> Bool {
    guard node.boxContains(point, search) else { return false }
    _ = node.hitChildren(point, &search)
    return true
  }
}

/// Follows a finger that scrolls.
@MainActor
final class ScrollRecognizer: GestureRecognizer {
  private let node: LayoutNode
  private let axes: Axis.Set
  private var start: (finger: CGPoint, offset: CGPoint)?

  /// UIKit's constant for pulling beyond the end.
  private static let rubber: CGFloat = 0.55

  init(_ node: LayoutNode, axes: Axis.Set) {
    self.node = node
    self.axes = axes
  }

  override func handle(_ event: TouchEvent) {
    switch event.phase {
    case .began:
      start = (event.location, node.scrollOffset)
    case .moved:
      guard let start else { return }
      let dx = event.location.x - start.finger.x
      let dy = event.location.y - start.finger.y
      if state == .possible {
        let way = max(
          axes.contains(.horizontal) ? abs(dx) : 0, axes.contains(.vertical) ? abs(dy) : 0)
        // At once: UIKit waits for some points, but lets no view around have the finger before.
        if way > 0 { state = .active }
      }
      guard state == .active else { return }
      scroll(to: CGPoint(x: start.offset.x - dx, y: start.offset.y - dy))
    case .ended:
      if state == .active { settle(event) } else { cancel() }
    case .cancelled:
      settle(event)
    }
  }

  /// Moves the content; beyond its ends it follows ever more slowly.
  private func scroll(to target: CGPoint) {
    let (limit, size) = (node.scrollLimit, node.frame.size)
    node.scroll(
      to: CGPoint(
        x: axes.contains(.horizontal) ? Self.pulled(target.x, limit.width, size.width) : 0,
        y: axes.contains(.vertical) ? Self.pulled(target.y, limit.height, size.height) : 0))
  }

  /// Goes back to the nearest end.
  private func settle(_ event: TouchEvent) {
    state = .ended
    let (offset, limit) = (node.scrollOffset, node.scrollLimit)
    let rest = CGPoint(
      x: min(max(offset.x, 0), limit.width), y: min(max(offset.y, 0), limit.height))
    guard rest != offset else { return }
    withAnimation(.systemTransition) { node.scroll(to: rest) }
  }

  private static func pulled(_ value: CGFloat, _ limit: CGFloat, _ size: CGFloat) -> CGFloat {
    func band(_ distance: CGFloat) -> CGFloat {
      guard size > 0 else { return 0 }
      return size * (1 - 1 / (rubber * distance / size + 1))
    }
    if value < 0 { return -band(-value) }
    return value > limit ? limit + band(value - limit) : value
  }
}

extension LayoutNode {
  /// Scrolls the node's content under the current transaction.
  func scroll(to offset: CGPoint) {
    graph.queue.add { [self] in scrollOffset = offset }
  }
}
