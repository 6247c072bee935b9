// swift-format-ignore-file: AlwaysUseLowerCamelCase
// User code that imports `CoreLocation` relies on it for Foundation's names.
@_exported public import Foundation

/// An angle on the globe, in degrees.
public typealias CLLocationDegrees = Double
/// A length on the globe, in meters.
public typealias CLLocationDistance = Double
/// How exact a place is, in meters.
public typealias CLLocationAccuracy = Double
/// A speed, in meters per second.
public typealias CLLocationSpeed = Double
/// A direction, in degrees clockwise from north.
public typealias CLLocationDirection = Double

/// A place on the globe.
public struct CLLocationCoordinate2D: Sendable {
  /// The angle north of the equator, in degrees.
  public var latitude: CLLocationDegrees
  /// The angle east of Greenwich, in degrees.
  public var longitude: CLLocationDegrees

  /// Creates the place on the equator at Greenwich.
  public init() { (latitude, longitude) = (0, 0) }
  /// Creates a place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// No place.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
/// No limit of a distance.
public let CLLocationDistanceMax = Double.greatestFiniteMagnitude
/// Every movement is told.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// As exact as a route needs.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As exact as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Exact to ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Exact to a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Exact to a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Exact to three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// As exact as the user allows at the least.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5000

/// Whether a place lies on the globe.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// Creates a place, in the way of C.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}
