/// A linear map of straight colors: each new component is a sum of the old ones and a constant.
public struct ColorFilter: Equatable, Hashable, Sendable {
  /// The factors of red, green, blue, opacity and 1 for the new red.
  public var red: Row
  /// The factors for the new green.
  public var green: Row
  /// The factors for the new blue.
  public var blue: Row
  /// The factors for the new opacity.
  public var alpha: Row

  /// The factors for one new component.
  public struct Row: Equatable, Hashable, Sendable {
    /// The factors of red, green, blue and opacity.
    public var factors: SIMD4<Float>
    /// The constant.
    public var constant: Float

    // Reason: a row of a color matrix has five numbers.
    /// Creates a row.
    public init(_ r: Float, _ g: Float, _ b: Float, _ a: Float, _ constant: Float) {
      factors = SIMD4(r, g, b, a)
      self.constant = constant
    }

    fileprivate func value(_ c: SIMD4<Float>) -> Float {
      min(max((factors * c).sum() + constant, 0), 1)
    }
  }

  /// Creates a filter from its rows.
  public init(red: Row, green: Row, blue: Row, alpha: Row = Row(0, 0, 0, 1, 0)) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Returns the image of a straight color whose components lie in 0...1.
  public func applied(to c: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4(red.value(c), green.value(c), blue.value(c), alpha.value(c))
  }
}

extension ColorFilter {
  /// Adds an amount to every component.
  public static func brightness(_ amount: Float) -> ColorFilter {
    ColorFilter(
      red: Row(1, 0, 0, 0, amount), green: Row(0, 1, 0, 0, amount),
      blue: Row(0, 0, 1, 0, amount))
  }

  /// Moves components away from the middle by a factor.
  public static func contrast(_ amount: Float) -> ColorFilter {
    let constant = 0.5 - 0.5 * amount
    return ColorFilter(
      red: Row(amount, 0, 0, 0, constant), green: Row(0, amount, 0, 0, constant),
      blue: Row(0, 0, amount, 0, constant))
  }

  /// Moves colors away from their gray by a factor, as "Filter Effects" (W3C 2018) do.
  public static func saturation(_ s: Float) -> ColorFilter {
    let (r, g, b): (Float, Float, Float) = (0.213, 0.715, 0.072)
    return ColorFilter(
      red: Row(r + (1 - r) * s, g - g * s, b - b * s, 0, 0),
      green: Row(r - r * s, g + (1 - g) * s, b - b * s, 0, 0),
      blue: Row(r - r * s, g - g * s, b + (1 - b) * s, 0, 0))
  }

  /// Turns hues by an angle, as "Filter Effects" (W3C 2018) do.
  public static func hueRotation(radians: Double) -> ColorFilter {
    let (c, s) = (Float(PortableMath.cos(radians)), Float(PortableMath.sin(radians)))
    return ColorFilter(
      red: Row(
        0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715,
        0.072 - c * 0.072 + s * 0.928, 0, 0),
      green: Row(
        0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140,
        0.072 - c * 0.072 - s * 0.283, 0, 0),
      blue: Row(
        0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715,
        0.072 + c * 0.928 + s * 0.072, 0, 0))
  }

  /// The complement of every component.
  public static let invert = ColorFilter(
    red: Row(-1, 0, 0, 0, 1), green: Row(0, -1, 0, 0, 1), blue: Row(0, 0, -1, 0, 1))

  /// The product with a color.
  public static func multiply(_ color: Color) -> ColorFilter {
    ColorFilter(
      red: Row(Float(color.red), 0, 0, 0, 0), green: Row(0, Float(color.green), 0, 0, 0),
      blue: Row(0, 0, Float(color.blue), 0, 0), alpha: Row(0, 0, 0, Float(color.alpha), 0))
  }

  /// Black whose opacity is the color's luminance, times its opacity.
  ///
  /// The opacity's part comes in where the filter is applied: a row has no products.
  public static let luminanceToAlpha = ColorFilter(
    red: Row(0, 0, 0, 0, 0), green: Row(0, 0, 0, 0, 0), blue: Row(0, 0, 0, 0, 0),
    alpha: Row(0.2126, 0.7152, 0.0722, 0, 0))
}

extension Surface {
  /// Maps every pixel's color; what is transparent stays so.
  mutating func apply(_ filter: ColorFilter) {
    bitmap.pixels = bitmap.pixels.map { pixel in
      let alpha = Float(pixel.rgba.w) / 255
      guard alpha > 0 else { return pixel }
      var color = SIMD4<Float>(SIMD4<UInt32>(truncatingIfNeeded: pixel.rgba)) / (255 * alpha)
      color = color.clamped(lowerBound: .zero, upperBound: .one)
      color.w = filter == .luminanceToAlpha ? 1 : alpha
      var mapped = filter.applied(to: color)
      if filter == .luminanceToAlpha { mapped.w *= alpha }
      let opacity = mapped.w
      mapped.w = 1
      return Resampler.rounded(mapped * (opacity * 255))
    }
  }
}
