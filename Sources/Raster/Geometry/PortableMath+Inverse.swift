extension PortableMath {
  /// Returns the angle whose tangent is x, in −π/2...π/2.
  public static func atan(_ x: Double) -> Double {
    guard x == x else { return x }
    if x < 0 { return -atan(-x) }
    if x > 1 { return pi / 2 - atan(1 / x) }
    // Two halvings of the angle, atan x = 2 atan(x / (1 + √(1 + x²))), leave |t| ≤ 0.1989.
    var t = x
    for _ in 0..<2 { t = t / (1 + (1 + t * t).squareRoot()) }
    let z = t * t
    var sum = 0.0
    for n in stride(from: 25.0, through: 3, by: -2) { sum = -(1 / n + sum) * z }
    return 4 * (t + t * sum)
  }

  /// Returns the angle of the point (x, y) in −π...π.
  public static func atan2(_ y: Double, _ x: Double) -> Double {
    if x > 0 { return atan(y / x) }
    if x < 0 { return y >= 0 ? atan(y / x) + pi : atan(y / x) - pi }
    if y == 0 { return 0 }
    return y > 0 ? pi / 2 : -pi / 2
  }

  /// Returns the error function, 2/√π ∫₀ˣ e^(−t²) dt.
  public static func erf(_ x: Double) -> Double {
    guard x == x else { return x }
    let a = abs(x)
    if a > 6 { return x < 0 ? -1 : 1 }
    let value = a < 2.5 ? erfSeries(a) : 1 - erfcFraction(a)
    return x < 0 ? -value : value
  }

  /// Returns the share of a normal distribution below x standard deviations.
  public static func normalShare(below x: Double) -> Double {
    0.5 + 0.5 * erf(x * 0.707_106_781_186_547_5)
  }

  /// e^(−x²) Σ 2ⁿ x^(2n+1) / (1·3·5…(2n+1)): all terms positive (Abramowitz & Stegun 7.1.6).
  private static func erfSeries(_ x: Double) -> Double {
    var term = x
    var sum = x
    var n = 1.0
    while term > sum * 1e-18 && n < 200 {
      term *= 2 * x * x / (2 * n + 1)
      sum += term
      n += 1
    }
    return 1.128_379_167_095_512_6 * exp(-x * x) * sum
  }

  /// The continued fraction of the complement (Abramowitz & Stegun 7.1.14), from its 120th level.
  private static func erfcFraction(_ x: Double) -> Double {
    var tail = x
    for n in stride(from: 120.0, through: 1, by: -1) { tail = x + n / 2 / tail }
    return 0.564_189_583_547_756_3 * exp(-x * x) / tail
  }
}
