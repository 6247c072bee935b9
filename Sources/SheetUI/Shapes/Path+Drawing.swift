public import Foundation
import Raster

extension Path {
  /// Starts a new contour.
  public mutating func move(to end: CGPoint) { raster.move(to: end.raster) }

  /// Draws a straight line.
  public mutating func addLine(to end: CGPoint) {
    startIfNeeded(at: end)
    raster.addLine(to: end.raster)
  }

  /// Draws a quadratic curve.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    startIfNeeded(at: control)
    raster.addQuad(control: control.raster, to: end.raster)
  }

  /// Draws a cubic curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    startIfNeeded(at: control1)
    raster.addCubic(control1.raster, control2.raster, to: end.raster)
  }

  /// Closes the contour.
  public mutating func closeSubpath() {
    if !raster.isEmpty { raster.close() }
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }

  /// Adds a rounded rectangle.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(
      Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  /// Adds a rectangle with a radius for each corner.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(
      Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }

  /// Adds the largest ellipse in a rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a contour of straight lines.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds another path's steps.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    raster.append(path.raster.transformed(by: transform.affine))
  }

  /// Starts a contour where a step comes first that needs a point to start from.
  private mutating func startIfNeeded(at point: CGPoint) {
    if raster.isEmpty { raster.move(to: point.raster) }
  }
}

extension Path {
  // Reason: SwiftUI's signature has that many parameters.
  /// Adds an arc of a circle, after a line to its start.
  ///
  /// Angles grow from the positive x axis towards the positive y axis: clockwise on the screen.
  /// As in Core Graphics, whose y axis points up, `clockwise` means towards smaller angles.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    if abs(delta) >= turn {
      delta = clockwise ? -turn : turn
    } else if clockwise, delta > 0 {
      delta -= turn
    } else if !clockwise, delta < 0 {
      delta += turn
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta),
      transform: transform)
  }

  /// Adds an arc of a circle that spans an angle, after a line to its start.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    guard radius.isFinite, startAngle.radians.isFinite, delta.radians.isFinite else { return }
    let turn = 2 * Double.pi
    let total = min(max(delta.radians, -turn), turn)
    func point(_ angle: Double, reach: Double = 0) -> CGPoint {
      // The second part follows the tangent.
      let (sine, cosine) = (PortableMath.sin(angle), PortableMath.cos(angle))
      return CGPoint(
        x: center.x + radius * (cosine - reach * sine),
        y: center.y + radius * (sine + reach * cosine)
      ).applying(transform)
    }
    let start = startAngle.radians
    if raster.isEmpty { move(to: point(start)) } else { addLine(to: point(start)) }
    let pieces = max((abs(total) / (.pi / 2) - 1e-9).rounded(.up), 1)
    let step = total / pieces
    // The cubic that meets the arc at its middle: tangents of 4/3·tan(step/4) radii.
    let reach = 4.0 / 3 * PortableMath.tan(step / 4)
    for piece in 0..<Int(pieces) where total != 0 {
      let from = start + step * Double(piece)
      let to = start + step * Double(piece + 1)
      addCurve(
        to: point(to), control1: point(from, reach: reach), control2: point(to, reach: -reach))
    }
  }

  /// Adds an arc that touches two lines: from the current point to the first end, and on to the
  /// second end.
  public mutating func addArc(
    tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let (p1, p2) = (p1.applying(transform), p2.applying(transform))
    guard let p0 = currentPoint else {
      move(to: p1)
      return
    }
    let arriving = SIMD2(Double(p1.x - p0.x), Double(p1.y - p0.y))
    let leaving = SIMD2(Double(p2.x - p1.x), Double(p2.y - p1.y))
    let lengths = (arriving * arriving).sum().squareRoot() * (leaving * leaving).sum().squareRoot()
    let cross = arriving.x * leaving.y - arriving.y * leaving.x
    let dot = (arriving * leaving).sum()
    // Without an angle between the lines no circle touches both.
    guard radius > 0, lengths > 0, abs(cross) > 1e-12 * lengths else {
      addLine(to: p1)
      return
    }
    let turn = PortableMath.atan2(cross, dot)
    let distance = Double(radius) * PortableMath.tan(abs(turn) / 2)
    let unit = arriving / (arriving * arriving).sum().squareRoot()
    let touch = SIMD2(Double(p1.x), Double(p1.y)) - unit * distance
    let side = turn > 0 ? 1.0 : -1.0
    let normal = SIMD2(-unit.y, unit.x) * side
    let middle = touch + normal * Double(radius)
    addRelativeArc(
      center: CGPoint(x: middle.x, y: middle.y), radius: radius,
      startAngle: .radians(PortableMath.atan2(-normal.y, -normal.x)), delta: .radians(turn))
  }
}
