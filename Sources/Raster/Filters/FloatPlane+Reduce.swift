/// What lies outside a picture.
enum EdgeMode {
  /// The nearest pixel of the edge goes on.
  case clamp
  /// Nothing.
  case decal
}

extension FloatPlane {
  /// Creates the means of a picture's pixels in each cell, 0...255, four channels.
  ///
  /// The picture is extended once, as an infinite plane, and then reduced; cells across an edge
  /// hold both pixels and extension.
  init(_ source: Surface, in grid: CellGrid, edges: EdgeMode) {
    self.init(width: grid.columns, height: grid.rows, channels: 4)
    guard !source.bounds.isEmpty else { return }
    let reducer = Reducer(bounds: source.bounds, grid: grid, edges: edges)
    let share = 1 / Float(grid.factor * grid.factor)
    source.bitmap.withReadOnlyRows { pixels, stride in
      values.withUnsafeMutableBufferPointer { values in
        guard let base = values.baseAddress else { return }
        let cells = UnsafeMutableRawPointer(base).assumingMemoryBound(to: SIMD4<Float>.self)
        for row in 0..<grid.rows {
          let out = cells + row * grid.columns
          if reducer.repeatsPrevious(row) {
            out.update(from: out - grid.columns, count: grid.columns)
          } else {
            reducer.reduce(row, pixels, stride, out, share)
          }
        }
      }
    }
  }
}

/// Sums pixels cell by cell.
private struct Reducer {
  let bounds: PixelRect
  let grid: CellGrid
  let edges: EdgeMode
  /// The cells whose pixels all lie inside the picture's columns.
  let inside: Range<Int>

  init(bounds: PixelRect, grid: CellGrid, edges: EdgeMode) {
    self.bounds = bounds
    self.grid = grid
    self.edges = edges
    let f = grid.factor
    let first = min(max((bounds.minX - grid.x + f - 1) / f, 0), grid.columns)
    let last = min(max((bounds.maxX - grid.x) / f, first), grid.columns)
    let leftOfGrid = bounds.minX <= grid.x
    inside = (leftOfGrid ? 0 : first)..<max(last, leftOfGrid ? 0 : first)
  }

  /// Whether a row of cells and the one before lie outside on the same side.
  func repeatsPrevious(_ row: Int) -> Bool {
    guard row > 0 else { return false }
    let (start, f) = (grid.y + row * grid.factor, grid.factor)
    return start + f <= bounds.minY || start - f >= bounds.maxY
  }

  func reduce(
    _ row: Int, _ pixels: UnsafePointer<SIMD4<UInt8>>, _ stride: Int,
    _ out: UnsafeMutablePointer<SIMD4<Float>>, _ share: Float
  ) {
    var sums = [SIMD4<UInt32>](repeating: .zero, count: grid.columns)
    for k in 0..<grid.factor {
      let y = grid.y + row * grid.factor + k
      if edges == .decal && (y < bounds.minY || y >= bounds.maxY) { continue }
      let clamped = min(max(y, bounds.minY), bounds.maxY - 1)
      add(pixels + (clamped - bounds.minY) * stride, &sums)
    }
    for i in 0..<grid.columns {
      out[i] =
        SIMD4<Float>(Float(sums[i].x), Float(sums[i].y), Float(sums[i].z), Float(sums[i].w)) * share
    }
  }

  /// Adds one row of pixels to the sums.
  private func add(_ line: UnsafePointer<SIMD4<UInt8>>, _ sums: inout [SIMD4<UInt32>]) {
    for cell in 0..<inside.lowerBound { addClamped(line, cell, &sums) }
    var pixel = line + (grid.x + inside.lowerBound * grid.factor - bounds.minX)
    for cell in inside {
      // At most 64 pixels of 255: 16 bits are enough for a row of one cell.
      var sum = SIMD4<UInt16>.zero
      for k in 0..<grid.factor { sum &+= SIMD4<UInt16>(truncatingIfNeeded: pixel[k]) }
      sums[cell] &+= SIMD4<UInt32>(truncatingIfNeeded: sum)
      pixel += grid.factor
    }
    for cell in inside.upperBound..<grid.columns { addClamped(line, cell, &sums) }
  }

  private func addClamped(
    _ line: UnsafePointer<SIMD4<UInt8>>, _ cell: Int, _ sums: inout [SIMD4<UInt32>]
  ) {
    for k in 0..<grid.factor {
      let x = grid.x + cell * grid.factor + k
      if edges == .decal && (x < bounds.minX || x >= bounds.maxX) { continue }
      let clamped = min(max(x, bounds.minX), bounds.maxX - 1)
      sums[cell] &+= SIMD4<UInt32>(truncatingIfNeeded: line[clamped - bounds.minX])
    }
  }
}
