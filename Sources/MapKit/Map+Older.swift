public import CoreLocation
public import SheetUI

/// The content of an old map without annotations.
public struct _DefaultMapContent: View {
  /// Nothing: the map itself draws its content.
  public var body: some View { EmptyView() }
}

/// The content of an old map with annotations.
public struct _DefaultAnnotatedMapContent<Items>: View {
  /// Nothing: the map itself draws its content.
  public var body: some View { EmptyView() }
}

extension Map where Content == _DefaultMapContent {
  /// Creates a map of a part of the globe; the user, who is nowhere, isn't shown.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) { self.init(source: .region(coordinateRegion), modes: interactionModes) }

  /// Creates a map of a rectangle; the user, who is nowhere, isn't shown.
  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) { self.init(source: .rect(mapRect), modes: interactionModes) }
}

extension Map {
  // Reason: MapKit's signature has six parameters.
  /// Creates a map of a part of the globe with annotations.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
    self.init(
      source: .region(coordinateRegion), modes: interactionModes,
      pieces: annotationItems.map { annotationContent($0)._piece })
  }

  // Reason: MapKit's signature has six parameters.
  /// Creates a map of a rectangle with annotations.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
    self.init(
      source: .rect(mapRect), modes: interactionModes,
      pieces: annotationItems.map { annotationContent($0)._piece })
  }
}

/// What is over a place of an old map.
@MainActor @preconcurrency
public protocol MapAnnotationProtocol {
  /// What is drawn of it.
  var _piece: _MapPiece { get }
}

/// A balloon over a place of an old map.
public struct MapMarker: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let tint: Color?

  /// Creates a balloon.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    (self.coordinate, self.tint) = (coordinate, tint)
  }

  /// The balloon.
  public var _piece: _MapPiece {
    let glyph = AnyView(Image(systemName: "mappin"))
    let view = Balloon(title: nil, glyph: glyph, tint: tint ?? .red)
    return _MapPiece(
      kind: .view(AnyView(view), at: coordinate, point: .bottom), look: _MapLook())
  }
}

/// A pin in a place of an old map.
public struct MapPin: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let tint: Color?

  /// Creates a pin.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    (self.coordinate, self.tint) = (coordinate, tint)
  }

  /// A ball on a needle.
  public var _piece: _MapPiece {
    let view = VStack(spacing: 0) {
      Circle().fill(tint ?? .red).frame(width: 15, height: 15)
      Rectangle().fill(Color.gray).frame(width: 2, height: 16)
    }
    return _MapPiece(
      kind: .view(AnyView(view), at: coordinate, point: .bottom), look: _MapLook())
  }
}

/// A view over a place of an old map.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let point: UnitPoint
  private let content: Content

  /// Creates a view, of which one point lies on the place.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    self.coordinate = coordinate
    point = UnitPoint(x: anchorPoint.x, y: anchorPoint.y)
    self.content = content()
  }

  /// The view.
  public var _piece: _MapPiece {
    _MapPiece(kind: .view(AnyView(content), at: coordinate, point: point), look: _MapLook())
  }
}
