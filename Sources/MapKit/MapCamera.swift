public import CoreLocation
import Raster

/// From where a map is seen.
///
/// Only the place and the distance are drawn: a map is seen from above, with north at the top.
public struct MapCamera: Hashable, Sendable {
  /// The place in the middle.
  public var centerCoordinate: CLLocationCoordinate2D
  /// How far away it is, in meters.
  public var distance: Double
  /// The direction at the top, in degrees clockwise from north.
  public var heading: Double
  /// How much it leans, in degrees.
  public var pitch: Double

  /// Creates a place to see from.
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    (self.centerCoordinate, self.distance) = (centerCoordinate, distance)
    (self.heading, self.pitch) = (heading, pitch)
  }

  /// Whether two are the same.
  public static func == (a: MapCamera, b: MapCamera) -> Bool { a.numbers == b.numbers }
  /// Hashes the numbers.
  public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }

  private var numbers: [Double] {
    [centerCoordinate.latitude, centerCoordinate.longitude, distance, heading, pitch]
  }

  /// What is seen: a camera sees an angle of 30 degrees from top to bottom.
  var region: MKCoordinateRegion {
    let meters = 2 * distance * PortableMath.tan(15 * .pi / 180)
    return MKCoordinateRegion(
      center: centerCoordinate, latitudinalMeters: meters, longitudinalMeters: 1)
  }
}

/// What a map shows of the globe.
public struct MapCameraPosition: Hashable, Sendable {
  enum Kind: Sendable {
    case automatic
    case region(MKCoordinateRegion)
    case rect(MKMapRect)
    case camera(MapCamera)
  }

  let kind: Kind
  /// Whether the user has moved the map.
  public internal(set) var positionedByUser = false
  /// Whether the map follows the user, who is nowhere.
  public let followsUserLocation: Bool

  init(_ kind: Kind, follows: Bool = false, byUser: Bool = false) {
    (self.kind, followsUserLocation, positionedByUser) = (kind, follows, byUser)
  }

  /// All that is on the map.
  public static let automatic = MapCameraPosition(.automatic)
  /// A part of the globe.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(.region(region))
  }
  /// A rectangle of the map.
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(.rect(rect)) }
  /// What is seen from somewhere.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(.camera(camera))
  }
  /// A place.
  public static func item(
    _ item: MKMapItem, allowsAutomaticPitch: Bool = true
  ) -> MapCameraPosition {
    .region(
      MKCoordinateRegion(
        center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000))
  }
  /// Where the user is: nowhere, so that something else is shown.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition { MapCameraPosition(fallback.kind, follows: true) }
  /// Where the user is: nowhere, so that something else is shown.
  public static func userLocation(fallback: MapCameraPosition) -> MapCameraPosition {
    MapCameraPosition(fallback.kind, follows: true)
  }

  /// The part of the globe, if that was said.
  public var region: MKCoordinateRegion? {
    if case .region(let region) = kind { return region }
    return nil
  }
  /// The rectangle of the map, if that was said.
  public var rect: MKMapRect? {
    if case .rect(let rect) = kind { return rect }
    return nil
  }
  /// From where it is seen, if that was said.
  public var camera: MapCamera? {
    if case .camera(let camera) = kind { return camera }
    return nil
  }

  /// Whether two show the same.
  public static func == (a: MapCameraPosition, b: MapCameraPosition) -> Bool {
    a.numbers == b.numbers && a.followsUserLocation == b.followsUserLocation
  }
  /// Hashes the numbers.
  public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }

  private var numbers: [Double] {
    switch kind {
    case .automatic: []
    case .region(let region):
      [
        region.center.latitude, region.center.longitude, region.span.latitudeDelta,
        region.span.longitudeDelta,
      ]
    case .rect(let rect): [1, rect.minX, rect.minY, rect.width, rect.height]
    case .camera(let camera):
      [
        2, camera.centerCoordinate.latitude, camera.centerCoordinate.longitude, camera.distance,
        camera.heading, camera.pitch,
      ]
    }
  }
}

/// How far the user can move a map; here it can be moved anywhere.
public struct MapCameraBounds: Sendable {
  /// Creates bounds of the middle and the distance.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}
  /// Creates bounds of the middle and the distance.
  public init(
    centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}
  /// Creates bounds of the distance.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// What the user can do to a map.
public struct MapInteractionModes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Move it.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// Make it larger or smaller.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// Turn it; a map is never turned here.
  public static let rotate = MapInteractionModes(rawValue: 4)
  /// Lean it; a map never leans here.
  public static let pitch = MapInteractionModes(rawValue: 8)
  /// All of it.
  public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// When a change of what is shown is told.
public enum MapCameraUpdateFrequency: Sendable {
  /// All the time.
  case continuous
  /// At its end.
  case onEnd
}

/// What a map shows, when that has changed.
public struct MapCameraUpdateContext: Sendable {
  /// From where it is seen.
  public let camera: MapCamera
  /// The part of the globe.
  public let region: MKCoordinateRegion
  /// The rectangle of the map.
  public let rect: MKMapRect
}

/// Whether an old map follows the user; it doesn't, who is nowhere.
public enum MapUserTrackingMode: Sendable {
  /// It doesn't.
  case none
  /// It does.
  case follow
}
