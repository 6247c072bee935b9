public import Foundation

/// How an animation's progress depends on time.
public final class CAMediaTimingFunction: NSObject {
  let curve: UnitCurve

  /// Creates a curve of a name.
  public init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: curve = .easeIn
    case .easeOut: curve = .easeOut
    case .easeInEaseOut: curve = .easeInOut
    case .default:
      curve = .bezier(
        startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.25, y: 1))
    default: curve = .linear
    }
  }

  /// Creates a Bézier curve.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = .bezier(
      startControlPoint: UnitPoint(x: CGFloat(c1x), y: CGFloat(c1y)),
      endControlPoint: UnitPoint(x: CGFloat(c2x), y: CGFloat(c2y)))
  }
}

/// The name of a curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Even.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The system's.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// What a layer shows before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The end stays.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The start is there before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Neither.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// A course of time that a layer follows.
@MainActor @preconcurrency
open class CAAnimation: NSObject {
  /// How long it takes, in seconds; 0 stands for 0.25.
  open var duration: TimeInterval = 0
  /// When it starts, in seconds of the virtual clock; 0 for at once.
  open var beginTime: TimeInterval = 0
  /// How many times it runs.
  open var repeatCount: Float = 0
  /// Whether it runs backwards every second time.
  open var autoreverses = false
  /// The pace.
  open var speed: Float = 1
  /// What is shown before and after.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Whether the layer goes back to its own values at the end.
  open var isRemovedOnCompletion = true
  /// How long cycles go on, in seconds; 0 for as many as `repeatCount` says.
  open var repeatDuration: TimeInterval = 0
  /// How far into the animation it begins, in seconds.
  open var timeOffset: TimeInterval = 0
  /// How progress depends on time.
  open var timingFunction: CAMediaTimingFunction?
  /// Who is told of start and end.
  open var delegate: (any CAAnimationDelegate)?

  /// Creates an animation.
  public override init() {}

  /// The timing of one run or of all.
  var timing: AnimationTiming {
    let length = duration > 0 ? duration : 0.25
    var animation = Animation.timingCurve(timingFunction?.curve ?? .linear, duration: length)
    if repeatDuration > 0, repeatDuration.isFinite {
      let runs = max(Int((repeatDuration / length).rounded()), 1)
      animation = animation.repeatCount(runs, autoreverses: autoreverses)
    } else if repeatDuration > 0 || repeatCount == .infinity || repeatCount > 1e6 {
      animation = animation.repeatForever(autoreverses: autoreverses)
    } else if repeatCount > 1 || autoreverses {
      let runs = max(Int(repeatCount.rounded()), 1) * (autoreverses ? 2 : 1)
      animation = animation.repeatCount(runs, autoreverses: autoreverses)
    }
    if speed > 0, speed != 1 { animation = animation.speed(Double(speed)) }
    return animation.timing
  }
}

/// Hears of an animation's start and end.
@MainActor @preconcurrency
public protocol CAAnimationDelegate {
  /// Called at the start.
  func animationDidStart(_ anim: CAAnimation)
  /// Called at the end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one property.
@MainActor @preconcurrency
open class CAPropertyAnimation: CAAnimation {
  /// Whether the values are added to the layer's own.
  open var isAdditive = false
  /// Whether each cycle begins where the one before has ended; it begins anew.
  open var isCumulative = false
  /// Turns a value into one of the property; not called.
  open var valueFunction: Any?
  /// The property.
  open var keyPath: String?

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation of one property from one value to another.
///
/// Moved are `opacity`, `cornerRadius`, `borderWidth`, `position` and its parts, `transform.scale`
/// and its parts, `transform.rotation`, `transform.translation` and its parts, `backgroundColor`,
/// `fillColor`, `strokeColor`, `strokeStart`, `strokeEnd`, `lineWidth` and `shadowOpacity`.
@MainActor @preconcurrency
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start; nil for the layer's own.
  open var fromValue: Any?
  /// The value at the end; nil for the layer's own.
  open var toValue: Any?
  /// The way from start to end where only one of them is known.
  open var byValue: Any?
}

/// An animation of one property on a spring.
@MainActor @preconcurrency
open class CASpringAnimation: CABasicAnimation {
  /// The mass that moves.
  open var mass: CGFloat = 1
  /// The force for each unit of displacement.
  open var stiffness: CGFloat = 100
  /// The force against each unit of velocity.
  open var damping: CGFloat = 10
  /// The velocity at the start, in whole distances a second.
  open var initialVelocity: CGFloat = 0
  /// When the spring is at rest, in seconds.
  open var settlingDuration: TimeInterval { timing.end(limit: AnimationTiming.stillLimit) }

  override var timing: AnimationTiming {
    Animation.interpolatingSpring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      initialVelocity: Double(initialVelocity)
    ).timing
  }
}

/// An animation of one property through several values, evenly from each to the next.
@MainActor @preconcurrency
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// How the layer moves between the steps.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The courses of time between the steps; the whole animation's counts.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// Whether the layer turns with the path; it doesn't.
  open var rotationMode: CAAnimationRotationMode?
  /// The values.
  open var values: [Any]?
  /// When each value is reached, as a share of the duration.
  open var keyTimes: [NSNumber]?
  /// The way that a position takes; without effect.
  open var path: CGPath?
}

/// Animations that run together.
@MainActor @preconcurrency
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// An animation of a whole layer, which fades.
@MainActor @preconcurrency
open class CATransition: CAAnimation {
  /// The kind.
  open var type = CATransitionType.fade
  /// The direction.
  open var subtype: CATransitionSubtype?
}

/// The kind of a layer's transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Fades.
  public static let fade = CATransitionType(rawValue: "fade")
  /// Slides over.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// Pushes away.
  public static let push = CATransitionType(rawValue: "push")
  /// Slides away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a layer's transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a direction from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// How a layer moves between the steps of an animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In a straight line.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// At once.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At one speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a smooth curve; in a straight line here.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On a smooth curve at one speed; in a straight line here.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether a layer turns with the path that it moves along.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Against the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a layer's transition.
public let kCATransition = "transition"

extension CALayer {
  /// Adds an animation; one of the same key ends.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let key = key ?? "animation \(animations.count)"
    animations.removeAll { $0.key == key }
    let graph = hostView?.stageGraph
    let start = anim.beginTime > 0 ? anim.beginTime : graph?.time ?? Stage.current?.time ?? 0
    let parts = (anim as? CAAnimationGroup)?.animations ?? [anim]
    for part in parts { animations.append((key, start, part)) }
    let length = parts.map { $0.timing.end(limit: AnimationTiming.stillLimit) }.max() ?? 0
    graph?.noteAnimation(until: start + length)
    CATransaction.note(length)
    anim.delegate?.animationDidStart(anim)
    if length.isFinite {
      Stage.current?.clock.schedule(after: length) {
        anim.delegate?.animationDidStop(anim, finished: true)
      }
    }
    didChange()
  }

  /// Ends the animation of a key.
  public func removeAnimation(forKey key: String) {
    animations.removeAll { $0.key == key }
    didChange()
  }

  /// Ends all animations.
  public func removeAllAnimations() {
    animations = []
    didChange()
  }

  /// The keys of the animations; nil for none.
  public func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.map(\.key)
  }

  /// Returns the animation of a key.
  public func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }
}

/// Changes of layers that belong together.
@MainActor @preconcurrency
public final class CATransaction: NSObject {
  private struct Level {
    var completion: (() -> Void)?
    var end = 0.0
  }

  private static var levels: [Level] = []

  /// Starts a group of changes.
  public class func begin() { levels.append(Level()) }

  /// Ends the group; its completion is called when its animations are over.
  public class func commit() {
    guard let level = levels.popLast(), let completion = level.completion else { return }
    guard let stage = Stage.current, level.end.isFinite else { return completion() }
    stage.clock.schedule(after: level.end) { completion() }
  }

  /// Starts what was changed; changes are taken over with the next layout anyway.
  public class func flush() {}
  /// Sets what is called when the group's animations are over.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    if !levels.isEmpty { levels[levels.count - 1].completion = block }
  }
  /// Sets whether plain changes of layers jump; they always do here.
  public class func setDisableActions(_ flag: Bool) {}
  /// Sets the duration of plain changes of layers; they always jump here.
  public class func setAnimationDuration(_ dur: TimeInterval) {}
  /// Sets the curve of plain changes of layers; they always jump here.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}

  /// Notes how long an animation of the group takes.
  static func note(_ length: Double) {
    if !levels.isEmpty { levels[levels.count - 1].end = max(levels[levels.count - 1].end, length) }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the time of the virtual clock, in seconds.
@MainActor @preconcurrency
public func CACurrentMediaTime() -> TimeInterval { Stage.current?.time ?? 0 }
