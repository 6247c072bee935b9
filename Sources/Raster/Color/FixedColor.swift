/// A straight color ready for exact blending.
///
/// Components are 8.8 fixed point, 255 · 256 for the largest, and so is the opacity: every byte has
/// an exact value, and so has the product of two.
struct FixedColor: Equatable {
  /// Red, green, blue and 255, each times 256.
  var color: SIMD4<UInt32>
  /// The opacity, 0...65280.
  var alpha: UInt32

  /// The fixed-point value of 1.
  static let one: UInt32 = 65_280

  /// Creates a fixed color from its stored form.
  @inline(always)
  init(color: SIMD4<UInt32>, alpha: UInt32) {
    self.color = color
    self.alpha = alpha
  }

  /// Creates a fixed color; components outside 0...1 are clamped, NaN counts as 0.
  init(_ color: Color) {
    self.color = SIMD4(
      Self.fixed(color.red), Self.fixed(color.green), Self.fixed(color.blue), Self.one)
    alpha = Self.fixed(color.alpha)
  }

  /// Returns a component in 8.8 fixed point.
  @inline(always)
  static func fixed(_ value: Double) -> UInt32 {
    guard value > 0 else { return 0 }
    // Values a rounding error away from a byte are meant to be that byte: 1e-9 < 1/2.
    return UInt32(min(value, 1) * 65_280 + 0.5)
  }

  /// Returns the color with its opacity multiplied, rounded to nearest.
  func scaled(by coverage: UInt16) -> FixedColor {
    var result = self
    result.alpha = (alpha &* UInt32(coverage) &+ 16_384) &>> 15
    return result
  }

  /// Whether color and opacity are whole bytes, so that 16-bit arithmetic is exact.
  var isBytes: Bool {
    (color.x | color.y | color.z | alpha) & 255 == 0
  }
}

extension PremultipliedPixel {
  /// Creates the pixel that a color leaves on a transparent canvas.
  public init(_ color: Color) {
    let fixed = FixedColor(color)
    self.init(rgba: Blend.over(.zero, fixed.color, fixed.alpha))
  }

  /// Creates a pixel from its four bytes.
  init(rgba: SIMD4<UInt8>) { self.rgba = rgba }

  /// The straight color: c = round(255 p / a); transparent pixels give clear.
  public var color: Color {
    let a = Double(rgba.w)
    guard a > 0 else { return .clear }
    return Color(
      red: Double(rgba.x) / a, green: Double(rgba.y) / a, blue: Double(rgba.z) / a,
      alpha: a / 255)
  }
}
