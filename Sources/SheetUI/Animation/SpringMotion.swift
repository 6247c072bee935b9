import Raster

/// The motion of a mass on a damped spring about its rest position, in closed form.
///
/// A displacement d follows d″ + 2ζω d′ + ω² d = 0. The equation is linear, so one pair of factors
/// serves every component of a vector: d(t) = d₀·position + v₀·push, and likewise for d′.
struct SpringMotion: Hashable, Sendable {
  /// The undamped angular frequency ω, in radians per second.
  let frequency: Double
  /// The damping ratio ζ; 1 is critical.
  let dampingRatio: Double

  /// The factors of the initial displacement and velocity at one instant.
  struct Factors {
    /// The share of the initial displacement in the displacement.
    var position: Double
    /// The share of the initial velocity in the displacement, in seconds.
    var push: Double
    /// The share of the initial displacement in the velocity, per second.
    var positionRate: Double
    /// The share of the initial velocity in the velocity.
    var pushRate: Double

    /// At rest on the target.
    static let rest = Factors(position: 0, push: 0, positionRate: 0, pushRate: 0)
  }

  /// Creates a motion; a negative or undefined damping ratio counts as 0.
  init(frequency: Double, dampingRatio: Double) {
    self.frequency = frequency
    self.dampingRatio = dampingRatio > 0 ? dampingRatio : 0
  }

  /// Creates the motion of a mass m on a spring k with damping c.
  init(mass: Double, stiffness: Double, damping: Double) {
    self.init(
      frequency: (stiffness / mass).squareRoot(),
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()))
  }

  /// Creates the motion whose undamped period is `response` seconds.
  init(response: Double, dampingRatio: Double) {
    self.init(frequency: 2 * .pi / response, dampingRatio: dampingRatio)
  }

  /// The same motion without more damping than the critical one.
  var clamped: SpringMotion {
    SpringMotion(frequency: frequency, dampingRatio: min(dampingRatio, 1))
  }

  /// Whether there is a motion at all; an infinitely fast spring is at its target at once, and so
  /// is one whose numbers make no sense.
  var isMoving: Bool { frequency > 0 && frequency.isFinite && dampingRatio.isFinite }

  /// Returns the factors t seconds after the start.
  func factors(at t: Double) -> Factors {
    guard isMoving else { return .rest }
    guard t > 0 else { return Factors(position: 1, push: 0, positionRate: 0, pushRate: 1) }
    // Closer to critical than this, the general forms lose more digits than they gain.
    if abs(dampingRatio - 1) < 1e-9 { return criticalFactors(at: t) }
    return dampingRatio < 1 ? underdampedFactors(at: t) : overdampedFactors(at: t)
  }

  private func underdampedFactors(at t: Double) -> Factors {
    let decay = dampingRatio * frequency
    let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let envelope = PortableMath.exp(-decay * t)
    let (sine, cosine) = (PortableMath.sin(damped * t), PortableMath.cos(damped * t))
    return Factors(
      position: envelope * (cosine + decay / damped * sine),
      push: envelope * sine / damped,
      positionRate: -envelope * frequency * frequency / damped * sine,
      pushRate: envelope * (cosine - decay / damped * sine))
  }

  private func criticalFactors(at t: Double) -> Factors {
    let envelope = PortableMath.exp(-frequency * t)
    return Factors(
      position: envelope * (1 + frequency * t),
      push: envelope * t,
      positionRate: -envelope * frequency * frequency * t,
      pushRate: envelope * (1 - frequency * t))
  }

  private func overdampedFactors(at t: Double) -> Factors {
    let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let (slow, fast) = (-dampingRatio * frequency + spread, -dampingRatio * frequency - spread)
    let (slowTerm, fastTerm) = (PortableMath.exp(slow * t), PortableMath.exp(fast * t))
    let width = 2 * spread
    return Factors(
      position: (slow * fastTerm - fast * slowTerm) / width,
      push: (slowTerm - fastTerm) / width,
      positionRate: slow * fast * (fastTerm - slowTerm) / width,
      pushRate: (slow * slowTerm - fast * fastTerm) / width)
  }

  /// Returns the progress from 0 to the target 1, with a velocity of distances per second.
  func progress(at t: Double, initialVelocity: Double = 0) -> Double {
    let factors = factors(at: t)
    return 1 - factors.position + initialVelocity * factors.push
  }

  /// Returns the rate of the progress, in distances per second.
  func progressRate(at t: Double, initialVelocity: Double = 0) -> Double {
    let factors = factors(at: t)
    return initialVelocity * factors.pushRate - factors.positionRate
  }
}

extension SpringMotion {
  /// Finds the time after which a displacement stays within a limit.
  ///
  /// - Parameters:
  ///   - displacement: How far the start is from the target; its sign doesn't matter.
  ///   - velocity: How fast the start moves away from the target.
  ///   - limit: The largest displacement that counts as rest; positive.
  /// - Returns: The time in seconds; infinite where the displacement never stays within the limit.
  func settlingTime(displacement: Double, velocity: Double, limit: Double) -> Double {
    guard isMoving else { return 0 }
    guard abs(displacement) > 0 || abs(velocity) > 0 else { return 0 }
    let decay = dampingRatio * frequency
    guard decay > 0 else { return .infinity }
    if dampingRatio < 1 - 1e-9 {
      // |d| ≤ e^(−ζωt)·(|d₀| + |B|). √(d₀² + B²) would be closer, but this is the bound by which
      // SwiftUI ends its springs.
      let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let sine = (decay * displacement + velocity) / damped
      let amplitude = abs(displacement) + abs(sine)
      return max(PortableMath.log(amplitude / limit) / decay, 0)
    }
    return monotoneSettlingTime(displacement: displacement, velocity: velocity, limit: limit)
  }

  /// Finds the last crossing of the limit where the motion doesn't oscillate.
  private func monotoneSettlingTime(
    displacement: Double, velocity: Double, limit: Double
  ) -> Double {
    func bound(_ t: Double) -> Double {
      let factors = factors(at: t)
      return abs(displacement * factors.position) + abs(velocity * factors.push)
    }
    // The bound falls once past its single maximum, which lies before 1/ω.
    var low = 1 / frequency
    guard bound(low) > limit else { return low }
    var high = low * 2
    // 2^64 periods are more than any damping needs that a Double can tell from critical.
    for _ in 0..<64 where bound(high) > limit { (low, high) = (high, high * 2) }
    guard bound(high) <= limit else { return .infinity }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bound(middle) > limit { low = middle } else { high = middle }
    }
    return high
  }
}
