public import Foundation
import Raster

/// A color as Core Graphics has it.
///
/// One that comes from a dynamic color follows the surroundings in which it is drawn; its components
/// are those of the default ones.
///
/// Invariant behind `@unchecked Sendable`: nothing in it changes.
public final class CGColor: Hashable, @unchecked Sendable {
  /// The color in SwiftUI's form.
  let color: Color

  /// Creates a color from SwiftUI's.
  init(_ color: Color) { self.color = color }

  /// Creates a color from red, green and blue.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// Creates a color from red, green and blue.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(gray), opacity: Double(alpha)))
  }

  /// Creates a gray.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// Creates a color from a space's components, of which the last is the opacity.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    switch space.model {
    case .monochrome: self.init(gray: components[0], alpha: components[1])
    default:
      self.init(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
  }

  private var resolved: Raster.Color { color.rasterColor(in: EnvironmentValues()) }

  /// Red, green, blue and opacity.
  public var components: [CGFloat]? {
    let color = resolved
    return [color.red, color.green, color.blue, color.alpha].map { CGFloat($0) }
  }

  /// How many components there are.
  public var numberOfComponents: Int { 4 }
  /// The opacity.
  public var alpha: CGFloat { CGFloat(resolved.alpha) }
  /// The space of the components.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// Returns the color in another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    UIColor(color).withAlphaComponent(alpha).cgColor
  }

  /// Whether both are made in the same way.
  public static func == (a: CGColor, b: CGColor) -> Bool { a.color == b.color }

  /// Feeds the color to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }

  /// Plain white.
  public static let white = CGColor(Color(white: 1))
  /// Plain black.
  public static let black = CGColor(Color(white: 0))
  /// Nothing.
  public static let clear = CGColor(Color(white: 0, opacity: 0))
}

/// A space of color components.
public final class CGColorSpace: Hashable, Sendable {
  /// What kind of components a space has.
  public enum Model: Int32, Sendable {
    /// Grays.
    case monochrome = 0
    /// Red, green and blue.
    case rgb = 1
  }

  /// The kind of components.
  public let model: Model
  /// The space's name.
  public let name: String?

  init(_ model: Model, name: String) {
    self.model = model
    self.name = name
  }

  /// Creates the space of a name.
  public convenience init?(name: String) {
    self.init(name.contains("Gray") ? .monochrome : .rgb, name: name)
  }

  /// How many components a color has, without its opacity.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  /// The usual space of displays.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The usual space in linear light.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// The usual space beyond its ends.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The wider space of Apple's displays.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Grays.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  /// Whether both have one name.
  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name }

  /// Feeds the name to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the usual space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(.rgb, name: CGColorSpace.sRGB)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the usual space of grays.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(.monochrome, name: CGColorSpace.genericGrayGamma2_2)
}

extension UIColor {
  /// The color as Core Graphics has it.
  public var cgColor: CGColor { CGColor(color) }

  /// Creates a color from Core Graphics'.
  public convenience init(cgColor: CGColor) { self.init(cgColor.color) }
}

extension Color {
  /// Creates a color from Core Graphics'.
  public init(cgColor: CGColor) { self = cgColor.color }

  /// Creates a color from Core Graphics'.
  public init(_ cgColor: CGColor) { self = cgColor.color }

  /// The color as Core Graphics has it; nil where it depends on the surroundings.
  public var cgColor: CGColor? {
    if case .fixed = provider { CGColor(self) } else { nil }
  }
}
