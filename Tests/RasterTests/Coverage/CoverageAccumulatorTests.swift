import TestSupport
import Testing

@testable import Raster

/// The textbook way to a convex polygon's area in a pixel: clip at the pixel's four edges, then sum.
enum SlowCoverage {
  static func share(_ polygon: [Point], pixelX: Int, pixelY: Int) -> Double {
    let (x, y) = (Double(pixelX), Double(pixelY))
    var points = polygon
    points = clip(points) { $0.x - x }
    points = clip(points) { x + 1 - $0.x }
    points = clip(points) { $0.y - y }
    points = clip(points) { y + 1 - $0.y }
    var sum = 0.0
    for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) {
      sum += a.x * b.y - b.x * a.y
    }
    return abs(sum) / 2
  }

  /// Keeps what has a distance of at least 0 (Sutherland & Hodgman 1974).
  private static func clip(_ points: [Point], _ distance: (Point) -> Double) -> [Point] {
    var result: [Point] = []
    for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) {
      let (d, e) = (distance(a), distance(b))
      if d >= 0 { result.append(a) }
      if (d < 0) != (e < 0) {
        let t = d / (d - e)
        result.append(Point(a.x + t * (b.x - a.x), a.y + t * (b.y - a.y)))
      }
    }
    return result
  }
}

@Suite("Accumulating coverage")
struct CoverageAccumulatorTests {
  private func lines(_ polygon: [Point]) -> [SIMD4<Double>] {
    zip(polygon, polygon.dropFirst() + polygon.prefix(1)).map { SIMD4($0.x, $0.y, $1.x, $1.y) }
  }

  private func triangle(_ random: inout SeededGenerator, _ range: ClosedRange<Double>) -> [Point] {
    (0..<3).map { _ in
      Point(Double.random(in: range, using: &random), Double.random(in: range, using: &random))
    }
  }

  @Test("triangles, inside and across the edges, have the exact area of every pixel")
  func twin() {
    var random = SeededGenerator(seed: 7)
    let region = PixelRect(minX: 3, minY: 2, maxX: 15, maxY: 17)
    for _ in 0..<300 {
      let polygon = triangle(&random, -6...26)
      let mask = ShapeCoverage.mask(of: lines(polygon), rule: .nonZero, region: region)
      for y in region.minY..<region.maxY {
        for x in region.minX..<region.maxX {
          let share = Double(mask.coverage(atX: x, y: y)) / 32_768
          let exact = SlowCoverage.share(polygon, pixelX: x, pixelY: y)
          #expect(abs(share - exact) < 5e-5)
        }
      }
    }
  }

  @Test("bands give the same bits as the whole")
  func bands() {
    var random = SeededGenerator(seed: 8)
    let region = PixelRect(minX: 0, minY: 0, maxX: 20, maxY: 24)
    for _ in 0..<100 {
      let edges = lines(triangle(&random, -5...30)) + lines(triangle(&random, -5...30))
      let whole = ShapeCoverage.mask(of: edges, rule: .evenOdd, region: region)
      for band in [0..<5, 5..<6, 6..<24] {
        let part = PixelRect(minX: 0, minY: band.lowerBound, maxX: 20, maxY: band.upperBound)
        let mask = ShapeCoverage.mask(of: edges, rule: .evenOdd, region: part)
        for y in band {
          for x in 0..<20 { #expect(mask.coverage(atX: x, y: y) == whole.coverage(atX: x, y: y)) }
        }
      }
    }
  }

  @Test("the direction of drawing doesn't matter")
  func direction() {
    var random = SeededGenerator(seed: 9)
    let region = PixelRect(minX: 0, minY: 0, maxX: 20, maxY: 20)
    for _ in 0..<100 {
      let polygon = triangle(&random, 0...20)
      for rule in [DisplayList.FillRule.nonZero, .evenOdd] {
        let forward = ShapeCoverage.mask(of: lines(polygon), rule: rule, region: region)
        let back = ShapeCoverage.mask(of: lines(polygon.reversed()), rule: rule, region: region)
        for (a, b) in zip(forward.samples, back.samples) { #expect(abs(Int(a) - Int(b)) <= 1) }
      }
    }
  }
}
