/// An outline of one glyph in units of the em, y growing downwards, baseline at y = 0.
///
/// A class, because thousands of runs share one outline and caches key on its identity.
public final class GlyphOutline: Sendable {
  /// The outline for a font size of 1.
  public let path: Path

  /// Creates an outline.
  public init(path: Path) { self.path = path }
}

/// Glyphs of one font and size on their baseline positions.
public struct GlyphRun: Equatable, Sendable {
  /// A glyph and the place of its origin on the baseline.
  public struct Glyph: Equatable, Sendable {
    /// The outline to draw; nil for a glyph without ink.
    public var outline: GlyphOutline?
    /// The place of the glyph's origin, in the item's coordinate space.
    public var position: Point

    /// Creates a placed glyph.
    public init(outline: GlyphOutline?, position: Point) {
      self.outline = outline
      self.position = position
    }

    /// Whether both place the same outline at the same point.
    public static func == (a: Glyph, b: Glyph) -> Bool {
      a.outline === b.outline && a.position == b.position
    }
  }

  /// The glyphs from left to right.
  public var glyphs: [Glyph]
  /// The font size, in the item's coordinate space.
  public var size: Double
  /// The text that the glyphs show, for printing.
  public var text: String

  /// Creates a run.
  public init(glyphs: [Glyph], size: Double, text: String) {
    self.glyphs = glyphs
    self.size = size
    self.text = text
  }
}
