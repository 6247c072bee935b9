/// How an animation's progress depends on time; the value behind `Animation`.
///
/// Times are seconds since the animation's start. Progress runs from 0 to 1, may leave that range
/// on the way, and is exactly 1 from the end on.
indirect enum AnimationTiming: Hashable, Sendable {
  /// A curve stretched over a duration.
  case curve(UnitCurve, duration: Double)
  /// A spring that takes over a running spring's velocity.
  case spring(SpringMotion)
  /// A spring that is added to running animations; velocity in distances per second.
  case interpolatingSpring(SpringMotion, initialVelocity: Double)
  /// A later start.
  case delayed(AnimationTiming, by: Double)
  /// Another pace.
  case paced(AnimationTiming, by: Double)
  /// Several cycles; nil for endless ones.
  case repeated(AnimationTiming, count: Int?, autoreverses: Bool)
  /// Another time for completion handlers.
  case completing(AnimationTiming, after: Double)
  /// A type of the user's own.
  case custom(AnyCustomAnimation)

  /// The share of the way that is left when a motion's picture counts as still: 1e-5 of 1000 points
  /// is a hundredth of a point.
  static let stillLimit = 1e-5
  /// The share at which SwiftUI calls a spring finished (`reference` tables: epsilon 0.001).
  static let finishLimit = 1e-3

  /// Whether a type of the user's own takes part.
  var isCustom: Bool {
    switch self {
    case .curve, .spring, .interpolatingSpring: false
    case .delayed(let base, _), .paced(let base, _), .completing(let base, _): base.isCustom
    case .repeated(let base, _, _): base.isCustom
    case .custom: true
    }
  }

  /// The spring that merges with a running one, and its pace; nil for everything else.
  var mergingSpring: (motion: SpringMotion, pace: Double)? {
    switch self {
    case .spring(let motion): return (motion, 1)
    case .completing(let base, _): return base.mergingSpring
    case .paced(let base, let pace):
      guard pace > 0, let inner = base.mergingSpring else { return nil }
      return (inner.motion, inner.pace * pace)
    default: return nil
    }
  }

  /// The spring that an initial velocity acts on, and its pace; nil for everything else.
  var pushedSpring: (motion: SpringMotion, pace: Double)? {
    switch self {
    case .interpolatingSpring(let motion, _): return (motion, 1)
    case .completing(let base, _): return base.pushedSpring
    case .paced(let base, let pace):
      guard pace > 0, let inner = base.pushedSpring else { return nil }
      return (inner.motion, inner.pace * pace)
    default: return mergingSpring
    }
  }

  /// Returns when the progress stays within a limit of 1; infinite where it never does.
  func end(limit: Double) -> Double {
    switch self {
    case .curve(_, let duration): duration > 0 ? duration : 0
    case .spring(let motion): motion.settlingTime(displacement: 1, velocity: 0, limit: limit)
    case .interpolatingSpring(let motion, let velocity):
      motion.settlingTime(displacement: 1, velocity: -velocity, limit: limit)
    case .delayed(let base, let delay): max(base.end(limit: limit) + delay, 0)
    case .paced(let base, let pace):
      pace > 0 ? base.end(limit: limit) / pace : .infinity
    case .repeated(let base, let count, _):
      Self.total(cycle: base.end(limit: Self.finishLimit), count: count)
    case .completing(let base, _): base.end(limit: limit)
    case .custom: customEnd(way: 1.0)
    }
  }

  /// Returns the length of some cycles; endless cycles without length would never let time pass.
  static func total(cycle: Double, count: Int?) -> Double {
    guard cycle > 0 else { return 0 }
    return count.map { cycle * Double(max($0, 0)) } ?? .infinity
  }

  /// When completion handlers run that don't wait for the last movement.
  var logicalEnd: Double {
    switch self {
    case .curve, .custom: end(limit: Self.finishLimit)
    case .spring(let motion), .interpolatingSpring(let motion, _):
      motion.isMoving ? 2 * .pi / motion.frequency : 0
    case .delayed(let base, let delay): max(base.logicalEnd + delay, 0)
    case .paced(let base, let pace): pace > 0 ? base.logicalEnd / pace : .infinity
    case .repeated(let base, let count, _): Self.total(cycle: base.logicalEnd, count: count)
    case .completing(_, let duration): max(duration, 0)
    }
  }

  /// Returns the progress at a time; custom timings give that of the way from 0 to 1.
  func progress(at time: Double) -> Double {
    if isCustom {
      var context = AnimationContext<Double>()
      return animate(way: 1.0, time: time, context: &context) ?? 1
    }
    return time >= end(limit: Self.stillLimit) ? 1 : unendingProgress(at: time)
  }

  /// Returns the progress as if there were no end: springs only come ever closer to 1.
  func unendingProgress(at time: Double) -> Double {
    switch self {
    case .curve(let curve, let duration): duration > 0 ? curve.value(at: time / duration) : 1
    case .spring(let motion): motion.progress(at: time)
    case .interpolatingSpring(let motion, let velocity):
      motion.progress(at: time, initialVelocity: velocity)
    case .delayed(let base, let delay): time <= delay ? 0 : base.unendingProgress(at: time - delay)
    case .paced(let base, let pace): base.unendingProgress(at: time * max(pace, 0))
    case .repeated(let base, _, let autoreverses):
      base.progress(
        at: Self.fold(
          time, cycle: base.end(limit: Self.finishLimit), autoreverses: autoreverses))
    case .completing(let base, _): base.unendingProgress(at: time)
    case .custom: 1
    }
  }

  /// Returns the time within a cycle, running backwards in every second one if asked to.
  static func fold(_ time: Double, cycle: Double, autoreverses: Bool) -> Double {
    guard cycle > 0, cycle.isFinite, time >= cycle else { return max(time, 0) }
    let index = (time / cycle).rounded(.down)
    let inCycle = time - index * cycle
    let isOdd = index.truncatingRemainder(dividingBy: 2) == 1
    return autoreverses && isOdd ? cycle - inCycle : inCycle
  }
}
