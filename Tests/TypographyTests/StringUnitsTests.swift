import TestSupport
import Testing

@testable import Typography

@Suite("Strings of UTF-16 units")
struct StringUnitsTests {
  @Test("random units give what the standard library gives")
  func random() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      let units = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        [
          UInt16.random(in: 0...0x7F, using: &generator),
          .random(in: 0...0xFFFF, using: &generator),
          // Surrogates, paired or alone.
          .random(in: 0xD800...0xDFFF, using: &generator),
        ].randomElement(using: &generator) ?? 0
      }
      #expect(String(units: units) == String(decoding: units, as: UTF16.self))
    }
  }
}
