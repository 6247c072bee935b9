import Raster
import TestSupport
import Testing

@testable import SheetUI

/// How often outlines wind around a point; the textbook's way, one ray against every edge.
private func winding(_ contours: [SymbolContour], around point: Point) -> Int {
  var count = 0
  for contour in contours {
    guard var a = contour.points.last else { continue }
    for b in contour.points {
      let side = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
      if a.y <= point.y, b.y > point.y, side > 0 { count += 1 }
      if a.y > point.y, b.y <= point.y, side < 0 { count -= 1 }
      a = b
    }
  }
  return count
}

/// The distance from a point to a line of straight pieces.
private func distance(_ point: Point, to line: [Point]) -> Double {
  zip(line, line.dropFirst()).map { a, b in
    let along = b - a
    let share = ((point - a).dot(along) / along.dot(along)).clamped(to: 0...1)
    return (point - (a + along * share)).length
  }.min() ?? .infinity
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    min(max(self, range.lowerBound), range.upperBound)
  }
}

@Suite("Outlines of symbols")
struct SymbolOutlineTests {
  private func randomPoint(_ generator: inout SeededGenerator, within limit: Double) -> Point {
    Point(
      .random(in: -limit...limit, using: &generator), .random(in: -limit...limit, using: &generator)
    )
  }

  @Test("A stroke covers what lies within half its width of the line, and nothing else")
  func strokeByDistance() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<60 {
      let line = (0..<3).map { _ in randomPoint(&generator, within: 50) }
      guard zip(line, line.dropFirst()).allSatisfy({ ($0 - $1).length > 15 }) else { continue }
      let outline = SymbolStroker.open(line, width: 8)
      for _ in 0..<300 {
        let point = randomPoint(&generator, within: 60)
        let far = distance(point, to: line) - 4
        // An arc's chord lies at most 0.1 % of the radius inside.
        guard abs(far) > 0.01 else { continue }
        #expect((winding([outline], around: point) != 0) == (far < 0))
      }
    }
  }

  @Test("Spokes cover what their arms cover one by one, and wind around it once")
  func spokesByArms() {
    var generator = SeededGenerator(seed: 2)
    for count in 2...5 {
      let ends = (0..<count).map { index in
        let angle = Double(index) * 360 / Double(count) + .random(in: 0...25, using: &generator)
        return SymbolShapes.direction(angle) * .random(in: 30...50, using: &generator)
      }
      let outline = SymbolStroker.spokes(.zero, to: ends, width: 7)
      for _ in 0..<500 {
        let point = randomPoint(&generator, within: 60)
        let far = (ends.map { distance(point, to: [.zero, $0]) }.min() ?? 0) - 3.5
        guard abs(far) > 0.01 else { continue }
        #expect(winding([outline], around: point) == (far < 0 ? 1 : 0))
      }
    }
  }

  @Test("Joined outlines cover the same points, each of them once")
  func unionByWinding() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<40 {
      let contours = (0..<4).map { _ in
        SymbolContour(points: (0..<6).map { _ in randomPoint(&generator, within: 50) })
      }
      let joined = SymbolUnion.joined(contours)
      for _ in 0..<200 {
        let point = randomPoint(&generator, within: 50)
        let inside = winding(contours, around: point) != 0
        #expect(winding(joined, around: point) == (inside ? 1 : 0))
      }
    }
  }

  @Test("A contour clipped by a line has the area that lies on its side")
  func clipping() {
    let square = SymbolShapes.box(.zero, width: 10, height: 10, radius: 0)
    #expect(square.doubledArea == 200)
    #expect(square.clipped { $0.x - 2 }.doubledArea == 60)
    #expect(square.clipped { -6 - $0.y }.points.isEmpty)
    #expect(square.reversed.doubledArea == -200)
    #expect(square.mapped { Point(-$0.x, $0.y) }.doubledArea == 200)
  }

  @Test("Directions are exact on the axes and lie on the unit circle elsewhere")
  func directions() {
    #expect(SymbolShapes.direction(0) == Point(1, 0))
    #expect(SymbolShapes.direction(90) == Point(0, 1))
    #expect(SymbolShapes.direction(-90) == Point(0, -1))
    #expect(SymbolShapes.direction(540) == Point(-1, 0))
    for degrees in stride(from: -720.0, through: 720, by: 7) {
      #expect(abs(SymbolShapes.direction(degrees).length - 1) < 1e-15)
    }
  }

  @Test("A rounded box has a rectangle's area less its corners")
  func roundedBox() {
    let area = SymbolShapes.box(.zero, width: 40, height: 30, radius: 8).doubledArea / 2
    #expect(abs(area - (40 * 30 - (4 - Double.pi) * 64)) < 0.5)
    // A radius that is too large shrinks to half of the shorter side.
    let capsule = SymbolShapes.box(.zero, width: 40, height: 20, radius: 99).doubledArea / 2
    #expect(abs(capsule - (20 * 20 + Double.pi * 100)) < 1)
  }

  @Test("A curve moved inwards has no loops at sharp corners")
  func insetWithoutLoops() {
    let triangle =
      SymbolShapes.curve(Point(0, -40), Point(10, -10), Point(20, 0), Point(40, 40))
      + SymbolShapes.curve(Point(40, 40), Point(10, 30), Point(-10, 30), Point(-40, 40))
      + SymbolShapes.curve(Point(-40, 40), Point(-20, 0), Point(-10, -10), Point(0, -40))
    let inner = SymbolContour(points: SymbolStroker.inset(triangle, by: 5))
    for step in 0..<900 {
      let point = Point(Double(step % 30) * 3 - 44.3, Double(step / 30) * 3 - 44.7)
      let times = winding([inner], around: point)
      #expect(times == 0 || times == 1)
      if times == 1 { #expect(winding([SymbolContour(points: triangle)], around: point) == 1) }
    }
  }

  @Test("The line in a curve with inward corners is what is inside it and near its edge")
  func inwardCorners() {
    let pen = SymbolPen(weight: 400, scale: .medium)
    let star = (0..<10).map { index in
      SymbolShapes.direction(Double(index) * 36) * (index % 2 == 0 ? 50 : 22)
    }
    #expect(SymbolBand.hasInwardCorner(star))
    #expect(!SymbolBand.hasInwardCorner(SymbolShapes.circle(.zero, 20).points))
    let line = pen.edge(star)
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<2000 {
      let point = randomPoint(&generator, within: 50)
      let isInside = winding([SymbolContour(points: star)], around: point) != 0
      let far = distance(point, to: star + [star[0]])
      guard far > 0.05, abs(far - pen.line) > 0.1 else { continue }
      #expect((winding(line, around: point) != 0) == (isInside && far < pen.line))
    }
  }
}
