public import Foundation

extension Animation {
  /// The duration of curves that name none, in seconds.
  static let defaultCurveDuration = 0.35

  /// A spring without bounce whose undamped period is 0.55 s.
  ///
  /// The documentation of `Animation.default` gives a response of 0.55 and a damping fraction of 1;
  /// other sources measure a duration of 0.5 s, which differs by at most 0.052 of the way.
  public static let `default` = Animation.spring(response: 0.55, dampingFraction: 1)

  /// Steady, in 0.35 s.
  public static var linear: Animation { linear(duration: defaultCurveDuration) }
  /// Slow at the start, in 0.35 s.
  public static var easeIn: Animation { easeIn(duration: defaultCurveDuration) }
  /// Slow at the end, in 0.35 s.
  public static var easeOut: Animation { easeOut(duration: defaultCurveDuration) }
  /// Slow at both ends, in 0.35 s.
  public static var easeInOut: Animation { easeInOut(duration: defaultCurveDuration) }

  /// Returns a steady animation.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// Returns an animation that is slow at the start.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// Returns an animation that is slow at the end.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// Returns an animation that is slow at both ends.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// Returns an animation along a cubic Bézier curve.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(
      timing: .curve(
        .bezier(
          startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
        duration: duration))
  }

  /// Returns an animation along a curve.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(timing: .curve(curve, duration: duration))
  }
}
