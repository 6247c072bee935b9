/// What fills a shape.
public enum Paint: Equatable, Sendable {
  /// One color.
  case color(Color)
  /// A gradient along a line, in the item's coordinate space.
  case linearGradient(LinearGradient)
  /// A gradient from a point outwards, in the item's coordinate space.
  case radialGradient(RadialGradient)
  /// A gradient round a point, in the item's coordinate space.
  case angularGradient(AngularGradient)
}

/// Colors on circles or ellipses round a point.
public struct RadialGradient: Equatable, Sendable {
  /// The stops, in ascending order of place.
  public var stops: [LinearGradient.Stop]
  /// The middle.
  public var center: Point
  /// The distance of the first place from the middle.
  public var startRadius: Double
  /// The distance of the last place from the middle.
  public var endRadius: Double
  /// The vertical extent relative to the horizontal one, in which radii are told.
  public var aspect: Double

  // Reason: a gradient of this kind has five parts.
  /// Creates a gradient.
  public init(
    stops: [LinearGradient.Stop], center: Point, startRadius: Double, endRadius: Double,
    aspect: Double = 1
  ) {
    self.stops = stops
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
    self.aspect = aspect
  }
}

/// Colors on rays from a point.
public struct AngularGradient: Equatable, Sendable {
  /// The stops, in ascending order of place.
  public var stops: [LinearGradient.Stop]
  /// The middle.
  public var center: Point
  /// The angle of the first place, clockwise from the right, in radians.
  public var start: Double
  /// The angle of the last place, in radians.
  public var end: Double

  /// Creates a gradient.
  public init(stops: [LinearGradient.Stop], center: Point, start: Double, end: Double) {
    self.stops = stops
    self.center = center
    self.start = start
    self.end = end
  }
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
