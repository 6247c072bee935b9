import CoreGraphics
import MapKit
import Raster
import SheetUI
import SwiftUI
import Testing

@Suite("Maps")
@MainActor
struct MapTests {
  private let phone: Device
  private let paris = CLLocationCoordinate2D(latitude: 48.8566, longitude: 2.3522)

  init() throws { phone = try #require(Device.named("iphone-15")) }

  private struct Place: Identifiable {
    let id: Int
    let name: String
    let coordinate: CLLocationCoordinate2D
  }

  /// Four places at the sides of a region of two degrees at the equator.
  private let places = [
    Place(id: 0, name: "North", coordinate: .init(latitude: 1, longitude: 0)),
    Place(id: 1, name: "East", coordinate: .init(latitude: 0, longitude: 1)),
    Place(id: 2, name: "South", coordinate: .init(latitude: -1, longitude: 0)),
    Place(id: 3, name: "West", coordinate: .init(latitude: 0, longitude: -1)),
  ]
  private let region = MKCoordinateRegion(
    center: .init(latitude: 0, longitude: 0), span: .init(latitudeDelta: 2, longitudeDelta: 2))

  @Test("places lie where Mercator's projection puts them")
  func mercator() {
    // Worked out with the formula's logarithm in Python.
    let point = MKMapPoint(paris)
    #expect(abs(point.x - 135_971_655.443) < 0.01, "\(point)")
    #expect(abs(point.y - 92_349_421.254) < 0.01, "\(point)")
    let back = point.coordinate
    #expect(abs(back.latitude - paris.latitude) < 1e-9)
    #expect(abs(back.longitude - paris.longitude) < 1e-9)
  }

  @Test("a region is seen whole, and its annotations at its sides")
  func annotations() throws {
    let stage = try Stage(phone) {
      Map(coordinateRegion: .constant(region), annotationItems: places) { place in
        MapAnnotation(coordinate: place.coordinate) { Text(place.name) }
      }
      .frame(width: 300, height: 400)
    }
    let centers = try places.map { try stage.center(ofText: $0.name) }
    let middle = CGPoint(x: centers[0].x, y: centers[1].y)
    // The screen's middle between its safe areas.
    #expect(abs(middle.x - 196.5) < 0.5)
    #expect(abs(centers[1].x - middle.x - 150) < 0.5 && abs(middle.x - centers[3].x - 150) < 0.5)
    #expect(abs(middle.y - centers[0].y - 150) < 0.5 && abs(centers[2].y - middle.y - 150) < 0.5)
  }

  private struct Selecting: View {
    let places: [Place]
    @State private var position = MapCameraPosition.automatic
    @State private var selection: Int?
    @State private var center = "Nowhere"

    var body: some View {
      VStack {
        Map(position: $position, selection: $selection) {
          ForEach(places) { place in
            Marker(place.name, systemImage: "star", coordinate: place.coordinate)
          }
          MapCircle(center: places[0].coordinate, radius: 1000).stroke(.blue, lineWidth: 2)
        }
        .mapControls { MapUserLocationButton() }
        .onMapCameraChange {
          center = $0.region.center.longitude > 0.1 ? "East" : "Here"
        }
        Text("Selected \(selection ?? -1), \(center)")
      }
    }
  }

  @Test("a tap selects a marker, another one beside it nothing")
  func selection() throws {
    let stage = try Stage(phone) { Selecting(places: places) }
    #expect(try stage.layoutTree().contains("Selected -1"))
    var north = try stage.center(ofText: "North")
    north.y -= 26  // The balloon above its title.
    try stage.tap(at: north)
    #expect(try stage.layoutTree().contains("Selected 0"))
    try stage.tap(at: CGPoint(x: 60, y: 150))
    #expect(try stage.layoutTree().contains("Selected -1"))
  }

  @Test("a drag moves the map, and tells where to")
  func drag() throws {
    let stage = try Stage(phone) { Selecting(places: places) }
    let before = try stage.center(ofText: "West")
    try stage.drag(from: CGPoint(x: 300, y: 200), by: CGSize(width: -100, height: 0))
    let after = try stage.center(ofText: "West")
    #expect(abs(before.x - after.x - 100) < 1 && before.y == after.y, "\(before) \(after)")
    #expect(try stage.layoutTree().contains("Selected -1, East"))
  }

  @Test("UIKit's map has a balloon for each annotation")
  func kitMap() throws {
    let view = MKMapView(frame: .zero)
    view.setRegion(region, animated: false)
    view.addAnnotation(MKPointAnnotation(coordinate: paris, title: "Paris", subtitle: nil))
    #expect(abs(view.region.span.longitudeDelta - 2) < 1e-6)
    #expect(abs(view.centerCoordinate.latitude) < 1e-6)
    struct Shown: UIViewRepresentable {
      let view: MKMapView
      func makeUIView(context: Context) -> MKMapView { view }
      func updateUIView(_ view: MKMapView, context: Context) {}
    }
    #expect(try Stage(phone) { Shown(view: view) }.layoutTree().contains("\"Paris\""))
  }

  @Test("nothing of the world is needed: numbers that make no sense don't trap")
  func nonsense() throws {
    for value in [Double.nan, .infinity, -.infinity, 0, -1e300] {
      let center = CLLocationCoordinate2D(latitude: value, longitude: value)
      let region = MKCoordinateRegion(
        center: center, span: .init(latitudeDelta: value, longitudeDelta: value))
      let stage = try Stage(phone) {
        Map(initialPosition: .region(region)) { Marker("A", coordinate: center) }
      }
      _ = try stage.snapshot()
    }
  }
}
