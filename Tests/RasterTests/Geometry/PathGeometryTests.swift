import TestSupport
import Testing

@testable import Raster

@Suite("Geometry of paths")
struct PathGeometryTests {
  private var ring: Path {
    var path = Path(rect: Rect(x: 0, y: 0, width: 10, height: 10))
    path.append(Path(rect: Rect(x: 3, y: 3, width: 4, height: 4)))
    return path
  }

  @Test("a point's side depends on the rule")
  func contains() {
    #expect(ring.contains(Point(5, 5)) && !ring.contains(Point(5, 5), rule: .evenOdd))
    #expect(ring.contains(Point(1, 1), rule: .evenOdd) && !ring.contains(Point(11, 5)))
    #expect(!Path().contains(.zero))
    let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(circle.contains(Point(9.9, 5)) && !circle.contains(Point(9, 9)))
  }

  @Test("a box is drawn round curves, not round control points")
  func box() throws {
    var path = Path()
    path.move(to: .zero)
    path.addCubic(Point(0, 100), Point(100, 100), to: Point(100, 0))
    #expect(path.boundingBox == Rect(x: 0, y: 0, width: 100, height: 75))
    #expect(path.controlBox == Rect(x: 0, y: 0, width: 100, height: 100))
    var quad = Path()
    quad.move(to: .zero)
    quad.addQuad(control: Point(50, 80), to: Point(100, 0))
    let box = try #require(quad.boundingBox)
    #expect(abs(box.height - 40) < 1e-9)
    #expect(Path().boundingBox == nil)
  }

  @Test("known shapes stay known under the transforms that keep them")
  func known() {
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    let moved = Path(rect: rect).transformed(by: .scale(2, -1))
    #expect(moved.known == .rect(Rect(x: 2, y: -6, width: 6, height: 4)))
    let rounded = Path(roundedRect: rect, cornerRadius: 1).transformed(by: .scale(2, 2))
    #expect(
      rounded.known
        == .roundedRect(
          RoundedRect(
            Rect(x: 2, y: 4, width: 6, height: 8), radii: .init(2), style: .circular)))
    #expect(
      Path(roundedRect: rect, cornerRadius: 1).transformed(by: .scale(2, 1)).known == .general)
    let turned = Affine(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(Path(rect: rect).transformed(by: turned).known == .general)
    #expect(abs(area(of: Path(rect: rect).transformed(by: turned)) - 12) < 1e-12)
  }

  @Test("backwards encloses the negative area")
  func reversed() {
    let path = Path(roundedRect: Rect(x: 0, y: 0, width: 50, height: 40), cornerRadius: 9)
    #expect(abs(area(of: path) + area(of: path.reversed)) < 1e-9)
    #expect(path.reversed.reversed.boundingBox == path.boundingBox)
  }

  @Test("transforms invert and combine")
  func affine() throws {
    let transform = Affine(a: 2, b: 1, c: -0.5, d: 3, tx: 7, ty: -4)
    let back = try #require(transform.inverted)
    let p = back.apply(transform.apply(Point(3, 5)))
    #expect(abs(p.x - 3) < 1e-12 && abs(p.y - 5) < 1e-12)
    #expect(Affine.scale(0, 1).inverted == nil)
  }
}
