import Foundation

/// One push or pop on its way.
///
/// A class, because it lives from the call to the end of the slide, which may be far apart.
@MainActor
final class PageTransition {
  private weak var owner: UINavigationController?
  private let (from, to): (UIViewController, UIViewController)
  private let isPush: Bool
  private var end: (() -> Void)?
  /// What drives the slide by hand; nil where it runs by itself.
  private var driver: SlideDriver?
  private let stackBefore: [UIViewController]

  init(
    _ owner: UINavigationController, from: UIViewController, to: UIViewController, isPush: Bool,
    end: @escaping () -> Void
  ) {
    (self.owner, self.from, self.to, self.isPush, self.end) = (owner, from, to, isPush, end)
    driver = owner.slideDriver
    stackBefore = isPush ? owner.viewControllers.dropLast() : owner.viewControllers + [from]
  }

  /// Starts the slide, or user code's animation.
  func start() {
    guard let owner else { return }
    let operation: UINavigationController.Operation = isPush ? .push : .pop
    let slide = SystemSlide(isPush: isPush)
    if let driver { return run(slide, driver.interaction, in: owner) }
    let own = owner.navigationDelegate?.navigationController(
      owner, animationControllerFor: operation, from: from, to: to)
    let interaction = own.flatMap {
      owner.navigationDelegate?.navigationController(owner, interactionControllerFor: $0)
    }
    run(own ?? slide, interaction, in: owner)
  }

  private func run(
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ interaction: (any UIViewControllerInteractiveTransitioning)?,
    in owner: UINavigationController
  ) {
    guard let (old, new) = views else { return }
    let pages = owner.pages
    // The pages stay in one view all the way, so that what SwiftUI shows in them lives on.
    if old.superview !== pages { pages.addSubview(old) }
    (old.frame, new.frame) = (pages.bounds, pages.bounds)
    let context = TransitionRun(
      animator, in: pages,
      from: .init(controller: from, view: old, initial: pages.bounds, final: .zero),
      to: .init(controller: to, view: new, initial: .zero, final: pages.bounds)
    ) { [self] done in
      animator.animationEnded(done)
      if done { finish() } else { cancel() }
    }
    context.start(interaction)
  }

  private var views: (UIView, UIView)? {
    guard let old = from.viewIfLoaded, let new = to.view else { return nil }
    return (old, new)
  }

  /// Shows the end at once.
  func finish() {
    guard let end else { return }
    self.end = nil
    rest(to.view)
    end()
    owner?.view.setNeedsLayout()
  }

  private func cancel() {
    guard end != nil else { return }
    end = nil
    rest(from.view)
    to.viewIfLoaded?.removeFromSuperview()
    owner?.restore(stackBefore)
  }

  private func rest(_ shown: UIView) {
    guard let owner else { return }
    if owner.transition === self { owner.transition = nil }
    shown.transform = .identity
    if shown.superview !== owner.pages { owner.pages.insertSubview(shown, at: 0) }
    shown.frame = owner.pages.bounds
  }
}

/// The system's way between two pages, on the spring of its transitions.
final class SystemSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPush: Bool

  init(isPush: Bool) { self.isPush = isPush }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { PresentationOptions.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let old = transitionContext.view(forKey: .from),
      let new = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(true) }
    let bounds = container.bounds
    let isMirrored = container.environment.layoutDirection == .rightToLeft
    let width = isMirrored ? -bounds.width : bounds.width
    let aside = bounds.offsetBy(dx: -PageLayout.parallax * width, dy: 0)
    let beyond = bounds.offsetBy(dx: width, dy: 0)
    new.frame = isPush ? beyond : aside
    container.insertSubview(new, at: isPush ? container.subviews.count : 0)
    UIViewAnimation.run(
      .systemTransition, lasting: PresentationOptions.duration,
      {
        new.frame = bounds
        old.frame = self.isPush ? aside : beyond
      },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

/// A finger that drives the system's slide.
@MainActor
final class SlideDriver {
  let interaction = UIPercentDrivenInteractiveTransition()
}

/// The drag from the leading edge that goes back.
final class PopGesture: UIScreenEdgePanGestureRecognizer {
  private weak var owner: UINavigationController?
  private var driver: SlideDriver?

  init(_ owner: UINavigationController) {
    self.owner = owner
    super.init(target: nil, action: nil)
    edges = .left
  }

  private var isMirrored: Bool {
    owner?.viewIfLoaded?.environment.layoutDirection == .rightToLeft
  }

  override func accepts(_ hand: Hand) -> Bool {
    edges = isMirrored ? .right : .left
    return super.accepts(hand)
  }

  override var state: State { didSet { follow() } }

  private func follow() {
    guard let owner, let view = owner.viewIfLoaded else { return }
    let sign: CGFloat = isMirrored ? -1 : 1
    let share = sign * translation(in: view).x / max(view.bounds.width, 1)
    switch state {
    case .began:
      guard owner.viewControllers.count > 1 else { return }
      let new = SlideDriver()
      driver = new
      owner.slideDriver = new
      owner.popViewController(animated: true)
      owner.slideDriver = nil
    case .changed: driver?.interaction.update(share)
    case .ended, .cancelled:
      let goesOn = share + sign * velocity(in: view).x / 1000 > 0.5
      if goesOn { driver?.interaction.finish() } else { driver?.interaction.cancel() }
      driver = nil
    default: break
    }
  }
}
