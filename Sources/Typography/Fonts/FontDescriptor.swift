/// The design of a system font.
///
/// The stand-ins: Inter for `standard` and `rounded`, DejaVu Serif for `serif`, DejaVu Sans Mono
/// for `monospaced`. DejaVu's free packages have two weights, so a weight from 600 on is bold, and
/// their italics are slanted uprights.
public enum FontDesign: String, Hashable, Sendable, CaseIterable {
  /// SF Pro's place.
  case standard
  /// SF Rounded's place.
  case rounded
  /// New York's place.
  case serif
  /// SF Mono's place.
  case monospaced
}

/// How wide a font's letters are; the stand-ins are stretched.
public enum FontWidth: String, Hashable, Sendable, CaseIterable {
  /// The narrowest.
  case compressed
  /// Narrow.
  case condensed
  /// Normal.
  case standard
  /// Wide.
  case expanded

  /// The horizontal scale that stands in for the design (estimated from SF Pro's own widths).
  var factor: Double {
    switch self {
    case .compressed: 0.72
    case .condensed: 0.86
    case .standard: 1
    case .expanded: 1.2
    }
  }
}

/// How far apart the lines of a font are.
public enum FontLeading: String, Hashable, Sendable, CaseIterable {
  /// 2 points less.
  case tight
  /// The font's own.
  case standard
  /// 2 points more.
  case loose

  /// What is added to the line's height, in points.
  var extra: Double {
    switch self {
    case .tight: -2
    case .standard: 0
    case .loose: 2
    }
  }
}

/// An OpenType feature that is switched for a whole run.
public struct FontFeature: Hashable, Sendable {
  /// The four-letter tag.
  public let tag: String
  /// The value: 0 off, 1 on, more for alternates.
  public let value: Int

  /// Creates a feature; a tag that isn't four ASCII characters has no effect.
  public init(_ tag: String, value: Int = 1) {
    self.tag = tag
    self.value = value
  }

  /// Digits of equal width.
  public static let monospacedDigits = FontFeature("tnum")
  /// Small capitals for small letters.
  public static let lowercaseSmallCaps = FontFeature("smcp")
  /// Small capitals for capitals.
  public static let uppercaseSmallCaps = FontFeature("c2sc")
}

/// What a font should be like.
public struct FontDescriptor: Hashable, Sendable {
  /// Where the letters come from.
  public enum Family: Hashable, Sendable {
    /// The system's font in a design.
    case system(FontDesign)
    /// A registered file's family or PostScript name.
    case custom(String)
  }

  /// The largest size, in points; larger ones are reduced to it.
  public static let largestSize = 10_000.0

  /// Where the letters come from.
  public var family: Family
  /// The size, in points, 0...`largestSize`.
  public let size: Double
  /// The weight.
  public var weight: FontWeight
  /// Whether the letters are slanted.
  public var isItalic = false
  /// The width of the letters.
  public var width = FontWidth.standard
  /// The distance of the lines.
  public var leading = FontLeading.standard
  /// Features that are switched on or off.
  public var features: [FontFeature] = []
  /// The designed line pitch of the text style that this font belongs to, in points.
  ///
  /// It gives `FontMetrics.leading`; it doesn't change the lines of one text.
  public var stylePitch: Double?

  /// Creates a descriptor; a size that isn't a number counts as 0.
  public init(_ family: Family, size: Double, weight: FontWeight = .regular) {
    self.family = family
    self.size = size > 0 ? min(size, Self.largestSize) : 0
    self.weight = weight
  }

  /// Creates a descriptor of a system font; a size that isn't a number counts as 0.
  public static func system(
    size: Double, weight: FontWeight = .regular, design: FontDesign = .standard
  ) -> FontDescriptor {
    FontDescriptor(.system(design), size: size, weight: weight)
  }

  /// Returns this font in another size.
  public func withSize(_ size: Double) -> FontDescriptor {
    var copy = FontDescriptor(family, size: size, weight: weight)
    copy.isItalic = isItalic
    copy.width = width
    copy.leading = leading
    copy.features = features
    return copy
  }
}
