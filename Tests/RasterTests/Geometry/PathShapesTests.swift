import TestSupport
import Testing

@testable import Raster

/// The signed area that a path's lines enclose, clockwise positive on a y-down plane.
func area(of path: Path, tolerance: Double = 1e-4) -> Double {
  var flattener = Flattener(tolerance: tolerance)
  flattener.add(path)
  return flattener.lines.reduce(0) { $0 + ($1.x * $1.w - $1.z * $1.y) / 2 }
}

@Suite("Paths of shapes")
struct PathShapesTests {
  private let rect = Rect(x: 10, y: 20, width: 100, height: 60)

  @Test("a zero-radius corner is the plain rectangle")
  func zeroRadius() {
    #expect(Path(roundedRect: rect, cornerRadius: 0) == Path(rect: rect))
    #expect(abs(area(of: Path(rect: rect)) - 6000) < 1e-9)
  }

  @Test("a circular rounded rectangle has its exact area", arguments: [1.0, 12, 30])
  func circularArea(_ radius: Double) {
    let path = Path(roundedRect: rect, cornerRadius: radius)
    #expect(abs(area(of: path) - (6000 - (4 - PortableMath.pi) * radius * radius)) < 0.01)
  }

  @Test("a radius of half the size is the circle")
  func circle() {
    let square = Rect(x: 0, y: 0, width: 50, height: 50)
    #expect(Path(roundedRect: square, cornerRadius: 25) == Path(ellipseIn: square))
    #expect(Path(capsuleIn: square) == Path(ellipseIn: square))
    for element in Path(ellipseIn: square).elements {
      if let end = element.end { #expect(abs(end.distance(to: Point(25, 25)) - 25) < 1e-9) }
    }
  }

  @Test("an ellipse has its area and box")
  func ellipse() throws {
    let path = Path(ellipseIn: rect)
    #expect(abs(area(of: path) - PortableMath.pi * 50 * 30) < 0.05)
    let bounds = try #require(path.boundingBox)
    #expect(abs(bounds.minX - 10) < 1e-9 && abs(bounds.maxY - 80) < 1e-9)
  }

  @Test("a continuous corner ends at 1.5287 radii and passes the diagonal at 0.2915")
  func continuous() {
    let path = Path(
      roundedRect: Rect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 10, style: .continuous)
    var nearest = Double.infinity
    var flattener = Flattener(tolerance: 1e-5)
    flattener.add(path)
    var straight = 0.0
    for line in flattener.lines {
      if abs(line.x - line.y) < 0.05 && line.x < 50 { nearest = min(nearest, line.x) }
      if line.y == 0 && line.w == 0 { straight = max(straight, line.z - line.x) }
    }
    #expect(abs(nearest - 2.91507) < 0.03)
    #expect(abs(straight - (100 - 2 * 15.2866483)) < 0.02)
  }

  @Test("without room a continuous corner becomes the half circle")
  func capsule() {
    let handle = Rect(x: 0, y: 0, width: 40, height: 5)
    let continuous = Path(roundedRect: handle, cornerRadius: 2.5, style: .continuous)
    #expect(abs(area(of: continuous) - area(of: Path(capsuleIn: handle))) < 1e-3)
  }

  @Test("between the full curve and the circle the area grows steadily")
  func blend() {
    // At r = 0.327 of the side the curve is whole, at 0.5 it is the circle.
    var last = 0.0
    for radius in stride(from: 33.0, through: 50, by: 0.5) {
      let path = Path(
        roundedRect: Rect(x: 0, y: 0, width: 100, height: 100), cornerRadius: radius,
        style: .continuous)
      let cut = 10_000 - area(of: path)
      #expect(cut > last, "\(radius)")
      last = cut
    }
    #expect(abs(last - (4 - PortableMath.pi) * 2500) < 1)
  }

  @Test("four different radii are drawn at their own corners")
  func uneven() {
    let radii = RoundedRect.Radii(topLeft: 5, topRight: 10, bottomRight: 15, bottomLeft: 0)
    let path = Path(roundedRect: RoundedRect(rect, radii: radii, style: .circular))
    let cut = (4 - PortableMath.pi) / 4 * (25 + 100 + 225)
    #expect(abs(area(of: path) - (6000 - cut)) < 0.01)
    #expect(path.contains(Point(10.01, 79.99)) && !path.contains(Point(10.5, 20.5)))
  }
}
