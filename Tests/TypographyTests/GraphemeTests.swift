import TestSupport
import Testing

@testable import Typography

@Suite("Characters as users see them")
struct GraphemeTests {
  @Test("plain text is divided without ICU as by ICU")
  func plain() {
    for unit in UInt16(0)..<0x0300 {
      let text: [UInt16] = [unit]
      #expect(UnicodeBreaks.graphemes(of: text) == UnicodeBreaks.graphemesByICU(of: text))
    }
    var random = SeededGenerator(seed: 11)
    for _ in 0..<2_000 {
      let count = Int.random(in: 0...12, using: &random)
      let last: UInt16 = Bool.random(using: &random) ? 0x02FF : 0x7F
      let text = (0..<count).map { _ in UInt16.random(in: 0...last, using: &random) }
      #expect(UnicodeBreaks.graphemes(of: text) == UnicodeBreaks.graphemesByICU(of: text))
    }
    let returns: [UInt16] = [0x61, 0x0D, 0x0A, 0x62]
    #expect(UnicodeBreaks.graphemes(of: returns) == [1, 1, 0, 1, 1])
  }
}
