import Foundation
import Testing

@testable import SheetUI

@Suite struct GeometryTests {
  @Test("transforms concatenate in Core Graphics' order")
  func transforms() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    let point = CGPoint(x: 1, y: 1)
    #expect(point.applying(move.scaledBy(x: 2, y: 2)) == CGPoint(x: 12, y: 2))
    #expect(
      point.applying(move.concatenating(CGAffineTransform(scaleX: 2, y: 2)))
        == CGPoint(x: 22, y: 2))
    #expect(move.concatenating(move.inverted()).isIdentity)
    let quarter = point.applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(quarter.x + 1) < 1e-12 && abs(quarter.y - 1) < 1e-12)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test("rectangles map to the rectangle around their image")
  func rectangles() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    let flipped = rect.applying(CGAffineTransform(scaleX: -1, y: 1))
    #expect(flipped == CGRect(x: -10, y: 0, width: 10, height: 20))
  }

  @Test("angles convert between degrees and radians")
  func angles() {
    #expect(abs(Angle.degrees(180).radians - .pi) < 1e-15)
    #expect(Angle(radians: .pi).degrees == 180)
    #expect(Angle.degrees(10) < .degrees(20))
    #expect(Angle.zero.animatableData == 0)
  }

  @Test("sets of edges")
  func edges() {
    #expect(Edge.Set.all == [.horizontal, .vertical])
    #expect(Edge.Set.horizontal.contains(.leading) && !Edge.Set.horizontal.contains(.top))
    let insets = EdgeInsets(4, edges: [.top, .trailing])
    #expect(insets == EdgeInsets(top: 4, leading: 0, bottom: 0, trailing: 4))
    #expect(insets.horizontal == 4 && insets[.bottom] == 0)
    var copy = EdgeInsets()
    copy.animatableData = insets.animatableData
    #expect(copy == insets)
  }
}
