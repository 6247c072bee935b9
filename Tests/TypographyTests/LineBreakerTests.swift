import Testing

@testable import Typography

@Suite("Breaking lines")
struct LineBreakerTests {
  /// Breaks a text whose Latin letters are 10 wide and whose ideographs are 20 wide.
  private func lines(_ text: String, width: Double) -> [String] {
    let utf16 = Array(text.utf16)
    let marks = UnicodeBreaks.lines(of: utf16, locale: "en")
    let units = utf16.indices.map { index in
      ShapedUnit(
        range: index..<index + 1, glyphs: 0..<0, advance: utf16[index] > 0x2E80 ? 20 : 10,
        lineBreak: marks[index] != 0 ? .allowed : .emergency,
        isSpace: utf16[index] == 0x20, level: 0, segment: 0, source: .none)
    }
    let paragraph = ShapedParagraph(
      units: units.indices, range: utf16.indices, level: 0, segment: 0,
      width: units.reduce(0) { $0 + $1.advance })
    let breaker = LineBreaker(units: units, width: width)
    var lines: [String] = []
    var start = 0
    repeat {
      let line = breaker.line(of: paragraph, index: 0, from: start)
      lines.append(String(decoding: utf16[line.shown], as: UTF16.self))
      start = line.units.upperBound
    } while start < units.count
    return lines
  }

  @Test("words stay whole and spaces hang over")
  func words() {
    #expect(lines("aaa bbb  ccc", width: 70) == ["aaa bbb", "ccc"])
    #expect(lines("aaa bbb  ccc", width: 69) == ["aaa", "bbb", "ccc"])
    #expect(lines("aaa bbb", width: 1000) == ["aaa bbb"])
  }

  @Test("spaces at the end count as far as there is room")
  func trailing() {
    #expect(lines("aaa bbb  ", width: 40) == ["aaa", "bbb "])
    #expect(lines("aaa   ", width: 1000) == ["aaa   "])
  }

  @Test("ideographs after Latin text are broken one by one")
  func ideographs() {
    let han = String(repeating: "\u{6F22}", count: 40)
    let broken = lines("This is an example " + han, width: 600)
    #expect(broken == ["This is an example " + han.prefix(20), String(han.prefix(20))])
  }

  @Test("a word that is too long is broken between its letters")
  func longWord() {
    let broken = lines(String(repeating: "W", count: 100), width: 120)
    #expect(broken.map(\.count) == [12, 12, 12, 12, 12, 12, 12, 12, 4])
    #expect(lines("ab " + String(repeating: "W", count: 5), width: 40) == ["ab", "WWWW", "W"])
  }

  @Test("without room each letter has its line", arguments: [0.0, 1, -5])
  func noRoom(width: Double) {
    #expect(lines("abc de", width: width) == ["a", "b", "c", "d", "e"])
  }

  @Test("a required break is marked, the text's end isn't")
  func required() {
    let marks = UnicodeBreaks.lines(of: Array("a\nb".utf16), locale: "en")
    #expect(marks == [1, 0, 2, 1])
    #expect(UnicodeBreaks.lines(of: [], locale: "en").count == 1)
  }
}
