/// What a material does to the picture behind it: blur, then saturation, then a luminance curve.
///
/// For an sRGB-encoded color c after the blur, with Y = 0.2126 r + 0.7152 g + 0.0722 b and L the cubic Bernstein
/// polynomial with the four `luminanceValues`, the result is
/// clamp((1 − a)(Y + s(c − Y)) + a·L(Y) + b).
public struct BackdropMaterial: Equatable, Hashable, Sendable {
  /// The Gaussian's standard deviation, in points.
  public var blurRadius: Double
  /// The factor s on the distance from grey.
  public var saturation: Double
  /// The brightness b that is added.
  public var brightness: Double
  /// The share a of the luminance curve.
  public var luminanceAmount: Double
  /// The curve's ordinates.
  public var luminanceValues: SIMD4<Double>

  /// Creates a material.
  public init(
    blurRadius: Double, saturation: Double, brightness: Double, luminanceAmount: Double,
    luminanceValues: SIMD4<Double>
  ) {
    self.blurRadius = blurRadius
    self.saturation = saturation
    self.brightness = brightness
    self.luminanceAmount = luminanceAmount
    self.luminanceValues = luminanceValues
  }
}
