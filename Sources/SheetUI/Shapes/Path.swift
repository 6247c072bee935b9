public import Foundation
import Raster

/// An outline of lines and curves, in points, y growing downwards.
public struct Path: Equatable, Sendable {
  /// The rasterizer's form.
  var raster = Raster.Path()

  /// One step of an outline; its points are absolute.
  public enum Element: Equatable, Sendable {
    /// Starts a new contour.
    case move(to: CGPoint)
    /// Draws a straight line.
    case line(to: CGPoint)
    /// Draws a quadratic curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// Draws a cubic curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Closes the contour.
    case closeSubpath
  }

  /// Creates an empty path.
  public init() {}

  /// Creates a path from the rasterizer's form.
  init(_ raster: Raster.Path) { self.raster = raster }

  /// Creates a path of a rectangle.
  public init(_ rect: CGRect) { raster = Raster.Path(rect: rect.standardized.raster) }

  /// Creates a path of a rounded rectangle.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    raster = Self.rounded(rect.standardized, cornerSize, style)
  }

  /// Creates a path of a rounded rectangle.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    raster = Raster.Path(
      roundedRect: rect.standardized.raster, cornerRadius: cornerRadius, style: style.raster)
  }

  /// Creates a path of a rectangle with a radius for each corner, leading on the left.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    let radii = RoundedRect.Radii(
      topLeft: cornerRadii.topLeading, topRight: cornerRadii.topTrailing,
      bottomRight: cornerRadii.bottomTrailing, bottomLeft: cornerRadii.bottomLeading)
    raster = Raster.Path(
      roundedRect: RoundedRect(rect.standardized.raster, radii: radii, style: style.raster))
  }

  /// Creates a path of the largest ellipse in a rectangle.
  public init(ellipseIn rect: CGRect) {
    raster = Self.ellipse(in: rect.standardized)
  }

  /// Creates a path and lets a closure add to it.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Whether nothing was drawn.
  public var isEmpty: Bool { raster.isEmpty }

  /// The smallest rectangle around the outline; the null rectangle for an empty path.
  public var boundingRect: CGRect { raster.boundingBox.map { CGRect($0) } ?? .null }

  /// Where the next step starts; nil for an empty path.
  public var currentPoint: CGPoint? {
    var (start, current): (CGPoint?, CGPoint?) = (nil, nil)
    for element in raster.elements {
      switch element {
      case .move(let p):
        (start, current) = (CGPoint(p), CGPoint(p))
      case .line(let p), .quad(_, let p), .cubic(_, _, let p): current = CGPoint(p)
      case .close: current = start
      }
    }
    return current
  }

  /// Returns whether a point is inside.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    raster.contains(p.raster, rule: eoFill ? .evenOdd : .nonZero)
  }

  /// Calls a closure with each step, in order.
  public func forEach(_ body: (Element) -> Void) {
    for element in raster.elements { body(Element(element)) }
  }

  /// Returns the outline of a line along this one.
  public func strokedPath(_ style: StrokeStyle) -> Path { Path(raster.stroked(style.raster)) }

  /// Returns the path with every point mapped.
  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(raster.transformed(by: transform.affine))
  }

  /// Returns the path moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    Path(raster.transformed(by: .translation(dx, dy)))
  }

  /// Makes a rounded rectangle whose corners may be wider than high.
  private static func rounded(
    _ rect: CGRect, _ corner: CGSize, _ style: RoundedCornerStyle
  ) -> Raster.Path {
    let (width, height) = (max(corner.width, 0), max(corner.height, 0))
    guard width != height, width > 0, height > 0 else {
      return Raster.Path(
        roundedRect: rect.raster, cornerRadius: min(width, height), style: style.raster)
    }
    // Even corners of the right height, in a space that is then stretched from side to side.
    let stretch = Affine.scale(width / height, 1)
    let space = CGRect(
      x: rect.minX * height / width, y: rect.minY, width: rect.width * height / width,
      height: rect.height)
    return Raster.Path(roundedRect: space.raster, cornerRadius: height, style: style.raster)
      .transformed(by: stretch)
  }
}

extension Path.Element {
  /// Creates a step from the rasterizer's form.
  init(_ element: Raster.Path.Element) {
    switch element {
    case .move(let p): self = .move(to: CGPoint(p))
    case .line(let p): self = .line(to: CGPoint(p))
    case .quad(let c, let p): self = .quadCurve(to: CGPoint(p), control: CGPoint(c))
    case .cubic(let c, let d, let p):
      self = .curve(to: CGPoint(p), control1: CGPoint(c), control2: CGPoint(d))
    case .close: self = .closeSubpath
    }
  }
}

/// How the corners of a rounded rectangle curve.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarter circles.
  case circular
  /// Curves whose curvature grows gradually.
  case continuous

  /// The rasterizer's form.
  var raster: CornerStyle { self == .circular ? .circular : .continuous }
}
