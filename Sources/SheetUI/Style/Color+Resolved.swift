import Raster

extension Color {
  /// A color's components in one environment.
  public struct Resolved: Hashable, Sendable, Codable {
    /// The sRGB-encoded red.
    private var encodedRed: Double
    /// The sRGB-encoded green.
    private var encodedGreen: Double
    /// The sRGB-encoded blue.
    private var encodedBlue: Double
    /// The opacity.
    private var alpha: Double

    /// Creates a color from the rasterizer's own.
    init(_ color: Raster.Color) {
      (encodedRed, encodedGreen, encodedBlue) = (color.red, color.green, color.blue)
      alpha = color.alpha
    }

    /// Creates a color from its components.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      let color = Color(
        colorSpace, red: Double(red), green: Double(green), blue: Double(blue),
        opacity: Double(opacity))
      self.init(color.rasterColor(in: EnvironmentValues()))
    }

    /// The rasterizer's form.
    var color: Raster.Color {
      Raster.Color(red: encodedRed, green: encodedGreen, blue: encodedBlue, alpha: alpha)
    }

    /// The sRGB-encoded red.
    public var red: Float {
      get { Float(encodedRed) }
      set { encodedRed = Double(newValue) }
    }
    /// The sRGB-encoded green.
    public var green: Float {
      get { Float(encodedGreen) }
      set { encodedGreen = Double(newValue) }
    }
    /// The sRGB-encoded blue.
    public var blue: Float {
      get { Float(encodedBlue) }
      set { encodedBlue = Double(newValue) }
    }
    /// The opacity, 0...1.
    public var opacity: Float {
      get { Float(alpha) }
      set { alpha = Double(newValue) }
    }
    /// The red in linear light.
    public var linearRed: Float {
      get { Float(ColorSpaces.linear(encodedRed)) }
      set { encodedRed = ColorSpaces.encoded(Double(newValue)) }
    }
    /// The green in linear light.
    public var linearGreen: Float {
      get { Float(ColorSpaces.linear(encodedGreen)) }
      set { encodedGreen = ColorSpaces.encoded(Double(newValue)) }
    }
    /// The blue in linear light.
    public var linearBlue: Float {
      get { Float(ColorSpaces.linear(encodedBlue)) }
      set { encodedBlue = ColorSpaces.encoded(Double(newValue)) }
    }
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// The bytes in hexadecimal digits: red, green, blue, opacity.
  public var description: String {
    "#"
      + [encodedRed, encodedGreen, encodedBlue, alpha].map { component in
        let byte = Int((min(max(component, 0), 1) * 255).rounded())
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}

extension Color.Resolved: Animatable {
  /// The premultiplied components and the opacity.
  ///
  /// Premultiplied, so that a color that fades in keeps its hue.
  public typealias AnimatableData =
    AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>

  /// The premultiplied components and the opacity.
  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        red * opacity, AnimatablePair(green * opacity, AnimatablePair(blue * opacity, opacity)))
    }
    set {
      opacity = newValue.second.second.second
      let divisor = opacity == 0 ? 1 : opacity
      red = newValue.first / divisor
      green = newValue.second.first / divisor
      blue = newValue.second.second.first / divisor
    }
  }
}
