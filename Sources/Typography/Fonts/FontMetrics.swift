/// Vertical measures of a font, in points, each positive in its own direction.
public struct FontMetrics: Hashable, Sendable {
  /// The distance from the baseline up to the line's top.
  public var ascent: Double
  /// The distance from the baseline down to the line's bottom.
  public var descent: Double
  /// The gap that a text style or font file asks for between lines; not part of a line.
  public var leading: Double
  /// The height of capitals.
  public var capHeight: Double
  /// The height of small letters.
  public var xHeight: Double

  /// Creates metrics.
  public init(
    ascent: Double, descent: Double, leading: Double, capHeight: Double, xHeight: Double
  ) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  /// The height of a line.
  public var lineHeight: Double { ascent + descent }

  /// SF Pro's measures for a size of 1: all optical sizes have 2048 units per em, ascent 1950,
  /// descent 494, no line gap, capitals 1443, small letters 1078.
  static let systemFont = FontMetrics(
    ascent: 1950.0 / 2048, descent: 494.0 / 2048, leading: 0, capHeight: 1443.0 / 2048,
    xHeight: 1078.0 / 2048)

  /// The middle of an underline below the baseline, for a size of 1; estimated from pictures of
  /// SF Pro, as its files aren't read here.
  static let underlineOffset = 0.11
  /// The thickness of an underline, for a size of 1; estimated in the same way.
  static let underlineThickness = 0.055

  /// Makes each measure the greater one of two.
  mutating func formUnion(_ other: FontMetrics) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    leading = max(leading, other.leading)
    capHeight = max(capHeight, other.capHeight)
    xHeight = max(xHeight, other.xHeight)
  }

  /// Returns these measures for a descriptor's size, leading and style.
  func applied(to font: FontDescriptor) -> FontMetrics {
    var result = FontMetrics(
      ascent: ascent * font.size, descent: descent * font.size, leading: leading * font.size,
      capHeight: capHeight * font.size, xHeight: xHeight * font.size)
    if let pitch = font.stylePitch { result.leading = max(pitch - result.lineHeight, 0) }
    result.ascent = max(result.ascent + font.leading.extra / 2, 0)
    result.descent = max(result.descent + font.leading.extra / 2, 0)
    return result
  }
}
