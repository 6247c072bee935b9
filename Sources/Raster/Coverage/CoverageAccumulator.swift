/// Finds the exact area that lines enclose in each pixel.
///
/// Every line adds, to the pixels it crosses, the signed area between itself and the pixel's right
/// edge, and its signed height to all pixels further right; a running sum along the row then
/// gives each pixel's winding-weighted area. There is no sampling: the result is exact up to
/// Float's rounding. Where a contour overlaps itself within one pixel the areas add up instead
/// of being united, as in every accumulating rasterizer.
///
/// A row's result depends on the lines only, never on which other rows are asked for, so that any
/// cutting into bands gives the same bits.
struct CoverageAccumulator {
  /// The pixels to cover.
  let region: PixelRect
  /// Area and height changes, one row after the other; two columns more than pixels, as a line in
  /// the last column writes one further.
  private var cells: [Float]
  private let stride: Int

  /// Creates an accumulator for some pixels.
  init(region: PixelRect) {
    self.region = region
    stride = region.width + 2
    cells = Array(repeating: 0, count: stride * region.height)
  }

  /// Adds lines (x0, y0, x1, y1) of closed contours, in device pixels.
  mutating func add(_ lines: [SIMD4<Double>]) {
    let origin = SIMD4(
      Double(region.minX), Double(region.minY), Double(region.minX), Double(region.minY))
    let (width, height) = (Double(region.width), Double(region.height))
    let stride = stride
    cells.withUnsafeMutableBufferPointer { cells in
      guard let base = cells.baseAddress else { return }
      for line in lines {
        var scan = LineScan(line - origin, height: height)
        while let step = scan.next() {
          CellRow(cells: base + step.row * stride, width: width)
            .add(step.x0, step.x1, height: step.height)
        }
      }
    }
  }

  /// Returns the samples of all pixels, row by row.
  func samples(_ rule: DisplayList.FillRule) -> [UInt16] {
    let (width, height, stride) = (region.width, region.height, stride)
    return [UInt16](unsafeUninitializedCapacity: width * height) { out, count in
      cells.withUnsafeBufferPointer { cells in
        for row in 0..<height {
          var sum: Float = 0
          for x in 0..<width {
            sum += cells[row * stride + x]
            let share = rule == .nonZero ? min(1, abs(sum)) : Self.evenOdd(sum)
            out[row * width + x] = UInt16(share * 32_768 + 0.5)
          }
        }
      }
      count = width * height
    }
  }

  /// Folds a winding-weighted area so that 0, 2, 4… are empty and 1, 3… are full.
  @inline(always)
  private static func evenOdd(_ sum: Float) -> Float {
    let half = abs(sum) * 0.5
    let folded = (half - half.rounded(.down)) * 2
    return folded > 1 ? 2 - folded : folded
  }
}

/// Walks along a line, pixel row by pixel row.
private struct LineScan {
  /// The part of a line inside one row.
  struct Step {
    var row: Int
    var x0: Double
    var x1: Double
    /// The signed vertical extent, positive downwards.
    var height: Double
  }

  private let x0: Double
  private let y0: Double
  private let slope: Double
  private let direction: Double
  private let bottom: Double
  private var y: Double

  /// Starts with a line relative to the region; rows outside 0..<height are left out.
  init(_ line: SIMD4<Double>, height: Double) {
    direction = line.y < line.w ? 1 : -1
    let flip = line.y > line.w
    x0 = flip ? line.z : line.x
    y0 = flip ? line.w : line.y
    let (x1, y1) = flip ? (line.x, line.y) : (line.z, line.w)
    slope = y1 > y0 ? (x1 - x0) / (y1 - y0) : 0
    bottom = min(y1, height)
    y = max(y0, 0)
  }

  /// The next row's part; nil at the end.
  @inline(always)
  mutating func next() -> Step? {
    guard y < bottom else { return nil }
    let row = y.rounded(.down)
    let end = min(row + 1, bottom)
    // Both ends are computed from the line itself, not from the row before.
    let step = Step(
      row: Int(row), x0: x0 + (y - y0) * slope, x1: x0 + (end - y0) * slope,
      height: (end - y) * direction)
    y = end
    return step
  }
}

/// One row of cells.
private struct CellRow {
  let cells: UnsafeMutablePointer<Float>
  let width: Double

  /// Adds a piece of line from x0 to x1; what is left of the row counts for its first cell with
  /// its whole height, what is right of it not at all.
  @inline(always)
  func add(_ x0: Double, _ x1: Double, height: Double) {
    let (left, right) = x0 < x1 ? (x0, x1) : (x1, x0)
    if left >= 0 && right <= width {
      inside(left, right, height)
    } else {
      clipped(left, right, height)
    }
  }

  private func clipped(_ left: Double, _ right: Double, _ height: Double) {
    if right <= 0 {
      cells[0] += Float(height)
    } else if left < width {
      let perColumn = height / (right - left)
      if left < 0 { cells[0] += Float(-left * perColumn) }
      let (a, b) = (max(left, 0), min(right, width))
      inside(a, b, (b - a) * perColumn)
    }
  }

  @inline(always)
  private func inside(_ left: Double, _ right: Double, _ height: Double) {
    let first = Int(left)
    let last = Int(right)
    if last == first {
      // The mean distance from the cell's left edge is the share that lies left of the line.
      let share = (left + right) * 0.5 - Double(first)
      cells[first] += Float(height * (1 - share))
      cells[first + 1] += Float(height * share)
    } else {
      across(left, right, height, first, last)
    }
  }

  /// Adds a line that crosses several cells: the share right of the line grows quadratically in
  /// the first and last cell, linearly between.
  private func across(
    _ left: Double, _ right: Double, _ height: Double, _ first: Int, _ last: Int
  ) {
    let perColumn = height / (right - left)
    let enter = Double(first + 1) - left
    var before = 0.5 * perColumn * enter * enter
    cells[first] += Float(before)
    // After k whole columns the line has gone `enter + k`; each column's covered area is the mean.
    var column = first + 1
    var reached = perColumn * enter
    while column < last {
      let area = reached + 0.5 * perColumn
      cells[column] += Float(area - before)
      before = area
      reached += perColumn
      column += 1
    }
    // The line covers `leave` columns of the last cell; the rest has the whole height beside it.
    let leave = right - Double(last)
    let area = height - 0.5 * perColumn * leave * leave
    cells[last] += Float(area - before)
    cells[last + 1] += Float(height - area)
  }
}
