/// A place and how far two images are apart there, in a metric's own unit.
public struct FarthestPixel: Equatable, Sendable {
  /// The column.
  public var x: Int
  /// The row.
  public var y: Int
  /// The metric's distance, such as ΔE.
  public var distance: Double
}

extension ImageComparison {
  /// Returns the first pixel, row by row, of those that count as different and that both images
  /// have, with the largest distance of the rules' metric; nil where there is none.
  ///
  /// Measures every such pixel anew, so it is for failures.
  public func farthestPixel() -> FarthestPixel? {
    guard let mask else { return nil }
    let judge = PixelJudge(rules)
    var farthest: FarthestPixel?
    PixelView.with(first, second) { first, second in
      for y in 0..<min(first.height, second.height) {
        for x in 0..<min(first.width, second.width) {
          let index = y * mask.width + x
          guard mask.marks[index] == DifferenceMask.Mark.different else { continue }
          let distance = judge.distance(first[x, y], second[x, y], at: index)
          if distance > farthest?.distance ?? -1 {
            farthest = FarthestPixel(x: x, y: y, distance: distance)
          }
        }
      }
    }
    return farthest
  }
}
