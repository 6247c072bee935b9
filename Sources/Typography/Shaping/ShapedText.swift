import Raster

/// A piece of text that can't be divided between two lines: one user-perceived character, or
/// several that became one ligature.
struct ShapedUnit: Sendable {
  /// What a line may do with the place before a unit.
  enum Break: UInt8, Sendable {
    /// A line can start here only where nothing else is possible.
    case emergency
    /// A line may start here.
    case allowed
  }

  /// The UTF-16 units.
  var range: Range<Int>
  /// The glyphs in the shaped text, from left to right.
  var glyphs: Range<Int>
  /// The room on the line, in points.
  var advance: Double
  /// Whether a line may start with this unit.
  var lineBreak: Break
  /// Whether it is white space, which hangs over a line's end.
  var isSpace: Bool
  /// The level of the bidirectional algorithm.
  var level: UInt8
  /// The index of the segment that it belongs to.
  var segment: Int
  /// Where the glyphs come from.
  var source: GlyphSource
}

/// Where a unit's glyphs come from.
enum GlyphSource: Equatable, Sendable {
  /// The resolved font's face of this index.
  case face(Int)
  /// A box in place of a character that no face has.
  case box(MissingGlyph)
  /// The segment's attachment.
  case attachment
  /// Nothing is drawn.
  case none
}

/// A glyph relative to its unit's left end on the baseline, in points, y growing downwards.
struct ShapedGlyph: Sendable {
  var id: UInt32
  var x: Double
  var y: Double
}

/// A piece of text between two hard line breaks.
struct ShapedParagraph: Sendable {
  /// The units, without the line break.
  var units: Range<Int>
  /// The UTF-16 units, without the line break.
  var range: Range<Int>
  /// The paragraph's own level: odd for right to left.
  var level: UInt8
  /// The segment that gives an empty paragraph its height.
  var segment: Int
  /// The sum of all advances, in points.
  var width: Double
}

/// A segment's look with the fonts that were found for it.
struct ShapedSegment: Sendable {
  var attributes: TextAttributes
  var font: ResolvedFont
  var attachment: StyledText.Attachment?

  /// How far the segment reaches above the baseline, in points.
  var ascent: Double { extents.ascent }
  /// How far the segment reaches below the baseline, in points.
  var descent: Double { extents.descent }

  private var extents: (ascent: Double, descent: Double) {
    let offset = attributes.baselineOffset
    var ascent = font.metrics.ascent + max(offset, 0)
    var descent = font.metrics.descent + max(-offset, 0)
    if let attachment {
      ascent = max(ascent, attachment.size.height - attachment.depth + offset)
      descent = max(descent, attachment.depth - offset)
    }
    return (ascent, descent)
  }
}

/// A text whose characters have become glyphs, before it is broken into lines.
///
/// A class, because the cache and many layouts share it.
final class ShapedText: Sendable {
  /// The UTF-16 units.
  let text: [UInt16]
  /// The pieces with one look each.
  let segments: [ShapedSegment]
  /// The pieces that lines are made of, in reading order.
  let units: [ShapedUnit]
  /// All units' glyphs.
  let glyphs: [ShapedGlyph]
  /// The pieces between hard breaks; none for an empty text.
  let paragraphs: [ShapedParagraph]
  /// The characters that no face has, each once.
  let missing: [Unicode.Scalar]
  /// The names of fonts that weren't found, each once.
  let missingFonts: [String]

  /// Takes what a shaper has made.
  init(_ shaper: TextShaper) {
    text = shaper.text
    segments = shaper.segments
    units = shaper.units
    glyphs = shaper.glyphs
    paragraphs = shaper.paragraphs
    missing = shaper.missing
    var names: [String] = []
    for name in shaper.segments.flatMap(\.font.missing) where !names.contains(name) {
      names.append(name)
    }
    missingFonts = names
  }

  /// Returns the ellipsis in a segment's look.
  func ellipsis(_ segment: Int, _ library: FontLibrary) -> ShapedText {
    var attributes = segments[segment].attributes
    attributes.tag = 0
    return Self.shape(
      StyledText("\u{2026}", attributes: attributes), style: ParagraphStyle(), library: library)
  }

  /// Returns a text's shape, from the library's cache where it is known.
  static func shape(
    _ text: StyledText, style: ParagraphStyle, library: FontLibrary
  ) -> ShapedText {
    let key = ShapeCache.Key(
      text: text, baseDirection: style.baseDirection, layoutDirection: style.layoutDirection,
      locale: style.locale)
    if let known = library.shapes.find(key) { return known }
    var shaper = TextShaper(key, library: library)
    shaper.shape()
    let shaped = ShapedText(shaper)
    library.shapes.insert(shaped, for: key)
    return shaped
  }
}
