extension FloatPlane {
  /// Returns the rounded pixels of some rows of an output, interpolated between the cells' centers.
  ///
  /// - Parameters:
  ///   - part: The pixels to compute: whole rows of the output.
  ///   - output: The pixels that the cells were made for.
  ///   - factor: The edge of a cell, in pixels.
  /// - Returns: A picture of the part.
  func surface(_ part: PixelRect, of output: PixelRect, factor: Int) -> Surface {
    var result = Surface(bounds: part)
    let enlarger = Enlarger(factor: factor, count: stride)
    let first = part.minY - output.minY
    var line = [Float](repeating: 0, count: stride)
    result.bitmap.withRows { pixels, stride in
      values.withUnsafeBufferPointer { values in
        line.withUnsafeMutableBufferPointer { line in
          guard let values = values.baseAddress, let line = line.baseAddress else { return }
          for y in 0..<part.height {
            let row = enlarger.row(values, first + y, line)
            enlarger.pixels(row, part.width, pixels + y * stride)
          }
        }
      }
    }
    return result
  }

  /// Returns a mask of some rows of an output; a value of 1 is full coverage.
  func mask(_ part: PixelRect, of output: PixelRect, factor: Int) -> CoverageMask {
    guard !part.isEmpty else { return CoverageMask() }
    let enlarger = Enlarger(factor: factor, count: stride)
    let (width, first) = (part.width, part.minY - output.minY)
    var line = [Float](repeating: 0, count: stride)
    let samples = [UInt16](unsafeUninitializedCapacity: width * part.height) { out, count in
      values.withUnsafeBufferPointer { values in
        line.withUnsafeMutableBufferPointer { line in
          guard let values = values.baseAddress, let line = line.baseAddress,
            let out = out.baseAddress
          else { return }
          for y in 0..<part.height {
            let row = enlarger.row(values, first + y, line)
            enlarger.samples(row, width, out + y * width)
          }
        }
      }
      count = width * part.height
    }
    return CoverageMask(part, samples: samples)
  }
}

extension PixelRect {
  /// The rectangle cut into bands of some rows, few enough to stay in the processor's cache.
  var bands: [PixelRect] {
    let rows = 32
    return stride(from: minY, to: maxY, by: rows).map { y in
      PixelRect(minX: minX, minY: y, maxX: maxX, maxY: min(y + rows, maxY))
    }
  }
}

/// Interpolates between cells, first along columns, then along rows.
///
/// The first output pixel is the first pixel of cell (1, 1), or of cell (0, 0) where a cell is one pixel.
private struct Enlarger {
  let factor: Int
  /// The number of samples a row of cells.
  let count: Int

  /// Returns the row of cells at an output row's height.
  @inline(always)
  func row(
    _ values: UnsafePointer<Float>, _ y: Int, _ line: UnsafeMutablePointer<Float>
  ) -> UnsafePointer<Float> {
    if factor == 1 { return values + y * count }
    let (cell, share) = place(y)
    let (above, below) = (values + cell * count, values + (cell + 1) * count)
    for i in 0..<count { line[i] = above[i] + (below[i] - above[i]) * share }
    return UnsafePointer(line)
  }

  /// Returns the cell whose center lies before an output pixel's, and how far behind it is.
  @inline(always)
  private func place(_ pixel: Int) -> (Int, Float) {
    // In half pixels: the pixel's center minus the first cell's.
    let half = 2 * pixel + 1 + factor
    let cell = half / (2 * factor)
    return (cell, Float(half - cell * 2 * factor) / Float(2 * factor))
  }

  /// Writes one row of four-channel pixels.
  func pixels(
    _ line: UnsafePointer<Float>, _ width: Int, _ out: UnsafeMutablePointer<SIMD4<UInt8>>
  ) {
    let cells = UnsafeRawPointer(line).assumingMemoryBound(to: SIMD4<Float>.self)
    if factor == 1 {
      for x in 0..<width { out[x] = Self.rounded(cells[x]) }
      return
    }
    let step = 1 / Float(factor)
    eachCell(width) { cell, first, range in
      let (a, difference) = (cells[cell], cells[cell + 1] - cells[cell])
      var share = first
      for x in range {
        out[x] = Self.rounded(a + difference * share)
        share += step
      }
    }
  }

  /// Writes one row of coverage samples.
  func samples(
    _ line: UnsafePointer<Float>, _ width: Int, _ out: UnsafeMutablePointer<UInt16>
  ) {
    if factor == 1 {
      for x in 0..<width { out[x] = Self.sample(line[x]) }
      return
    }
    let step = 1 / Float(factor)
    eachCell(width) { cell, first, range in
      let (a, difference) = (line[cell], line[cell + 1] - line[cell])
      var share = first
      for x in range {
        out[x] = Self.sample(a + difference * share)
        share += step
      }
    }
  }

  /// Calls a function for each pair of neighboring cells with the share of the second at the
  /// first pixel and the pixels between their centers.
  @inline(always)
  private func eachCell(_ width: Int, _ body: (Int, Float, Range<Int>) -> Void) {
    // Shares are odd multiples of 1/(2·factor), exact in Float: so many more steps fit below 1.
    let (first, share) = place(0)
    var end = min(Int((1 - share) * Float(factor) + 0.5), width)
    body(first, share, 0..<end)
    // After the first center every pair of cells has `factor` pixels, from half a step on.
    var cell = first + 1
    while end < width {
      let next = min(end &+ factor, width)
      body(cell, 0.5 / Float(factor), end..<next)
      end = next
      cell &+= 1
    }
  }

  @inline(always)
  private static func sample(_ value: Float) -> UInt16 {
    UInt16(min(max(value, 0), 1) * 32_768 + 0.5)
  }

  /// Rounds four values in 0...255, color not above alpha.
  @inline(always)
  private static func rounded(_ value: SIMD4<Float>) -> SIMD4<UInt8> {
    // Adding 2^23 leaves the nearest whole number in the low bits: no conversion per lane.
    let bits = unsafeBitCast(value + 8_388_608, to: SIMD4<UInt32>.self)
    return SIMD4<UInt8>(truncatingIfNeeded: bits)
  }
}
