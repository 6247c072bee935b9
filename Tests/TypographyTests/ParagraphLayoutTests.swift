import Raster
import Testing
import Typography

@Suite("Laying out paragraphs")
struct ParagraphLayoutTests {
  let library: FontLibrary

  init() throws { library = try FontLibrary() }

  private func layout(
    _ text: String, size: Double = 17, weight: FontWeight = .regular, width: Double? = nil
  ) -> TextLayout {
    ParagraphLayout(
      StyledText(text, font: .system(size: size, weight: weight)), library: library
    ).layout(width: width, height: nil, scale: 3)
  }

  @Test("words are about as wide as on iOS")
  func widths() {
    for (text, size, weight) in [
      ("This is a test string", 17.0, FontWeight.regular), ("Checked", 17, .regular),
      ("the", 16, .regular), ("point", 16, .regular), ("?", 14, .regular),
      ("What's", 16, .semibold), ("Settings", 34, .bold), ("Hello World", 20, .regular),
      ("Hello World", 19, .regular), ("Hello World", 28, .regular), ("A\u{200B}V", 20, .regular),
      ("AV", 20, .regular),
      ("Hi \u{5E9}\u{5DC}\u{5D5}\u{5DD} (12)", 17, .regular),
      ("\u{1F1F0}\u{1F1F7}\u{1F1F0}\u{1F1F7}", 17, .regular),
    ] {
      let l = layout(text, size: size, weight: weight)
      print(
        text, l.lines[0].frame.width, l.size, l.missing,
        l.runs.map { ($0.glyphs.text, $0.fontFile) })
    }
  }
}
