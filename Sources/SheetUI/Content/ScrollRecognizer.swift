import Foundation

/// Follows a finger that scrolls.
@MainActor
final class ScrollRecognizer: GestureRecognizer {
  private let node: LayoutNode
  private let axes: Axis.Set
  private var start: (finger: CGPoint, offset: CGPoint)?

  /// UIKit's constant for pulling beyond the end.
  private static let rubber: CGFloat = 0.55
  /// How long content coasts on at its last velocity, in seconds: UIKit's normal rate keeps 0.998
  /// of the velocity each millisecond, which adds up to 0.499 seconds' way.
  private static let coasting: CGFloat = 0.499

  init(_ node: LayoutNode, axes: Axis.Set) {
    self.node = node
    self.axes = axes
  }

  private var settings: ScrollSettings {
    (node.behavior as? ScrollLayout)?.settings ?? ScrollSettings()
  }

  override func handle(_ event: TouchEvent) {
    switch event.phase {
    case .began:
      start = (event.location, node.scrollOffset)
      if settings.isDisabled { state = .failed }
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
      node.scrollMemory.phase = .interacting
      node.scrollMemory.isMovedByUser = true
      let side: CGFloat = node.environment.layoutDirection == .rightToLeft ? -1 : 1
      scroll(to: CGPoint(x: start.offset.x - dx * side, y: start.offset.y - dy))
    case .ended:
      if state == .active { settle(event) } else { cancel() }
    case .cancelled:
      settle(event)
    }
  }

  /// Moves the content; beyond its ends it follows ever more slowly.
  private func scroll(to target: CGPoint) {
    let (limit, size) = (node.scrollLimit, node.frame.size)
    let bound = settings.boundAxes
    func place(_ axis: Axis, _ value: CGFloat, _ limit: CGFloat, _ size: CGFloat) -> CGFloat {
      guard axes.contains(Axis.Set(axis)) else { return 0 }
      if limit <= 0, bound.contains(Axis.Set(axis)) { return 0 }
      return Self.pulled(value, limit, size)
    }
    node.scroll(
      to: CGPoint(
        x: place(.horizontal, target.x, limit.width, size.width),
        y: place(.vertical, target.y, limit.height, size.height)))
  }

  /// Whether content that began at its start has moved from there.
  var isScrolled: Bool { node.scrollOffset.y > 0 }

  /// Moves content that began at its start up, in points.
  func scroll(by way: CGFloat) {
    node.scrollMemory.phase = .interacting
    node.scrollMemory.isMovedByUser = true
    scroll(to: CGPoint(x: node.scrollOffset.x, y: way))
  }

  /// Coasts on and comes to rest at the nearest end, or where the scroll view's targets say.
  func settle(_ event: TouchEvent) {
    state = .ended
    let (offset, limit) = (node.scrollOffset, node.scrollLimit)
    let side: CGFloat = node.environment.layoutDirection == .rightToLeft ? -1 : 1
    var rest = CGPoint(
      x: offset.x - (axes.contains(.horizontal) ? event.velocity.width * Self.coasting * side : 0),
      y: offset.y - (axes.contains(.vertical) ? event.velocity.height * Self.coasting : 0))
    let room = offset.y < 0 && axes.contains(.vertical) ? node.refreshRoom : 0
    rest = CGPoint(x: min(max(rest.x, 0), limit.width), y: min(max(rest.y, 0), limit.height))
    if room > 0 { rest.y = -room }
    if let behavior = settings.targetBehavior {
      rest = target(behavior, near: rest, event.velocity)
    }
    node.scrollMemory.phase = .idle
    guard rest != offset else { return node.graph.queue.add {} }
    withAnimation(.systemTransition) { node.scroll(to: rest) }
  }

  private func target(
    _ behavior: any ScrollTargetBehavior, near rest: CGPoint, _ velocity: CGSize
  ) -> CGPoint {
    let (offset, limit, size) = (node.scrollOffset, node.scrollLimit, node.frame.size)
    var target = ScrollTarget(rect: CGRect(origin: rest, size: size), anchor: nil)
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(
          rect: CGRect(origin: start?.offset ?? offset, size: size), anchor: nil),
        velocity: CGVector(dx: -velocity.width, dy: -velocity.height),
        contentSize: node.scrollMemory.contentSize, containerSize: size, axes: axes,
        environment: node.environment, targets: node.scrollTargets))
    return CGPoint(
      x: axes.contains(.horizontal) ? min(max(target.rect.minX, 0), limit.width) : 0,
      y: axes.contains(.vertical) ? min(max(target.rect.minY, 0), limit.height) : 0)
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
