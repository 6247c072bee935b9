import CoreLocation
public import SheetUI

/// A map.
///
/// A stand-in: a plain surface with the lines of latitude and longitude, and on it what the app puts
/// there, at its places by Mercator's projection. Nothing of the world is drawn. The user can move
/// it and make it larger or smaller; it is never turned and never leans.
public struct Map<Content: View>: View {
  let source: MapSource
  let modes: MapInteractionModes
  var pieces: [_MapPiece] = []
  var select: (@MainActor (AnyHashable?) -> Void)?
  var selected: AnyHashable?

  /// The surface with what is on it.
  public var body: some View {
    MapSurface(
      source: source, modes: modes, pieces: pieces, select: select, selected: selected)
  }
}

/// Where a map takes what it shows from, and tells what it shows then.
enum MapSource {
  case region(Binding<MKCoordinateRegion>)
  case rect(Binding<MKMapRect>)
  case position(Binding<MapCameraPosition>)
  case initial(MapCameraPosition)

  /// Whether it is a map of before iOS 17.
  var isOlder: Bool {
    switch self {
    case .region, .rect: true
    case .position, .initial: false
    }
  }

  /// What is to be shown of a map with some places, and whether all of it has to be seen.
  @MainActor
  func rect(_ pieces: [_MapPiece], moved: MKMapRect?) -> MKMapRect {
    switch self {
    case .region(let binding): binding.wrappedValue.rect
    case .rect(let binding): binding.wrappedValue
    case .position(let binding): Self.rect(binding.wrappedValue, pieces)
    case .initial(let position): moved ?? Self.rect(position, pieces)
    }
  }

  private static func rect(_ position: MapCameraPosition, _ pieces: [_MapPiece]) -> MKMapRect {
    switch position.kind {
    case .region(let region): region.rect
    case .rect(let rect): rect
    case .camera(let camera): camera.region.rect
    case .automatic: around(pieces.flatMap(\.places))
    }
  }

  /// A rectangle around places, with some room; the whole globe if there are none.
  static func around(_ places: [CLLocationCoordinate2D]) -> MKMapRect {
    let all = places.map(MKMapPoint.init).reduce(MKMapRect.null) {
      $0.union(MKMapRect(x: $1.x, y: $1.y, width: 0, height: 0))
    }
    guard !all.isNull else { return .world }
    // A kilometer at the equator is this many points; a single place is seen with two of them.
    let kilometer = MKMapSize.world.width / 40_075
    let (dx, dy) = (max(all.width * 0.2, kilometer), max(all.height * 0.2, kilometer))
    return all.insetBy(dx: -dx, dy: -dy)
  }

  /// Tells what is shown now.
  @MainActor
  func tell(_ rect: MKMapRect) {
    switch self {
    case .region(let binding): binding.wrappedValue = MKCoordinateRegion(rect)
    case .rect(let binding): binding.wrappedValue = rect
    case .position(let binding):
      binding.wrappedValue = MapCameraPosition(.rect(rect), byUser: true)
    case .initial: break
    }
  }
}

/// The content of a map that is built from map content.
public struct _MapContentView: View {
  /// Nothing: the map itself draws its content.
  public var body: some View { EmptyView() }
}

extension Map where Content == _MapContentView {
  // Reason: MapKit's signature has five parameters.
  /// Creates a map that starts somewhere.
  public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) {
    self.init(
      source: .initial(initialPosition), modes: interactionModes,
      pieces: content()._pieces(_MapLook()))
  }

  /// Creates an empty map that starts somewhere.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) { self.init(source: .initial(initialPosition), modes: interactionModes) }

  // Reason: MapKit's signature has five parameters.
  /// Creates a map that shows what a binding says.
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) {
    self.init(
      source: .position(position), modes: interactionModes,
      pieces: content()._pieces(_MapLook()))
  }

  /// Creates an empty map that shows what a binding says.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) { self.init(source: .position(position), modes: interactionModes) }

  // Reason: MapKit's signature has six parameters.
  /// Creates a map that starts somewhere, on which the user selects.
  public init<Selection: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) {
    self.init(
      initialPosition: initialPosition, bounds: bounds, interactionModes: interactionModes,
      scope: scope, content: content)
    choose(selection)
  }

  // Reason: MapKit's signature has six parameters.
  /// Creates a map that shows what a binding says, on which the user selects.
  public init<Selection: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) {
    self.init(
      position: position, bounds: bounds, interactionModes: interactionModes, scope: scope,
      content: content)
    choose(selection)
  }

  private mutating func choose<Selection: Hashable>(_ selection: Binding<Selection?>) {
    selected = selection.wrappedValue.map { AnyHashable($0) }
    select = { tag in
      let value = tag?.base as? Selection
      if tag == nil || value != nil { selection.wrappedValue = value }
    }
  }
}
