// An app as Xcode keeps it, compiled unchanged as a library target with its resources.
import SwiftUI

#if os(iOS)
import AudioToolbox
#endif

final class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    true
  }
}

@main
struct GroceriesApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
  @StateObject private var store = Store()
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      BasketView().environmentObject(store)
    }
    .onChange(of: phase) { phase in
      if phase == .background { store.save() }
    }
  }
}

/// What is to be bought.
@MainActor
final class Store: ObservableObject {
  @Published private(set) var items: [String] = []

  func load() async { items = ["Milk", "Eggs"] }

  func save() { UserDefaults.standard.set(items, forKey: "items") }
}
