import TestSupport
import Testing

@testable import Typography

@Suite("Bidirectional text")
struct BidiTests {
  @Test(
    "levels give the order of the standard's examples",
    arguments: [
      ([0, 0, 0], [0, 1, 2]), ([1, 1, 1], [2, 1, 0]), ([0, 1, 1, 0], [0, 2, 1, 3]),
      ([1, 2, 2, 1], [3, 1, 2, 0]), ([0, 1, 2, 2, 1, 0], [0, 4, 2, 3, 1, 5]), ([], []),
    ] as [([UInt8], [Int])])
  func order(levels: [UInt8], expected: [Int]) {
    #expect(Bidi.visualOrder(of: levels) == expected)
  }

  @Test("the order is the same as reversing level by level")
  func reference() {
    var generator = SeededGenerator(seed: 41)
    for _ in 0..<200 {
      let count = Int.random(in: 0...12, using: &generator)
      let levels = (0..<count).map { _ in UInt8.random(in: 0...4, using: &generator) }
      #expect(Bidi.visualOrder(of: levels) == slowOrder(levels))
    }
  }

  /// Rule L2, word for word: from the highest level to 1, reverse each run of at least that level.
  private func slowOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    for level in stride(from: 10, through: 1, by: -1) {
      var runs: [[Int]] = []
      for index in order {
        let isIn = levels[index] >= level
        if isIn, let last = runs.last?.last, levels[last] >= level {
          runs[runs.count - 1].append(index)
        } else {
          runs.append([index])
        }
      }
      order = runs.flatMap { $0.reversed() }
    }
    return order
  }

  @Test("the first strong character decides, or else the interface")
  func base() {
    func base(_ text: String, fallback: ParagraphStyle.Direction) -> UInt8 {
      Bidi.levels(of: Array(text.utf16)[...], direction: nil, fallback: fallback).base
    }
    #expect(base("12 abc", fallback: .rightToLeft) == 0)
    #expect(base("12 \u{5D0}", fallback: .leftToRight) == 1)
    #expect(base("12", fallback: .rightToLeft) == 1)
    #expect(base("", fallback: .leftToRight) == 0)
  }
}
