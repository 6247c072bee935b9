public import Raster

/// The measures of a laid-out text, in points.
public struct TextMeasurement: Hashable, Sendable {
  /// The size, rounded up to whole pixels.
  public var size: Size
  /// The first line's baseline from the top, rounded up to whole pixels.
  public var firstBaseline: Double
  /// The last line's baseline from the top, rounded up to whole pixels.
  public var lastBaseline: Double
  /// The number of lines.
  public var lineCount: Int
  /// Whether a part gave way to an ellipsis.
  public var isTruncated: Bool
  /// The factor by which the text was made smaller.
  public var scaleFactor: Double
}

/// A text with every glyph in its place, in points, relative to the text's top left corner.
public struct TextLayout: Equatable, Sendable {
  /// Glyphs of one look on one line.
  public struct Run: Equatable, Sendable {
    /// The glyphs.
    public var glyphs: GlyphRun
    /// The attributes' own number.
    public var tag: Int
    /// The font that was asked for, in the size that was drawn.
    public var font: FontDescriptor
    /// The file that the glyphs come from; empty for boxes of missing glyphs.
    public var fontFile: String
    /// Lines under and through the text.
    public var decorations: [Rect]
    /// The room that the glyphs take on the line.
    public var frame: Rect
  }

  /// An attachment's place.
  public struct PlacedAttachment: Hashable, Sendable {
    /// The attachment's own number.
    public var id: Int
    /// The place.
    public var frame: Rect
    /// The attributes' own number.
    public var tag: Int
  }

  /// One line.
  public struct Line: Equatable, Sendable {
    /// The room that the line takes, without hanging spaces.
    public var frame: Rect
    /// The drawn baseline from the text's top, rounded to the nearest pixel.
    public var baseline: Double
    /// The runs from left to right.
    public var runs: [Run]
    /// The attachments from left to right.
    public var attachments: [PlacedAttachment]
    /// The shown characters, in reading order.
    public var text: String
    /// Whether the line has an ellipsis for what was left out.
    public var isTruncated: Bool
  }

  /// The measures.
  public var measurement: TextMeasurement
  /// The lines from top to bottom.
  public var lines: [Line]
  /// The characters that no font has, each once, in order of their first place.
  public var missing: [Unicode.Scalar]
  /// The names of fonts that weren't found and were replaced, each once.
  public var missingFonts: [String]

  /// The size, rounded up to whole pixels.
  public var size: Size { measurement.size }
  /// All runs, from top to bottom and left to right.
  public var runs: [Run] { lines.flatMap(\.runs) }
  /// All attachments, from top to bottom and left to right.
  public var attachments: [PlacedAttachment] { lines.flatMap(\.attachments) }
  /// Whether a part gave way to an ellipsis.
  public var isTruncated: Bool { measurement.isTruncated }
}
