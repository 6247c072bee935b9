public import Foundation

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// Every corner.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// An outline that can be added to.
///
/// Rounded rectangles have continuous corners, as UIKit's have had since iOS 7.
open class UIBezierPath: NSObject {
  private var outline = Path()
  /// The width of a line along the outline, in points.
  open var lineWidth: CGFloat = 1
  /// How a line ends.
  open var lineCapStyle = CGLineCap.butt
  /// How a line turns corners.
  open var lineJoinStyle = CGLineJoin.miter
  /// How far a corner's point may go, as a multiple of half the width.
  open var miterLimit: CGFloat = 10
  /// How finely curves are drawn; they are as fine as a pixel can show.
  open var flatness: CGFloat = 0.6
  /// Whether what is enclosed twice is outside.
  open var usesEvenOddFillRule = false
  private(set) var dash: [CGFloat] = []
  private(set) var dashPhase: CGFloat = 0

  /// Creates an empty outline.
  public override init() { super.init() }

  /// Creates an outline of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    outline = Path(rect)
  }

  /// Creates an outline of the largest ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    outline = Path(ellipseIn: rect)
  }

  /// Creates an outline of a rounded rectangle.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    outline = Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous)
  }

  /// Creates an outline of a rectangle some of whose corners are round.
  ///
  /// As in UIKit the width of `cornerRadii` decides alone.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    func radius(_ corner: UIRectCorner) -> CGFloat {
      corners.contains(corner) ? cornerRadii.width : 0
    }
    let radii = RectangleCornerRadii(
      topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
      bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight))
    outline = Path(roundedRect: rect, cornerRadii: radii, style: .continuous)
  }

  /// Creates an outline of an arc; angles are in radians, clockwise from the right.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates an outline from Core Graphics'.
  public convenience init(cgPath: CGPath) {
    self.init()
    outline = Path(cgPath)
  }

  /// The outline in Core Graphics' form.
  open var cgPath: CGPath {
    get { outline.cgPath }
    set { outline = Path(newValue) }
  }

  /// The smallest rectangle around the outline.
  open var bounds: CGRect { outline.boundingRect }
  /// Whether nothing was drawn.
  open var isEmpty: Bool { outline.isEmpty }
  /// Where the next step starts.
  open var currentPoint: CGPoint { outline.currentPoint ?? .zero }

  /// Starts a new piece.
  open func move(to point: CGPoint) { outline.move(to: point) }
  /// Adds a straight line.
  open func addLine(to point: CGPoint) { outline.addLine(to: point) }
  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    outline.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds an arc; angles are in radians, clockwise from the right.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // SwiftUI counts the directions in a space whose y grows upwards.
    outline.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
  }
  /// Closes the current piece.
  open func close() { outline.closeSubpath() }
  /// Adds another outline.
  open func append(_ bezierPath: UIBezierPath) { outline.addPath(bezierPath.outline) }
  /// Moves, scales or turns the outline.
  open func apply(_ transform: CGAffineTransform) { outline = outline.applying(transform) }
  /// Takes every piece away.
  open func removeAllPoints() { outline = Path() }
  /// Sets the lengths of a line's pieces and gaps, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    dashPhase = phase
  }
  /// Whether a point lies inside.
  open func contains(_ point: CGPoint) -> Bool { outline.contains(point) }
}
