public import Foundation

/// A spring's parameters and its motion in closed form.
public struct Spring: Hashable, Sendable {
  /// The undamped angular frequency and the damping ratio.
  let motion: SpringMotion
  /// The mass that moves.
  public let mass: Double

  /// Creates a spring from its motion.
  init(motion: SpringMotion, mass: Double = 1) {
    self.motion = motion
    self.mass = mass
  }

  /// Creates a spring from how long it seems to take and how much it bounces, −1...1.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// Creates a spring from its undamped period and its damping ratio.
  public init(response: Double, dampingRatio: Double) {
    motion = SpringMotion(response: response, dampingRatio: dampingRatio)
    mass = 1
  }

  /// Creates a spring from physical parameters.
  ///
  /// - Parameters:
  ///   - mass: The mass that moves.
  ///   - stiffness: The force for each unit of displacement.
  ///   - damping: The force against each unit of velocity.
  ///   - allowOverDamping: Whether more than critical damping counts; otherwise the spring is
  ///     critically damped instead.
  public init(
    mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let motion = SpringMotion(mass: mass, stiffness: stiffness, damping: damping)
    self.motion = allowOverDamping ? motion : motion.clamped
    self.mass = mass
  }

  /// Creates a critically or less damped spring that settles in a given time.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = min(max(dampingRatio, 1e-3), 1)
    // The settling time is inversely proportional to the frequency: scale that of frequency 1.
    let unit = SpringMotion(frequency: 1, dampingRatio: ratio)
      .settlingTime(displacement: 1, velocity: 0, limit: epsilon)
    motion = SpringMotion(frequency: unit / settlingDuration, dampingRatio: ratio)
    mass = 1
  }

  /// How long the spring seems to take, in seconds: its undamped period.
  public var duration: TimeInterval { response }
  /// How much the spring bounces: 0 for none, negative for over-damped.
  public var bounce: Double {
    dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }
  /// The undamped period, in seconds.
  public var response: Double { 2 * .pi / motion.frequency }
  /// The damping relative to the critical one.
  public var dampingRatio: Double { motion.dampingRatio }
  /// The force for each unit of displacement.
  public var stiffness: Double { motion.frequency * motion.frequency * mass }
  /// The force against each unit of velocity.
  public var damping: Double { 2 * motion.dampingRatio * motion.frequency * mass }
  /// The time until the spring stays within 0.001 of its target.
  public var settlingDuration: TimeInterval {
    motion.settlingTime(displacement: 1, velocity: 0, limit: 0.001)
  }

  /// A spring without bounce.
  public static var smooth: Spring { smooth() }
  /// A spring with a little bounce.
  public static var snappy: Spring { snappy() }
  /// A spring with a lot of bounce.
  public static var bouncy: Spring { bouncy() }

  /// Returns a spring without bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// Returns a spring with a little bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Returns a spring with a lot of bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// Returns the damping ratio of a bounce in −1...1.
  static func dampingRatio(bounce: Double) -> Double {
    let bounce = min(max(bounce, -1), 1)
    return bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
  }
}

extension Spring {
  /// Returns the position on the way from 0 to a target.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let factors = motion.factors(at: time)
    return target.scaled(by: 1 - factors.position) + initialVelocity.scaled(by: factors.push)
  }

  /// Returns the velocity on the way from 0 to a target.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let factors = motion.factors(at: time)
    return target.scaled(by: -factors.positionRate)
      + initialVelocity.scaled(by: factors.pushRate)
  }

  /// Moves a value and its velocity on.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let factors = motion.factors(at: deltaTime)
    let displacement = value - target
    value =
      target + displacement.scaled(by: factors.position) + velocity.scaled(by: factors.push)
    velocity =
      displacement.scaled(by: factors.positionRate) + velocity.scaled(by: factors.pushRate)
  }

  /// Returns the force on a mass at a position.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Returns the time until a motion stays within a limit of its target.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    motion.settlingTime(
      displacement: target.magnitudeSquared.squareRoot(),
      velocity: initialVelocity.magnitudeSquared.squareRoot(), limit: epsilon)
  }

  /// Returns the position on the way between two values.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData =
      fromValue.animatableData
      + value(
        target: toValue.animatableData - fromValue.animatableData,
        initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Returns the velocity on the way between two values.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }
}
