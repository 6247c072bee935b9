public import Foundation

/// The name of a method, as Objective-C has it; there are none to call here.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  public let name: String
  /// Creates a name.
  public init(_ name: String) { self.name = name }
  /// Creates a name.
  public init(stringLiteral value: String) { name = value }
}

/// Recognizes what fingers do with a view.
///
/// A gesture's target would be called through a selector, which is Objective-C's. What a recognizer
/// does is learnt here from a kind of it that overrides `state` or the `touches` methods, from the
/// delegate, or through `UIGestureRecognizerRepresentable`.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  /// How far the recognizer has come.
  public enum State: Int, Sendable {
    /// Nothing is recognized yet.
    case possible = 0
    /// A gesture has begun.
    case began = 1
    /// A gesture goes on.
    case changed = 2
    /// A gesture is over.
    case ended = 3
    /// A gesture was cancelled.
    case cancelled = 4
    /// There is no gesture.
    case failed = 5

    /// The gesture was recognized.
    public static let recognized = State.ended
  }

  /// How far the recognizer has come.
  open var state: State {
    get { stored }
    set {
      stored = newValue
      if newValue != .possible, newValue != .failed { handler?() }
    }
  }
  /// Who may change what the recognizer does.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the recognizer takes part.
  open var isEnabled = true
  /// The view.
  open internal(set) weak var view: UIView?
  /// Whether touches no longer reach the view once a gesture is recognized.
  open var cancelsTouchesInView = true
  /// Whether touches reach the view only when there is no gesture; they reach it at once.
  open var delaysTouchesBegan = false
  /// Whether the end of touches reaches the view only when there is no gesture.
  open var delaysTouchesEnded = true
  /// Whether other gestures are shut out.
  open var requiresExclusiveTouchType = true
  /// The kinds of touches that count; a stage has fingers.
  open var allowedTouchTypes: [NSNumber] = []
  /// The kinds of presses that count; a stage has no buttons.
  open var allowedPressTypes: [NSNumber] = []
  /// A name to find the recognizer by.
  open var name: String?
  /// How many fingers there are.
  open var numberOfTouches: Int { hand == nil ? 0 : hand?.pair == nil ? 1 : 2 }
  /// The keys that are held.
  open var modifierFlags: UIKeyModifierFlags { [] }

  private var stored = State.possible
  /// Called at each step of a gesture.
  var handler: (() -> Void)?
  /// What the finger does; nil while there is none.
  var hand: Hand?
  /// Where the finger was last, in the window's space.
  private var lastLocation = CGPoint.zero
  /// The recognizers that must have found nothing first.
  private(set) var forerunners: [UIGestureRecognizer] = []

  /// Creates a recognizer.
  public init(target: Any?, action: Selector?) {}
  /// Creates a recognizer.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Does nothing: there are no selectors here.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Does nothing: there are no selectors here.
  open func removeTarget(_ target: Any?, action: Selector?) {}
  /// Returns where the gesture is in a view's space; nil stands for the window.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(lastLocation, from: nil) ?? lastLocation
  }
  /// Returns where a finger is in a view's space.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }
  /// Has the recognizer wait until another one has found nothing.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    forerunners.append(otherGestureRecognizer)
  }
  /// Returns whether a gesture of this one keeps another one from beginning.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether a gesture of another one keeps this one from beginning.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether this one waits for another one to fail.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether another one waits for this one to fail.
  open func shouldBeRequiredToFail(
    by otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Leaves a finger out.
  open func ignore(_ touch: UITouch, for event: UIEvent) { state = .failed }
  /// Called when a gesture is over, before the next one.
  open func reset() {}

  /// Called when a finger comes down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when a finger moves.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when a finger leaves.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when a finger is taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// The next instant at which a finger that stays would be recognized, in seconds.
  var deadline: Double? { nil }
  /// Called when another gesture has won.
  func wasPrevented() {
    switch state {
    case .began, .changed: state = .cancelled
    case .possible: state = .failed
    default: break
    }
    clear()
  }

  /// Takes over what the finger does, and tells the `touches` methods.
  func receive(_ event: TouchEvent) {
    if event.phase == .began { hand = Hand(event) }
    hand?.take(event)
    lastLocation = event.location
    let touches: Set<UITouch> = [UITouch(event.location, event.phase.uiKit, event.time, view)]
    switch event.phase {
    case .began: touchesBegan(touches, with: UIEvent())
    case .moved: touchesMoved(touches, with: UIEvent())
    case .ended: touchesEnded(touches, with: UIEvent())
    case .cancelled: touchesCancelled(touches, with: UIEvent())
    }
  }

  /// Makes the recognizer ready for the next finger.
  func clear() {
    reset()
    hand = nil
    stored = .possible
  }

  /// Begins a gesture, where the delegate lets it.
  func begin(_ new: State) {
    let mayBegin =
      (view?.gestureRecognizerShouldBegin(self) ?? true)
      && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
    state = mayBegin ? new : .failed
  }
}

extension UIGestureRecognizer {
  /// A finger on its way, in the window's space.
  struct Hand {
    let start: CGPoint
    let startTime: Double
    var place: CGPoint
    var time: Double
    var velocity = CGSize.zero
    var pair: FingerPair?

    init(_ event: TouchEvent) {
      (start, startTime) = (event.location, event.time)
      (place, time) = (start, startTime)
    }

    mutating func take(_ event: TouchEvent) {
      (place, time, velocity, pair) = (event.location, event.time, event.velocity, event.pair)
    }

    /// How far the finger is from where it came down, in points.
    var way: CGPoint { CGPoint(x: place.x - start.x, y: place.y - start.y) }
    var distance: CGFloat { (way.x * way.x + way.y * way.y).squareRoot() }
  }
}

extension TouchEvent.Phase {
  /// UIKit's name for the phase.
  var uiKit: UITouch.Phase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}

extension UIView {
  /// Adds a recognizer.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Takes a recognizer away.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = nil
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right.
  public static let right = UIRectEdge(rawValue: 8)
  /// Every edge.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
