/// An encoded sRGB color as three numbers 0...255, which need not be whole after blending.
typealias EncodedColor = SIMD3<Double>

/// Linear light from encoded sRGB.
enum LinearLight {
  private static let table: [Double] = (0...255).map { SRGBTransfer.linear(Double($0) / 255) }

  /// Returns the linear components, 0...1.
  static func components(of color: EncodedColor) -> SIMD3<Double> {
    SIMD3(component(color.x), component(color.y), component(color.z))
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

/// A color in OKLab (Ottosson 2020), with the lightness that his toe gives.
struct OKLabColor: Equatable {
  /// OKLab's L.
  var lightness: Double
  var a: Double
  var b: Double

  init(_ color: EncodedColor) {
    let light = LinearLight.components(of: color)
    // From linear sRGB to cone responses and on to Lab: bottosson.github.io/posts/oklab.
    let cones = SIMD3(
      PortableMath.cubeRoot((SIMD3(0.4122214708, 0.5363325363, 0.0514459929) * light).sum()),
      PortableMath.cubeRoot((SIMD3(0.2119034982, 0.6806995451, 0.1073969566) * light).sum()),
      PortableMath.cubeRoot((SIMD3(0.0883024619, 0.2817188376, 0.6299787005) * light).sum()))
    lightness = (SIMD3(0.2104542553, 0.7936177850, -0.0040720468) * cones).sum()
    a = (SIMD3(1.9779984951, -2.4285922050, 0.4505937099) * cones).sum()
    b = (SIMD3(0.0259040371, 0.7827717662, -0.8086757660) * cones).sum()
  }

  /// The lightness that spreads dark colors less: bottosson.github.io/posts/colorpicker.
  var toedLightness: Double {
    let (k1, k2) = (0.206, 0.03)
    let k3 = (1 + k1) / (1 + k2)
    let x = k3 * lightness - k1
    return 0.5 * (x + (x * x + 4 * k2 * k3 * lightness).squareRoot())
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
