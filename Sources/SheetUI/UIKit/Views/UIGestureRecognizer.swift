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
/// A gesture's target would be called through a selector, which is Objective-C's; without it a
/// recognizer can be made, configured and added, and recognizes nothing.
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
  open var state = State.possible
  /// Who may change what the recognizer does.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the recognizer takes part.
  open var isEnabled = true
  /// The view.
  open internal(set) weak var view: UIView?
  /// Whether touches no longer reach the view once a gesture is recognized.
  open var cancelsTouchesInView = true
  /// Whether touches reach the view only when there is no gesture.
  open var delaysTouchesBegan = false
  /// Whether the end of touches reaches the view only when there is no gesture.
  open var delaysTouchesEnded = true
  /// Whether other gestures are shut out.
  open var requiresExclusiveTouchType = true
  /// A name to find the recognizer by.
  open var name: String?
  /// How many fingers there are.
  open var numberOfTouches: Int { 0 }

  /// Creates a recognizer.
  public init(target: Any?, action: Selector?) {}
  /// Creates a recognizer.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Does nothing: there are no selectors here.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Does nothing: there are no selectors here.
  open func removeTarget(_ target: Any?, action: Selector?) {}
  /// Returns where the gesture is in a view's space.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Has the recognizer wait until another one has found nothing.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}

/// Changes what a recognizer does.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two gestures may be recognized at once.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a gesture waits for another one to fail.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a gesture is to fail before another one.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a touch counts.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// It may.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// They may not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// It doesn't.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// It isn't.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// It does.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}

/// Recognizes taps.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it takes.
  open var numberOfTapsRequired = 1
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1
}

/// Recognizes drags.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fewest fingers.
  open var minimumNumberOfTouches = 1
  /// The most fingers.
  open var maximumNumberOfTouches = Int.max
  /// Returns how far the drag has gone, in points.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Sets how far the drag has gone.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// Returns how fast the drag is, in points a second.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Recognizes drags from an edge of the screen.
@MainActor @preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges.
  open var edges: UIRectEdge = []
}

/// Recognizes fingers that stay.
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far a finger may move, in points.
  open var allowableMovement: CGFloat = 10
  /// How many taps before.
  open var numberOfTapsRequired = 0
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1
}

/// Recognizes swipes.
@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// The direction.
  open var direction = Direction.right
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1
}

/// Recognizes two fingers that move apart or together.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart, as a multiple of the start.
  open var scale: CGFloat = 1
  /// How fast, a second.
  open var velocity: CGFloat { 0 }
}

/// Recognizes two fingers that turn.
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far, in radians.
  open var rotation: CGFloat = 0
  /// How fast, in radians a second.
  open var velocity: CGFloat { 0 }
}

/// Recognizes a pointer over a view.
@MainActor @preconcurrency
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

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
