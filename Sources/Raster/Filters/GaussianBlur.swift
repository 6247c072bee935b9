/// Blurs pictures and masks.
///
/// Goals, in order: 1. within 2 levels of the exact kernel over a picture extended once;
/// 2. the same bits on every machine and for any number of threads; 3. fast.
enum GaussianBlur {
  /// Returns the blurred pixels of an output.
  ///
  /// - Parameters:
  ///   - source: The picture.
  ///   - sigma: The standard deviation, in pixels.
  ///   - edges: What lies outside the picture.
  ///   - output: The pixels to compute.
  ///   - threads: The number of threads.
  /// - Returns: A picture of the output's size.
  static func blurred(
    _ source: Surface, sigma: Double, edges: EdgeMode, output: PixelRect, threads: Int = 1
  ) -> Surface {
    guard let plan = BlurPlan(sigma: sigma) else {
      var copy = Surface(bounds: output)
      copy.replace(by: source, through: CoverageMask(full: output))
      return copy
    }
    return cells(source, plan, edges, output, threads)
      .surface(output, of: output, factor: plan.factor)
  }

  /// Returns the blurred means from which an output can be interpolated, 0...255.
  static func cells(
    _ source: Surface, _ plan: BlurPlan, _ edges: EdgeMode, _ output: PixelRect, _ threads: Int
  ) -> FloatPlane {
    let grid = CellGrid(covering: output, factor: plan.factor).expanded(by: plan.radius)
    return FloatPlane(source, in: grid, edges: edges)
      .convolved(with: plan.weights, threads: threads)
  }

  /// Returns the blurred coverage of an outline, 0...1; what lies outside counts as nothing.
  ///
  /// The outline is drawn on the reduced grid straight away: its exact coverage of a cell is the
  /// mean of its pixels' coverage.
  static func cells(
    _ path: Path, _ rule: DisplayList.FillRule, _ plan: BlurPlan, output: PixelRect, threads: Int
  ) -> FloatPlane {
    let grid = CellGrid(covering: output, factor: plan.factor).expanded(by: plan.radius)
    let share = 1 / Double(plan.factor)
    let small = path.transformed(
      by: Affine.translation(-Double(grid.x), -Double(grid.y)).then(.scale(share, share)))
    let limit = PixelRect(minX: 0, minY: 0, maxX: grid.columns, maxY: grid.rows)
    let mask = ShapeCoverage.mask(of: small, rule: rule, within: limit)
    return FloatPlane(mask, columns: grid.columns, rows: grid.rows)
      .convolved(with: plan.weights, threads: threads)
  }

  /// Returns a picture's blurred opacity; what lies outside counts as nothing.
  static func blurredAlpha(
    _ source: Surface, _ plan: BlurPlan, output: PixelRect, threads: Int
  ) -> CoverageMask {
    let grid = CellGrid(covering: output, factor: plan.factor).expanded(by: plan.radius)
    return FloatPlane(source, in: grid, edges: .decal).alpha
      .convolved(with: plan.weights, threads: threads)
      .mask(output, of: output, factor: plan.factor)
  }
}

extension FloatPlane {
  /// Creates one channel from a mask's coverage, 0...1; pixel (0, 0) is the first.
  init(_ mask: CoverageMask, columns: Int, rows: Int) {
    self.init(width: columns, height: rows, channels: 1)
    for piece in mask.pieces {
      for y in piece.rect.minY..<piece.rect.maxY {
        for x in piece.rect.minX..<piece.rect.maxX {
          let at = piece.offset + (y - piece.rect.minY) * piece.stride + x - piece.rect.minX
          let sample = piece.isSolid ? piece.solid : mask.samples[at]
          values[y * columns + x] = Float(sample) / 32_768
        }
      }
    }
  }

  /// The fourth channel as shares, 0...1.
  var alpha: FloatPlane {
    var result = FloatPlane(width: width, height: height, channels: 1)
    for i in 0..<width * height { result.values[i] = values[4 * i + 3] / 255 }
    return result
  }
}
