/// A gradient along a line between two points of the filled rectangle.
public struct LinearGradient: Hashable, Sendable {
  /// The colors.
  let gradient: AnyGradient
  /// Where the line starts.
  let startPoint: UnitPoint
  /// Where the line ends.
  let endPoint: UnitPoint

  /// Creates a gradient with its mixing rule.
  init(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates a gradient.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of evenly spaced colors.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient from stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

extension LinearGradient: ShapeStyle {
  /// Returns the stops in an environment.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    .linearGradient(
      stops: gradient.gradient.resolvedStops(in: environment, space: gradient.space),
      start: startPoint, end: endPoint)
  }
}

extension AnyGradient: ShapeStyle {
  /// Returns the gradient from the top to the bottom.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    LinearGradient(self, startPoint: .top, endPoint: .bottom)._resolve(in: environment)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// Returns a gradient along a line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a gradient along a line.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a gradient of evenly spaced colors along a line.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a gradient of stops along a line.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension Gradient: ShapeStyle {
  /// Returns the gradient from the top to the bottom.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    AnyGradient(self)._resolve(in: environment)
  }
}
