public import Foundation

/// How a change is spread over time.
public struct Animation: Hashable, Sendable {
  /// How progress depends on time.
  let timing: AnimationTiming

  /// Creates an animation from its timing.
  init(timing: AnimationTiming) { self.timing = timing }

  /// Creates an animation of one's own.
  public init<A: CustomAnimation>(_ base: A) {
    timing = .custom(AnyCustomAnimation(base: base))
  }

  /// Returns the animation with a later start.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(timing: .delayed(timing, by: delay))
  }

  /// Returns the animation at another pace; 2 is twice as fast.
  public func speed(_ speed: Double) -> Animation {
    Animation(timing: .paced(timing, by: speed))
  }

  /// Returns the animation several times, every second time backwards if asked to.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(timing: .repeated(timing, count: repeatCount, autoreverses: autoreverses))
  }

  /// Returns the animation without an end.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(timing: .repeated(timing, count: nil, autoreverses: autoreverses))
  }

  /// Returns the animation with another time for its completion handlers.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(timing: .completing(timing, after: duration))
  }
}

extension Animation {
  /// Returns the way that is done at a time, or nil once the animation is over.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    timing.animate(way: value, time: time, context: &context)
  }

  /// Returns the velocity at a time, or nil where it isn't known.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    switch timing {
    case .custom(let animation):
      return animation.base.velocity(value: value, time: time, context: context)
    case .curve(let curve, let duration):
      guard duration > 0 else { return nil }
      return value.scaled(by: curve.velocity(at: time / duration) / duration)
    case .spring(let motion):
      return value.scaled(by: motion.progressRate(at: time))
    case .interpolatingSpring(let motion, let initial):
      return value.scaled(by: motion.progressRate(at: time, initialVelocity: initial))
    case .delayed, .paced, .repeated, .completing:
      return nil
    }
  }

  /// Returns whether the animation takes a running one's place, instead of being added to it.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    if case .custom(let animation) = timing {
      return animation.base.shouldMerge(
        previous: previous, value: value, time: time, context: &context)
    }
    return timing.mergingSpring != nil && previous.timing.mergingSpring != nil
  }
}

extension Animation: CustomStringConvertible {
  /// The timing, for reading.
  public var description: String { "Animation(\(timing))" }
}
