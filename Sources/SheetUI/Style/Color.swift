public import Foundation
import Raster

/// A color that may depend on the environment.
public struct Color: Hashable, Sendable {
  /// Where the color comes from.
  let provider: Provider

  /// The origins that exist.
  indirect enum Provider: Hashable, Sendable {
    /// Fixed components.
    case fixed(Raster.Color)
    /// The system's color for the appearance.
    case system(SystemColor)
    /// The tint, or the accent color.
    case accent
    /// A named color of an asset catalog.
    case asset(name: String, bundle: String?)
    /// A function of the environment.
    case dynamic(DynamicColor)
    /// A color with its opacity multiplied.
    case faded(Color, Double)
    /// A mixture of two colors.
    case mixed(Color, Color, by: Double, in: Gradient.ColorSpace)
  }

  /// The color spaces of components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The usual one, encoded.
    case sRGB
    /// The usual one in linear light.
    case sRGBLinear
    /// The wider one of Apple's displays.
    case displayP3
  }

  /// Creates a color from its origin.
  init(provider: Provider) { self.provider = provider }

  /// Creates a fixed color.
  init(_ color: Raster.Color) { provider = .fixed(color) }

  /// Creates a system color.
  init(_ system: SystemColor) { provider = .system(system) }

  /// Creates a color from red, green and blue.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    switch colorSpace {
    case .sRGB:
      self.init(Raster.Color(red: red, green: green, blue: blue, alpha: opacity))
    case .sRGBLinear:
      self.init(
        Raster.Color(
          red: ColorSpaces.encoded(red), green: ColorSpaces.encoded(green),
          blue: ColorSpaces.encoded(blue), alpha: opacity))
    case .displayP3:
      self.init(ColorSpaces.displayP3(red: red, green: green, blue: blue, opacity: opacity))
    }
  }

  /// Creates a gray.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color from hue, saturation and brightness, each in 0...1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(
      ColorSpaces.hsb(
        hue: hue, saturation: saturation, brightness: brightness, opacity: opacity))
  }

  /// Creates a color of an asset catalog.
  public init(_ name: String, bundle: Bundle? = nil) {
    provider = .asset(name: name, bundle: bundle?.bundlePath)
  }

  /// Creates a color of an asset catalog.
  public init(_ resource: ColorResource) {
    provider = .asset(name: resource.name, bundle: resource.bundlePath)
  }

  /// Creates a fixed color.
  public init(_ resolved: Resolved) { self.init(resolved.color) }

  /// Creates a color from a style that comes to one.
  public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Resolved {
    if let color = color as? Color {
      self = color
    } else {
      provider = .dynamic(DynamicColor { color.resolve(in: $0).color })
    }
  }

  /// Returns the color with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color { Color(provider: .faded(self, opacity)) }

  /// Returns a mixture with another color; 0 is this one, 1 the other.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(provider: .mixed(self, rhs, by: min(max(fraction, 0), 1), in: colorSpace))
  }

  /// Returns the components in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(rasterColor(in: environment))
  }
}

extension Color: CustomStringConvertible {
  /// The color's origin, for reading.
  public var description: String {
    switch provider {
    case .fixed(let color): Resolved(color).description
    case .system(let color): color.rawValue
    case .accent: "accentColor"
    case .asset(let name, _): "asset \"\(name)\""
    case .dynamic: "dynamic"
    case .faded(let base, let opacity): "\(base) @\(opacity)"
    case .mixed(let a, let b, let share, _): "mix(\(a), \(b), \(share))"
    }
  }
}

/// A color that is a function of the environment; a class, because functions can only be compared
/// by identity.
final class DynamicColor: Hashable, Sendable {
  /// The function.
  let resolve: @Sendable (EnvironmentValues) -> Raster.Color

  /// Creates a color.
  init(_ resolve: @escaping @Sendable (EnvironmentValues) -> Raster.Color) {
    self.resolve = resolve
  }

  static func == (a: DynamicColor, b: DynamicColor) -> Bool { a === b }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The name of a color in an asset catalog, as generated code has it.
public struct ColorResource: Hashable, Sendable {
  /// The name.
  let name: String
  /// The bundle's path.
  let bundlePath: String

  /// Creates a name.
  public init(name: String, bundle: Bundle) {
    self.name = name
    bundlePath = bundle.bundlePath
  }
}
