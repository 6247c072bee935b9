/// Counts marked pixels in squares.
enum WindowCount {
  /// Returns the most pixels that count as different in any square of a size, which is cut to the
  /// canvas.
  ///
  /// Column sums over the rows of the square are kept up as it moves down, and their sum as it
  /// moves right.
  ///
  /// - Complexity: O(*n*) in the number of pixels, whatever the size.
  static func most(in mask: DifferenceMask, size: Int) -> Int {
    guard mask.differingPixels > 0 else { return 0 }
    let (columns, rows) = (min(size, mask.width), min(size, mask.height))
    var sums = Array(repeating: 0, count: mask.width)
    var most = 0
    for y in 0..<mask.height {
      add(1, row: y, of: mask, to: &sums)
      if y >= rows { add(-1, row: y - rows, of: mask, to: &sums) }
      most = max(most, largestSum(of: sums, count: columns))
    }
    return most
  }

  private static func add(_ sign: Int, row: Int, of mask: DifferenceMask, to sums: inout [Int]) {
    let start = row * mask.width
    for x in 0..<mask.width where DifferenceMask.Mark.counts(mask.marks[start + x]) {
      sums[x] += sign
    }
  }

  private static func largestSum(of sums: [Int], count: Int) -> Int {
    var sum = 0
    var largest = 0
    for x in sums.indices {
      sum += sums[x]
      if x >= count { sum -= sums[x - count] }
      largest = max(largest, sum)
    }
    return largest
  }
}
