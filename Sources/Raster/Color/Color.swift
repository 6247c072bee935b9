/// A straight (not premultiplied) color in sRGB's encoded space.
///
/// Components lie in 0...1 within sRGB; values outside are wide-gamut and clamped when stored.
public struct Color: Equatable, Hashable, Sendable {
  /// The red component, sRGB encoded.
  public var red: Double
  /// The green component, sRGB encoded.
  public var green: Double
  /// The blue component, sRGB encoded.
  public var blue: Double
  /// The opacity, 0...1.
  public var alpha: Double

  /// Creates a color from encoded components.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a color from bytes and an opacity.
  public init(bytes red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: Double = 1) {
    self.init(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
  }

  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = Color(red: 1, green: 1, blue: 1)
  /// Nothing.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// Returns the color with its opacity multiplied.
  public func opacity(_ factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}
