import TestSupport
import Testing

@testable import Snapshots

@Suite("Sequence alignment")
struct SequenceAlignmentTests {
  private func score(_ a: [Int], _ b: [Int]) -> Int {
    SequenceAlignment(a.count, b.count) { a[$0] == b[$1] ? 1 : 0 }.pairs.count
  }

  /// The length of the longest common subsequence, by trying everything.
  private func longest(_ a: ArraySlice<Int>, _ b: ArraySlice<Int>) -> Int {
    guard let x = a.first, let y = b.first else { return 0 }
    if x == y { return 1 + longest(a.dropFirst(), b.dropFirst()) }
    return max(longest(a.dropFirst(), b), longest(a, b.dropFirst()))
  }

  @Test("the best match is found, as by trying everything")
  func best() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let rows = (0..<2).map { _ in
        (0..<Int.random(in: 0...7, using: &generator)).map { _ in
          Int.random(in: 0...3, using: &generator)
        }
      }
      #expect(score(rows[0], rows[1]) == longest(rows[0][...], rows[1][...]))
    }
  }

  @Test("every place is in a pair or alone, in order")
  func complete() {
    let alignment = SequenceAlignment(4, 3) { $0 == $1 + 1 ? 5 : 0 }
    #expect(alignment.pairs.map(\.first) == [1, 2, 3])
    #expect(alignment.pairs.map(\.second) == [0, 1, 2])
    #expect(alignment.loneFirst == [0] && alignment.loneSecond.isEmpty)
  }

  @Test("rows that are too long for a table are matched place by place")
  func long() {
    let alignment = SequenceAlignment(3000, 2999) { $0 == $1 ? 1 : 0 }
    #expect(alignment.pairs.count == 2999 && alignment.loneFirst == [2999])
  }
}
