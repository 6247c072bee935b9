import Raster
import TestSupport
import Testing
import Typography

@Suite("Laws of text layout")
struct LayoutLawTests {
  let sample: Sample

  init() throws { sample = try Sample() }

  /// Pieces that random texts are made of: words, scripts, emoji, what has no width, what breaks.
  static let pieces = [
    "word", "a", "longer-word", " ", "  ", "\n", "\u{200B}", "\u{200D}", "\u{FE0F}", "\t",
    "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "\u{645}\u{631}\u{62D}\u{628}\u{627}", "12.5", "(", "]",
    "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F1F0}\u{1F1F7}", "\u{6F22}\u{5B57}",
    "e\u{301}", "\u{10FFFE}", "\u{202E}", "\u{AD}", "\u{2028}", "\r\n", "fi", "\u{E01}\u{E33}",
  ]

  /// Calls a function with random texts in random styles.
  private func sweep(
    _ seed: UInt64, _ count: Int = 150, _ body: (StyledText, inout ParagraphStyle, Double) -> Void
  ) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<count {
      var text = StyledText()
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let words = (0..<Int.random(in: 0...8, using: &generator)).map { _ in
          Self.pieces.randomElement(using: &generator) ?? ""
        }
        let size = Double.random(in: 8...30, using: &generator)
        text.append(words.joined(), attributes: TextAttributes(font: .system(size: size)))
      }
      var style = ParagraphStyle()
      style.truncation = .allCases.randomElement(using: &generator) ?? .tail
      style.alignment = .allCases.randomElement(using: &generator) ?? .leading
      style.layoutDirection = .allCases.randomElement(using: &generator) ?? .leftToRight
      if Bool.random(using: &generator) {
        style.lineLimit = Int.random(in: 1...3, using: &generator)
      }
      body(text, &style, Double.random(in: 0...200, using: &generator))
    }
  }

  @Test("a measured size, proposed again, gives the same lines")
  func reuse() {
    sweep(1) { text, style, width in
      let paragraph = ParagraphLayout(text, style: style, library: sample.library)
      let first = paragraph.layout(width: width, height: nil, scale: 3)
      // Where a single letter is wider than the proposal, the text has to exceed it.
      guard !first.isTruncated, first.size.width <= width + 1.0 / 3 else { return }
      let again = paragraph.layout(
        width: first.size.width, height: first.size.height, scale: 3)
      #expect(first == again)
      let between = paragraph.layout(
        width: (first.size.width + width) / 2, height: nil, scale: 3)
      #expect(first.lines.map(\.text) == between.lines.map(\.text))
    }
  }

  @Test("with more width a text is never higher")
  func monotone() {
    sweep(2) { text, style, width in
      style.lineLimit = nil
      let paragraph = ParagraphLayout(text, style: style, library: sample.library)
      let counts = [width, width * 1.5, width * 2 + 5].map {
        paragraph.measure(width: $0, height: nil, scale: 3).lineCount
      }
      #expect(counts == counts.sorted(by: >))
    }
  }

  @Test("a text that was shortened fits its width and its line limit")
  func fits() {
    sweep(3, 400) { text, style, width in
      let layout = ParagraphLayout(text, style: style, library: sample.library)
        .layout(width: width, height: 50, scale: 3)
      guard layout.isTruncated else { return }
      #expect(layout.lines.count <= style.lineLimit ?? .max)
      let last = layout.lines.last?.frame.width ?? 0
      #expect(last <= width + 1.0 / 3)
    }
  }

  @Test("measuring and laying out agree")
  func agreement() {
    sweep(4) { text, style, width in
      let paragraph = ParagraphLayout(text, style: style, library: sample.library)
      let layout = paragraph.layout(width: width, height: width, scale: 2)
      #expect(layout.measurement == paragraph.measure(width: width, height: width, scale: 2))
      #expect(layout.lines.count == layout.measurement.lineCount)
    }
  }

  @Test("lines contain every character but hanging spaces and line breaks, once and in order")
  func complete() {
    sweep(5) { text, style, width in
      style.lineLimit = nil
      let layout = ParagraphLayout(text, style: style, library: sample.library)
        .layout(width: width, height: nil, scale: 3)
      func visible(_ text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { !$0.properties.isWhitespace }
      }
      #expect(visible(layout.lines.map(\.text).joined()) == visible(text.string))
      let runs = layout.lines.flatMap(\.runs).flatMap { visible($0.glyphs.text) }
      #expect(runs.count == visible(text.string).count)
    }
  }

  @Test("a cached text is laid out like one that was shaped anew")
  func cache() throws {
    let fresh = try FontLibrary()
    sweep(6, 60) { text, style, width in
      let cached = ParagraphLayout(text, style: style, library: sample.library)
      let anew = ParagraphLayout(text, style: style, library: fresh)
      for _ in 0..<2 {
        let (a, b) = (
          cached.layout(width: width, height: nil, scale: 3),
          anew.layout(width: width, height: nil, scale: 3)
        )
        #expect(a.measurement == b.measurement)
        #expect(a.glyphPlaces == b.glyphPlaces)
        #expect(a.texts == b.texts)
      }
    }
  }

  @Test("threads that share a library get what one thread gets")
  func threads() async {
    let texts = (0..<40).map { StyledText("Row \($0 % 7) \u{5D0}", font: .system(size: 15)) }
    let library = sample.library
    let expected = texts.map { text in
      ParagraphLayout(text, library: library).layout(width: 30, height: nil, scale: 3)
    }
    await withTaskGroup(of: (Int, TextLayout).self) { group in
      for (index, text) in texts.enumerated() {
        group.addTask {
          let paragraph = ParagraphLayout(text, library: library)
          return (index, paragraph.layout(width: 30, height: nil, scale: 3))
        }
      }
      for await (index, layout) in group { #expect(layout == expected[index]) }
    }
  }
}
