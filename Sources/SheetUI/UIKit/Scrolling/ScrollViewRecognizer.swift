import Foundation

/// The gesture of a scroll view, which is told what the finger does by what scrolls.
final class ScrollPan: UIPanGestureRecognizer {}

/// Follows a finger that moves the content of a scroll view of UIKit.
final class ScrollViewRecognizer: GestureRecognizer {
  private let view: UIScrollView
  private var start: (finger: CGPoint, offset: CGPoint)?

  /// UIKit's constant for pulling beyond the end.
  private static let rubber: CGFloat = 0.55
  /// How long content coasts on at its last velocity, in seconds: UIKit's normal rate keeps 0.998
  /// of the velocity each millisecond, which adds up to 0.499 seconds' way.
  private static let coasting: CGFloat = 0.499

  init(_ view: UIScrollView) { self.view = view }

  /// What UIKit's code knows the recognizer as.
  var panGestureRecognizer: UIPanGestureRecognizer { view.panGestureRecognizer }

  override func handle(_ event: TouchEvent) {
    panGestureRecognizer.receive(event)
    follow(event)
    if event.phase == .ended || event.phase == .cancelled { panGestureRecognizer.clear() }
  }

  override func cancel() {
    super.cancel()
    panGestureRecognizer.wasPrevented()
  }

  private func follow(_ event: TouchEvent) {
    switch event.phase {
    case .began:
      start = (event.location, view.contentOffset)
      if !view.isScrollEnabled { state = .failed }
    case .moved:
      if let pair = event.pair { return zoom(pair) }
      guard let start else { return }
      let way = CGPoint(x: event.location.x - start.finger.x, y: event.location.y - start.finger.y)
      if state == .possible, canMove(way) {
        state = .active
        view.isDragging = true
        view.scrollDelegate?.scrollViewWillBeginDragging(view)
        if view.keyboardDismissMode != .none { view.window?.endEditing(true) }
      }
      guard state == .active else { return }
      view.contentOffset = CGPoint(
        x: place(start.offset.x - way.x, range(\.x), view.bounds.width),
        y: place(start.offset.y - way.y, range(\.y), view.bounds.height))
    case .ended:
      if zoomStart != nil { return endZooming() }
      if state == .active { settle(event.velocity) } else { cancel() }
    case .cancelled:
      if state == .active { settle(.zero) }
    }
  }

  // MARK: Scaling

  /// The scale at which two fingers have come down; nil while there is one.
  private var zoomStart: CGFloat?

  /// Scales what the delegate names, about the middle between two fingers.
  private func zoom(_ pair: FingerPair) {
    guard view.maximumZoomScale > view.minimumZoomScale,
      let content = view.scrollDelegate?.viewForZooming(in: view)
    else { return }
    if zoomStart == nil {
      (zoomStart, state, view.isZooming) = (view.zoomScale, .active, true)
      view.scrollDelegate?.scrollViewWillBeginZooming(view, with: content)
    }
    let old = view.zoomScale
    let place = view.convert(pair.center, from: nil)
    let scale = min(
      max((zoomStart ?? old) * pair.scale, view.minimumZoomScale), view.maximumZoomScale)
    guard scale != old, old > 0 else { return }
    view.zoomScale = scale
    let offset = CGPoint(
      x: place.x * scale / old - (place.x - view.contentOffset.x),
      y: place.y * scale / old - (place.y - view.contentOffset.y))
    let (x, y) = (range(\.x), range(\.y))
    view.contentOffset = CGPoint(
      x: min(max(offset.x, x.lowerBound), x.upperBound),
      y: min(max(offset.y, y.lowerBound), y.upperBound))
  }

  private func endZooming() {
    (zoomStart, state, view.isZooming) = (nil, .ended, false)
    view.scrollDelegate?.scrollViewDidEndZooming(
      view, with: view.scrollDelegate?.viewForZooming(in: view), atScale: view.zoomScale)
  }

  private func canMove(_ way: CGPoint) -> Bool {
    let (x, y) = (range(\.x), range(\.y))
    let goesX = x.upperBound > x.lowerBound || view.alwaysBounceHorizontal
    let goesY = y.upperBound > y.lowerBound || view.alwaysBounceVertical
    return goesX && abs(way.x) > 0 && (!goesY || abs(way.x) >= abs(way.y))
      || goesY && abs(way.y) > 0
  }

  /// The offsets between the content's ends.
  private func range(_ axis: KeyPath<CGPoint, CGFloat>) -> ClosedRange<CGFloat> {
    let inset = view.adjustedContentInset
    let isX = axis == \CGPoint.x
    let low = isX ? -inset.left : -inset.top
    let high =
      isX
      ? view.contentSize.width + inset.right - view.bounds.width
      : view.contentSize.height + inset.bottom - view.bounds.height
    return low...max(low, high)
  }

  /// Beyond the ends content follows ever more slowly, and not at all where it doesn't bounce.
  private func place(_ value: CGFloat, _ range: ClosedRange<CGFloat>, _ size: CGFloat) -> CGFloat {
    let isFixed = range.lowerBound == range.upperBound
    let isX = size == view.bounds.width && size != view.bounds.height
    let bounces = isX ? view.alwaysBounceHorizontal : view.alwaysBounceVertical
    let mayBounce = isX ? view.bouncesHorizontally : view.bouncesVertically
    guard view.bounces, mayBounce, !isFixed || bounces, size > 0 else {
      return min(max(value, range.lowerBound), range.upperBound)
    }
    func band(_ distance: CGFloat) -> CGFloat {
      size * (1 - 1 / (Self.rubber * distance / size + 1))
    }
    if value < range.lowerBound { return range.lowerBound - band(range.lowerBound - value) }
    if value > range.upperBound { return range.upperBound + band(value - range.upperBound) }
    return value
  }

  /// Coasts on and comes to rest at the nearest end, at a page, or where the delegate says.
  private func settle(_ velocity: CGSize) {
    state = .ended
    view.isDragging = false
    let offset = view.contentOffset
    var rest = CGPoint(
      x: offset.x - velocity.width * Self.coasting, y: offset.y - velocity.height * Self.coasting)
    if view.isPagingEnabled { rest = page(near: offset, velocity) }
    view.scrollDelegate?.scrollViewWillEndDragging(
      view,
      withVelocity: CGPoint(x: -velocity.width / 1000, y: -velocity.height / 1000),
      targetContentOffset: &rest)
    let (x, y) = (range(\.x), range(\.y))
    rest.x = min(max(rest.x, x.lowerBound), x.upperBound)
    rest.y = min(max(rest.y, y.lowerBound), y.upperBound)
    let moves = rest != offset
    view.scrollDelegate?.scrollViewDidEndDragging(view, willDecelerate: moves)
    guard moves else { return }
    UIViewAnimation.run(
      .systemTransition, lasting: PresentationOptions.duration, { view.contentOffset = rest },
      completion: { [view] _ in view.scrollDelegate?.scrollViewDidEndDecelerating(view) })
  }

  private func page(near offset: CGPoint, _ velocity: CGSize) -> CGPoint {
    let size = view.bounds.size
    // A flick of UIKit's least velocity turns the page whatever way there is.
    let least: CGFloat = 300
    func place(_ value: CGFloat, _ length: CGFloat, _ speed: CGFloat) -> CGFloat {
      guard length > 0 else { return value }
      let share = value / length
      if speed < -least { return share.rounded(.up) * length }
      if speed > least { return share.rounded(.down) * length }
      return share.rounded() * length
    }
    return CGPoint(
      x: place(offset.x, size.width, velocity.width),
      y: place(offset.y, size.height, velocity.height))
  }
}
