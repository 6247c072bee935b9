/// The course of one animated value: its target and what running animations add to it.
///
/// The value at a time is target + Σ offsetᵢ(t), where an offset starts at from − to and ends at 0.
/// New animations are added to running ones; a spring that follows a spring replaces it instead,
/// keeping place and velocity. The track is a plain value: asking for a time changes nothing, so
/// frames can be asked for in any order.
struct AnimationTrack<V: VectorArithmetic> {
  /// The value at the end.
  private(set) var target: V
  /// What running animations add, the oldest first.
  private var contributions: [Contribution] = []

  /// Creates a track at rest.
  init(_ value: V) { target = value }

  /// Changes the target.
  ///
  /// - Parameters:
  ///   - new: The new target; setting the same one again leaves everything running.
  ///   - animation: How to get there; nil for at once, which ends every running animation.
  ///   - time: Now, in seconds.
  ///   - velocity: The velocity to start with, in units per second, where a gesture let go. Only
  ///     springs can use it; nil to go on as before.
  mutating func retarget(
    to new: V, animation: Animation?, at time: Double, velocity: V? = nil
  ) {
    guard new != target || velocity != nil else { return }
    guard let animation else {
      target = new
      contributions = []
      return
    }
    var offset = target - new
    var speed = velocity ?? .zero
    if isMoving {
      contributions.removeAll { $0.end <= time }
      // What never ends by itself ends here, from where it is.
      for endless in contributions where endless.end == .infinity {
        offset += endless.offset(at: time)
      }
      contributions.removeAll { $0.end == .infinity }
      if let last = contributions.last, merges(animation, last, offset, time) {
        offset += last.offset(at: time)
        speed = velocity ?? last.velocity(at: time)
        contributions.removeLast()
      }
    }
    target = new
    contributions.append(
      Contribution(animation: animation, start: time, offset: offset, velocity: speed))
  }

  /// Whether an animation replaces the last running one.
  private func merges(
    _ animation: Animation, _ last: Contribution, _ offset: V, _ time: Double
  ) -> Bool {
    var context = AnimationContext<V>()
    return animation.shouldMerge(
      previous: last.animation, value: V.zero - offset, time: time - last.start,
      context: &context)
  }

  /// Whether an animation was started that may still be running.
  var isMoving: Bool { !contributions.isEmpty }

  /// Returns the value at a time.
  func value(at time: Double) -> V {
    var result = target
    for contribution in contributions { result += contribution.offset(at: time) }
    return result
  }

  /// Returns the part of the velocity that comes from springs, in units per second.
  func velocity(at time: Double) -> V {
    contributions.reduce(.zero) { $0 + $1.velocity(at: time) }
  }

  /// Returns whether the value has reached its target for good.
  func isSettled(at time: Double) -> Bool { contributions.allSatisfy { $0.end <= time } }

  /// When the value reaches its target for good: nil at rest, infinite for never.
  var settlesAt: Double? {
    var latest: Double?
    for contribution in contributions { latest = max(latest ?? contribution.end, contribution.end) }
    return latest
  }
}

extension AnimationTrack: Sendable where V: Sendable {}

extension AnimationTrack.Contribution: Sendable where V: Sendable {}

extension AnimationTrack {
  /// What one animation adds to the target.
  struct Contribution {
    /// The animation.
    let animation: Animation
    /// When it started, in seconds.
    let start: Double
    /// What it added at its start.
    let offset: V
    /// The velocity that it started with beyond its own, in units per second.
    let velocity: V
    /// When it adds nothing any more, in seconds.
    let end: Double

    /// Creates a contribution.
    init(animation: Animation, start: Double, offset: V, velocity: V) {
      self.animation = animation
      self.start = start
      self.offset = offset
      self.velocity = velocity
      end = start + Self.length(animation.timing, offset: offset, velocity: velocity)
    }

    /// Returns how long an animation adds something.
    private static func length(_ timing: AnimationTiming, offset: V, velocity: V) -> Double {
      if timing.isCustom { return timing.customEnd(way: V.zero - offset) }
      let own = timing.end(limit: AnimationTiming.stillLimit)
      guard velocity != .zero, let spring = timing.pushedSpring else { return own }
      guard spring.motion.isMoving else { return 0 }
      let size = offset.magnitudeSquared.squareRoot()
      let push = velocity.magnitudeSquared.squareRoot() / spring.pace
      let scale = size + push / spring.motion.frequency
      let pushed = spring.motion.settlingTime(
        displacement: size, velocity: push, limit: AnimationTiming.stillLimit * scale)
      return max(own, pushed / spring.pace)
    }

    /// Returns what the animation adds at a time.
    func offset(at time: Double) -> V {
      guard time < end else { return .zero }
      let elapsed = max(time - start, 0)
      let timing = animation.timing
      if timing.isCustom {
        var context = AnimationContext<V>()
        let way = V.zero - offset
        return timing.animate(way: way, time: elapsed, context: &context).map { offset + $0 }
          ?? .zero
      }
      let own = offset.scaled(by: 1 - timing.unendingProgress(at: elapsed))
      guard velocity != .zero, let spring = timing.pushedSpring else { return own }
      let push = spring.motion.factors(at: elapsed * spring.pace).push
      return own + velocity.scaled(by: push / spring.pace)
    }

    /// Returns the velocity at a time where a spring moves the value; zero for other animations.
    func velocity(at time: Double) -> V {
      guard time < end, let spring = animation.timing.mergingSpring else { return .zero }
      let factors = spring.motion.factors(at: max(time - start, 0) * spring.pace)
      return offset.scaled(by: factors.positionRate * spring.pace)
        + velocity.scaled(by: factors.pushRate)
    }
  }
}
