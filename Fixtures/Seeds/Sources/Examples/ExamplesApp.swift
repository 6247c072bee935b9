// The app of the example screens: in a library target "@main" is allowed and starts nothing.
import SwiftUI

@main
struct ExamplesApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView()
    }
  }
}
