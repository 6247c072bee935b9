public import Foundation
import Typography

/// What a font is made of.
///
/// Invariant behind `@unchecked Sendable`: nothing in it changes.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// A design of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a design from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual one.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With letters of equal width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// Qualities of a font.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    /// With letters of equal width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
    /// With lines nearer to each other.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// With lines farther from each other.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// The name of one of a font's qualities.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name of the family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the font.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size, in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// Weight and other qualities.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// Optional glyphs.
    public static let featureSettings = AttributeName(
      rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// The size, in points.
  public let pointSize: CGFloat
  private let base: Font
  private let textStyle: UIFont.TextStyle?

  init(font: Font, pointSize: CGFloat, textStyle: UIFont.TextStyle? = nil) {
    base = font
    self.pointSize = pointSize
    self.textStyle = textStyle
  }

  /// Creates a description of a named font.
  public convenience init(name: String, size: CGFloat) {
    self.init(font: .custom(name, fixedSize: size), pointSize: size)
  }

  /// Creates a description of a font's name and size.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let size = (attributes[.size] as? CGFloat) ?? 12
    let name = attributes[.name] as? String ?? attributes[.family] as? String
    self.init(
      font: name.map { .custom($0, fixedSize: size) } ?? .system(size: size), pointSize: size)
  }

  /// Returns the description of a text style's font, in the reader's size.
  @preconcurrency @MainActor
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  /// Returns the description of a text style's font, in the size of some surroundings.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// Returns the description in another design of the system's font; nil for a named font.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard case .system(let size, let weight, _) = base.provider else { return nil }
    let designs: [SystemDesign: Font.Design] = [
      .rounded: .rounded, .serif: .serif, .monospaced: .monospaced,
    ]
    var font = Font(provider: .system(size: size, weight, designs[design] ?? .default))
    font.modifiers = base.modifiers
    return UIFontDescriptor(font: font, pointSize: pointSize, textStyle: textStyle)
  }

  /// Returns the description with other qualities.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var font = base
    if symbolicTraits.contains(.traitBold) { font = font.bold() }
    if symbolicTraits.contains(.traitItalic) { font = font.italic() }
    if symbolicTraits.contains(.traitMonoSpace) { font = font.monospaced() }
    if symbolicTraits.contains(.traitCondensed) { font = font.width(.condensed) }
    if symbolicTraits.contains(.traitExpanded) { font = font.width(.expanded) }
    if symbolicTraits.contains(.traitTightLeading) { font = font.leading(.tight) }
    if symbolicTraits.contains(.traitLooseLeading) { font = font.leading(.loose) }
    return UIFontDescriptor(font: font, pointSize: pointSize, textStyle: textStyle)
  }

  /// Returns the description in another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font: font(size: newPointSize), pointSize: newPointSize, textStyle: textStyle)
  }

  /// Returns the description of another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(name: newFamily, size: pointSize)
  }

  /// Returns the description with other qualities, of which name, size and weight count.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var result = self
    if let name = attributes[.name] as? String ?? attributes[.family] as? String {
      result = result.withFamily(name)
    }
    if let size = attributes[.size] as? CGFloat { result = result.withSize(size) }
    let traits = attributes[.traits] as? [TraitKey: Any]
    if let weight = traits?[.weight] as? UIFont.Weight {
      result = UIFontDescriptor(
        font: result.base.weight(weight.font), pointSize: result.pointSize, textStyle: textStyle)
    }
    return result
  }

  /// The name of one of a font's traits.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The weight.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
  }

  /// Qualities of the font.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if base.modifiers.contains(.bold) { traits.insert(.traitBold) }
    if case .system(_, let weight?, _) = base.provider, weight.value >= 600 {
      traits.insert(.traitBold)
    }
    if base.modifiers.contains(.italic) { traits.insert(.traitItalic) }
    return traits
  }

  /// The name of a named font.
  var name: String? { if case .custom(let name, _, _) = base.provider { name } else { nil } }

  /// The font in a size.
  func font(size: CGFloat) -> Font { base.fixed(at: size, in: EnvironmentValues()) }
}

/// Scales fonts and lengths with the reader's text size, as a text style does.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// The metrics of body text.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Returns a font in the reader's size.
  @preconcurrency @MainActor
  open func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }

  /// Returns a font in the reader's size, up to a greatest one.
  @preconcurrency @MainActor
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
  }

  /// Returns a length that grows with the reader's size.
  @preconcurrency @MainActor
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: .current)
  }

  /// Returns a length that grows with the size of some surroundings.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let environment = traitCollection?.environment ?? EnvironmentValues()
    let font = Font(provider: .custom("", size: value, relativeTo: style.font))
    return CGFloat(font.resolve(in: environment).size)
  }
}
