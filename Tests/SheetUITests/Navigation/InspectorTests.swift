import Foundation
import SwiftUI
import Testing

@testable import SheetUI

/// Inspectors: beside a view where there is room, else in a sheet.
@MainActor
struct InspectorTests {
  struct Content: View {
    @State private var isShown = true
    var body: some View {
      Color.red.named("main").inspector(isPresented: $isShown) {
        Text("Details").named("inspector").inspectorColumnWidth(min: 100, ideal: 200, max: 300)
      }
    }
  }

  @Test("a regular width has the inspector beside the view, as wide as it asks for")
  func beside() throws {
    let pad = try #require(Device.all.first { $0.idiom == .pad })
    let lab = try Stage(pad) { Content() }
    let tree = try lab.layoutTree()
    #expect(tree.contains("\"Details\""))
    #expect(lab.window.hosts.count == 1)
  }

  @Test("a compact width has the inspector in a sheet")
  func sheet() throws {
    let phone = try #require(Device.named("iphone-13"))
    let stage = try Stage(phone) { Content() }
    try stage.settle()
    #expect(stage.window.hosts.count == 2)
    #expect(try stage.layoutTree().contains("\"Details\""))
  }
}
