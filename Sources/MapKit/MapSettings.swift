public import CoreLocation
import Raster
public import SheetUI

/// How a map looks; here the color of its surface.
public struct MapStyle: Sendable {
  /// How high the land is drawn.
  public enum Elevation: Sendable {
    /// As the system likes.
    case automatic
    /// Flat.
    case flat
    /// As it is.
    case realistic
  }

  /// What stands out.
  public enum Emphasis: Sendable {
    /// As the system likes.
    case automatic
    /// What the app puts there.
    case muted
  }

  let isImagery: Bool

  /// Drawn.
  public static let standard = MapStyle(isImagery: false)
  /// Seen from above.
  public static let imagery = MapStyle(isImagery: true)
  /// Seen from above, with names.
  public static let hybrid = MapStyle(isImagery: true)

  /// Drawn, with some kinds of places.
  public static func standard(
    elevation: Elevation = .automatic, emphasis: Emphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { .standard }
  /// Seen from above.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }
  /// Seen from above, with some kinds of places.
  public static func hybrid(
    elevation: Elevation = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { .hybrid }
}

/// Kinds of places on the system's map; here there are none.
public struct PointOfInterestCategories: Sendable {
  /// All.
  public static let all = PointOfInterestCategories()
  /// None.
  public static let excludingAll = PointOfInterestCategories()
  /// Some.
  public static func including(
    _ categories: [MKPointOfInterestCategory]
  ) -> PointOfInterestCategories { .all }
  /// All but some.
  public static func excluding(
    _ categories: [MKPointOfInterestCategory]
  ) -> PointOfInterestCategories { .all }
}

/// What views around a map say.
struct MapSettings {
  var style = MapStyle.standard
  var controls: AnyView?
  var reader: MapReaderState?
  var watchers: [(MapCameraUpdateFrequency, @MainActor (MapCameraUpdateContext) -> Void)] = []

  /// Tells what is shown.
  @MainActor
  func tell(_ frame: MapFrame, _ frequency: MapCameraUpdateFrequency) {
    let region = MKCoordinateRegion(frame.seen)
    let meters = region.span.latitudeDelta * MKCoordinateRegion.degree
    let context = MapCameraUpdateContext(
      camera: MapCamera(
        centerCoordinate: region.center,
        distance: meters / (2 * PortableMath.tan(15 * .pi / 180))),
      region: region, rect: frame.seen)
    for (wanted, watcher) in watchers where wanted == frequency { watcher(context) }
  }
}

private enum MapSettingsKey: EnvironmentKey {
  static var defaultValue: MapSettings { MapSettings() }
}

extension EnvironmentValues {
  var mapSettings: MapSettings {
    get { self[MapSettingsKey.self] }
    set { self[MapSettingsKey.self] = newValue }
  }
}

extension View {
  private func map(_ change: @escaping (inout MapSettings) -> Void) -> some View {
    transformEnvironment(\.mapSettings, transform: change)
  }

  /// Says how maps look; here the color of their surface.
  public func mapStyle(_ style: MapStyle) -> some View { map { $0.style = style } }
  /// Puts buttons in a map's top trailing corner.
  public func mapControls(@ViewBuilder _ content: () -> some View) -> some View {
    let controls = AnyView(content())
    return map { $0.controls = controls }
  }
  /// Says whether a map's own buttons are shown.
  public func mapControlVisibility(_ visibility: Visibility) -> some View {
    map { if visibility == .hidden { $0.controls = nil } }
  }
  /// Names maps for buttons outside of them, which here do nothing.
  public func mapScope(_ scope: Namespace.ID) -> some View { self }
  /// Says which of the map's own places can't be selected; there are none.
  public func mapFeatureSelectionDisabled(
    _ disabled: @escaping (MapFeature) -> Bool
  ) -> some View { self }

  /// Calls a function with what the user has moved a map to.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View {
    // Maps are moved on the main actor only.
    nonisolated(unsafe) let action = action
    return map { $0.watchers.append((frequency, { action($0) })) }
  }
  /// Calls a function when the user has moved a map.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View {
    map { $0.watchers.append((frequency, { _ in action() })) }
  }
}

/// A place of the system's map; there are none.
public struct MapFeature: Hashable, Sendable {
  /// The name.
  public let title: String?
  /// Where it is.
  public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}
