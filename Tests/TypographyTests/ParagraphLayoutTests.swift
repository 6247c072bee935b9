import Raster
import TestSupport
import Testing
import Typography

@Suite("Laying out paragraphs")
struct ParagraphLayoutTests {
  let sample: Sample

  init() throws { sample = try Sample() }

  /// Text, size, weight, width on iOS, allowed difference: Inter is not SF Pro.
  static let widths: [(String, Double, FontWeight, Double, Double)] = [
    ("This is a test string", 17, .regular, 144.093, 0.9),
    ("Checked", 17, .regular, 68, 0.4), ("the", 16, .regular, 23.667, 0.4),
    ("point", 16, .regular, 37, 0.4), ("?", 14, .regular, 7.333, 0.4),
    ("What's", 16, .semibold, 52.667, 1.2),
  ]

  @Test("words are about as wide as on iOS", arguments: widths)
  func width(of text: String, size: Double, weight: FontWeight, expected: Double, limit: Double) {
    let font = FontDescriptor.system(size: size, weight: weight)
    let layout = sample.paragraph(StyledText(text, font: font))
      .layout(width: nil, height: nil, scale: 3)
    #expect(abs(layout.lines[0].frame.width - expected) <= limit)
  }

  @Test("lines of one text lie ascent plus descent apart, and the sum is rounded once")
  func pitch() {
    #expect(abs(sample.layout("a\nb").size.height - 40.667) < 0.001)
    #expect(abs(sample.layout("a\nb\nc").size.height - 61) < 0.001)
    let spaced = sample.layout("a\nb\nc") { $0.lineSpacing = 4 }
    #expect(abs(spaced.size.height - 69) < 0.001)
  }

  @Test("the drawn baseline is the nearest pixel, the reported one is rounded up")
  func baseline() {
    // 17 points: the ascent is 32.373 pixels at 2x, and iOS draws at pixel 32.
    let layout = sample.paragraph(StyledText("h", font: .system(size: 17)))
      .layout(width: nil, height: nil, scale: 2)
    #expect(layout.lines[0].baseline == 16)
    #expect(layout.measurement.firstBaseline == 16.5)
    #expect(layout.measurement.lastBaseline == 16.5)
    #expect(layout.runs[0].glyphs.glyphs[0].position == Point(0, 16))
  }

  @Test("an empty text takes no room, an empty line takes a line's")
  func empty() {
    #expect(sample.layout("").size == .zero)
    #expect(sample.layout("").lines.isEmpty)
    #expect(abs(sample.layout("a\n").size.height - 40.667) < 0.001)
    #expect(sample.layout("a\n\nb").texts == ["a", "", "b"])
    #expect(abs(sample.layout(" ").size.height - 20.333) < 0.001)
  }

  @Test("reserved lines keep their height")
  func reserved() {
    let layout = sample.layout("a") { $0.reservedLines = 3 }
    #expect(abs(layout.size.height - 61) < 0.001)
    #expect(layout.lines.count == 1)
  }

  @Test("the width is the longest line's, not the proposal")
  func longestLine() {
    let layout = sample.layout("The quick brown fox jumps", width: 150)
    #expect(layout.lines.count == 2)
    #expect(layout.size.width < 150)
    let longest = layout.lines.map(\.frame.width).max() ?? 0
    #expect(layout.size.width >= longest && layout.size.width < longest + 1.0 / 3)
  }

  @Test(
    "lines are moved within the text's own width",
    arguments: [
      (ParagraphStyle.Alignment.leading, ParagraphStyle.Direction.leftToRight, 0.0),
      (.center, .leftToRight, 0.5), (.trailing, .leftToRight, 1),
      (.leading, .rightToLeft, 1), (.center, .rightToLeft, 0.5), (.trailing, .rightToLeft, 0),
    ])
  func alignment(
    alignment: ParagraphStyle.Alignment, direction: ParagraphStyle.Direction, share: Double
  ) {
    let layout = sample.layout("wide line\nab") { style in
      style.alignment = alignment
      style.layoutDirection = direction
    }
    let room = layout.size.width - layout.lines[1].frame.width
    #expect(abs(layout.lines[1].frame.minX - room * share) < 1e-9)
  }

  @Test("a scale factor makes the text smaller before anything is left out")
  func scaling() {
    let text = "A text that is a little too long"
    let full = sample.width(text)
    let layout = sample.layout(text, width: full * 0.8) { style in
      style.lineLimit = 1
      style.minimumScaleFactor = 0.5
    }
    #expect(!layout.isTruncated)
    #expect(layout.measurement.scaleFactor > 0.77 && layout.measurement.scaleFactor <= 0.8)
    #expect(layout.size.width <= full * 0.8 + 1.0 / 3)
    #expect(layout.runs[0].glyphs.size == 17 * layout.measurement.scaleFactor)
    let small = sample.layout(text, width: full * 0.3) { style in
      style.lineLimit = 1
      style.minimumScaleFactor = 0.5
    }
    #expect(small.isTruncated)
    #expect(small.measurement.scaleFactor == 0.5)
  }

  @Test("looks keep their own numbers, fonts and lines")
  func looks() {
    var attributes = TextAttributes(font: .system(size: 17), tag: 1)
    var text = StyledText("plain ", attributes: attributes)
    attributes.tag = 2
    attributes.isUnderlined = true
    attributes.isStruckThrough = true
    attributes.baselineOffset = 6
    text.append("raised", attributes: attributes)
    let layout = sample.paragraph(text).layout(width: nil, height: nil, scale: 3)
    #expect(layout.runs.map(\.tag) == [1, 2])
    #expect(layout.runs.map(\.decorations.count) == [0, 2])
    #expect(abs(layout.size.height - 26.333) < 0.001)
    #expect(layout.runs[1].glyphs.glyphs[0].position.y == layout.lines[0].baseline - 6)
  }

  @Test("an attachment stands in the line like a letter")
  func attachments() {
    let attributes = TextAttributes(font: .system(size: 17), tag: 7)
    var text = StyledText("ab", attributes: attributes)
    text.append(
      StyledText.Attachment(id: 3, size: Size(30, 40), depth: 5), attributes: attributes)
    text.append("cd", attributes: attributes)
    let layout = sample.paragraph(text).layout(width: nil, height: nil, scale: 3)
    let placed = layout.attachments
    #expect(placed.map(\.id) == [3])
    #expect(placed.map(\.tag) == [7])
    #expect(placed[0].frame.maxY == layout.lines[0].baseline + 5)
    #expect(abs(placed[0].frame.minX - sample.width("ab")) < 1e-9)
    #expect(abs(layout.size.height - 40) < 0.001)
    #expect(layout.missing.isEmpty)
  }

  @Test("tracking is added to every letter and replaces kern")
  func tracking() {
    var attributes = TextAttributes(font: .system(size: 17))
    attributes.tracking = 2
    attributes.kern = 100
    let layout = sample.paragraph(StyledText("abc", attributes: attributes))
      .layout(width: nil, height: nil, scale: 3)
    #expect(abs(layout.lines[0].frame.width - sample.width("abc") - 6) < 1e-9)
  }

  @Test("digits of equal width are a feature")
  func digits() {
    var font = FontDescriptor.system(size: 17)
    font.features = [.monospacedDigits, FontFeature("not a tag")]
    func width(_ text: String) -> Double {
      sample.paragraph(StyledText(text, font: font)).layout(width: nil, height: nil, scale: 3)
        .lines[0].frame.width
    }
    #expect(width("111") == width("888"))
    #expect(sample.width("111") < sample.width("888"))
  }

  @Test("impossible numbers are no reason to stop")
  func impossible() {
    for size in [0, -1, Double.nan, .infinity, 1e300] {
      let paragraph = sample.paragraph(StyledText("ab c", font: .system(size: size)))
      for length in [0, -1, Double.nan, .infinity, -.infinity, 1e-300] {
        for scale in [1, 0, -3, Double.nan, .infinity] {
          let layout = paragraph.layout(width: length, height: length, scale: scale)
          #expect(layout.size.width.isFinite && layout.size.height.isFinite)
        }
      }
    }
  }

  @Test(
    "impossible looks are no reason to stop",
    arguments: [
      Double.nan, .infinity, -.infinity, 1e300, -1e300, -500, 0,
    ])
  func impossibleLooks(length: Double) {
    var attributes = TextAttributes(font: .system(size: 17))
    attributes.kern = length
    attributes.baselineOffset = length
    attributes.isUnderlined = true
    var text = StyledText("ab cd", attributes: attributes)
    text.append(
      StyledText.Attachment(id: 1, size: Size(length, length), depth: length),
      attributes: attributes)
    attributes.tracking = length
    text.append("more\nwords", attributes: attributes)
    let paragraph = sample.paragraph(text) { style in
      style.lineSpacing = length
      style.minimumScaleFactor = length
      style.lineLimit = length > 0 ? .max : -1
      style.reservedLines = length < 0 ? -7 : 0
    }
    for width in [nil, 0, 30.0] {
      let layout = paragraph.layout(width: width, height: 30, scale: 3)
      #expect(layout.size.width.isFinite && layout.size.width >= 0)
      #expect(layout.size.height.isFinite && layout.size.height >= 0)
      let areFinite = layout.glyphPlaces.allSatisfy { $0.isFinite }
      #expect(areFinite)
    }
  }
}
