public import Foundation
import Raster

/// A gradient from a point outwards, between two distances.
public struct RadialGradient: Hashable, Sendable {
  let gradient: AnyGradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  init(_ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a gradient; radii are in points.
  public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      AnyGradient(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Creates a gradient of evenly spaced colors; radii are in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Creates a gradient from stops; radii are in points.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}

/// A gradient on ellipses of the filled rectangle's proportions.
public struct EllipticalGradient: Hashable, Sendable {
  let gradient: AnyGradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  init(_ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a gradient; radii are shares of the rectangle's extents.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      AnyGradient(gradient), center: center, startRadius: startRadiusFraction,
      endRadius: endRadiusFraction)
  }

  /// Creates a gradient of evenly spaced colors; radii are shares of the rectangle's extents.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Creates a gradient from stops; radii are shares of the rectangle's extents.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}

/// A gradient round a point, clockwise from the right.
public struct AngularGradient: Hashable, Sendable {
  let gradient: AnyGradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  init(_ gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Creates a gradient between two angles.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.init(AnyGradient(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a gradient of evenly spaced colors between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates a gradient from stops between two angles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates a gradient once round from an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      AnyGradient(gradient), center: center, startAngle: angle, endAngle: angle + .fullTurn)
  }

  /// Creates a gradient of evenly spaced colors once round from an angle.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates a gradient from stops once round from an angle.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}

extension Angle {
  fileprivate static var fullTurn: Angle { Angle(degrees: 360) }
}

extension RadialGradient: ShapeStyle {
  /// Returns the stops in an environment.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    .radialGradient(
      stops: gradient.gradient.resolvedStops(in: environment, space: gradient.space),
      center: center, radii: [startRadius, endRadius], isElliptical: false)
  }
}

extension EllipticalGradient: ShapeStyle {
  /// Returns the stops in an environment.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    .radialGradient(
      stops: gradient.gradient.resolvedStops(in: environment, space: gradient.space),
      center: center, radii: [startRadius, endRadius], isElliptical: true)
  }
}

extension AngularGradient: ShapeStyle {
  /// Returns the stops in an environment.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    .angularGradient(
      stops: gradient.gradient.resolvedStops(in: environment, space: gradient.space),
      center: center, angles: [startAngle.radians, endAngle.radians])
  }
}

extension RadialGradient: View {}

extension RadialGradient: LeafView {
  func behavior(_ environment: EnvironmentValues) -> StyleFill {
    StyleFill(style: _resolve(in: environment), name: "RadialGradient")
  }
}

extension EllipticalGradient: View {}

extension EllipticalGradient: LeafView {
  func behavior(_ environment: EnvironmentValues) -> StyleFill {
    StyleFill(style: _resolve(in: environment), name: "EllipticalGradient")
  }
}

extension AngularGradient: View {}

extension AngularGradient: LeafView {
  func behavior(_ environment: EnvironmentValues) -> StyleFill {
    StyleFill(style: _resolve(in: environment), name: "AngularGradient")
  }
}
