public import Foundation

/// A font that depends on the environment, above all on the reader's text size.
public struct Font: Hashable, Sendable {
  /// Where the font comes from.
  let provider: Provider
  /// What changes it, in order.
  var modifiers: [Modifier] = []

  /// The origins that exist.
  enum Provider: Hashable, Sendable {
    /// A text style of the system's font.
    case style(TextStyle, Design?, Weight?)
    /// A size of the system's font.
    case system(size: CGFloat, Weight?, Design?)
    /// A named font; its size grows with a text style, or not at all.
    case custom(String, size: CGFloat, relativeTo: TextStyle?)
  }

  /// The changes that exist.
  enum Modifier: Hashable, Sendable {
    case weight(Weight)
    case bold
    case italic
    case monospaced
    case monospacedDigits
    case smallCaps(lowercase: Bool, uppercase: Bool)
    case leading(Leading)
    case width(Width)
    case design(Design)
    case scale(Double)
  }

  /// The system's text styles.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    /// The largest heading.
    case largeTitle
    /// A first-level heading.
    case title
    /// A second-level heading.
    case title2
    /// A third-level heading.
    case title3
    /// A heading in the size of body text.
    case headline
    /// A subheading.
    case subheadline
    /// Body text.
    case body
    /// A callout.
    case callout
    /// A footnote.
    case footnote
    /// A caption.
    case caption
    /// A second caption.
    case caption2
  }

  /// The designs of the system's font.
  public enum Design: Hashable, Sendable {
    /// The usual one.
    case `default`
    /// With serifs.
    case serif
    /// With round ends.
    case rounded
    /// With letters of equal width.
    case monospaced
  }

  /// The distances between lines.
  public enum Leading: Hashable, Sendable {
    /// The usual one.
    case standard
    /// Smaller.
    case tight
    /// Larger.
    case loose
  }

  /// Creates a font from its origin.
  init(provider: Provider) { self.provider = provider }

  /// Returns the font with one more change.
  func modified(_ modifier: Modifier) -> Font {
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }
}

extension Font {
  /// The weight of a font's strokes.
  public struct Weight: Hashable, Sendable {
    /// The weight class, 100...900.
    let value: Int

    /// The lightest.
    public static let ultraLight = Weight(value: 100)
    /// Very light.
    public static let thin = Weight(value: 200)
    /// Light.
    public static let light = Weight(value: 300)
    /// The usual one.
    public static let regular = Weight(value: 400)
    /// A little bolder.
    public static let medium = Weight(value: 500)
    /// Half way to bold.
    public static let semibold = Weight(value: 600)
    /// Bold.
    public static let bold = Weight(value: 700)
    /// Bolder.
    public static let heavy = Weight(value: 800)
    /// The boldest.
    public static let black = Weight(value: 900)
  }

  /// The width of a font's letters.
  public struct Width: Hashable, Sendable {
    /// The width on the system font's axis: 0 is the usual one.
    public var value: CGFloat

    /// Creates a width; there is a design for −0.3, −0.2, 0 and 0.2, of which the nearest is used.
    public init(_ value: CGFloat) { self.value = value }

    /// The narrowest.
    public static let compressed = Width(-0.3)
    /// Narrow.
    public static let condensed = Width(-0.2)
    /// The usual one.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)
  }
}
