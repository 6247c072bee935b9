/// The best match of two rows that keeps their order.
struct SequenceAlignment {
  /// The places that belong together, in order.
  private(set) var pairs: [(first: Int, second: Int)] = []
  /// The places of the first row without a partner, in order.
  private(set) var loneFirst: [Int] = []
  /// The places of the second row without a partner, in order.
  private(set) var loneSecond: [Int] = []

  /// The most cells of the table of scores: 16 MB.
  private static let mostCells = 4_000_000

  /// Aligns two rows of given lengths.
  ///
  /// - Parameters:
  ///   - count: The first row's length.
  ///   - otherCount: The second row's length.
  ///   - score: How well two places fit; 0 for not at all.
  /// - Complexity: The product of the lengths; rows too long for that are matched place by place.
  init(_ count: Int, _ otherCount: Int, score: (Int, Int) -> Int) {
    guard (count + 1) * (otherCount + 1) <= Self.mostCells else {
      matchInStep(count, otherCount, score)
      return
    }
    let width = otherCount + 1
    // The best sum of the rows' rests that start at a cell.
    var sums = [Int32](repeating: 0, count: (count + 1) * width)
    for i in (0..<count).reversed() {
      for j in (0..<otherCount).reversed() {
        let value = Int32(score(i, j))
        let skipped = max(sums[(i + 1) * width + j], sums[i * width + j + 1])
        let taken = value > 0 ? sums[(i + 1) * width + j + 1] + value : 0
        sums[i * width + j] = max(skipped, taken)
      }
    }
    var (i, j) = (0, 0)
    while i < count && j < otherCount {
      let best = sums[i * width + j]
      let value = Int32(score(i, j))
      if value > 0 && best == sums[(i + 1) * width + j + 1] + value {
        pairs.append((i, j))
        (i, j) = (i + 1, j + 1)
      } else if best == sums[(i + 1) * width + j] {
        loneFirst.append(i)
        i += 1
      } else {
        loneSecond.append(j)
        j += 1
      }
    }
    loneFirst += i..<count
    loneSecond += j..<otherCount
  }

  private mutating func matchInStep(_ count: Int, _ otherCount: Int, _ score: (Int, Int) -> Int) {
    for place in 0..<max(count, otherCount) {
      if place < min(count, otherCount), score(place, place) > 0 {
        pairs.append((place, place))
        continue
      }
      if place < count { loneFirst.append(place) }
      if place < otherCount { loneSecond.append(place) }
    }
  }
}
