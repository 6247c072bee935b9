import Foundation
import Testing

@testable import SheetUI

@Suite struct PathTests {
  @Test("a path and its text are the same path")
  func text() throws {
    var path = Path(CGRect(x: 1, y: 2.5, width: 3, height: 4))
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 7))
    path.addQuadCurve(to: CGPoint(x: 5, y: 5), control: CGPoint(x: 1, y: 9))
    let copy = try #require(Path(path.description))
    #expect(copy.description == path.description)
    #expect(
      Path(CGRect(x: 0, y: 0, width: 2, height: 1)).description == "0 0 m 2 0 l 2 1 l 0 1 l h")
    for text in ["0 0 l", "1 m", "0 0 m 1", "x", "0 0 m 1 1 z"] { #expect(Path(text) == nil) }
    #expect(Path("")?.isEmpty == true)
  }

  @Test("an arc of the whole turn is the circle, whichever way round", arguments: [false, true])
  func fullArc(clockwise: Bool) {
    var path = Path()
    path.addArc(
      center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .zero, endAngle: .degrees(360),
      clockwise: clockwise)
    let box = path.boundingRect
    #expect(abs(box.minX - 10) < 0.02 && abs(box.maxX - 90) < 0.02)
    #expect(abs(box.minY - 10) < 0.02 && abs(box.maxY - 90) < 0.02)
  }

  @Test("angles grow clockwise on the screen, and `clockwise` goes against them")
  func arcSense() throws {
    func middle(clockwise: Bool) throws -> CGPoint {
      var path = Path()
      path.addArc(
        center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90),
        clockwise: clockwise)
      return try #require(path.trimmedPath(from: 0, to: 0.5).currentPoint)
    }
    let short = try middle(clockwise: false)
    #expect(abs(short.x - 7.071) < 0.01 && abs(short.y - 7.071) < 0.01)
    let long = try middle(clockwise: true)
    #expect(abs(long.x + 7.071) < 0.01 && abs(long.y + 7.071) < 0.01)
  }

  @Test("every point of an arc lies on its circle")
  func arcRadius() {
    var path = Path()
    path.addRelativeArc(
      center: CGPoint(x: 3, y: 4), radius: 20, startAngle: .degrees(17), delta: .degrees(-211))
    for index in 1...40 {
      guard let p = path.trimmedPath(from: 0, to: CGFloat(index) / 40).currentPoint else {
        Issue.record("no point")
        continue
      }
      let distance = ((p.x - 3) * (p.x - 3) + (p.y - 4) * (p.y - 4)).squareRoot()
      #expect(abs(distance - 20) < 0.006)
    }
  }

  @Test("a tangent arc rounds a corner")
  func tangentArc() throws {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(
      tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
    let end = try #require(path.currentPoint)
    #expect(abs(end.x - 100) < 1e-9 && abs(end.y - 20) < 1e-9)
    #expect(path.description.hasPrefix("0 0 m 80"))
    var straight = Path()
    straight.move(to: .zero)
    straight.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 5)
    #expect(straight.description == "0 0 m 10 0 l")
  }

  @Test("trimmed parts have their share of the length")
  func trim() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.trimmedPath(from: 0, to: 1) == square)
    #expect(square.trimmedPath(from: 0.25, to: 0.5).description == "10 0 m 10 10 l")
    #expect(
      square.trimmedPath(from: 0.125, to: 0.625).description == "5 0 m 10 0 l 10 10 l 5 10 l")
    #expect(square.trimmedPath(from: 0.75, to: 1).description == "0 10 m 0 0 l")
    #expect(square.trimmedPath(from: 0.6, to: 0.4).isEmpty)
    #expect(square.trimmedPath(from: -1, to: 0).isEmpty)
  }

  @Test("circles and ellipses start at their right and go clockwise on the screen")
  func ellipseStart() throws {
    for size in [CGSize(width: 20, height: 20), CGSize(width: 20, height: 10)] {
      let ellipse = Path(ellipseIn: CGRect(origin: .zero, size: size))
      let start = try #require(ellipse.trimmedPath(from: 0, to: 1e-9).currentPoint)
      #expect(abs(start.x - size.width) < 1e-6 && abs(start.y - size.height / 2) < 1e-6)
      let quarter = try #require(ellipse.trimmedPath(from: 0, to: 0.25).currentPoint)
      #expect(abs(quarter.x - size.width / 2) < 1e-3 && abs(quarter.y - size.height) < 1e-3)
    }
    #expect(Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)).raster.isCircle)
  }

  @Test("Core Graphics' paths carry the same outline")
  func coreGraphics() {
    let mutable = CGMutablePath()
    mutable.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(Path(mutable) == Path(CGRect(x: 1, y: 2, width: 3, height: 4)))
    #expect(Path(mutable).cgPath == mutable)
  }

  @Test("points inside and the filling rule")
  func contains() {
    var path = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    #expect(!path.contains(CGPoint(x: 15, y: 15), eoFill: true))
    #expect(path.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(!path.contains(CGPoint(x: 31, y: 5)))
  }

  @Test("corners may be wider than high")
  func ellipticCorners() {
    let rect = CGRect(x: 10, y: 10, width: 100, height: 50)
    let path = Path(roundedRect: rect, cornerSize: CGSize(width: 40, height: 10), style: .circular)
    #expect(path.boundingRect == rect)
    #expect(!path.contains(CGPoint(x: 14, y: 12)))
    #expect(path.contains(CGPoint(x: 22, y: 14)))
    #expect(path.contains(CGPoint(x: 12, y: 20)))
  }

  @Test("steps come out as they went in, and drawing needs no start")
  func steps() {
    var path = Path()
    #expect(path.currentPoint == nil && path.boundingRect.isNull)
    path.closeSubpath()
    #expect(path.isEmpty)
    path.addLine(to: CGPoint(x: 1, y: 2))
    path.addCurve(
      to: CGPoint(x: 3, y: 3), control1: CGPoint(x: 1, y: 3), control2: CGPoint(x: 2, y: 3))
    path.closeSubpath()
    var elements: [Path.Element] = []
    // swift-format-ignore: ReplaceForEachWithForLoop
    path.forEach { elements.append($0) }
    #expect(elements.count == 4)
    #expect(elements.first == .move(to: CGPoint(x: 1, y: 2)))
    #expect(elements.last == .closeSubpath)
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test("moving and mapping commute with the rectangle")
  func transforms() {
    let path = Path(CGRect(x: 0, y: 0, width: 10, height: 20)).offsetBy(dx: 5, dy: 6)
    #expect(path.boundingRect == CGRect(x: 5, y: 6, width: 10, height: 20))
    let turned = Path(CGRect(x: 0, y: 0, width: 10, height: 20))
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.boundingRect.minX + 20) < 1e-9)
    #expect(abs(turned.boundingRect.maxY - 10) < 1e-9)
  }
}
