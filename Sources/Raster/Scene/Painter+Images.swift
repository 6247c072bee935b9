extension Painter {
  /// Draws a picture over a rectangle.
  mutating func drawImage(_ bitmap: Bitmap, _ rect: Rect, _ state: RenderState) {
    let mask = coverage(of: Path(rect: rect), .nonZero, state)
    guard let picture = placed(bitmap, rect, state.transform, mask.bounds) else { return }
    layers[top].surface.draw(picture, through: mask)
  }

  /// Returns the coverage of a picture's opacity over a rectangle.
  func templateCoverage(_ bitmap: Bitmap, _ rect: Rect, _ state: RenderState) -> CoverageMask {
    let mask = coverage(of: Path(rect: rect), .nonZero, state)
    guard let picture = placed(bitmap, rect, state.transform, mask.bounds) else {
      return CoverageMask()
    }
    return picture.alphaMask.intersection(mask)
  }

  /// Returns a picture's pixels on the device; nil where there is nothing to draw.
  private func placed(
    _ bitmap: Bitmap, _ rect: Rect, _ transform: Affine, _ output: PixelRect
  ) -> Surface? {
    guard bitmap.width > 0, bitmap.height > 0, !rect.isEmpty, !output.isEmpty else { return nil }
    guard transform.isAxisAligned, transform.a > 0, transform.d > 0,
      let target = rect.transformed(by: transform)
    else {
      return TurnedImage(bitmap, rect, transform)?.surface(output)
    }
    if let exact = target.wholePixels, exact.width == bitmap.width, exact.height == bitmap.height {
      return Surface(bounds: exact, bitmap: bitmap)
    }
    return Resampler.stretched(
      bitmap, over: target, output: output,
      filters: (
        Resampler.filter(from: bitmap.width, to: target.width),
        Resampler.filter(from: bitmap.height, to: target.height)
      ))
  }
}

extension Rect {
  /// The pixels that the rectangle is, where every edge is within a millionth of a pixel's.
  fileprivate var wholePixels: PixelRect? {
    let edges = [minX, minY, maxX, maxY]
    guard edges.allSatisfy({ abs($0) < 1e9 && abs($0 - $0.rounded()) < 1e-6 }) else { return nil }
    let whole = edges.map { Int($0.rounded()) }
    return PixelRect(minX: whole[0], minY: whole[1], maxX: whole[2], maxY: whole[3])
  }
}

/// A picture under a transform that turns, mirrors or shears it.
private struct TurnedImage {
  private let bitmap: Bitmap
  /// Maps device pixels to the picture's.
  private let inverse: Affine

  /// Prepares a picture, reducing it first where it will be drawn smaller.
  init?(_ bitmap: Bitmap, _ rect: Rect, _ transform: Affine) {
    let across = transform.applyVector(Point(rect.width, 0))
    let down = transform.applyVector(Point(0, rect.height))
    func reduced(_ count: Int, _ side: Point) -> Int {
      let length = side.distance(to: .zero).rounded(.up)
      return length < Double(count) ? max(Int(length), 1) : count
    }
    self.bitmap = bitmap.resampled(
      width: reduced(bitmap.width, across), height: reduced(bitmap.height, down))
    let place = Affine(
      a: rect.width / Double(self.bitmap.width), b: 0, c: 0,
      d: rect.height / Double(self.bitmap.height), tx: rect.minX, ty: rect.minY)
    guard let inverse = place.then(transform).inverted, inverse.isFinite else { return nil }
    self.inverse = inverse
  }

  /// Returns the pixels of an output.
  func surface(_ output: PixelRect) -> Surface {
    var result = Surface(bounds: output)
    for y in output.minY..<output.maxY {
      for x in output.minX..<output.maxX {
        let place = inverse.apply(Point(Double(x) + 0.5, Double(y) + 0.5))
        result.bitmap[x - output.minX, y - output.minY] = sample(place)
      }
    }
    return result
  }

  /// Returns the pixel at a place, interpolated between four.
  private func sample(_ place: Point) -> PremultipliedPixel {
    let x = min(max(place.x - 0.5, 0), Double(bitmap.width - 1))
    let y = min(max(place.y - 0.5, 0), Double(bitmap.height - 1))
    let (left, top) = (Int(x), Int(y))
    let (right, bottom) = (min(left + 1, bitmap.width - 1), min(top + 1, bitmap.height - 1))
    let (u, v) = (Float(x - Double(left)), Float(y - Double(top)))
    let upper = value(left, top) * (1 - u) + value(right, top) * u
    let lower = value(left, bottom) * (1 - u) + value(right, bottom) * u
    return Resampler.rounded(upper * (1 - v) + lower * v)
  }

  private func value(_ x: Int, _ y: Int) -> SIMD4<Float> {
    SIMD4<Float>(SIMD4<UInt32>(truncatingIfNeeded: bitmap[x, y].rgba))
  }
}
