import Foundation

/// Has a gesture recognizer of UIKit follow a finger.
final class GestureFollower: GestureRecognizer {
  let own: UIGestureRecognizer
  private var isListening = true

  init(_ own: UIGestureRecognizer) { self.own = own }

  override func handle(_ event: TouchEvent) {
    if event.phase == .began, !accepts(event) { isListening = false }
    guard isListening else {
      state = .failed
      return
    }
    own.receive(event)
    takeOver()
    guard event.phase == .ended || event.phase == .cancelled else { return }
    if state == .possible { state = .failed }
    own.clear()
  }

  private func accepts(_ event: TouchEvent) -> Bool {
    guard own.isEnabled else { return false }
    let touch = UITouch(event.location, .began, event.time, own.view?.touched(at: event.location))
    return own.delegate?.gestureRecognizer(own, shouldReceive: touch) ?? true
  }

  private func takeOver() {
    switch own.state {
    case .possible: break
    case .began, .changed: state = .active
    case .ended: state = .ended
    case .cancelled, .failed: state = .failed
    }
    if state == .ended || state == .failed {
      isListening = false
      own.clear()
    }
  }

  override func cancel() {
    let wasOver = state == .ended || state == .failed
    super.cancel()
    if !wasOver { own.wasPrevented() }
  }

  override var deadline: Double? { isListening ? own.deadline : nil }

  override func allows(_ other: GestureRecognizer) -> Bool {
    // A press that opens a menu waits beside what the press does otherwise, and then ends it.
    if own is MenuPress { return own.state == .possible }
    if other is TouchForwarder { return !own.cancelsTouchesInView }
    guard let other = other.uiKit else { return false }
    return own.delegate?.gestureRecognizer(own, shouldRecognizeSimultaneouslyWith: other) ?? false
      || !own.canPrevent(other) || !other.canBePrevented(by: own)
  }
}

extension GestureRecognizer {
  /// What UIKit's code knows the recognizer as; nil where it doesn't.
  var uiKit: UIGestureRecognizer? {
    (self as? GestureFollower)?.own ?? (self as? ScrollViewRecognizer)?.panGestureRecognizer
  }
}

extension UIView {
  /// The view that a finger at a place of the window comes down on.
  fileprivate func touched(at location: CGPoint) -> UIView? {
    hitTest(convert(location, from: nil), with: nil) ?? self
  }

  /// What follows a finger for the gestures that were added to the view.
  var gestureFollowers: [GestureRecognizer] {
    (gestureRecognizers ?? []).filter { !($0 is ScrollPan) }.map { GestureFollower($0) }
      + menuFollowers
  }
}
