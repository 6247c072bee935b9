public import Foundation
public import Raster

/// What a style comes to in one environment.
public enum _ResolvedStyle: Equatable, Sendable {
  /// One color.
  case color(Raster.Color)
  /// A gradient along a line between two points of the filled rectangle.
  case linearGradient(stops: [Raster.LinearGradient.Stop], start: UnitPoint, end: UnitPoint)
  /// A gradient from a point outwards; the radii are in points, or shares where it is elliptical.
  case radialGradient(
    stops: [Raster.LinearGradient.Stop], center: UnitPoint, radii: [CGFloat],
    isElliptical: Bool)
  /// A gradient round a point, between two angles in radians.
  case angularGradient(
    stops: [Raster.LinearGradient.Stop], center: UnitPoint, angles: [Double])
  /// A picture that fills the rectangle or is repeated.
  case picture(PictureFill, opacity: Double)
  /// The picture behind, seen through a material, and how much of it shows.
  case material(BackdropMaterial, opacity: Double)
  /// Another style with something that is done to its picture.
  indirect case effect(_ResolvedStyle, StyleEffect)

  /// Returns the style with its opacity multiplied.
  public func opacity(_ factor: Double) -> _ResolvedStyle {
    func faded(_ stops: [Raster.LinearGradient.Stop]) -> [Raster.LinearGradient.Stop] {
      stops.map { .init(location: $0.location, color: $0.color.opacity(factor)) }
    }
    return switch self {
    case .color(let color): .color(color.opacity(factor))
    case .linearGradient(let stops, let start, let end):
      .linearGradient(stops: faded(stops), start: start, end: end)
    case .radialGradient(let stops, let center, let radii, let isElliptical):
      .radialGradient(
        stops: faded(stops), center: center, radii: radii, isElliptical: isElliptical)
    case .angularGradient(let stops, let center, let angles):
      .angularGradient(stops: faded(stops), center: center, angles: angles)
    case .picture(let picture, let opacity): .picture(picture, opacity: opacity * factor)
    case .material(let material, let opacity): .material(material, opacity: opacity * factor)
    case .effect(let base, let effect): .effect(base.opacity(factor), effect)
    }
  }

  /// Returns the paint for a rectangle, or nil for a style that no paint can be.
  public func paint(in rect: CGRect) -> Paint? {
    switch self {
    case .color(let color): .color(color)
    case .linearGradient(let stops, let start, let end):
      .linearGradient(
        Raster.LinearGradient(
          stops: stops, start: start.place(in: rect).raster, end: end.place(in: rect).raster))
    case .radialGradient(let stops, let center, let radii, let isElliptical):
      .radialGradient(
        Raster.RadialGradient(
          stops: stops, center: center.place(in: rect).raster,
          startRadius: Double(radii[0] * (isElliptical ? rect.width : 1)),
          endRadius: Double(radii[1] * (isElliptical ? rect.width : 1)),
          aspect: isElliptical && rect.width > 0 ? Double(rect.height / rect.width) : 1))
    case .angularGradient(let stops, let center, let angles):
      .angularGradient(
        Raster.AngularGradient(
          stops: stops, center: center.place(in: rect).raster, start: angles[0], end: angles[1]))
    case .picture, .material, .effect: nil
    }
  }
}

/// A picture that fills a rectangle.
public struct PictureFill: Equatable, Sendable {
  /// The picture.
  let bitmap: Bitmap
  /// The part of the picture that is repeated, in shares of it.
  var source = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The size at which the part is repeated, in points; nil to fill the rectangle once.
  var tile: CGSize?
}

/// What is done to the picture of a style.
public enum StyleEffect: Equatable, Sendable {
  /// A soft copy behind it.
  case drop(DisplayList.Shadow)
  /// A soft shade along its inner edge.
  case inner(DisplayList.Shadow)
  /// Another way to combine with what is behind.
  case blend(Raster.BlendMode)
}
