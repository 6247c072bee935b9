import Raster
import Typography

/// Short ways to set text in tests.
struct Sample {
  let library: FontLibrary

  init() throws { library = try FontLibrary.standard() }

  /// Lays a text out in the system font at 3 pixels a point.
  func layout(
    _ text: String, size: Double = 17, width: Double? = nil, height: Double? = nil,
    style: (inout ParagraphStyle) -> Void = { _ in }
  ) -> TextLayout {
    paragraph(StyledText(text, font: .system(size: size)), style: style)
      .layout(width: width, height: height, scale: 3)
  }

  /// Prepares a text.
  func paragraph(
    _ text: StyledText, style change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> ParagraphLayout {
    var style = ParagraphStyle()
    change(&style)
    return ParagraphLayout(text, style: style, library: library)
  }

  /// The exact width of a text on one line, in points.
  func width(_ text: String, size: Double = 17) -> Double {
    layout(text, size: size).lines.map(\.frame.width).max() ?? 0
  }
}

extension TextLayout {
  /// The shown characters of each line.
  var texts: [String] { lines.map(\.text) }
  /// The x of each glyph with ink, in drawing order.
  var glyphPlaces: [Double] { runs.flatMap { $0.glyphs.glyphs.map(\.position.x) } }
}
