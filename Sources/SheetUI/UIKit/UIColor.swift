public import Foundation
import Raster

/// A color that may depend on the surroundings.
///
/// Invariant behind `@unchecked Sendable`: nothing in it changes.
///
/// Not an `NSObject`: Foundation's attributed strings trap on Linux where they compare runs that hold
/// different objects of such kinds.
open class UIColor: Hashable, CustomStringConvertible, _ExpressibleByColorLiteral,
  @unchecked Sendable
{
  /// The color in SwiftUI's form.
  let color: Color

  /// Creates a color from SwiftUI's.
  public init(_ color: Color) { self.color = color }

  /// Creates a gray.
  public init(white: CGFloat, alpha: CGFloat) {
    color = Color(white: Double(white), opacity: Double(alpha))
  }

  /// Creates a color from sRGB components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(
      red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }

  /// Creates a color from a literal.
  public required init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    color = Color(
      red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }

  /// Creates a color from Display P3 components.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(
      .displayP3, red: Double(red), green: Double(green), blue: Double(blue),
      opacity: Double(alpha))
  }

  /// Creates a color from hue, saturation and brightness, each in 0...1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(
      hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
      opacity: Double(alpha))
  }

  /// Creates a color that depends on the surroundings.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    color = Color(
      provider: .dynamic(
        DynamicColor { dynamicProvider(UITraitCollection($0)).color.rasterColor(in: $0) }))
  }

  /// Creates a color of the main bundle's asset catalog.
  public init?(named name: String) { color = Color(name) }

  /// Returns the color with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let (base, alpha) = (color, Double(alpha))
    if case .fixed(var fixed) = base.provider {
      fixed.alpha = alpha
      return UIColor(Color(fixed))
    }
    return UIColor(
      Color(
        provider: .dynamic(
          DynamicColor {
            var resolved = base.rasterColor(in: $0)
            resolved.alpha = alpha
            return resolved
          })))
  }

  /// Returns the color as it is in some surroundings.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(Color(color.rasterColor(in: traitCollection.environment)))
  }

  /// Whether another color is made in the same way.
  open func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }

  /// A number that equal colors share.
  open var hash: Int { color.hashValue }
  /// Whether two colors are the same.
  public static func == (a: UIColor, b: UIColor) -> Bool { a.isEqual(b) }
  /// Feeds the color to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }

  /// The color's origin, for reading.
  open var description: String { color.description }
}

extension Color {
  /// Creates a color from UIKit's.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// Creates a color from UIKit's.
  ///
  /// A name that an asset catalog has given to both kinds of colors means the catalog's.
  @_disfavoredOverload
  public init(_ color: UIColor) { self = color.color }
}
