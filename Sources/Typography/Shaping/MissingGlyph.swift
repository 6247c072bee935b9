import Raster

/// The box that stands for a character that no font has.
enum MissingGlyph: Equatable, Sendable {
  /// A letter.
  case letter
  /// An ideograph.
  case wide
  /// An emoji, however many characters it consists of.
  case emoji

  /// Chooses the box for a user-perceived character's properties.
  init(_ properties: CharacterProperties) {
    if properties.contains(.pictograph) {
      self = .emoji
    } else {
      self = properties.contains(.wide) ? .wide : .letter
    }
  }

  /// The room on the line, in ems; Apple's color emoji take 1.25 ems.
  var advance: Double {
    switch self {
    case .letter: 0.6
    case .wide: 1
    case .emoji: 1.25
    }
  }

  /// The box's outline for a size of 1.
  var outline: GlyphOutline {
    switch self {
    case .letter: Self.letterOutline
    case .wide: Self.wideOutline
    case .emoji: Self.emojiOutline
    }
  }

  private static let letterOutline = frame(width: MissingGlyph.letter.advance)
  private static let wideOutline = frame(width: MissingGlyph.wide.advance)
  private static let emojiOutline = frame(width: MissingGlyph.emoji.advance)

  /// Makes an empty frame of SF's cap height: two rectangles that wind in opposite directions.
  private static func frame(width: Double) -> GlyphOutline {
    let (margin, line, height) = (0.07, 0.06, FontMetrics.systemFont.capHeight)
    var path = Path()
    path.move(to: Point(margin, 0))
    path.addLine(to: Point(width - margin, 0))
    path.addLine(to: Point(width - margin, -height))
    path.addLine(to: Point(margin, -height))
    path.close()
    path.move(to: Point(margin + line, -line))
    path.addLine(to: Point(margin + line, -height + line))
    path.addLine(to: Point(width - margin - line, -height + line))
    path.addLine(to: Point(width - margin - line, -line))
    path.close()
    return GlyphOutline(path: path)
  }
}
