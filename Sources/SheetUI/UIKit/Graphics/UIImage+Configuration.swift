public import Foundation

extension UIImage {
  /// How a picture is drawn.
  ///
  /// Invariant behind `@unchecked Sendable`: nothing in it changes.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    /// The usual one.
    case `default` = -1
    /// Unknown.
    case unspecified = 0
    /// Small.
    case small = 1
    /// As large as the text.
    case medium = 2
    /// Large.
    case large = 3

    var swiftUI: Image.Scale {
      switch self {
      case .small: .small
      case .large: .large
      default: .medium
      }
    }
  }

  /// The weight of a symbol's strokes.
  public enum SymbolWeight: Int, Sendable {
    /// The usual one.
    case unspecified = 0
    /// The lightest.
    case ultraLight = 1
    /// Very light.
    case thin = 2
    /// Light.
    case light = 3
    /// Regular.
    case regular = 4
    /// A little bolder.
    case medium = 5
    /// Half way to bold.
    case semibold = 6
    /// Bold.
    case bold = 7
    /// Bolder.
    case heavy = 8
    /// The boldest.
    case black = 9

    var font: Font.Weight? { self == .unspecified ? nil : Font.Weight(value: rawValue * 100) }
  }

  /// How a symbol is drawn.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let base: Font?
    let weight: SymbolWeight
    let scale: SymbolScale
    let color: UIColor?

    init(
      base: Font?, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified,
      color: UIColor? = nil
    ) {
      (self.base, self.weight, self.scale, self.color) = (base, weight, scale, color)
    }

    /// Creates a configuration of a font's size, in points.
    public convenience init(pointSize: CGFloat) { self.init(base: .system(size: pointSize)) }
    /// Creates a configuration of a font's size and weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(base: .system(size: pointSize), weight: weight)
    }
    /// Creates a configuration of a font's size and weight, and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(base: .system(size: pointSize), weight: weight, scale: scale)
    }
    /// Creates a configuration of a scale.
    public convenience init(scale: SymbolScale) { self.init(base: nil, scale: scale) }
    /// Creates a configuration of a weight.
    public convenience init(weight: SymbolWeight) { self.init(base: nil, weight: weight) }
    /// Creates a configuration of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(base: .system(textStyle.font))
    }
    /// Creates a configuration of a text style and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(base: .system(textStyle.font), scale: scale)
    }
    /// Creates a configuration of a font.
    public convenience init(font: UIFont) { self.init(base: font.font) }
    /// Creates a configuration of a font and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(base: font.font, scale: scale)
    }
    /// Creates a configuration of colors, of which the first counts.
    public convenience init(paletteColors: [UIColor]) {
      self.init(base: nil, color: paletteColors.first)
    }
    /// Creates a configuration of a color.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(base: nil, color: hierarchicalColor)
    }

    /// Returns the configuration with what another one says.
    public func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      return SymbolConfiguration(
        base: other.base ?? base, weight: other.weight == .unspecified ? weight : other.weight,
        scale: other.scale == .unspecified ? scale : other.scale, color: other.color ?? color)
    }

    /// The font that a symbol is as large as; nil for the usual one.
    var font: Font? {
      guard let heavy = weight.font else { return base }
      return (base ?? .system(size: 17)).weight(heavy)
    }
  }
}
