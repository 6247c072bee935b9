/// How a color space's samples turn into light.
enum ToneCurve: Equatable {
  /// sRGB's own.
  case sRGB
  /// A power.
  case gamma(Double)
  /// Numbers 0...1 at equal steps, between which lines are drawn.
  case table([Double])
  /// The ICC's formula: (a·x + b)^g + e from d on, c·x + f below (ICC.1:2010, 10.16, type 4).
  case parametric(g: Double, a: Double, b: Double, c: Double, d: Double, e: Double, f: Double)

  /// Returns the light of a sample, both 0...1.
  func linear(_ x: Double) -> Double {
    let value =
      switch self {
      case .sRGB: SRGBTransfer.linear(x)
      case .gamma(let exponent): PortableMath.pow(x, exponent)
      case .table(let numbers): Self.interpolated(numbers, at: x)
      case .parametric(let g, let a, let b, let c, let d, let e, let f):
        x >= d ? PortableMath.pow(max(0, a * x + b), g) + e : c * x + f
      }
    // Written so that NaN, which hostile numbers can make, becomes 0.
    return value > 0 ? min(value, 1) : 0
  }

  /// The light of each byte.
  var bytes: [Double] { (0...255).map { linear(Double($0) / 255) } }

  private static func interpolated(_ numbers: [Double], at x: Double) -> Double {
    let position = x * Double(numbers.count - 1)
    let index = min(Int(position), numbers.count - 2)
    let share = position - Double(index)
    return numbers[index] * (1 - share) + numbers[index + 1] * share
  }
}
