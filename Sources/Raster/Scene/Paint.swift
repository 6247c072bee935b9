/// What fills a shape.
public enum Paint: Equatable, Sendable {
  /// One color.
  case color(Color)
  /// A gradient along a line, in the item's coordinate space.
  case linearGradient(LinearGradient)
}

/// Colors along a line; before its start and after its end the outermost color goes on.
public struct LinearGradient: Equatable, Sendable {
  /// A color at a place along the line.
  public struct Stop: Equatable, Sendable {
    /// The place, 0 at the start and 1 at the end.
    public var location: Double
    /// The straight color there.
    public var color: Color

    /// Creates a stop.
    public init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }

  /// The stops, in ascending order of place.
  public var stops: [Stop]
  /// Where the line starts.
  public var start: Point
  /// Where the line ends.
  public var end: Point

  /// Creates a gradient.
  public init(stops: [Stop], start: Point, end: Point) {
    self.stops = stops
    self.start = start
    self.end = end
  }
}
