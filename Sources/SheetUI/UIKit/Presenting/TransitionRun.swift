public import Foundation

/// One run of an animation of user code between two view controllers.
final class TransitionRun: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  private let (presented, presenting): (UIViewController, UIViewController?)
  private let isComing: Bool
  private let frame: CGRect
  private var completion: ((Bool) -> Void)?
  private(set) var transitionWasCancelled = false
  var isAnimated: Bool { true }
  var isInteractive: Bool { false }
  var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }

  init(
    _ presentation: UIPresentationController, in container: UIView, isComing: Bool,
    completion: @escaping (Bool) -> Void
  ) {
    containerView = container
    presented = presentation.presentedViewController
    presenting = presentation.presentingViewController
    self.isComing = isComing
    frame = presentation.frameOfPresentedViewInContainerView
    self.completion = completion
  }

  func completeTransition(_ didComplete: Bool) {
    transitionWasCancelled = !didComplete
    let action = completion
    completion = nil
    action?(didComplete)
  }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { (key == .to) == isComing ? presented : presenting }

  /// What presents stays where it is, so that there is no view of it to move.
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    (key == .to) == isComing ? presented.view : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    if vc === presented { return isComing ? .zero : frame }
    return containerView.bounds
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === presented { return isComing ? frame : .zero }
    return containerView.bounds
  }
}

/// Follows a finger between two view controllers; on a stage transitions run by themselves.
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// How far the transition has come, 0...1.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast it ends.
  open var completionSpeed: CGFloat = 1
  /// The course of its end.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether it begins under a finger.
  open var wantsInteractiveStart = true

  /// Starts to follow the finger; never called here.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}
  /// Moves on.
  open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
  /// Gives up.
  open func cancel() { percentComplete = 0 }
  /// Goes on to the end.
  open func finish() { percentComplete = 1 }
}
