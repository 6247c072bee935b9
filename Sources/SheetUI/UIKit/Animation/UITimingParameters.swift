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
