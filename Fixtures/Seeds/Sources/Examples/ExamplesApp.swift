// The app of the example screens. A program has one "@main", which is that of the groceries.
import SwiftUI

struct ExamplesApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView()
    }
  }
}
