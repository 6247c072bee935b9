public import CoreLocation
public import Foundation
import Raster

/// A circle around a place.
public struct MapCircle: _BuiltInMapContent {
  private let center: CLLocationCoordinate2D
  private let radius: CLLocationDistance

  /// Creates a circle of a radius in meters.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (self.center, self.radius) = (center, radius)
  }

  /// The circle, as 64 places.
  public func _pieces(_ look: _MapLook) -> [_MapPiece] {
    let region = MKCoordinateRegion(
      center: center, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
    let places = (0..<64).map { step in
      let angle = Double(step) * .pi / 32
      return CLLocationCoordinate2D(
        latitude: center.latitude + region.span.latitudeDelta / 2 * PortableMath.sin(angle),
        longitude: center.longitude + region.span.longitudeDelta / 2 * PortableMath.cos(angle))
    }
    return [_MapPiece(kind: .area(places), look: look)]
  }
}

/// A line through places.
public struct MapPolyline: _BuiltInMapContent {
  /// How a line gets from one place to the next.
  public enum ContourStyle: Sendable {
    /// Straight on the map.
    case straight
    /// On the shortest way; it is drawn straight.
    case geodesic
  }

  private let places: [CLLocationCoordinate2D]

  /// Creates a line.
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
    places = coordinates
  }
  /// Creates a line through places of the map.
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
    places = points.map(\.coordinate)
  }
  /// Creates a line of UIKit's map.
  public init(_ polyline: MKPolyline) { places = polyline.coordinates }
  /// Creates the line of a way.
  public init(_ route: MKRoute) { places = route.polyline.coordinates }

  /// The line.
  public func _pieces(_ look: _MapLook) -> [_MapPiece] {
    [_MapPiece(kind: .line(places), look: look)]
  }
}

/// A surface between places.
public struct MapPolygon: _BuiltInMapContent {
  private let places: [CLLocationCoordinate2D]

  /// Creates a surface.
  public init(coordinates: [CLLocationCoordinate2D]) { places = coordinates }
  /// Creates a surface between places of the map.
  public init(points: [MKMapPoint]) { places = points.map(\.coordinate) }

  /// The surface.
  public func _pieces(_ look: _MapLook) -> [_MapPiece] {
    [_MapPiece(kind: .area(places), look: look)]
  }
}

/// A line of UIKit's map.
open class MKPolyline: NSObject {
  /// The places.
  let coordinates: [CLLocationCoordinate2D]
  private let storage: UnsafeMutableBufferPointer<MKMapPoint>

  /// Creates a line.
  public init(coordinates coords: [CLLocationCoordinate2D], count: Int) {
    coordinates = Array(coords.prefix(max(0, count)))
    storage = .allocate(capacity: max(1, coordinates.count))
    _ = storage.initialize(from: coordinates.map(MKMapPoint.init))
  }

  deinit { storage.deallocate() }

  /// How many places there are.
  open var pointCount: Int { coordinates.count }
  /// The places on the map, for as long as the line lives.
  open func points() -> UnsafeMutablePointer<MKMapPoint> {
    // The storage has room for one place at the least.
    storage.baseAddress ?? .allocate(capacity: 1)
  }
  /// The rectangle around the line.
  open var boundingMapRect: MKMapRect {
    coordinates.map(MKMapPoint.init).reduce(MKMapRect.null) {
      $0.union(MKMapRect(x: $1.x, y: $1.y, width: 0, height: 0))
    }
  }
}

/// A way; nobody knows any here.
open class MKRoute: NSObject {
  /// The line.
  open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
  /// The length, in meters.
  open var distance: CLLocationDistance { 0 }
  /// The time, in seconds.
  open var expectedTravelTime: TimeInterval { 0 }
  /// The name.
  open var name: String { "" }
}

/// How one travels.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// By car.
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  /// On foot.
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  /// By bus or train.
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  /// Anyhow.
  public static let any = MKDirectionsTransportType(rawValue: 0xFFF_FFFF)
}

/// Finds ways; there is no network here, so that every search fails.
open class MKDirections: NSObject {
  /// What to search for.
  open class Request: NSObject {
    /// Where it starts.
    open var source: MKMapItem?
    /// Where it ends.
    open var destination: MKMapItem?
    /// How one travels.
    open var transportType = MKDirectionsTransportType.any
    /// Whether several ways are wanted.
    open var requestsAlternateRoutes = false

    /// Creates a search for nothing yet.
    public override init() { super.init() }
  }

  /// What was found.
  open class Response: NSObject {
    /// The ways.
    open var routes: [MKRoute] { [] }
  }

  /// Creates a search.
  public init(request: Request) {}

  /// Searches, which fails.
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.serverFailure))
  }
  /// Searches, which fails.
  open func calculate() async throws -> Response { throw MKError(.serverFailure) }
}
