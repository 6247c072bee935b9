public import Foundation

/// A place at some time, and what was measured there.
open class CLLocation: NSObject, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// The height over the sea, in meters.
  public let altitude: CLLocationDistance
  /// How exact the place is, in meters; negative if it is not known.
  public let horizontalAccuracy: CLLocationAccuracy
  /// How exact the height is, in meters; negative if it is not known.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of movement; negative if it is not known.
  public let course: CLLocationDirection
  /// The speed; negative if it is not known.
  public let speed: CLLocationSpeed
  /// When it was measured.
  public let timestamp: Date

  /// The height over the ellipsoid, in meters.
  open var ellipsoidalAltitude: CLLocationDistance { altitude }
  /// How exact the speed is; it is not known.
  open var speedAccuracy: CLLocationAccuracy { -1 }
  /// How exact the direction is; it is not known.
  open var courseAccuracy: CLLocationAccuracy { -1 }

  /// Creates a place, as of the start of 2001: a picture does not depend on the clock.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1,
      timestamp: Date(timeIntervalSinceReferenceDate: 0))
  }

  // Reason: the system's signature has five parameters.
  /// Creates a place with what was measured there.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  // Reason: the system's signature has seven parameters.
  /// Creates a place with what was measured there, on the move.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    speed: CLLocationSpeed, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    (horizontalAccuracy, verticalAccuracy) = (hAccuracy, vAccuracy)
    (self.course, self.speed, self.timestamp) = (course, speed, timestamp)
  }

  /// The length of the great circle to another place, in meters, on a sphere of the Earth's mean
  /// radius; within half a percent of the ellipsoid's.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let degree = Double.pi / 180
    let (a, b) = (coordinate, location.coordinate)
    let across = sin((b.latitude - a.latitude) * degree / 2)
    let along = sin((b.longitude - a.longitude) * degree / 2)
    let chord =
      across * across
      + cos(a.latitude * degree) * cos(b.latitude * degree) * along * along
    return 2 * 6_371_008.8 * asin(min(1, chord.squareRoot()))
  }
}

/// A direction that a compass shows.
open class CLHeading: NSObject {
  /// The direction from magnetic north.
  open var magneticHeading: CLLocationDirection { 0 }
  /// The direction from north.
  open var trueHeading: CLLocationDirection { 0 }
  /// How exact it is; negative since it is not known.
  open var headingAccuracy: CLLocationDirection { -1 }
}

/// A floor of a building.
open class CLFloor: NSObject {
  /// The number of the floor.
  open var level: Int { 0 }
}

/// A part of the globe with a name.
open class CLRegion: NSObject {
  /// The name.
  public let identifier: String
  /// Whether coming in is told.
  open var notifyOnEntry = true
  /// Whether going out is told.
  open var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }
}

/// A circle on the globe with a name.
open class CLCircularRegion: CLRegion {
  /// The middle.
  public let center: CLLocationCoordinate2D
  /// The radius, in meters.
  public let radius: CLLocationDistance

  /// Creates a circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }

  /// Whether a place lies in the circle.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
    return middle.distance(
      from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
  }
}
