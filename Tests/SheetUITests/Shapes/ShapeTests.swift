import Foundation
import Raster
import Testing

@testable import SheetUI

@Suite struct ShapeTests {
  static let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test("shapes fill their rectangle, a circle its middle")
  func bounds() {
    let shapes: [any Shape] = [
      Rectangle(), Ellipse(), Capsule(), RoundedRectangle(cornerRadius: 12),
      UnevenRoundedRectangle(topLeadingRadius: 10), AnyShape(Capsule()), .rect(cornerRadius: 1e9),
      RoundedRectangle(cornerRadius: -5),
    ]
    for shape in shapes { #expect(shape.path(in: Self.rect).boundingRect == Self.rect) }
    #expect(
      Circle().path(in: Self.rect).boundingRect == CGRect(x: 30, y: 20, width: 60, height: 60))
  }

  @Test("an inset shape is the shape in a smaller rectangle with smaller corners")
  func inset() {
    let path = RoundedRectangle(cornerRadius: 12).inset(by: 2).inset(by: 3).path(in: Self.rect)
    #expect(path == RoundedRectangle(cornerRadius: 7).path(in: Self.rect.shrunk(by: 5)))
    #expect(
      Circle().inset(by: 10).path(in: Self.rect).boundingRect
        == CGRect(x: 40, y: 30, width: 40, height: 40))
    let tooMuch = Rectangle().inset(by: 100).path(in: Self.rect).boundingRect
    #expect(tooMuch.width == 0 && tooMuch.midX == Self.rect.midX)
    #expect(Rectangle().inset(by: -5).path(in: Self.rect).boundingRect.width == 110)
  }

  @Test("sizes answer proposals")
  func sizes() {
    let proposal = ProposedViewSize(width: 80, height: nil)
    #expect(Rectangle().sizeThatFits(proposal) == CGSize(width: 80, height: 10))
    #expect(Circle().sizeThatFits(proposal) == CGSize(width: 80, height: 80))
    #expect(
      Circle().sizeThatFits(ProposedViewSize(width: 80, height: 30))
        == CGSize(width: 30, height: 30))
    #expect(Circle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
  }

  @Test("leading corners lie on the right where reading goes from right to left")
  func mirroring() {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 20)
    let corner = CGPoint(x: 11, y: 21)
    let other = CGPoint(x: 109, y: 21)
    let ltr = shape.path(in: Self.rect, direction: .leftToRight)
    #expect(!ltr.contains(corner) && ltr.contains(other))
    let rtl = shape.path(in: Self.rect, direction: .rightToLeft)
    #expect(rtl.contains(corner) && !rtl.contains(other))
    // What is symmetric stays what the renderer has a fast way for.
    let rounded = RoundedRectangle(cornerRadius: 5).path(in: Self.rect, direction: .rightToLeft)
    #expect(rounded.raster.known != .general)
  }

  @Test("a shape that ignores its rectangle's place is moved there")
  func place() {
    let path = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      path.path(in: Self.rect, direction: .rightToLeft).boundingRect
        == CGRect(x: 11, y: 22, width: 3, height: 4))
    for shape: any Shape in [Circle(), Triangle(), Wave(phase: 0.2)] {
      let (moved, plain) = (
        shape.path(in: Self.rect, direction: .leftToRight).boundingRect,
        shape.path(in: Self.rect).boundingRect
      )
      #expect(abs(moved.minX - plain.minX) < 1e-9 && abs(moved.maxY - plain.maxY) < 1e-9)
    }
  }

  @Test("shapes turn, grow and move about their rectangle's points")
  func derived() {
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(
      Rectangle().scale(0.5).path(in: square).boundingRect
        == CGRect(x: 2.5, y: 2.5, width: 5, height: 5))
    #expect(
      Rectangle().scale(2, anchor: .topLeading).path(in: square).boundingRect
        == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(Rectangle().offset(x: 3).path(in: square).boundingRect.minX == 3)
    let turned = Rectangle().rotation(.degrees(45)).path(in: square).boundingRect
    #expect(abs(turned.width - 200.0.squareRoot()) < 1e-9)
    #expect(
      Rectangle().size(width: 3, height: 4).path(in: square).boundingRect.size
        == CGSize(width: 3, height: 4))
  }

  @Test("a stroked shape reaches half its width beyond the outline")
  func stroked() {
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    let line = Rectangle().stroke(lineWidth: 2).path(in: square)
    #expect(line.boundingRect == CGRect(x: -1, y: -1, width: 12, height: 12))
    #expect(!line.contains(CGPoint(x: 5, y: 5)) && line.contains(CGPoint(x: 5, y: 0.5)))
  }

  @Test("radii and shares are what animates")
  func animatable() {
    var shape = RoundedRectangle(cornerRadius: 4)
    shape.animatableData = AnimatablePair(8, 9)
    #expect(shape.cornerSize == CGSize(width: 8, height: 9))
    var wave = Wave(phase: 0)
    wave.animatableData = 0.5
    #expect(wave.phase == 0.5)
  }

  @Test("the layout tree names shapes by what they are")
  func names() {
    #expect(ShapeName.text(of: Rectangle.self) == "Rectangle")
    #expect(ShapeName.text(of: _InsetShape<Capsule>.self) == "Capsule")
    #expect(ShapeName.text(of: OffsetShape<_StrokedShape<Circle>>.self) == "Circle")
    #expect(ShapeName.text(of: Wave.self) == "Wave")
  }
}
