// swift-format-ignore-file: AlwaysUseLowerCamelCase

// User code that imports `MapKit` relies on it for places and SwiftUI's names.
@_exported public import CoreLocation
@_exported public import Foundation
import Raster
@_exported public import SheetUI

/// How much of the globe is shown.
public struct MKCoordinateSpan: Sendable {
  /// From south to north, in degrees.
  public var latitudeDelta: CLLocationDegrees
  /// From west to east, in degrees.
  public var longitudeDelta: CLLocationDegrees

  /// Creates nothing of the globe.
  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
  /// Creates an extent, in degrees.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// A part of the globe between two circles of latitude and two of longitude.
public struct MKCoordinateRegion: Sendable {
  /// The middle.
  public var center: CLLocationCoordinate2D
  /// The extent.
  public var span: MKCoordinateSpan

  /// The meters in a degree of a great circle.
  static let degree = 6_371_008.8 * Double.pi / 180

  /// Creates nothing at the equator at Greenwich.
  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
  /// Creates a part of the globe.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    (self.center, self.span) = (center, span)
  }
  /// Creates a part of the globe, of an extent in meters.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let narrowing = max(0.01, PortableMath.cos(center.latitude * .pi / 180))
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / Self.degree,
        longitudeDelta: longitudinalMeters / (Self.degree * narrowing)))
  }
  /// Creates the part of the globe that a rectangle of the map shows.
  public init(_ rect: MKMapRect) {
    let (low, high) = (
      MKMapPoint(x: rect.minX, y: rect.maxY).coordinate,
      MKMapPoint(x: rect.maxX, y: rect.minY).coordinate
    )
    let middle = MKMapPoint(x: rect.midX, y: rect.midY).coordinate
    self.init(
      center: middle,
      span: MKCoordinateSpan(
        latitudeDelta: high.latitude - low.latitude,
        longitudeDelta: high.longitude - low.longitude))
  }

  /// The rectangle of the map that shows the region.
  var rect: MKMapRect {
    let (half, wide) = (abs(span.latitudeDelta) / 2, abs(span.longitudeDelta) / 2)
    let top = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: center.latitude + half, longitude: center.longitude - wide))
    let bottom = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: center.latitude - half, longitude: center.longitude + wide))
    return MKMapRect(
      x: top.x, y: top.y, width: max(1, bottom.x - top.x), height: max(1, bottom.y - top.y))
  }
}

/// Creates an extent, in the way of C.
public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

/// A place on the map of the whole globe, whose sides are 2²⁸ points.
public struct MKMapPoint: Sendable {
  /// From the left, in points.
  public var x: Double
  /// From the top, in points.
  public var y: Double

  /// Creates the top left corner.
  public init() { (x, y) = (0, 0) }
  /// Creates a place on the map.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// Creates the place that shows a place on the globe, by Mercator's projection.
  public init(_ coordinate: CLLocationCoordinate2D) {
    // The map is a square, so that it ends at this latitude.
    let latitude = min(max(coordinate.latitude, -85.051_128_779_8), 85.051_128_779_8)
    let sine = PortableMath.sin(latitude * .pi / 180)
    let height = PortableMath.log((1 + sine) / (1 - sine)) / 2
    x = (coordinate.longitude + 180) / 360 * MKMapSize.world.width
    y = (0.5 - height / (2 * .pi)) * MKMapSize.world.height
  }

  /// The place on the globe that is shown here.
  public var coordinate: CLLocationCoordinate2D {
    let height = (0.5 - y / MKMapSize.world.height) * 2 * .pi
    let angle = 2 * PortableMath.atan(PortableMath.exp(height)) - .pi / 2
    return CLLocationCoordinate2D(
      latitude: angle * 180 / .pi, longitude: x / MKMapSize.world.width * 360 - 180)
  }
}

/// An extent on the map of the whole globe, in points.
public struct MKMapSize: Sendable {
  /// From left to right.
  public var width: Double
  /// From top to bottom.
  public var height: Double

  /// Creates an extent.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  /// The whole globe.
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A rectangle on the map of the whole globe, in points.
public struct MKMapRect: Sendable {
  /// The top left corner.
  public var origin: MKMapPoint
  /// The extent.
  public var size: MKMapSize

  /// Creates a rectangle.
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The whole globe.
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
  /// No rectangle.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// The left side.
  public var minX: Double { origin.x }
  /// The top side.
  public var minY: Double { origin.y }
  /// The right side.
  public var maxX: Double { origin.x + size.width }
  /// The bottom side.
  public var maxY: Double { origin.y + size.height }
  /// Half way from left to right.
  public var midX: Double { origin.x + size.width / 2 }
  /// Half way from top to bottom.
  public var midY: Double { origin.y + size.height / 2 }
  /// The extent from left to right.
  public var width: Double { size.width }
  /// The extent from top to bottom.
  public var height: Double { size.height }
  /// Whether it is no rectangle.
  public var isNull: Bool { origin.x == .infinity }

  /// The smallest rectangle around two.
  public func union(_ other: MKMapRect) -> MKMapRect {
    if isNull { return other }
    if other.isNull { return self }
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return MKMapRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// A smaller rectangle around the same middle.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}
