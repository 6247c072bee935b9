import Raster
import Testing
import Typography

@Suite("Leaving out what has no room")
struct TruncationTests {
  let sample: Sample

  init() throws { sample = try Sample() }

  private let text = "The quick brown fox jumps over the lazy dog"

  @Test(
    "an ellipsis stands at the asked place",
    arguments: [
      (ParagraphStyle.Truncation.tail, "The quick brown f\u{2026}"),
      (.head, "\u{2026}over the lazy dog"),
    ])
  func modes(mode: ParagraphStyle.Truncation, expected: String) {
    let layout = sample.layout(text, width: sample.width(expected) + 2) { style in
      style.lineLimit = 1
      style.truncation = mode
    }
    #expect(layout.texts == [expected])
    #expect(layout.isTruncated)
    #expect(layout.lines[0].isTruncated)
  }

  @Test("in the middle, about as much is left on both sides")
  func middle() throws {
    let layout = sample.layout(text, width: 200) { style in
      style.lineLimit = 1
      style.truncation = .middle
    }
    let parts = layout.texts[0].split(separator: "\u{2026}").map(String.init)
    #expect(parts.count == 2)
    let (start, end) = (try #require(parts.first), try #require(parts.last))
    #expect(text.hasPrefix(start) && text.hasSuffix(end))
    #expect(abs(sample.width(start) - sample.width(end)) < 15)
  }

  @Test("spaces beside the ellipsis are dropped")
  func spaces() {
    let layout = sample.layout("abc def", width: sample.width("abc \u{2026}") + 0.5) {
      $0.lineLimit = 1
    }
    #expect(layout.texts == ["abc\u{2026}"])
  }

  @Test(
    "only whole lines are laid out in a height, at least one",
    arguments: [
      (0.0, 1), (20.3, 1), (40.3, 1), (40.667, 2), (60.6, 2), (61, 3), (1000, 4),
    ])
  func height(height: Double, count: Int) {
    let layout = sample.layout("a\nb\nc\nd", height: height)
    #expect(layout.lines.count == count)
    #expect(layout.isTruncated == (count < 4))
    #expect(layout.texts.last == (count < 4 ? "\(["a", "b", "c"][count - 1])\u{2026}" : "d"))
  }

  @Test("empty lines at the end are no reason for an ellipsis")
  func emptyRest() {
    let layout = sample.layout("abc\n\n") { $0.lineLimit = 1 }
    #expect(layout.texts == ["abc"])
    #expect(!layout.isTruncated)
  }

  @Test("a text that fits stays whole")
  func whole() {
    let layout = sample.layout(text, width: sample.width(text)) { $0.lineLimit = 1 }
    #expect(layout.texts == [text])
    #expect(!layout.isTruncated)
  }

  @Test("flags and families are kept or left out as a whole")
  func clusters() {
    let flag = "\u{1F1F0}\u{1F1F7}"
    let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
    for cluster in [flag, family] {
      let text = String(repeating: cluster, count: 3)
      let one = sample.width(cluster)
      for step in 0...60 {
        let width = one * 3 * Double(step) / 60
        let layout = sample.layout(text, width: width) { $0.lineLimit = 1 }
        let shown = layout.texts[0].replacing("\u{2026}", with: "")
        #expect(shown.unicodeScalars.count % cluster.unicodeScalars.count == 0)
      }
      let narrow = sample.layout(text, width: one + sample.width("\u{2026}")) { $0.lineLimit = 1 }
      #expect(narrow.texts == [cluster + "\u{2026}"])
      let none = sample.layout(text, width: 0) { $0.lineLimit = 1 }
      #expect(none.texts == [""])
      #expect(none.runs.isEmpty)
    }
  }

  @Test("in a right-to-left paragraph the ellipsis stands on the left")
  func rightToLeft() {
    let layout = sample.layout(
      "\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5E9}\u{5DC}\u{5D5}\u{5DD}",
      width: 60
    ) { $0.lineLimit = 1 }
    #expect(layout.isTruncated)
    #expect(layout.runs.first?.glyphs.text == "\u{2026}")
  }
}
