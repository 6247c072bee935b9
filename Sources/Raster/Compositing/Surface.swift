/// A picture under construction that covers a part of the device's pixels.
struct Surface {
  /// The pixels of the device that the picture covers.
  let bounds: PixelRect
  /// The picture; its first pixel is the top left one of `bounds`.
  var bitmap: Bitmap

  /// Creates a picture of one pixel value.
  init(bounds: PixelRect, filledWith pixel: PremultipliedPixel = .clear) {
    self.bounds = bounds
    bitmap = Bitmap(width: bounds.width, height: bounds.height, filledWith: pixel)
  }

  /// Creates a picture from finished pixels.
  init(bounds: PixelRect, bitmap: Bitmap) {
    precondition(
      bounds.width == bitmap.width && bounds.height == bitmap.height,
      "A surface has a pixel for each of its bounds'.")
    self.bounds = bounds
    self.bitmap = bitmap
  }

  /// Fills a shape with one color.
  mutating func fill(_ mask: CoverageMask, with color: FixedColor) {
    if color.alpha == 0 { return }
    eachRow(of: mask) { row in
      if let coverage = row.coverage {
        RowKernel.fill(row.pixels, row.count, coverage, color)
      } else {
        RowKernel.fill(row.pixels, row.count, color.scaled(by: row.solid))
      }
    }
  }

  /// Fills a shape with a gradient.
  mutating func fill(_ mask: CoverageMask, with gradient: GradientShader) {
    eachRow(of: mask) { row in
      if gradient.isConstantAlongRows {
        let color = gradient.color(x: 0, y: row.y)
        if let coverage = row.coverage {
          RowKernel.fill(row.pixels, row.count, coverage, color)
        } else {
          RowKernel.fill(row.pixels, row.count, color.scaled(by: row.solid))
        }
        return
      }
      for i in 0..<row.count {
        let color = gradient.color(x: row.x + i, y: row.y)
        let painted = color.scaled(by: row.coverage?[i] ?? row.solid)
        row.pixels[i] = Blend.over(row.pixels[i], painted.color, painted.alpha)
      }
    }
  }

  /// Fills a shape with a paint.
  mutating func fill(_ mask: CoverageMask, with shader: Shader) {
    switch shader {
    case .color(let color): fill(mask, with: color)
    case .gradient(let gradient): fill(mask, with: gradient)
    }
  }

  /// Draws another picture in front, where a mask lets it through.
  mutating func draw(_ layer: Surface, through mask: CoverageMask) {
    combine(layer, mask) { pixels, sources, count, coverage, solid in
      if let coverage {
        RowKernel.layer(pixels, sources, count, coverage)
      } else {
        RowKernel.layer(pixels, sources, count, solid)
      }
    }
  }

  /// Replaces this picture by another, where a mask says so.
  mutating func replace(by layer: Surface, through mask: CoverageMask) {
    combine(layer, mask) { pixels, sources, count, coverage, solid in
      if coverage == nil && solid == CoverageMask.full {
        pixels.update(from: sources, count: count)
      } else {
        for i in 0..<count {
          pixels[i] = Blend.mix(pixels[i], sources[i], UInt32(coverage?[i] ?? solid))
        }
      }
    }
  }

  /// Returns the picture's opacity as a mask.
  var alphaMask: CoverageMask {
    // 255 becomes exactly `full`: round(a · 32768 / 255).
    CoverageMask(
      bounds,
      samples: bitmap.pixels.map { UInt16((UInt32($0.rgba.w) * 65_536 + 255) / 510) })
  }

  /// Returns the part of the picture that a mask lets through.
  func masked(by mask: CoverageMask) -> Surface {
    var result = Surface(bounds: bounds)
    result.draw(self, through: mask)
    return result
  }
}

/// A part of one row, with its coverage.
struct MaskedRow {
  /// The pixels to change.
  var pixels: UnsafeMutablePointer<SIMD4<UInt8>>
  /// Their number.
  var count: Int
  /// The device column of the first.
  var x: Int
  /// The device row.
  var y: Int
  /// A sample for each; nil where all have the same.
  var coverage: UnsafePointer<UInt16>?
  /// The coverage of all.
  var solid: UInt16
}

extension Surface {
  /// Visits the rows of each piece inside the picture.
  private mutating func eachRow(of mask: CoverageMask, _ body: (MaskedRow) -> Void) {
    let bounds = bounds
    bitmap.withRows { base, stride in
      mask.samples.withUnsafeBufferPointer { samples in
        for piece in mask.pieces {
          let rect = piece.rect.intersection(bounds)
          if rect.isEmpty { continue }
          let part = piece.cropped(to: rect)
          for y in rect.minY..<rect.maxY {
            let coverage =
              part.isSolid
              ? nil : samples.baseAddress.map { $0 + part.offset + (y - rect.minY) * part.stride }
            body(
              MaskedRow(
                pixels: base + (y - bounds.minY) * stride + rect.minX - bounds.minX,
                count: rect.width, x: rect.minX, y: y, coverage: coverage, solid: part.solid))
          }
        }
      }
    }
  }

  /// Visits the rows where a mask and another picture meet.
  mutating func combine(
    _ layer: Surface, _ mask: CoverageMask,
    _ body: (
      UnsafeMutablePointer<SIMD4<UInt8>>, UnsafePointer<SIMD4<UInt8>>, Int,
      UnsafePointer<UInt16>?, UInt16
    ) -> Void
  ) {
    layer.bitmap.withReadOnlyRows { source, stride in
      eachRow(of: mask.cropped(to: layer.bounds)) { row in
        let from = source + (row.y - layer.bounds.minY) * stride + row.x - layer.bounds.minX
        body(row.pixels, from, row.count, row.coverage, row.solid)
      }
    }
  }
}
