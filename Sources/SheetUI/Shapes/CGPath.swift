public import Foundation

/// An outline that never changes, as Core Graphics has it.
public class CGPath: Equatable {
  /// The outline.
  var outline: Path

  /// Creates a path of an outline.
  init(_ outline: Path) { self.outline = outline }

  /// Creates a path of a rectangle.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    outline = Path(rect).applying(transform?.pointee ?? .identity)
  }

  /// Creates a path of the largest ellipse in a rectangle.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    outline = Path(ellipseIn: rect).applying(transform?.pointee ?? .identity)
  }

  /// Creates a path of a rounded rectangle with circular corners.
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    outline = Path(roundedRect: rect, cornerSize: corner, style: .circular)
      .applying(transform?.pointee ?? .identity)
  }

  /// Whether nothing was drawn.
  public var isEmpty: Bool { outline.isEmpty }

  /// The smallest rectangle around the outline.
  public var boundingBoxOfPath: CGRect { outline.boundingRect }

  /// Where the next step starts; the origin for an empty path.
  public var currentPoint: CGPoint { outline.currentPoint ?? .zero }

  /// Whether both have the same steps.
  public static func == (a: CGPath, b: CGPath) -> Bool { a.outline == b.outline }
}

/// An outline that can be added to, as Core Graphics has it.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() { super.init(Path()) }

  /// Starts a new contour.
  public func move(to point: CGPoint) { outline.move(to: point) }

  /// Draws a straight line.
  public func addLine(to point: CGPoint) { outline.addLine(to: point) }

  /// Draws a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.addQuadCurve(to: end, control: control)
  }

  /// Draws a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Adds an arc of a circle, after a line to its start; angles in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    outline.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { outline.addRect(rect) }

  /// Adds the largest ellipse in a rectangle.
  public func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect) }

  /// Adds another path's steps.
  public func addPath(_ path: CGPath) { outline.addPath(path.outline) }

  /// Closes the contour.
  public func closeSubpath() { outline.closeSubpath() }
}

extension Path {
  /// Creates a path from Core Graphics' form.
  public init(_ path: CGPath) { self = path.outline }

  /// Creates a path from Core Graphics' form.
  public init(_ path: CGMutablePath) { self = path.outline }

  /// Core Graphics' form of the path.
  public var cgPath: CGPath { CGPath(self) }
}
