public import Foundation
public import Raster

/// What a style comes to in one environment.
public enum _ResolvedStyle: Equatable, Sendable {
  /// One color.
  case color(Raster.Color)
  /// A gradient along a line between two points of the filled rectangle.
  case linearGradient(stops: [Raster.LinearGradient.Stop], start: UnitPoint, end: UnitPoint)
  /// The picture behind, seen through a material, and how much of it shows.
  case material(BackdropMaterial, opacity: Double)

  /// Returns the style with its opacity multiplied.
  public func opacity(_ factor: Double) -> _ResolvedStyle {
    switch self {
    case .color(let color): .color(color.opacity(factor))
    case .linearGradient(let stops, let start, let end):
      .linearGradient(
        stops: stops.map { .init(location: $0.location, color: $0.color.opacity(factor)) },
        start: start, end: end)
    case .material(let material, let opacity):
      .material(material, opacity: opacity * factor)
    }
  }

  /// Returns the paint for a rectangle, or nil for a material, which no paint can be.
  public func paint(in rect: CGRect) -> Paint? {
    switch self {
    case .color(let color): .color(color)
    case .linearGradient(let stops, let start, let end):
      .linearGradient(
        Raster.LinearGradient(
          stops: stops, start: start.place(in: rect).raster, end: end.place(in: rect).raster))
    case .material: nil
    }
  }
}
