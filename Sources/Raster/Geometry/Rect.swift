/// An axis-parallel rectangle, stored as origin and size, y growing downwards.
public struct Rect: Equatable, Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The extent; never negative.
  public var size: Size

  /// Creates a rectangle; a negative width or height counts as 0.
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x, y)
    size = Size(max(width, 0), max(height, 0))
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The horizontal extent.
  public var width: Double { size.width }
  /// The vertical extent.
  public var height: Double { size.height }
  /// Whether the rectangle covers no area.
  public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }
}
