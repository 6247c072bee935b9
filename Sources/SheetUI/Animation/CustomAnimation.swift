public import Foundation

/// An animation of one's own.
public protocol CustomAnimation: Hashable, Sendable {
  /// Computes the way that is done at a time.
  ///
  /// - Parameters:
  ///   - value: The whole way, from the start to the target.
  ///   - time: The seconds since the start.
  ///   - context: What the animation may know and keep.
  /// - Returns: The part of the way, or nil once the animation is over.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// Returns the velocity at a time, or nil where it isn't known.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Returns whether the animation takes a running one's place, instead of being added to it.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// The velocity isn't known.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// The animation is added to a running one.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// Any custom animation, comparable.
struct AnyCustomAnimation: Hashable, Sendable {
  /// The animation.
  let base: any CustomAnimation

  static func == (a: Self, b: Self) -> Bool { AnyHashable(a.base) == AnyHashable(b.base) }

  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}
