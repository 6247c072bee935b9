import Foundation

/// A sheet that follows a finger, and comes to rest where the finger throws it.
@MainActor
struct SheetDrag {
  let host: Host
  let window: StageWindow

  /// Nil where the layer is no sheet that can be dragged.
  init?(_ host: Host, in window: StageWindow) {
    guard let plan = host.plan, plan.style == .attached || plan.style == .floating else {
      return nil
    }
    self.host = host
    self.window = window
  }

  /// Whether the sheet stands at its greatest height.
  var isAtTop: Bool { (host.plan?.selected ?? 0) == 0 }
  /// Whether a swipe on scrolling content scrolls before it grows the sheet.
  var scrollsFirst: Bool { host.plan?.scrollsFirst ?? false }

  /// UIKit's constant for pulling beyond the end.
  private static let rubber: CGFloat = 0.55
  /// The velocities, in points a second, from which a finger throws a sheet, and below which it
  /// counts as standing still.
  private static let (flick, still): (CGFloat, CGFloat) = (1000, 250)
  /// The share of its velocity that a thrown sheet keeps in a millisecond.
  private static let deceleration: CGFloat = 0.99

  private var restingTop: CGFloat { host.plan?.frame.minY ?? 0 }

  /// How far down a finger has gone when the sheet stands at its greatest height: 0 or less.
  var wayToTop: CGFloat { (host.plan?.stops.first?.top ?? restingTop) - restingTop }

  /// Moves the sheet with the finger, which has gone some points downwards.
  func move(by way: CGFloat) {
    guard let plan = host.plan else { return }
    let top = pulled(restingTop + way, plan)
    window.graph.queue.add(under: Transaction()) { [host] in host.draggedTop = top }
  }

  /// The place of the top edge for a finger's, held back beyond the ends.
  private func pulled(_ top: CGFloat, _ plan: CardPlan) -> CGFloat {
    let (highest, lowest) = (plan.stops.first?.top ?? top, plan.stops.last?.top ?? top)
    func band(_ distance: CGFloat, _ reach: CGFloat) -> CGFloat {
      reach > 0 ? reach * (1 - 1 / (Self.rubber * distance / reach + 1)) : 0
    }
    if top < highest {
      return highest - band(highest - top, min(max(highest - plan.safeTop, 0), 100))
    }
    guard top > lowest, !host.canDismiss() else { return top }
    return lowest + band(top - lowest, min(plan.bottom / 4, 200))
  }

  /// Lets the sheet go at a velocity, in points a second downwards.
  func end(way: CGFloat, velocity: CGFloat) {
    guard let plan = host.plan else { return }
    let speed = abs(velocity) < Self.still ? 0 : velocity
    let top = restingTop + way
    // A throw that loses 1 % a millisecond goes v / 1000 · 0.99 / 0.01 points far.
    let target = top + speed / 1000 * Self.deceleration / (1 - Self.deceleration)
    let stops = plan.stops.map(\.top)
    func index(_ places: [CGFloat]) -> Int {
      let index = nearest(target, places)
      guard abs(speed) >= Self.flick else { return index }
      let next = plan.selected + (speed > 0 ? 1 : -1)
      return min(max(speed > 0 ? max(index, next) : min(index, next), 0), places.count - 1)
    }
    let wish = index(stops + [plan.bottom])
    let isFlick = abs(speed) >= Self.flick
    if stops.indices.contains(wish) || host.canDismiss() {
      settle(at: wish, plan, isFlick: isFlick)
    } else {
      // Who keeps the sheet hears that the user wants it gone.
      _ = host.dismissByUser()
      settle(at: index(stops), plan, isFlick: isFlick)
    }
  }

  private func nearest(_ target: CGFloat, _ places: [CGFloat]) -> Int {
    places.indices.min { abs(places[$0] - target) < abs(places[$1] - target) } ?? 0
  }

  private func settle(at index: Int, _ plan: CardPlan, isFlick: Bool) {
    if plan.stops.indices.contains(index) {
      back(isFlick: isFlick) { [host] in
        let detent = plan.stops[index].detent
        host.selectedDetent = detent
        if index != plan.selected { host.didSelect(detent) }
      }
    } else if host.dismissByUser() {
      // It goes from where the finger let go, unless something brings it back.
      window.graph.queue.add(under: Transaction()) { [host, self] in
        window.graph.afterLayout { if !host.isLeaving { back(isFlick: false) {} } }
      }
    } else {
      back(isFlick: false) {}
    }
  }

  /// Takes the sheet back to its place, as where the system took the finger away.
  func cancel() { back(isFlick: false) {} }

  private func back(isFlick: Bool, _ change: @escaping @MainActor () -> Void) {
    let animation = isFlick ? Animation.flick : .systemTransition
    window.graph.queue.add(under: Transaction()) { [host] in
      host.draggedTop = nil
      host.release = animation
      change()
    }
  }
}

extension Animation {
  /// The movement of a sheet that was thrown: the system's spring with a damping ratio of 0.8.
  static let flick = Animation.interpolatingSpring(stiffness: 1000.0 / 3, damping: 29.211870)
}

/// Follows a finger that drags a sheet.
@MainActor
final class SheetDragRecognizer: GestureRecognizer {
  private let sheet: SheetDrag
  /// The scrolling content that the finger lies on, for the recognizer that comes before its.
  private let scrollView: LayoutNode?
  /// Scrolls that content once the sheet has its greatest height.
  private let scroller: ScrollRecognizer?
  private var start: CGPoint?

  /// How far a finger moves before it drags, in points, as UIKit's pan gestures.
  private static let slop: CGFloat = 10

  init(_ sheet: SheetDrag, scrollView: LayoutNode? = nil) {
    self.sheet = sheet
    self.scrollView = scrollView
    scroller = scrollView.map { ScrollRecognizer($0, axes: .vertical) }
  }

  override func handle(_ event: TouchEvent) {
    guard let start else {
      start = event.location
      return
    }
    let way = event.location.y - start.y
    switch event.phase {
    case .began: break
    case .moved:
      if state == .possible { decide(way, across: abs(event.location.x - start.x)) }
      if state == .active { follow(way) }
    case .ended:
      guard state == .active else { return cancel() }
      state = .ended
      end(way, event)
    case .cancelled:
      cancel()
    }
  }

  /// Moves the sheet as far as it goes, and scrolls its content by what is left.
  private func follow(_ way: CGFloat) {
    guard let scroller else { return sheet.move(by: way) }
    let most = sheet.wayToTop
    sheet.move(by: max(way, most))
    if way < most || scroller.isScrolled { scroller.scroll(by: max(most - way, 0)) }
  }

  private func end(_ way: CGFloat, _ event: TouchEvent) {
    guard let scroller, scroller.isScrolled else {
      return sheet.end(way: way, velocity: event.velocity.height)
    }
    sheet.end(way: sheet.wayToTop, velocity: 0)
    scroller.settle(event)
  }

  private func decide(_ way: CGFloat, across: CGFloat) {
    guard let scrollView else {
      if abs(way) >= Self.slop, abs(way) > across { state = .active }
      return
    }
    guard way != 0 || across > 0 else { return }
    let isAtStart = scrollView.scrollOffset.y <= 0
    let grows = way < 0 && !sheet.isAtTop && !sheet.scrollsFirst
    if abs(way) > across, isAtStart, way > 0 || grows { state = .active } else { state = .failed }
  }

  override func cancel() {
    let wasActive = state == .active
    super.cancel()
    if wasActive { sheet.cancel() }
  }
}
