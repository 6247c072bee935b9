/// Changes the size of pictures, axis by axis, on premultiplied pixels.
enum Resampler {
  /// Returns the pixels of a picture stretched over a rectangle.
  ///
  /// - Parameters:
  ///   - bitmap: The picture; not empty.
  ///   - rect: Where it goes, in device pixels; not empty.
  ///   - output: The pixels to compute.
  ///   - filters: The filter of either axis.
  /// - Returns: A picture of the output's size.
  static func stretched(
    _ bitmap: Bitmap, over rect: Rect, output: PixelRect,
    filters: (x: ResampleFilter, y: ResampleFilter)
  ) -> Surface {
    let columns = AxisWeights(
      source: bitmap.width, start: rect.minX, extent: rect.width,
      output: output.minX..<output.maxX, filter: filters.x)
    let rows = AxisWeights(
      source: bitmap.height, start: rect.minY, extent: rect.height,
      output: output.minY..<output.maxY, filter: filters.y)
    var result = Surface(bounds: output)
    guard let firstRow = rows.taps.first?.first, let last = rows.taps.last else { return result }
    let narrow = across(bitmap, columns, firstRow..<(last.first + last.count))
    let width = output.width
    for (y, tap) in rows.taps.enumerated() {
      for x in 0..<width {
        var sum = SIMD4<Float>.zero
        for k in 0..<tap.count {
          sum += narrow[(tap.first - firstRow + k) * width + x] * rows.weights[tap.offset + k]
        }
        result.bitmap.pixels[y * width + x] = rounded(sum)
      }
    }
    return result
  }

  /// Returns the filter of an axis: area means when reducing, straight lines when enlarging.
  static func filter(from source: Int, to extent: Double) -> ResampleFilter {
    extent < Double(source) ? .area : .bilinear
  }

  /// Stretches some rows along the horizontal axis.
  private static func across(
    _ bitmap: Bitmap, _ columns: AxisWeights, _ rows: Range<Int>
  ) -> [SIMD4<Float>] {
    var result: [SIMD4<Float>] = []
    result.reserveCapacity(rows.count * columns.taps.count)
    for y in rows {
      let base = y * bitmap.width
      for tap in columns.taps {
        var sum = SIMD4<Float>.zero
        for k in 0..<tap.count {
          let pixel = SIMD4<UInt32>(truncatingIfNeeded: bitmap.pixels[base + tap.first + k].rgba)
          sum += SIMD4<Float>(pixel) * columns.weights[tap.offset + k]
        }
        result.append(sum)
      }
    }
    return result
  }

  /// Rounds to a pixel whose color isn't above its alpha.
  @inline(always)
  static func rounded(_ value: SIMD4<Float>) -> PremultipliedPixel {
    let inside = value.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
    let bytes = SIMD4<UInt8>(
      truncatingIfNeeded: unsafeBitCast(inside + 8_388_608, to: SIMD4<UInt32>.self))
    return PremultipliedPixel(rgba: pointwiseMin(bytes, SIMD4(repeating: bytes.w)))
  }
}

extension Bitmap {
  /// Returns the picture in another size.
  ///
  /// - Parameters:
  ///   - width: The new width, in pixels.
  ///   - height: The new height, in pixels.
  ///   - filter: How pixels are weighted; nil takes area means when reducing and straight lines
  ///     when enlarging, for each axis.
  /// - Returns: The picture; empty where either has no size.
  public func resampled(width: Int, height: Int, filter: ResampleFilter? = nil) -> Bitmap {
    if width == self.width && height == self.height && filter == nil { return self }
    guard self.width > 0, self.height > 0, width > 0, height > 0 else {
      return Bitmap(width: max(width, 0), height: max(height, 0))
    }
    let output = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    return Resampler.stretched(
      self, over: Rect(x: 0, y: 0, width: Double(width), height: Double(height)), output: output,
      filters: (
        filter ?? Resampler.filter(from: self.width, to: Double(width)),
        filter ?? Resampler.filter(from: self.height, to: Double(height))
      )
    ).bitmap
  }
}
