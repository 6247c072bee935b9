public import Foundation

// Defaults and conversions: the documentation of each function. `blendDuration` spreads the change
// of a running spring's period; here the new period holds at once, and the velocity is kept.
extension Animation {
  /// A spring without bounce, 0.5 s long.
  public static var spring: Animation { spring(duration: 0.5) }

  /// Returns a spring that takes over the velocity of a running one.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// Returns a spring that takes over the velocity of a running one.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(
      Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// Returns an animation along a spring that takes over the velocity of a running one.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(timing: .spring(spring.motion))
  }

  /// A quick spring for values that follow a finger.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// Returns a quick spring for values that follow a finger.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(
      response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// Returns a quick spring for values that follow a finger.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration)
  }

  /// A spring without bounce.
  public static var smooth: Animation { smooth() }
  /// A spring with a little bounce.
  public static var snappy: Animation { snappy() }
  /// A spring with a lot of bounce.
  public static var bouncy: Animation { bouncy() }

  /// Returns a spring without bounce.
  public static func smooth(
    duration: TimeInterval = 0.5, extraBounce: Double = 0.0
  ) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// Returns a spring with a little bounce.
  public static func snappy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0.0
  ) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// Returns a spring with a lot of bounce.
  public static func bouncy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0.0
  ) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring without bounce that is added to running animations.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

  /// Returns a spring that is added to running animations.
  ///
  /// More than critical damping counts as critical.
  ///
  /// - Parameters:
  ///   - mass: The mass that moves.
  ///   - stiffness: The force for each unit of displacement.
  ///   - damping: The force against each unit of velocity.
  ///   - initialVelocity: The velocity at the start, in whole distances per second.
  /// - Returns: The animation.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping), initialVelocity: initialVelocity)
  }

  /// Returns a spring that is added to running animations.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// Returns an animation along a spring that is added to running animations.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(
      timing: .interpolatingSpring(spring.motion.clamped, initialVelocity: initialVelocity))
  }
}
