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
}
