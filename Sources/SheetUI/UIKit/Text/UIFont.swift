public import Foundation
import Typography

/// A font in a fixed size.
///
/// Invariant behind `@unchecked Sendable`: nothing in it changes.
///
/// Not an `NSObject`: Foundation's attributed strings trap on Linux where they compare runs that hold
/// different objects of such kinds.
open class UIFont: Hashable, @unchecked Sendable {
  /// The font in SwiftUI's form, whose size no longer follows the reader's.
  let font: Font
  private let descriptor: Typography.FontDescriptor
  private let style: TextStyle?

  /// Creates a font from SwiftUI's, as it is in some surroundings.
  init(
    _ font: Font, in environment: EnvironmentValues = EnvironmentValues(), style: TextStyle? = nil
  ) {
    descriptor = font.resolve(in: environment)
    self.font = font.fixed(at: CGFloat(descriptor.size), in: environment)
    self.style = style
  }

  /// Creates a named font; a size that isn't positive stands for 12 points.
  ///
  /// Whether there is one of the name is found out when it is drawn.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(.custom(fontName, fixedSize: fontSize > 0 ? fontSize : 12))
  }

  /// Creates a font from its description; a size of 0 stands for the description's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    self.init(descriptor.font(size: size))
  }

  // MARK: System fonts

  /// Returns the system's font in a size.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize, weight: .regular))
  }
  /// Returns the system's font in a size and weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.font))
  }
  /// Returns the system's font in a size, weight and width.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.font).width(Font.Width(width.rawValue)))
  }
  /// Returns the system's bold font in a size.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize, weight: .semibold))
  }
  /// Returns the system's slanted font in a size.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Font.system(size: fontSize, weight: .regular).italic())
  }
  /// Returns the system's font with letters of equal width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.font, design: .monospaced))
  }
  /// Returns the system's font with digits of equal width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font.system(size: fontSize, weight: weight.font).monospacedDigit())
  }

  /// Returns the font of a text style, in the reader's size.
  @preconcurrency @MainActor
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: .current)
  }

  /// Returns the font of a text style, in the size of some surroundings.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(
      .system(style.font), in: traitCollection?.environment ?? EnvironmentValues(), style: style)
  }

  // MARK: Measures

  /// The size, in points.
  open var pointSize: CGFloat { CGFloat(descriptor.size) }
  /// How far a line reaches above its baseline, in points.
  open var ascender: CGFloat { CGFloat(metrics?.ascent ?? 0) }
  /// How far a line reaches below its baseline, in points; not above 0.
  open var descender: CGFloat { -CGFloat(metrics?.descent ?? 0) }
  /// The space between lines, in points.
  open var leading: CGFloat { CGFloat(metrics?.leading ?? 0) }
  /// The height of capitals, in points.
  open var capHeight: CGFloat { CGFloat(metrics?.capHeight ?? 0) }
  /// The height of small letters, in points: as large a share as in the system's font.
  open var xHeight: CGFloat { capHeight * 0.746 }
  /// The height of a line, in points.
  open var lineHeight: CGFloat { ascender - descender }

  private var metrics: FontMetrics? { (try? FontLibrary.standard())?.metrics(of: descriptor) }

  // MARK: Description

  /// The name of the family.
  open var familyName: String { fontDescriptor.name ?? ".AppleSystemUIFont" }
  /// The name.
  open var fontName: String { fontDescriptor.name ?? ".SFUI-Regular" }
  /// What the font is made of.
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(font: font, pointSize: pointSize, textStyle: style)
  }
  /// Returns the font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(descriptor: fontDescriptor, size: fontSize)
  }

  /// Whether another font looks the same.
  open func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }
  /// A number that equal fonts share.
  open var hash: Int { font.hashValue }
  /// Whether two fonts are the same.
  public static func == (a: UIFont, b: UIFont) -> Bool { a.isEqual(b) }
  /// Feeds the font to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }

  /// The size of labels, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons, in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small text, in points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of plain text, in points.
  public class var systemFontSize: CGFloat { 14 }
  /// The names of the families; fonts are found by name when they are drawn.
  public class var familyNames: [String] { [] }
  /// Returns the names of a family's fonts; fonts are found by name when they are drawn.
  public class func fontNames(forFamilyName familyName: String) -> [String] { [] }
}

extension UIFont {
  /// A system's text style.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The largest heading.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// The largest heading, on a screen that has room for a larger one.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A first-level heading.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A second-level heading.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A third-level heading.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading in the size of body text.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A subheading.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Body text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A callout.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A second caption.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The style in SwiftUI's words; body text for an unknown name.
    var font: Font.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      default: .body
      }
    }
  }

  /// The weight of a font's strokes, −1...1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat
    /// Creates a weight from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest.
    public static let ultraLight = Weight(-0.8)
    /// Very light.
    public static let thin = Weight(-0.6)
    /// Light.
    public static let light = Weight(-0.4)
    /// The usual one.
    public static let regular = Weight(0)
    /// A little bolder.
    public static let medium = Weight(0.23)
    /// Half way to bold.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Bolder.
    public static let heavy = Weight(0.56)
    /// The boldest.
    public static let black = Weight(0.62)

    /// The nearest weight in SwiftUI's words.
    var font: Font.Weight {
      let all: [(Weight, Font.Weight)] = [
        (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
        (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
        (.black, .black),
      ]
      let nearest = all.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }
      return nearest?.1 ?? .regular
    }
  }

  /// The width of a font's letters.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat
    /// Creates a width from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The narrowest.
    public static let compressed = Width(rawValue: -0.3)
    /// Narrow.
    public static let condensed = Width(rawValue: -0.2)
    /// The usual one.
    public static let standard = Width(rawValue: 0)
    /// Wide.
    public static let expanded = Width(rawValue: 0.2)
  }
}

extension Font {
  /// Creates a font from UIKit's, in its fixed size.
  public init(_ font: UIFont) { self = font.font }

  /// Returns the font in a size that the reader's text size doesn't change.
  func fixed(at size: CGFloat, in environment: EnvironmentValues) -> Font {
    var copy: Font
    switch provider {
    case .style(let style, let design, let weight):
      let own = Font(provider: .style(style, design, weight)).resolve(in: environment).weight.value
      copy = .system(size: size, weight: weight ?? Weight(value: own), design: design)
    case .system(_, let weight, let design):
      copy = Font(provider: .system(size: size, weight, design))
    case .custom(let name, _, _): copy = .custom(name, fixedSize: size)
    }
    copy.modifiers = modifiers
    return copy
  }
}
