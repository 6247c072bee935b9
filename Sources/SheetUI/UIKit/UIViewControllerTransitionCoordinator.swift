public import Foundation

/// What is known of a transition while it runs.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition moves.
  var isAnimated: Bool { get }
  /// How long it takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The view in which it runs.
  var containerView: UIView { get }
  /// Whether it was cancelled.
  var isCancelled: Bool { get }
  /// Whether a finger is followed.
  var isInteractive: Bool { get }
  /// How far the transition has come.
  var percentComplete: CGFloat { get }
  /// Returns one of the controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view of one of the controllers.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs changes along with a transition.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Animates changes along with the transition.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinatorContext {
  /// Whether a finger was followed from the start.
  public var initiallyInteractive: Bool { isInteractive }
  /// Whether a finger can catch the transition.
  public var isInterruptible: Bool { false }
  /// How fast the transition goes on after a finger.
  public var completionVelocity: CGFloat { 1 }
  /// What the content is turned by.
  public var targetTransform: CGAffineTransform { .identity }
  /// The course of time; slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
}

extension UIViewControllerTransitionCoordinator {
  /// Animates changes along with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
  /// Calls back when a finger has left and the transition goes on by itself.
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { animate(alongsideTransition: nil) { handler($0) } }
  /// Animates changes of a view elsewhere along with the transition.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
}
