import SwiftUI
import Testing

@testable import SheetUI

@Suite("The items of bars")
@MainActor
struct BarItemTests {
  private func stage(@ToolbarContentBuilder _ items: () -> some ToolbarContent) throws -> Stage {
    let items = items()
    return try Stage(try #require(Device.named("iphone-13"))) {
      NavigationStack {
        List { Label("Row", systemImage: "star") }.toolbar { items }
      }
    }
  }

  @Test("a bar gives its items no room to fill")
  func snug() throws {
    let stage = try stage {
      ToolbarItem(placement: .topBarTrailing) {
        HStack { Toggle("Sync", isOn: .constant(true)) }
      }
    }
    let label = try stage.center(ofText: "Sync")
    #expect(label.x > 250 && label.x < 330)
  }

  @Test("items at both ends of the bar in one go")
  func bothEnds() throws {
    let stage = try Stage(try #require(Device.named("iphone-13"))) {
      NavigationView {
        Text("Page").navigationBarItems(leading: Button("Cancel") {}, trailing: Button("Done") {})
      }
    }
    #expect(try stage.center(ofText: "Cancel").x < 100)
    #expect(try stage.center(ofText: "Done").x > 290)
  }
}
