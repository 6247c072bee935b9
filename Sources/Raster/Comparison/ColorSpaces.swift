/// An encoded sRGB color as three numbers 0...255, which need not be whole after blending.
typealias EncodedColor = SIMD3<Double>

/// Linear light from encoded sRGB.
enum LinearLight {
  private static let table: [Double] = (0...255).map { SRGBTransfer.linear(Double($0) / 255) }

  /// Returns the linear components, 0...1.
  static func components(of color: EncodedColor) -> SIMD3<Double> {
    SIMD3(component(color.x), component(color.y), component(color.z))
  }

  /// Returns the linear components from straight lines between those of whole levels.
  static func tabulatedComponents(of color: EncodedColor) -> SIMD3<Double> {
    SIMD3(tabulated(color.x), tabulated(color.y), tabulated(color.z))
  }

  private static func tabulated(_ encoded: Double) -> Double {
    let below = Int(encoded)
    let next = table[min(below + 1, 255)]
    return table[below] + (next - table[below]) * (encoded - Double(below))
  }

  private static func component(_ encoded: Double) -> Double {
    let whole = Int(encoded)
    return Double(whole) == encoded ? table[whole] : SRGBTransfer.linear(encoded / 255)
  }
}

/// A color in CIELAB with the white point D65.
struct LabColor: Equatable {
  var lightness: Double
  var a: Double
  var b: Double

  /// The chroma √(a² + b²).
  var chroma: Double { (a * a + b * b).squareRoot() }

  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  init(_ color: EncodedColor) {
    let light = LinearLight.components(of: color)
    let x = Self.response((Self.toX * light).sum())
    let y = Self.response((Self.toY * light).sum())
    let z = Self.response((Self.toZ * light).sum())
    self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  // Linear sRGB to XYZ, from IEC 61966-2-1's primaries and the white xy = (0.3127, 0.3290), each
  // row divided by that white's X, Y and Z.
  private static let toX =
    SIMD3(0.41239079926596, 0.357584339383878, 0.180480788401834) / 0.950455927051672
  private static let toY = SIMD3(0.21263900587151, 0.715168678767756, 0.0721923153607337)
  private static let toZ =
    SIMD3(0.0193308187155918, 0.119194779794626, 0.950532152249661) / 1.08905775075988

  /// CIE 15:2004, 8.2.1.1: the cube root, with a straight line near black.
  private static func response(_ t: Double) -> Double {
    t > 216.0 / 24389 ? PortableMath.cubeRoot(t) : t * 841 / 108 + 4.0 / 29
  }
}

extension PortableMath {
  /// Returns ∛x for finite x ≥ 0, within 2 units of the last place.
  static func cubeRoot(_ x: Double) -> Double {
    guard x > 0 else { return 0 }
    // A third of the exponent bits, plus two thirds of the bias: within 6 %.
    var y = Double(bitPattern: x.bitPattern / 3 + 0x2A9F_7893_782D_A1CE)
    // Halley's step triples the right digits: 6e-2, 7e-5, 1e-13, exact.
    for _ in 0..<3 {
      let cube = y * y * y
      y *= (cube + 2 * x) / (2 * cube + x)
    }
    return y
  }
}
