public import Foundation

/// An animation of views that can be built up, started, held, moved by hand and turned round.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// How long the animation takes, in seconds.
  public let duration: TimeInterval
  /// The course of the animation in time.
  public let timingParameters: (any UITimingCurveProvider)?
  /// How far the animation is.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether the animation runs.
  open private(set) var isRunning = false
  /// Whether the animation goes back to its start.
  open var isReversed = false { didSet { if isReversed != oldValue { turnRound() } } }
  /// Whether touches reach views on their way; they do.
  open var isUserInteractionEnabled = true
  /// Whether the animation can be stopped on its way.
  open var isInterruptible = true
  /// Whether a hand moves the animation evenly, rather than by its course in time.
  open var scrubsLinearly = true
  /// Whether touches are found where views are on their way; they are.
  open var isManualHitTestingEnabled = false
  /// Whether the animation stays active at its end.
  open var pausesOnCompletion = false
  /// How long the animation waits before it starts, in seconds.
  open private(set) var delay: TimeInterval = 0
  private var animations: [(delay: CGFloat, run: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var changes: ScrubbedChanges?
  /// When the animation started and from which share, while it runs by itself.
  private var begun: (time: Double, share: CGFloat)?
  /// Counts starts, so that the end of an older one is known.
  private var run = 0

  /// Creates an animator with a course in time.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
  }

  /// Creates an animator with a curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a cubic curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  // Reason: UIKit's signature has that many parameters.
  /// Creates an animator and starts it.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
    let animator = make(duration, curve)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  private class func make(_ duration: TimeInterval, _ curve: UIView.AnimationCurve) -> Self {
    self.init(plain: duration, curve)
  }

  /// Creates an animator with a curve.
  public required init(plain duration: TimeInterval, _ curve: UIView.AnimationCurve) {
    self.duration = duration
    timingParameters = UICubicTimingParameters(animationCurve: curve)
  }

  // MARK: What moves

  /// Adds changes; an animation that runs takes them in at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }
  /// Adds changes that start after a share of the duration.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    animations.append((min(max(delayFactor, 0), 1), animation))
    if isRunning { take() }
  }
  /// Has something called at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  /// Starts or goes on.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts after a while, in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard !isRunning else { return }
    if state == .active { return continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    self.delay = max(delay, 0)
    (state, isRunning) = (.active, true)
    begun = (now + self.delay, 0)
    changes = ScrubbedChanges()
    take()
    finish(after: duration + self.delay)
  }

  /// Makes the changes under the animation.
  private func take() {
    let curve = timingParameters?.animation(lasting: duration) ?? .easeInOut(duration: duration)
    let waiting = animations
    animations = []
    changes?.add {
      for entry in waiting {
        let late = Double(entry.delay) * duration
        // What starts later has what is left of the duration.
        let course =
          late > 0
          ? timingParameters?.animation(lasting: duration - late)
            ?? .easeInOut(duration: duration - late) : curve
        let wait = delay + late
        UIViewAnimation.run(
          wait > 0 ? course.delay(wait) : course, lasting: duration, entry.run)
      }
    }
  }

  private func finish(after time: Double) {
    run += 1
    let own = run
    UIViewAnimation.run(
      .linear(duration: time), lasting: time, {},
      completion: { [self] _ in if own == run { end(at: isReversed ? .start : .end) } })
  }

  private func end(at position: UIViewAnimatingPosition) {
    isRunning = false
    begun = nil
    changes?.show(position == .start ? 0 : 1)
    guard !pausesOnCompletion else { return }
    (state, changes) = (.inactive, nil)
    callCompletions(position)
  }

  private func callCompletions(_ position: UIViewAnimatingPosition) {
    let all = completions
    completions = []
    for completion in all { completion(position) }
  }

  private var now: Double { Stage.current?.time ?? 0 }

  /// The share that shows now.
  private var share: CGFloat {
    guard let begun else { return changes?.fraction ?? (state == .inactive ? 0 : 1) }
    let passed = CGFloat((now - begun.time) / max(duration, 1e-9))
    let way = min(max(passed, 0), 1)
    return isReversed ? max(begun.share - way, 0) : min(begun.share + way, 1)
  }

  // MARK: By hand

  /// How far the animation is, as a share of its duration; setting it holds the animation there.
  open var fractionComplete: CGFloat {
    get { share }
    set {
      hold()
      let fraction = min(max(newValue, 0), 1)
      changes?.show(scrubsLinearly ? fraction : progress(fraction))
    }
  }

  /// How far things have moved at a share of the duration.
  private func progress(_ share: CGFloat) -> CGFloat {
    let curve = timingParameters?.animation(lasting: duration) ?? .easeInOut(duration: duration)
    return CGFloat(curve.timing.progress(at: Double(share) * duration))
  }

  /// Holds the animation where it is.
  open func pauseAnimation() {
    let share = share
    let isMoving = isRunning
    hold()
    if isMoving { changes?.show(progress(share)) }
  }

  private func hold() {
    if state == .inactive {
      state = .active
      let new = ScrubbedChanges()
      changes = new
      let waiting = animations
      animations = []
      UIViewAnimation.run(nil, lasting: 0) { new.add { for entry in waiting { entry.run() } } }
      new.show(0)
    }
    run += 1
    (isRunning, begun) = (false, nil)
  }

  private func turnRound() {
    guard isRunning else { return }
    let share = share
    hold()
    changes?.show(progress(share))
    continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }

  /// Goes on from where the animation is held, over the rest of its duration or another share of it.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning, let changes else { return startAnimation() }
    let fraction = changes.fraction
    let rest = isReversed ? fraction : 1 - fraction
    let time = duration * Double(durationFactor > 0 ? durationFactor : rest)
    let curve =
      (parameters ?? timingParameters)?.animation(lasting: time) ?? .easeInOut(duration: time)
    (isRunning, begun) = (true, (now, fraction))
    UIViewAnimation.run(curve, lasting: time) { changes.show(isReversed ? 0 : 1) }
    finish(after: time)
  }

  /// Stops where the animation is.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    if isRunning { pauseAnimation() }
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { (changes, completions) = (nil, []) }
  }

  /// Comes to an end after a stop.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    switch finalPosition {
    case .start: changes?.show(0)
    case .end: changes?.show(1)
    case .current: break
    }
    (state, changes) = (.inactive, nil)
    callCompletions(finalPosition)
  }
}

/// Something that moves and can be started, held and turned round.
@MainActor @preconcurrency
public protocol UIViewAnimating: NSObjectProtocol {
  /// How far it is.
  var state: UIViewAnimatingState { get }
  /// Whether it runs.
  var isRunning: Bool { get }
  /// Whether it goes back to its start.
  var isReversed: Bool { get set }
  /// How far it is, as a share of its duration.
  var fractionComplete: CGFloat { get set }
  /// Starts it.
  func startAnimation()
  /// Starts it after a while, in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds it.
  func pauseAnimation()
  /// Stops it.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Brings it to an end.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Something that moves and takes more changes in.
@MainActor @preconcurrency
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds changes that start after a share of the duration.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Has something called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
