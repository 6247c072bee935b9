import Foundation

/// The course of one value through its keyframes.
///
/// Cubic steps are Hermite curves. Where no velocity is given it goes on from the step before, or
/// into the step behind; between two cubic steps it is that of a Catmull–Rom spline, and it is 0 at
/// the two ends.
struct KeyframePath<Data: VectorArithmetic> {
  /// One step with all that it needs.
  private struct Segment {
    let start: Double
    let duration: Double
    let from: Data
    let to: Data
    let startVelocity: Data
    let endVelocity: Data
    let kind: KeyframeStep<Data>.Kind
  }

  private var segments: [Segment] = []
  private let first: Data
  /// The length in seconds.
  private(set) var duration = 0.0

  /// Creates the course from a first value.
  init(from first: Data, _ steps: [KeyframeStep<Data>]) {
    self.first = first
    var (from, velocity) = (first, Data.zero)
    for index in steps.indices {
      let segment = Self.segment(index, of: steps, from: from, velocity, at: duration)
      segments.append(segment)
      duration += segment.duration
      from = Self.value(segment, segment.duration)
      velocity = segment.endVelocity
    }
  }

  /// Returns the value at a time, in seconds since the start.
  func value(at time: Double) -> Data {
    guard let last = segments.last, time >= 0 else { return first }
    // The last of the steps that have begun, so that a move counts at its own instant.
    guard let segment = segments.last(where: { $0.start <= time }) else { return first }
    return Self.value(
      segment.start == last.start ? last : segment, min(time - segment.start, segment.duration))
  }

  private static func value(_ segment: Segment, _ time: Double) -> Data {
    let way = segment.to - segment.from
    guard segment.duration > 0 else { return segment.to }
    let share = time / segment.duration
    switch segment.kind {
    case .move: return segment.to
    case .linear(let curve):
      return segment.from + way.scaled(by: share < 1 ? curve.value(at: share) : 1)
    case .cubic:
      let (s2, s3) = (share * share, share * share * share)
      return segment.from + way.scaled(by: 3 * s2 - 2 * s3)
        + segment.startVelocity.scaled(by: segment.duration * (s3 - 2 * s2 + share))
        + segment.endVelocity.scaled(by: segment.duration * (s3 - s2))
    case .spring(let spring, _):
      return segment.from
        + spring.value(target: way, initialVelocity: segment.startVelocity, time: time)
    }
  }

  // Reason: a step's number among all, and where, how fast and when it starts.
  private static func segment(
    _ index: Int, of steps: [KeyframeStep<Data>], from: Data, _ velocity: Data, at start: Double
  ) -> Segment {
    let step = steps[index]
    let way = step.target - from
    var (startVelocity, endVelocity) = (velocity, Data.zero)
    var duration = max(step.duration ?? 0, 0)
    switch step.kind {
    case .move: duration = 0
    case .linear(let curve):
      endVelocity = pace(way, duration, curve.velocity(at: 1))
    case .cubic(let first, let last):
      startVelocity = first ?? velocity
      endVelocity = last ?? joint(behind: index, of: steps, from: from)
    case .spring(let spring, let first):
      startVelocity = first ?? velocity
      if step.duration == nil {
        duration = spring.settlingDuration(
          target: way, initialVelocity: startVelocity,
          epsilon: AnimationTiming.finishLimit * max(way.magnitudeSquared.squareRoot(), 1e-9))
      }
      endVelocity = spring.velocity(
        target: way, initialVelocity: startVelocity, time: duration)
    }
    return Segment(
      start: start, duration: duration, from: from, to: step.target,
      startVelocity: startVelocity, endVelocity: endVelocity, kind: step.kind)
  }

  private static func pace(_ way: Data, _ duration: Double, _ factor: Double) -> Data {
    duration > 0 ? way.scaled(by: factor / duration) : .zero
  }

  /// The velocity where a cubic step passes into the next one.
  private static func joint(
    behind index: Int, of steps: [KeyframeStep<Data>], from: Data
  ) -> Data {
    guard index + 1 < steps.count else { return .zero }
    let (step, next) = (steps[index], steps[index + 1])
    let length = max(next.duration ?? 0, 0)
    switch next.kind {
    case .move: return .zero
    case .linear(let curve):
      return pace(next.target - step.target, length, curve.velocity(at: 0))
    case .spring(_, let start): return start ?? .zero
    case .cubic(let start, _):
      let both = max(step.duration ?? 0, 0) + length
      return start ?? pace(next.target - from, both, 1)
    }
  }
}

/// The course of a value whose parts move through keyframes.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let courses: [KeyframeCourse<Value>]

  /// Creates the course from a first value.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) { self.init(from: initialValue, content()._tracks) }

  init(from initial: Value, _ tracks: _KeyframeTracks<Value>) {
    self.initial = initial
    courses = tracks.courses.map { $0(initial) }
  }

  /// The length of the longest track, in seconds.
  public var duration: Double { courses.map(\.duration).max() ?? 0 }

  /// Returns the value at a time, in seconds since the start.
  public func value(time: Double) -> Value {
    var value = initial
    for course in courses { course.apply(&value, time) }
    return value
  }

  /// Returns the value at a share of the whole length.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
