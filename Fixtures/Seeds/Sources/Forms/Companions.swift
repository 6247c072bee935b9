import AVKit
import AuthenticationServices
import CoreData
import CoreHaptics
import CoreLocation
import CoreTransferable
import LocalAuthentication
import MapKit
import MessageUI
import OSLog
import Photos
import PhotosUI
import QuartzCore
import SafariServices
import StoreKit
import SwiftUI
import UserNotifications
import WebKit
import WidgetKit
import os.log

private let logger = Logger(subsystem: Bundle.main.bundleIdentifier ?? "forms", category: "sheets")

/// An object as its class would be without `@NSManaged`.
final class Visit: NSManagedObject, Identifiable {
  var name: String?
  var latitude = 0.0
  var longitude = 0.0
  var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
}

/// Names of the modules that sheet code imports beside SwiftUI, as it uses them.
public struct CompanionForms: View {
  private static let container: NSPersistentContainer = {
    let container = NSPersistentContainer(name: "Visits")
    container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null")
    container.loadPersistentStores(completionHandler: { (_, error) in
      if let error = error as NSError? {
        fatalError("Unresolved error \(error), \(error.userInfo)")
      }
    })
    container.viewContext.automaticallyMergesChangesFromParent = true
    let visit = Visit(context: container.viewContext)
    visit.name = "Lighthouse"
    (visit.latitude, visit.longitude) = (48.49, -5.1)
    try? container.viewContext.save()
    return container
  }()

  public init() {}

  public var body: some View {
    VisitMap().environment(\.managedObjectContext, Self.container.viewContext)
  }
}

private struct VisitMap: View {
  @Environment(\.managedObjectContext) private var viewContext
  @Environment(\.requestReview) var requestReview
  @FetchRequest(
    sortDescriptors: [NSSortDescriptor(keyPath: \Visit.name, ascending: true)],
    animation: .default)
  private var visits: FetchedResults<Visit>
  @StateObject private var locations = Locations()
  @State private var position: MapCameraPosition = .automatic
  @State private var selection: Visit.ID?
  @State private var item: PhotosPickerItem?
  @State private var showsMail = false
  @State private var showsPage = false

  var body: some View {
    NavigationStack {
      VStack {
        Map(position: $position, selection: $selection) {
          UserAnnotation()
          ForEach(visits) { visit in
            Marker(visit.name ?? "", systemImage: "star", coordinate: visit.coordinate)
              .tint(.blue)
          }
        }
        .mapStyle(.standard(elevation: .realistic))
        .mapControls {
          MapUserLocationButton()
          MapCompass()
        }
        PhotosPicker(selection: $item, matching: .images, photoLibrary: .shared()) {
          Label("Pick a photo", systemImage: "photo")
        }
        VideoPlayer(player: AVPlayer(url: URL(string: "https://example.com/sea.mp4")!))
          .frame(height: 120)
        SignInWithAppleButton(.signIn) { $0.requestedScopes = [.email] } onCompletion: { result in
          switch result {
          case .success(let authorization):
            guard authorization.credential is ASAuthorizationAppleIDCredential else { return }
          case .failure(let error): logger.error("\(error.localizedDescription, privacy: .public)")
          }
        }
        .frame(height: 44)
      }
      .toolbar {
        Button("Mail") { showsMail = MFMailComposeViewController.canSendMail() }
        Button("Site") { showsPage.toggle() }
      }
      .onChange(of: item) {
        Task {
          guard let data = try? await item?.loadTransferable(type: Data.self) else { return }
          logger.info("Loaded \(data.count) bytes")
        }
      }
      .sheet(isPresented: $showsPage) {
        if #available(iOS 26.0, *) {
          WebView(url: URL(string: "https://example.com"))
        } else {
          WebPageView(url: URL(string: "https://example.com")!)
        }
      }
      .task { await remind() }
    }
  }

  private func remind() async {
    let center = UNUserNotificationCenter.current()
    guard (try? await center.requestAuthorization(options: [.alert, .badge, .sound])) == true else {
      os_log("Not allowed", log: OSLog.default, type: .info)
      WidgetCenter.shared.reloadAllTimelines()
      return requestReview()
    }
  }
}

private final class Locations: NSObject, ObservableObject, CLLocationManagerDelegate {
  @Published var place: CLLocation?
  private let manager = CLLocationManager()

  override init() {
    super.init()
    manager.delegate = self
    manager.desiredAccuracy = kCLLocationAccuracyBest
    manager.requestWhenInUseAuthorization()
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    place = locations.last
  }
}

private struct WebPageView: UIViewRepresentable {
  let url: URL
  func makeUIView(context: Context) -> WKWebView { WKWebView() }
  func updateUIView(_ uiView: WKWebView, context: Context) { uiView.load(URLRequest(url: url)) }
}
