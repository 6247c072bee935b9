import Foundation

/// One run of an animation of user code between two controllers.
final class TransitionRun: NSObject, UIViewControllerContextTransitioning {
  /// One of the two controllers, its view where that takes part, and its frames.
  struct Side {
    let controller: UIViewController?
    var view: UIView?
    var initial = CGRect.zero
    var final = CGRect.zero
  }

  let containerView: UIView
  let animator: any UIViewControllerAnimatedTransitioning
  private let (from, to): (Side, Side)
  private var completion: ((Bool) -> Void)?
  private(set) var transitionWasCancelled = false
  /// Takes the animations while a finger drives them; nil where they run by themselves.
  private(set) var scrubber: UIViewAnimation.Scrubber?
  let presentationStyle: UIModalPresentationStyle
  var isAnimated: Bool { true }
  var isInteractive: Bool { scrubber != nil }

  // Reason: two sides, what moves between them, where, how, and what comes then.
  init(
    _ animator: any UIViewControllerAnimatedTransitioning, in container: UIView, from: Side,
    to: Side, style: UIModalPresentationStyle = .none, completion: @escaping (Bool) -> Void
  ) {
    (self.animator, containerView) = (animator, container)
    (self.from, self.to, presentationStyle) = (from, to, style)
    self.completion = completion
  }

  /// Creates the run of a presentation's way in or out.
  convenience init(
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ presentation: UIPresentationController, in container: UIView, isComing: Bool,
    completion: @escaping (Bool) -> Void
  ) {
    let frame = presentation.frameOfPresentedViewInContainerView
    let presented = presentation.presentedViewController
    let own = Side(
      controller: presented, view: presented.view, initial: isComing ? .zero : frame,
      final: isComing ? frame : .zero)
    let other = Side(
      controller: presentation.presentingViewController, initial: container.bounds,
      final: container.bounds)
    self.init(
      animator, in: container, from: isComing ? other : own, to: isComing ? own : other,
      style: presented.modalPresentationStyle, completion: completion)
  }

  /// How long the animation takes, in seconds.
  var duration: Double { max(animator.transitionDuration(using: self), 0) }

  /// Starts the animation, or hands it to what follows a finger.
  func start(_ interaction: (any UIViewControllerInteractiveTransitioning)?) {
    guard let interaction, interaction.wantsInteractiveStart else {
      return animator.animateTransition(using: self)
    }
    let new = UIViewAnimation.Scrubber()
    new.container = containerView
    scrubber = new
    interaction.startInteractiveTransition(self)
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    scrubber?.changes.show(min(max(percentComplete, 0), 1))
  }

  func finishInteractiveTransition() { scrubber = nil }

  func cancelInteractiveTransition() {
    transitionWasCancelled = true
    scrubber = nil
  }

  func pauseInteractiveTransition() {}

  func completeTransition(_ didComplete: Bool) {
    if !didComplete { transitionWasCancelled = true }
    let action = completion
    completion = nil
    action?(didComplete)
  }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { key == .to ? to.controller : from.controller }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .to ? to.view : from.view
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from.controller ? from.initial : vc === to.controller ? to.initial : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === from.controller ? from.final : vc === to.controller ? to.final : .zero
  }
}
