import Raster
import Testing
import Typography

@Suite("Characters that are hard to set")
struct UnicodeTextTests {
  let sample: Sample

  init() throws { sample = try Sample() }

  @Test("a very long word is broken at its letters, in any width", arguments: [120.0, 40, 1, 0])
  func longWord(width: Double) {
    let layout = sample.layout(String(repeating: "W", count: 100), width: width)
    #expect(layout.texts.joined().count == 100)
    if width >= 40 {
      #expect(layout.lines.allSatisfy { $0.frame.width <= width })
    } else {
      #expect(layout.lines.count == 100)
    }
  }

  @Test("signs between numbers stay in order")
  func numbers() {
    let layout = sample.layout("1-.2")
    #expect(layout.runs.map(\.glyphs.text) == ["1-.2"])
    #expect(layout.glyphPlaces == layout.glyphPlaces.sorted())
  }

  @Test("a number in right-to-left text keeps its order, brackets are mirrored")
  func rightToLeft() {
    let text = "\u{5D0}\u{5D1} (1234.56)"
    let runs = sample.layout(text).runs
    #expect(runs.contains { $0.glyphs.text == "1234.56" })
    // The bracket that opens, on the right, is drawn with the glyph that closes in Latin text.
    let closing = sample.layout("a)").runs[0].glyphs.glyphs.last?.outline
    let opening = sample.layout("(a").runs[0].glyphs.glyphs.first?.outline
    let drawn = runs.flatMap(\.glyphs.glyphs).compactMap(\.outline)
    let (left, right) = (drawn.firstIndex { $0 === opening }, drawn.lastIndex { $0 === closing })
    #expect(left == 0)
    #expect((right ?? 0) > 0)
  }

  @Test("the base direction can be given")
  func baseDirection() {
    func first(_ direction: ParagraphStyle.Direction?) -> String? {
      sample.layout("abc \u{5D0}") { $0.baseDirection = direction }.runs.first?.glyphs.text
    }
    #expect(first(nil) == "abc ")
    #expect(first(.rightToLeft) == "\u{5D0}")
  }

  @Test("a character that no font has is a box and one warning")
  func missing() {
    let layout = sample.layout("a\u{10FFFE}b\u{10FFFE}\u{10FFFD}")
    #expect(layout.missing == ["\u{10FFFE}", "\u{10FFFD}"])
    let glyphs = layout.runs.flatMap(\.glyphs.glyphs)
    #expect(glyphs.count == 5)
    #expect(glyphs.allSatisfy { $0.outline?.path.isEmpty == false })
    for (left, right) in zip(glyphs, glyphs.dropFirst()) {
      #expect(right.position.x - left.position.x > 4)
    }
    #expect(sample.layout("abc \u{5D0}").missing.isEmpty)
  }

  @Test("an emoji of many characters is one box")
  func emoji() {
    let layout = sample.layout("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}")
    #expect(layout.runs.flatMap(\.glyphs.glyphs).count == 1)
    #expect(!layout.missing.isEmpty)
    #expect(!layout.missing.contains("\u{200D}"))
  }

  @Test(
    "what has no width has no ink and breaks no kerning",
    arguments: [
      "\u{200B}", "\u{200C}", "\u{200D}", "\u{FE0F}", "\u{FEFF}", "\u{2060}", "\u{AD}",
    ])
  func zeroWidth(character: String) {
    for (a, b) in [("A", "B"), ("A", "V"), ("T", "o"), ("\u{5D0}", "\u{5D1}")] {
      let (plain, with) = (sample.layout(a + b), sample.layout(a + character + b))
      #expect(plain.lines[0].frame.width == with.lines[0].frame.width)
      #expect(plain.glyphPlaces == with.glyphPlaces)
      #expect(with.missing.isEmpty)
    }
    #expect(sample.width(character) == 0)
    #expect(sample.width("A" + character) == sample.width("A"))
    #expect(sample.width(character + "A") == sample.width("A"))
  }

  @Test("a zero-width space allows a break")
  func zeroWidthSpace() {
    let layout = sample.layout("Yes/\u{200B}No/\u{200B}Maybe", width: sample.width("Maybe"))
    #expect(layout.texts.map { $0.replacing("\u{200B}", with: "") } == ["Yes/", "No/", "Maybe"])
  }

  @Test("a no-break space allows none")
  func noBreakSpace() {
    #expect(sample.layout("aa\u{A0}bb cc", width: 45).texts == ["aa\u{A0}bb", "cc"])
  }

  @Test("a letter and its accent are one letter, composed or not")
  func accents() {
    #expect(sample.width("e\u{301}") == sample.width("\u{E9}"))
    #expect(sample.layout("e\u{301}e\u{301}", width: 0).lines.count == 2)
  }

  @Test(
    "every kind of line break starts a line",
    arguments: [
      "\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}",
    ])
  func lineBreaks(character: String) {
    #expect(sample.layout("a" + character + "b").texts == ["a", "b"])
  }

  @Test("letters stay what they are, only the colon of a time is raised")
  func contextualForms() {
    let glyphs = sample.layout("->2x").runs[0].glyphs.glyphs.map(\.outline)
    let alone = ["-", ">", "2", "x"].map {
      sample.layout($0).runs[0].glyphs.glyphs[0].outline
    }
    #expect(zip(glyphs, alone).allSatisfy { $0 === $1 })
    func colon(_ text: String) -> GlyphOutline? {
      sample.layout(text).runs[0].glyphs.glyphs[1].outline
    }
    #expect(colon("9:41") !== colon("a:b"))
    #expect(colon("9: 41") === colon("a:b"))
  }
}
