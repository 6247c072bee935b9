/// Elementary functions in plain arithmetic, the same bits on every machine.
///
/// The system's functions differ in the last bit from one libm to the next. These use only + − × ÷,
/// square root and rounding, which IEEE 754 fixes exactly. Goals, in order: 1. the same result
/// everywhere; 2. a relative error of at most 1e-14 (absolute near zeros of sin, cos and log);
/// 3. speed.
public enum PortableMath {
  /// π.
  public static let pi = 3.141_592_653_589_793
  /// ln 2, cut so that whole multiples up to 2^11 are exact, and the rest.
  private static let ln2High = 0x1.62e42feep-1
  private static let ln2Low = 0x1.a39ef35793c76p-33

  /// Returns eˣ.
  public static func exp(_ x: Double) -> Double {
    guard x == x else { return x }
    if x > 709.782712893384 { return .infinity }
    if x < -745.2 { return 0 }
    let k = (x * 1.442_695_040_888_963_4).rounded(.toNearestOrEven)
    let r = (x - k * ln2High) - k * ln2Low
    // |r| ≤ 0.347: the 14th term is below 1e-17.
    var sum = 1.0
    for n in stride(from: 14.0, through: 1, by: -1) { sum = 1 + sum * r / n }
    return scaled(sum, by: Int(k))
  }

  /// Returns x · 2ᵏ; two steps where the result is subnormal.
  private static func scaled(_ x: Double, by k: Int) -> Double {
    if k >= -1022 && k <= 1023 { return x * Double(sign: .plus, exponent: k, significand: 1) }
    let half = k / 2
    return x * Double(sign: .plus, exponent: half, significand: 1)
      * Double(sign: .plus, exponent: k - half, significand: 1)
  }

  /// Returns the natural logarithm; −∞ for 0 and NaN below.
  public static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x < .infinity else { return x }
    var exponent = Double(x.exponent)
    var m = x.significand
    if m > 1.414_213_562_373_095_1 {
      m /= 2
      exponent += 1
    }
    // ln m = 2 artanh s with |s| ≤ 0.1716: the term s^23/23 is below 1e-18.
    let s = (m - 1) / (m + 1)
    let z = s * s
    var sum = 0.0
    for n in stride(from: 21.0, through: 3, by: -2) { sum = (sum + 1 / n) * z }
    return exponent * ln2High + (exponent * ln2Low + 2 * s * (1 + sum))
  }

  /// Returns xʸ for x ≥ 0, and for negative x with whole y.
  public static func pow(_ x: Double, _ y: Double) -> Double {
    if y == 0 || x == 1 { return 1 }
    if x < 0 {
      guard y == y.rounded(.towardZero) else { return .nan }
      let odd = (y / 2) != (y / 2).rounded(.towardZero)
      return odd ? -pow(-x, y) : pow(-x, y)
    }
    if x == 0 { return y > 0 ? 0 : .infinity }
    if y == y.rounded(.towardZero), abs(y) <= 64 { return wholePower(x, Int(y)) }
    return exp(y * log(x))
  }

  private static func wholePower(_ x: Double, _ n: Int) -> Double {
    var result = 1.0
    var base = x
    var rest = abs(n)
    while rest > 0 {
      if rest & 1 == 1 { result *= base }
      base *= base
      rest >>= 1
    }
    return n < 0 ? 1 / result : result
  }

  /// Returns the sine of an angle in radians; meant for |x| below a million.
  public static func sin(_ x: Double) -> Double {
    let (quadrant, r) = reduced(x)
    switch quadrant {
    case 0: return sineSeries(r)
    case 1: return cosineSeries(r)
    case 2: return -sineSeries(r)
    case 3: return -cosineSeries(r)
    default: return .nan
    }
  }

  /// Returns the cosine of an angle in radians; meant for |x| below a million.
  public static func cos(_ x: Double) -> Double {
    let (quadrant, r) = reduced(x)
    switch quadrant {
    case 0: return cosineSeries(r)
    case 1: return -sineSeries(r)
    case 2: return -cosineSeries(r)
    case 3: return sineSeries(r)
    default: return .nan
    }
  }

  /// Returns the tangent of an angle in radians.
  public static func tan(_ x: Double) -> Double { sin(x) / cos(x) }

  /// Returns the quadrant 0...3 and the rest in ±π/4; quadrant −1 for what isn't finite.
  private static func reduced(_ x: Double) -> (Int, Double) {
    guard x.isFinite, abs(x) < 1e15 else { return (-1, 0) }
    let k = (x * 0.636_619_772_367_581_4).rounded(.toNearestOrEven)
    // π/2 in three parts of 33 bits (fdlibm's cut), so that k times each is exact below 2^20.
    let r =
      ((x - k * 1.570_796_326_734_125_6) - k * 6.077_100_506_303_966e-11)
      - k * 2.022_266_248_795_950_6e-21
    let quadrant = k - 4 * (k / 4).rounded(.down)
    return (Int(quadrant), r)
  }

  private static func sineSeries(_ r: Double) -> Double {
    let z = r * r
    var sum = 0.0
    for n in stride(from: 19.0, through: 3, by: -2) { sum = -(1 + sum) * z / (n * (n - 1)) }
    return r + r * sum
  }

  private static func cosineSeries(_ r: Double) -> Double {
    let z = r * r
    var sum = 0.0
    for n in stride(from: 20.0, through: 2, by: -2) { sum = -(1 + sum) * z / (n * (n - 1)) }
    return 1 + sum
  }
}
