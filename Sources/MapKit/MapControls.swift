public import CoreLocation
public import Foundation
public import SheetUI

/// A square of 44 points with a symbol, as buttons on a map are.
private struct MapButton: View {
  let symbol: String

  var body: some View {
    Image(systemName: symbol)
      .font(.system(size: 19))
      .foregroundStyle(Color.accentColor)
      .frame(width: 44, height: 44)
      .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
  }
}

/// A button that shows where the user is: nowhere, so that it does nothing.
public struct MapUserLocationButton: View {
  /// Creates a button.
  public init() {}
  /// Creates a button for the maps of a name.
  public init(scope: Namespace.ID) {}
  /// The button.
  public var body: some View { MapButton(symbol: "location") }
}

/// A button that leans a map; here none ever leans.
public struct MapPitchToggle: View {
  /// Creates a button.
  public init() {}
  /// Creates a button for the maps of a name.
  public init(scope: Namespace.ID) {}
  /// The button.
  public var body: some View { MapButton(symbol: "view.3d") }
}

/// Shows where north is: at the top, so that nothing is drawn, as on a device.
public struct MapCompass: View {
  /// Creates a compass.
  public init() {}
  /// Creates a compass for the maps of a name.
  public init(scope: Namespace.ID) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Shows lengths while a map grows or shrinks; at rest nothing is drawn, as on a device.
public struct MapScaleView: View {
  /// Creates a scale.
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Where a map is, for those who ask.
final class MapReaderState {
  var frame: (map: MapFrame, origin: CGPoint)?
}

/// Finds places under points of a map.
public struct MapProxy {
  let state: MapReaderState

  /// The place under a point.
  public func convert(
    _ point: CGPoint, from space: some CoordinateSpaceProtocol
  ) -> CLLocationCoordinate2D? {
    guard let (map, origin) = state.frame else { return nil }
    guard space is GlobalCoordinateSpace else { return map.coordinate(point) }
    return map.coordinate(CGPoint(x: point.x - origin.x, y: point.y - origin.y))
  }

  /// The point over a place.
  public func convert(
    _ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol
  ) -> CGPoint? {
    guard let (map, origin) = state.frame else { return nil }
    let point = map.point(coordinate)
    guard space is GlobalCoordinateSpace else { return point }
    return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
  }
}

/// Lets its content ask a map where places are.
public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  @State private var state = MapReaderState()

  /// Creates content that can ask.
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

  /// The content.
  public var body: some View {
    content(MapProxy(state: state))
      .transformEnvironment(\.mapSettings) { $0.reader = state }
  }
}
