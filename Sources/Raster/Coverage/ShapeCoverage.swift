/// Finds the coverage of shapes in device space.
enum ShapeCoverage {
  /// The largest distance between a curve and its chords, in pixels: a chord's area error is at
  /// most two thirds of it per pixel, 0.0027 < 1/255.
  static let tolerance = 0.004
  /// The same for rounded rectangles, whose corners are few and large.
  private static let cornerTolerance = 0.001

  /// Returns a path's coverage inside a limit.
  ///
  /// - Parameters:
  ///   - path: The outline in device pixels; all coordinates finite.
  ///   - rule: Which points are inside.
  ///   - limit: The pixels that matter.
  ///   - tolerance: The largest distance between a curve and its chords, in pixels.
  /// - Returns: The coverage; nothing outside the limit.
  static func mask(
    of path: Path, rule: DisplayList.FillRule, within limit: PixelRect,
    tolerance: Double = ShapeCoverage.tolerance
  ) -> CoverageMask {
    switch path.known {
    case .rect(let rect): return mask(of: rect, within: limit)
    case .roundedRect(let shape) where shape.rect.width > 0 && shape.rect.height > 0:
      return mask(of: shape, path, within: limit)
    default:
      guard let box = path.controlBox, let region = PixelRect(touching: box, within: limit) else {
        return CoverageMask()
      }
      return mask(of: lines(of: path, tolerance), rule: rule, region: region)
    }
  }

  /// Returns the lines of a path.
  static func lines(of path: Path, _ tolerance: Double) -> [SIMD4<Double>] {
    var flattener = Flattener(tolerance: tolerance)
    flattener.add(path)
    return flattener.lines
  }

  /// Returns the coverage of lines inside a region, a sample for every pixel.
  static func mask(
    of lines: [SIMD4<Double>], rule: DisplayList.FillRule, region: PixelRect
  ) -> CoverageMask {
    if region.isEmpty { return CoverageMask() }
    var accumulator = CoverageAccumulator(region: region)
    accumulator.add(lines)
    return CoverageMask(region, samples: accumulator.samples(rule))
  }

  /// Returns a rectangle's coverage: the product of the shares along both axes.
  static func mask(of rect: Rect, within limit: PixelRect) -> CoverageMask {
    guard rect.isFinite else { return CoverageMask() }
    var mask = CoverageMask()
    let columns = AxisRun.runs(from: rect.minX, to: rect.maxX, within: limit.minX..<limit.maxX)
    for row in AxisRun.runs(from: rect.minY, to: rect.maxY, within: limit.minY..<limit.maxY) {
      for column in columns {
        let pixels = PixelRect(
          minX: column.range.lowerBound, minY: row.range.lowerBound,
          maxX: column.range.upperBound, maxY: row.range.upperBound)
        mask.add(pixels, solid: CoverageMask.sample(column.share * row.share))
      }
    }
    return mask
  }

  /// Returns a rounded rectangle's coverage: samples in the corners, a rectangle's elsewhere.
  private static func mask(
    of shape: RoundedRect, _ path: Path, within limit: PixelRect
  ) -> CoverageMask {
    guard shape.rect.isFinite, let box = PixelRect(touching: shape.rect, within: limit) else {
      return CoverageMask()
    }
    let lines = lines(of: path, cornerTolerance)
    let corners = CornerBlocks(shape, limit: limit)
    guard corners.areDisjoint else { return mask(of: lines, rule: .nonZero, region: box) }
    var result = CoverageMask()
    for block in corners.blocks {
      result.add(mask(of: lines, rule: .nonZero, region: block.intersection(box)))
    }
    for part in corners.straightParts {
      result.add(mask(of: shape.rect, within: part.intersection(box)))
    }
    return result
  }
}

/// Neighboring pixels along one axis that are covered alike.
struct AxisRun {
  /// The pixels.
  var range: Range<Int>
  /// The covered share of each, 0...1.
  var share: Double

  /// Returns at most three runs for an interval: its ends and what lies between.
  static func runs(from low: Double, to high: Double, within limit: Range<Int>) -> [AxisRun] {
    let (first, end) = (Double(limit.lowerBound), Double(limit.upperBound))
    let (a, b) = (min(max(low, first), end), min(max(high, first), end))
    guard a < b else { return [] }
    let (firstPixel, lastPixel) = (Int(a), Int(b))
    if firstPixel == lastPixel {
      return [AxisRun(range: firstPixel..<firstPixel + 1, share: b - a)]
    }
    var result: [AxisRun] = []
    var start = firstPixel
    if a > Double(firstPixel) {
      result.append(
        AxisRun(range: firstPixel..<firstPixel + 1, share: Double(firstPixel + 1) - a))
      start += 1
    }
    if start < lastPixel { result.append(AxisRun(range: start..<lastPixel, share: 1)) }
    if b > Double(lastPixel) {
      result.append(AxisRun(range: lastPixel..<lastPixel + 1, share: b - Double(lastPixel)))
    }
    return result
  }
}

/// Cuts a rounded rectangle's pixels into four corner blocks and five straight parts.
private struct CornerBlocks {
  /// The pixels of each corner's curve.
  let blocks: [PixelRect]
  /// What lies between.
  let straightParts: [PixelRect]
  /// Whether the corners leave room between each other.
  let areDisjoint: Bool

  init(_ shape: RoundedRect, limit: PixelRect) {
    let (rect, radii) = (shape.rect, shape.radii)
    let extent = shape.style == .circular ? 1 : CornerOutline.continuousExtent
    func inset(_ a: Double, _ b: Double) -> Double { max(a, b) * extent }
    let inner = Rect(
      x: rect.minX + inset(radii.topLeft, radii.bottomLeft),
      y: rect.minY + inset(radii.topLeft, radii.topRight), width: 0, height: 0)
    let (right, bottom) = (
      rect.maxX - inset(radii.topRight, radii.bottomRight),
      rect.maxY - inset(radii.bottomLeft, radii.bottomRight)
    )
    func column(_ x: Double, _ rule: FloatingPointRoundingRule) -> Int {
      Int(min(max(x.rounded(rule), Double(limit.minX)), Double(limit.maxX)))
    }
    func row(_ y: Double, _ rule: FloatingPointRoundingRule) -> Int {
      Int(min(max(y.rounded(rule), Double(limit.minY)), Double(limit.maxY)))
    }
    let xs = [limit.minX, column(inner.minX, .up), column(right, .down), limit.maxX]
    let ys = [limit.minY, row(inner.minY, .up), row(bottom, .down), limit.maxY]
    areDisjoint =
      inner.minX.rounded(.up) <= right.rounded(.down)
      && inner.minY.rounded(.up) <= bottom.rounded(.down)
    func block(_ i: Int, _ j: Int) -> PixelRect {
      PixelRect(minX: xs[i], minY: ys[j], maxX: xs[i + 1], maxY: ys[j + 1])
    }
    blocks = [block(0, 0), block(2, 0), block(0, 2), block(2, 2)]
    straightParts = [block(1, 0), block(0, 1), block(1, 1), block(2, 1), block(1, 2)]
  }
}
