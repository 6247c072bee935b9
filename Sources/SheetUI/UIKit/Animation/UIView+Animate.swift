public import Foundation

extension UIView {
  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews within the animation; they always are.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Lets touches reach what moves; they always do.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// Starts from what is shown; every animation does.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Runs again and again.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// Runs backwards every second time.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Keeps the duration within another animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
    /// Keeps the curve within another animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
    /// Draws a transition's views as they change; they always are.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 128)
    /// Hides and shows in a transition, rather than adding and removing.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
    /// Keeps options within another animation.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 512)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Turns about the left edge; shown as a cross dissolve.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns about the right edge; shown as a cross dissolve.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Rolls up; shown as a cross dissolve.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Rolls down; shown as a cross dissolve.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Fades.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns about the top edge; shown as a cross dissolve.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns about the bottom edge; shown as a cross dissolve.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Runs at the screen's rate; without effect.
    public static let preferredFramesPerSecondDefault: AnimationOptions = []
    /// Runs 60 times a second; without effect.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Runs 30 times a second; without effect.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// The animation of a duration and delay.
    func animation(duration: Double, delay: Double) -> Animation {
      let curve: UIView.AnimationCurve =
        switch rawValue >> 16 & 3 {
        case 1: .easeIn
        case 2: .easeOut
        case 3: .linear
        default: .easeInOut
        }
      return modified(curve.animation(duration: duration), delay: delay)
    }

    /// Repeats and delays an animation.
    func modified(_ animation: Animation, delay: Double) -> Animation {
      let repeated =
        contains(.repeat)
        ? animation.repeatForever(autoreverses: contains(.autoreverse)) : animation
      return delay > 0 ? repeated.delay(delay) : repeated
    }
  }

  /// How an animation's progress depends on time.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at the start.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// Even.
    case linear = 3

    func animation(duration: Double) -> Animation {
      switch self {
      case .easeInOut: .easeInOut(duration: duration)
      case .easeIn: .easeIn(duration: duration)
      case .easeOut: .easeOut(duration: duration)
      case .linear: .linear(duration: duration)
      }
    }
  }

  // MARK: Blocks

  // UIKit has these as separate methods, whose trailing closures name what is called at the end.

  /// Animates changes, ease in and out, over some seconds of the virtual clock.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  /// Animates changes, ease in and out, and calls `completion` at the end.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates changes after a delay, in a curve, and calls `completion` at the end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let animation = duration > 0 ? options.animation(duration: duration, delay: delay) : nil
    let end = options.contains(.repeat) ? .infinity : duration + max(delay, 0)
    UIViewAnimation.run(animation, lasting: end, animations, completion: completion)
  }

  // Reason: UIKit's signature has that many parameters.
  /// Animates changes on a spring that has come to rest when the duration is over.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping: CGFloat,
    initialSpringVelocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Animation.uiKitSpring(
      duration: duration, dampingRatio: Double(usingSpringWithDamping),
      velocity: Double(initialSpringVelocity))
    let animation = duration > 0 ? options.modified(spring, delay: delay) : nil
    UIViewAnimation.run(
      animation, lasting: duration + max(delay, 0), animations, completion: completion)
  }

  // Reason: UIKit's signature has that many parameters.
  /// Animates changes on a spring of a perceived duration and bounce.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Animation.interpolatingSpring(
      duration: duration, bounce: Double(bounce), initialVelocity: Double(initialSpringVelocity))
    UIViewAnimation.run(
      options.modified(spring, delay: delay), lasting: duration + delay, animations,
      completion: completion)
  }

  /// Animates changes with one of SwiftUI's animations.
  public class func animate(
    _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    let end = animation.timing.end(limit: AnimationTiming.stillLimit)
    UIViewAnimation.run(
      animation, lasting: end, changes,
      completion: completion.map { end in
        { _ in end() }
      })
  }

  /// Makes changes in steps; each has its start and length as shares of the whole.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let outer = keyframeSpan
    keyframeSpan = (delay, duration)
    UIViewAnimation.run(
      .linear(duration: duration).delay(delay), lasting: duration + delay, animations,
      completion: completion)
    keyframeSpan = outer
  }

  /// Makes the changes of one step.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    let (delay, duration) = keyframeSpan
    let step = Animation.linear(duration: duration * frameDuration)
      .delay(delay + duration * frameStartTime)
    UIViewAnimation.run(step, lasting: 0, animations)
  }

  /// How animations in steps run.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Straight from step to step.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Straight from step to step.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// At once; in a straight line here.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At one speed; in a straight line here.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// On a smooth curve at one speed; in a straight line here.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    /// Places subviews too; they always follow.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    /// For ever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    /// There and back.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
    /// With its own duration; it always has.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 32)
    /// With its own options; it always has.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 512)
    /// Lets touches reach what moves; they always do.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
    /// Starts from what is shown; every animation does.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
  }

  private static var keyframeSpan = (delay: 0.0, duration: 0.0)

  /// Repeats the animation of the block that is running.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    let outer = UIViewAnimation.current
    let runs = Int(min(max(count.rounded(), 1), 1_000_000))
    UIViewAnimation.current = outer.map {
      count.isFinite
        ? $0.repeatCount(autoreverses ? runs * 2 : runs, autoreverses: autoreverses)
        : $0.repeatForever(autoreverses: autoreverses)
    }
    animations()
    UIViewAnimation.current = outer
  }

  /// Takes views away, as the system does what it does to them.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: 0.25, delay: 0, options: options,
      animations: {
        for view in views { view.alpha = 0 }
        parallelAnimations?()
      },
      completion: { done in
        for view in views { view.removeFromSuperview() }
        completion?(done)
      })
  }

  /// What the system does to views.
  public enum SystemAnimation: UInt, Sendable {
    /// Takes them away.
    case delete = 0
  }

  /// Makes changes at once, also within an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    UIViewAnimation.run(nil, lasting: 0, actionsWithoutAnimation)
  }

  /// Sets whether changes in blocks are animated.
  public class func setAnimationsEnabled(_ enabled: Bool) { UIViewAnimation.isEnabled = enabled }
  /// Whether changes in blocks are animated.
  public class var areAnimationsEnabled: Bool { UIViewAnimation.isEnabled }
  /// The duration of an animation in whose block the code is, in seconds; 0 outside.
  public class var inheritedAnimationDuration: TimeInterval {
    UIViewAnimation.current.map { $0.timing.end(limit: AnimationTiming.stillLimit) } ?? 0
  }
}
