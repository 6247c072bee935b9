public import CoreLocation
public import Foundation
public import SheetUI

/// Something in a place of UIKit's map.
@MainActor @preconcurrency
public protocol MKAnnotation: NSObjectProtocol {
  /// The place.
  var coordinate: CLLocationCoordinate2D { get }
  /// The title.
  var title: String? { get }
  /// What stands below the title.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// No title.
  public var title: String? { nil }
  /// Nothing below the title.
  public var subtitle: String? { nil }
}

/// A balloon of UIKit's map.
@MainActor @preconcurrency
open class MKPointAnnotation: NSObject, MKAnnotation {
  /// The place.
  open var coordinate = CLLocationCoordinate2D()
  /// The title.
  open var title: String?
  /// What stands below the title.
  open var subtitle: String?

  /// Creates a balloon at the equator at Greenwich.
  public override init() { super.init() }
  /// Creates a balloon.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init()
    self.coordinate = coordinate
  }
  /// Creates a balloon with titles.
  public convenience init(
    coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?
  ) {
    self.init(coordinate: coordinate)
    (self.title, self.subtitle) = (title, subtitle)
  }
}

/// Which map is shown.
public enum MKMapType: UInt, Sendable {
  /// A drawn one.
  case standard = 0
  /// One seen from above.
  case satellite = 1
  /// One seen from above, with names.
  case hybrid = 2
  /// A drawn one that stays behind what the app puts there.
  case mutedStandard = 5
}

/// How a map follows the user, who is nowhere.
public enum MKUserTrackingMode: Int, Sendable {
  /// It doesn't.
  case none = 0
  /// It does.
  case follow = 1
  /// It does, and turns.
  case followWithHeading = 2
}

/// Hears what happens to UIKit's map.
@MainActor @preconcurrency
public protocol MKMapViewDelegate: NSObjectProtocol {
  /// Called when the user has moved the map.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// Called when the map is drawn.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
}

extension MKMapViewDelegate {
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
}

/// UIKit's map: a plain surface like `Map`, with a balloon for each annotation.
///
/// The app's own views of annotations and overlays aren't drawn.
@MainActor @preconcurrency
open class MKMapView: UIView {
  /// Who hears of it.
  open weak var delegate: (any MKMapViewDelegate)?
  /// Which map is shown.
  open var mapType = MKMapType.standard { didSet { refresh() } }
  /// Whether the user is shown, who is nowhere.
  open var showsUserLocation = false
  /// How it follows the user.
  open var userTrackingMode = MKUserTrackingMode.none
  /// Whether it can be moved.
  open var isScrollEnabled = true { didSet { refresh() } }
  /// Whether it can be made larger and smaller.
  open var isZoomEnabled = true { didSet { refresh() } }
  /// Whether it can be turned; it never is.
  open var isRotateEnabled = true
  /// Whether it can lean; it never does.
  open var isPitchEnabled = true
  /// Whether north is shown; it is at the top.
  open var showsCompass = true
  /// Whether lengths are shown.
  open var showsScale = false

  private var rect = MKMapRect.world
  private var shown: [any MKAnnotation] = []
  private let page: UIHostingController<AnyView>

  /// Creates a map.
  public override init(frame: CGRect) {
    page = UIHostingController(rootView: AnyView(EmptyView()))
    super.init(frame: frame)
    fill(with: page)
    refresh()
  }

  /// Creates nothing: a map cannot come from an archive.
  public required init?(coder: NSCoder) { return nil }

  /// The part of the globe.
  open var region: MKCoordinateRegion {
    get { MKCoordinateRegion(rect) }
    set { setRegion(newValue, animated: false) }
  }
  /// The rectangle of the map.
  open var visibleMapRect: MKMapRect {
    get { rect }
    set {
      rect = newValue
      refresh()
    }
  }
  /// The middle.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { setCenter(newValue, animated: false) }
  }
  /// What is on the map.
  open var annotations: [any MKAnnotation] { shown }

  /// Shows a part of the globe, at once.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { visibleMapRect = region.rect }
  /// Shows a rectangle of the map, at once.
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) { visibleMapRect = mapRect }
  /// Shows a place in the middle, at once.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    var new = region
    new.center = coordinate
    setRegion(new, animated: animated)
  }
  /// Puts something on the map.
  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
  /// Puts things on the map.
  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    shown += annotations
    refresh()
  }
  /// Takes something from the map.
  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
  /// Takes things from the map.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    shown.removeAll { one in annotations.contains { $0 === one } }
    refresh()
  }
  /// Shows all of some things.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    shown += annotations.filter { new in !shown.contains { $0 === new } }
    let around = MapSource.around(annotations.map(\.coordinate))
    visibleMapRect = around
  }

  private func refresh() {
    let binding = Binding<MKMapRect> { [weak self] in
      self?.rect ?? .world
    } set: { [weak self] new in
      guard let self else { return }
      rect = new
      delegate?.mapView(self, regionDidChangeAnimated: false)
      refresh()
    }
    var modes: MapInteractionModes = []
    if isScrollEnabled { modes.insert(.pan) }
    if isZoomEnabled { modes.insert(.zoom) }
    let pieces = shown.flatMap {
      Marker($0.title ?? "", coordinate: $0.coordinate)._pieces(_MapLook())
    }
    let isDrawn = mapType == .standard || mapType == .mutedStandard
    page.rootView = AnyView(
      MapSurface(
        source: .rect(binding), modes: modes, pieces: pieces, select: nil, selected: nil
      )
      .mapStyle(isDrawn ? .standard : .imagery))
  }
}
