public import Foundation

/// Drives a transition by a share that a finger sets.
///
/// The animation of the transition is shown as far as the share says. When it is finished or
/// cancelled, the rest runs by itself over what is left of the duration at `completionSpeed`.
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// How long the whole transition takes, in seconds.
  open private(set) var duration: CGFloat = 0
  /// How far the transition is, as a share.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast the rest runs, as a share of the usual speed.
  open var completionSpeed: CGFloat = 1
  /// The course of the rest.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether the transition waits for a finger from the start.
  open var wantsInteractiveStart = true
  /// The course of the rest, where it isn't `completionCurve`.
  open var timingCurve: (any UITimingCurveProvider)?
  private var context: TransitionRun?
  /// What was asked for before the transition started; true to finish it.
  private var outcome: Bool?

  /// Creates what follows a finger.
  public override init() { super.init() }

  /// Has the transition's animation follow.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let run = transitionContext as? TransitionRun, let scrubber = run.scrubber else {
      return
    }
    context = run
    duration = CGFloat(run.duration)
    UIViewAnimation.scrubbing(scrubber) { run.animator.animateTransition(using: run) }
    run.updateInteractiveTransition(percentComplete)
    if let outcome { end(isFinished: outcome) }
  }

  /// Shows a share of the transition.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Stays where the transition is; it does until the next step.
  open func pause() {}

  /// Goes back to the start.
  open func cancel() { end(isFinished: false) }
  /// Goes on to the end.
  open func finish() { end(isFinished: true) }

  private func end(isFinished: Bool) {
    guard let run = context, let scrubber = run.scrubber else {
      outcome = isFinished
      return
    }
    (context, outcome) = (nil, nil)
    let way = Double(isFinished ? 1 - percentComplete : percentComplete)
    let time = run.duration * way / Double(max(completionSpeed, 0.01))
    let course = timingCurve?.animation(lasting: time) ?? completionCurve.animation(duration: time)
    if isFinished {
      run.finishInteractiveTransition()
    } else {
      run.cancelInteractiveTransition()
    }
    scrubber.changes.run(to: isFinished ? 1 : 0, course, lasting: time) { [self] in
      percentComplete = 0
      scrubber.complete()
    }
  }
}
