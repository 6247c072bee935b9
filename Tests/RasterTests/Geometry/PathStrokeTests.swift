import TestSupport
import Testing

@testable import Raster

@Suite("Strokes")
struct PathStrokeTests {
  /// The area that a filled outline covers, from its coverage on a grid of 8 × 8 per unit.
  private func inked(_ path: Path) -> Double {
    let big = path.transformed(by: Affine.scale(8, 8).then(.translation(400, 400)))
    let limit = PixelRect(minX: 0, minY: 0, maxX: 2000, maxY: 2000)
    let mask = ShapeCoverage.mask(of: big, rule: .nonZero, within: limit)
    var sum = 0
    for piece in mask.pieces {
      for y in piece.rect.minY..<piece.rect.maxY {
        for x in piece.rect.minX..<piece.rect.maxX { sum += Int(mask.coverage(atX: x, y: y)) }
      }
    }
    return Double(sum) / 32_768 / 64
  }

  private var line: Path {
    var path = Path()
    path.move(to: Point(10, 10))
    path.addLine(to: Point(60, 10))
    return path
  }

  @Test("a straight line covers its length times its width, and its ends")
  func caps() {
    let pi = PortableMath.pi
    #expect(abs(inked(line.stroked(.init(width: 4))) - 200) < 0.05)
    #expect(abs(inked(line.stroked(.init(width: 4, cap: .square))) - 216) < 0.05)
    #expect(abs(inked(line.stroked(.init(width: 4, cap: .round))) - 200 - 4 * pi) < 0.1)
  }

  @Test("the corner of a right angle has its shape's area")
  func joins() {
    var path = line
    path.addLine(to: Point(60, 60))
    // Two bars of 50 × 4 share a square of 2 × 2; the outer corner is added.
    let bars = 400.0 - 4
    #expect(abs(inked(path.stroked(.init(width: 4, join: .miter))) - bars - 4) < 0.1)
    #expect(abs(inked(path.stroked(.init(width: 4, join: .bevel))) - bars - 2) < 0.1)
    #expect(
      abs(inked(path.stroked(.init(width: 4, join: .round))) - bars - PortableMath.pi) < 0.1)
    let limited = path.stroked(.init(width: 4, join: .miter, miterLimit: 1.4))
    #expect(abs(inked(limited) - bars - 2) < 0.1)
  }

  @Test("a circle's stroke is a ring", arguments: [1.0, 3, 10])
  func ring(_ width: Double) {
    let circle = Path(ellipseIn: Rect(x: 20, y: 20, width: 60, height: 60))
    let exact = 2 * PortableMath.pi * 30 * width
    #expect(abs(inked(circle.stroked(.init(width: width))) - exact) < 0.002 * exact)
    // The general way, by hiding that the path is known.
    var general = circle
    general.move(to: .zero)
    #expect(abs(inked(general.stroked(.init(width: width))) - exact) < 0.005 * exact)
  }

  @Test("a rectangle's stroke has two rectangles")
  func rectangle() {
    let path = Path(rect: Rect(x: 10, y: 10, width: 40, height: 30))
    let stroke = path.stroked(.init(width: 4))
    #expect(abs(inked(stroke) - (44 * 34 - 36 * 26)) < 0.05)
    #expect(stroke.boundingBox == Rect(x: 8, y: 8, width: 44, height: 34))
    #expect(abs(inked(path.stroked(.init(width: 60))) - 100 * 90) < 0.5)
  }

  @Test("dashes cover their share")
  func dashes() {
    #expect(abs(inked(line.stroked(.init(width: 2, dash: [5, 5]))) - 50) < 0.05)
    #expect(abs(inked(line.stroked(.init(width: 2, dash: [5, 5], dashPhase: 5))) - 50) < 0.05)
    #expect(abs(inked(line.stroked(.init(width: 2, dash: [3]))) - 2 * 26) < 0.05)
    #expect(abs(inked(line.stroked(.init(width: 2, dash: [0, 0]))) - 100) < 0.05)
    #expect(abs(inked(line.stroked(.init(width: 2, dash: [-1, 4]))) - 100) < 0.05)
    let square = Path(rect: Rect(x: 0, y: 0, width: 20, height: 20))
    #expect(abs(inked(square.stroked(.init(width: 2, dash: [4, 4], dashPhase: -2))) - 80) < 2.1)
  }

  @Test("a line without length is a dot where its ends have a shape")
  func dot() {
    var path = Path()
    path.move(to: Point(5, 5))
    path.addLine(to: Point(5, 5))
    #expect(inked(path.stroked(.init(width: 4))) == 0)
    #expect(abs(inked(path.stroked(.init(width: 4, cap: .square))) - 16) < 0.05)
    #expect(abs(inked(path.stroked(.init(width: 4, cap: .round))) - 4 * PortableMath.pi) < 0.05)
  }

  @Test("widths that make no sense give nothing", arguments: [0, -1, .nan, .infinity])
  func noWidth(_ width: Double) { #expect(line.stroked(.init(width: width)).isEmpty) }

  @Test("a zigzag's stroke has no holes along its spine")
  func spine() {
    var path = Path()
    path.move(to: Point(0, 0))
    var random = SeededGenerator(seed: 6)
    var points: [Point] = []
    for _ in 0..<40 {
      let next = Point(
        Double.random(in: 0...100, using: &random), Double.random(in: 0...100, using: &random))
      path.addLine(to: next)
      points.append(next)
    }
    let outline = path.stroked(.init(width: 3, join: .round))
    for (a, b) in zip(points, points.dropFirst()) {
      for t in [0.0, 0.25, 0.5, 0.99] {
        #expect(outline.contains(Point(a.x + t * (b.x - a.x) + 0.01, a.y + t * (b.y - a.y))))
      }
    }
  }
}
