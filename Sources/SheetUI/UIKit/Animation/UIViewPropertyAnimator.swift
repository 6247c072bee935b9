public import Foundation

/// The course of time of an animation.
@MainActor @preconcurrency
public protocol UITimingCurveProvider {
  /// The animation of a duration, in seconds.
  func animation(lasting duration: TimeInterval) -> Animation
}

/// A cubic Bézier curve.
@MainActor @preconcurrency
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  private let make: (TimeInterval) -> Animation

  /// Creates one of the named curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    make = { curve.animation(duration: $0) }
  }

  /// Creates a curve of two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    make = {
      .timingCurve(
        Double(point1.x), Double(point1.y), Double(point2.x), Double(point2.y), duration: $0)
    }
  }

  /// The animation of a duration, in seconds.
  open func animation(lasting duration: TimeInterval) -> Animation { make(duration) }
}

/// A spring.
@MainActor @preconcurrency
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private let make: (TimeInterval) -> Animation

  /// Creates a spring of a damping ratio, which rests when the duration is over.
  public init(dampingRatio ratio: CGFloat) {
    make = { .uiKitSpring(duration: $0, dampingRatio: Double(ratio), velocity: 0) }
  }

  /// Creates a spring of a damping ratio and a velocity, of which the length counts.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    let speed = (velocity.dx * velocity.dx + velocity.dy * velocity.dy).squareRoot()
    make = { .uiKitSpring(duration: $0, dampingRatio: Double(ratio), velocity: Double(speed)) }
  }

  /// Creates a spring of physics, whose duration is its own.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    make = { _ in
      .interpolatingSpring(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
        initialVelocity: Double(velocity.dx))
    }
  }

  /// The animation of a duration, in seconds.
  open func animation(lasting duration: TimeInterval) -> Animation { make(duration) }
}

/// Where an animation stands.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not begun.
  case inactive = 0
  /// Running or paused.
  case active = 1
  /// Stopped.
  case stopped = 2
}

/// Where an animation has ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At the end.
  case end = 0
  /// At the start.
  case start = 1
  /// In between.
  case current = 2
}

/// An animation that is made first and started then; once started it runs to its end.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject {
  /// How long it takes, in seconds.
  public let duration: TimeInterval
  /// The course of time.
  public let timingParameters: (any UITimingCurveProvider)?
  /// Where it stands.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether it runs.
  open private(set) var isRunning = false
  /// Whether it runs backwards; it doesn't.
  open var isReversed = false
  /// Whether touches reach what moves; they do.
  open var isUserInteractionEnabled = true
  /// Whether it can be interrupted; it can't.
  open var isInterruptible = true
  /// How far it is, 0...1.
  open var fractionComplete: CGFloat = 0
  /// Whether it stays active at its end.
  open var pausesOnCompletion = false
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Creates an animation of a course of time.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
  }

  /// Creates an animation of a named curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animation of a curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animation of a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  // Reason: UIKit's signature has that many parameters.
  /// Starts an animation after a delay.
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

  /// Creates an animation of a named curve.
  public required init(plain duration: TimeInterval, _ curve: UIView.AnimationCurve) {
    self.duration = duration
    timingParameters = UICubicTimingParameters(animationCurve: curve)
  }

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  /// Adds changes that start later, by a share of the duration; they start with the others here.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    animations.append(animation)
  }
  /// Adds what is called at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Starts.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts after a delay.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard !isRunning else { return }
    (state, isRunning) = (.active, true)
    let curve =
      timingParameters?.animation(lasting: duration) ?? .easeInOut(duration: duration)
    let animation = delay > 0 ? curve.delay(delay) : curve
    UIViewAnimation.run(
      animation, lasting: duration + max(delay, 0), { for change in animations { change() } },
      completion: { [self] _ in finish() })
    animations = []
  }

  private func finish() {
    (state, isRunning, fractionComplete) = (.inactive, false, 1)
    for completion in completions { completion(.end) }
    completions = []
  }

  /// Does nothing: once started, an animation runs to its end.
  open func pauseAnimation() {}
  /// Ends it; what moves goes on to its end.
  open func stopAnimation(_ withoutFinishing: Bool) {
    (state, isRunning) = (withoutFinishing ? .inactive : .stopped, false)
  }
  /// Calls what is called at the end.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    state = .inactive
    for completion in completions { completion(finalPosition) }
    completions = []
  }
  /// Goes on; an animation never waits here.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }
}

/// Calls back at every picture of a display; a stage has no running display, so it never does.
@MainActor @preconcurrency
open class CADisplayLink: NSObject {
  /// Whether it waits.
  open var isPaused = false
  /// The time of the last picture, in seconds of the virtual clock.
  open var timestamp: TimeInterval { CACurrentMediaTime() }
  /// The time of the next picture.
  open var targetTimestamp: TimeInterval { timestamp + duration }
  /// The time between pictures, in seconds.
  open var duration: TimeInterval { 1.0 / 60 }
  /// How many pictures a second.
  open var preferredFramesPerSecond = 0

  /// Creates a link.
  public init(target: Any, selector sel: Selector) {}
  /// Starts it.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Stops it.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Stops it for good.
  open func invalidate() {}
}
