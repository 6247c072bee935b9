extension AnimationTiming {
  /// The longest that a custom animation is followed to find its end, in seconds.
  private static let longestCustom = 60
  /// How many times a second it is asked.
  private static let customRate = 60

  /// Returns the done part of a way, or nil after the end.
  func animate<V: VectorArithmetic>(
    way: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    guard isCustom else {
      return time >= end(limit: Self.stillLimit) ? nil : way.scaled(by: progress(at: time))
    }
    switch self {
    case .custom(let animation):
      return animation.base.animate(value: way, time: max(time, 0), context: &context)
    case .delayed(let base, let delay):
      return base.animate(way: way, time: max(time - delay, 0), context: &context)
    case .paced(let base, let pace):
      return base.animate(way: way, time: time * max(pace, 0), context: &context)
    case .completing(let base, let duration):
      if time >= duration { context.isLogicallyComplete = true }
      return base.animate(way: way, time: time, context: &context)
    case .repeated(let base, let count, let autoreverses):
      let cycle = base.customEnd(way: way)
      guard time < Self.total(cycle: cycle, count: count) else { return nil }
      let folded = Self.fold(time, cycle: cycle, autoreverses: autoreverses)
      return base.animate(way: way, time: folded, context: &context) ?? way
    case .curve, .spring, .interpolatingSpring:
      return nil
    }
  }

  /// Returns when a custom animation of a way is over, to a sixtieth of a second.
  func customEnd<V: VectorArithmetic>(way: V) -> Double {
    var context = AnimationContext<V>()
    for step in 0...(Self.longestCustom * Self.customRate) {
      let time = Double(step) / Double(Self.customRate)
      if animate(way: way, time: time, context: &context) == nil { return time }
    }
    return .infinity
  }
}
