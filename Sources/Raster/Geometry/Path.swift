/// An outline: lines, quadratic and cubic Béziers in one or more contours.
///
/// A path remembers when it was made as a rectangle or a rounded rectangle, so that the renderer
/// can take its fast way and the printed display list stays readable.
public struct Path: Equatable, Sendable {
  /// One step of an outline; its points are absolute.
  public enum Element: Equatable, Sendable {
    /// Starts a new contour.
    case move(Point)
    /// Draws a straight line.
    case line(Point)
    /// Draws a quadratic Bézier: control, end.
    case quad(Point, Point)
    /// Draws a cubic Bézier: control 1, control 2, end.
    case cubic(Point, Point, Point)
    /// Closes the contour with a straight line to its start.
    case close
  }

  /// What the whole path is known to be.
  public enum Known: Equatable, Sendable {
    /// Nothing special.
    case general
    /// Exactly one axis-parallel rectangle.
    case rect(Rect)
    /// Exactly one rounded rectangle.
    case roundedRect(RoundedRect)
  }

  /// The steps in order.
  public private(set) var elements: [Element] = []
  /// What the path is known to be; any later step makes it `.general`.
  public private(set) var known: Known = .general

  /// Creates an empty path.
  public init() {}

  /// Creates a path of steps known to be a certain shape.
  init(elements: [Element], known: Known) {
    self.elements = elements
    self.known = known
  }

  /// Whether nothing was drawn.
  public var isEmpty: Bool { elements.isEmpty }

  /// Adds one step.
  public mutating func append(_ element: Element) {
    elements.append(element)
    known = .general
  }

  /// Adds another path's steps.
  public mutating func append(_ other: Path) {
    if elements.isEmpty {
      self = other
    } else {
      elements.append(contentsOf: other.elements)
      known = .general
    }
  }

  /// Starts a new contour.
  public mutating func move(to point: Point) { append(.move(point)) }
  /// Draws a straight line.
  public mutating func addLine(to point: Point) { append(.line(point)) }
  /// Draws a quadratic Bézier.
  public mutating func addQuad(control: Point, to end: Point) { append(.quad(control, end)) }
  /// Draws a cubic Bézier.
  public mutating func addCubic(_ control1: Point, _ control2: Point, to end: Point) {
    append(.cubic(control1, control2, end))
  }
  /// Closes the contour.
  public mutating func close() { append(.close) }
}
