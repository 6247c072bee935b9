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
  /// How far the transition has come; at its start.
  public var percentComplete: CGFloat { 0 }
  /// The course of time; slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
}

extension UIViewControllerTransitionCoordinator {
  /// Animates changes along with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
