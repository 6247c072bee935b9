import Foundation
import SwiftUI
import Testing

@testable import SheetUI

@Suite("Split views")
@MainActor
struct SplitViewTests {
  private struct Screen: View {
    var body: some View {
      NavigationSplitView {
        List { Text("Row") }.navigationTitle("Sidebar")
      } detail: {
        Color.red.named("detail").navigationTitle("Detail")
      }
    }
  }

  private func stage(
    _ orientation: Device.Orientation, _ scheme: ColorScheme = .light,
    @ViewBuilder _ content: () -> some View
  ) throws -> Stage {
    var configuration = StageConfiguration(
      device: try #require(Device.named("ipad-pro-12.9-6")), orientation: orientation)
    configuration.colorScheme = scheme
    return try Stage(configuration, content: content)
  }

  @Test(
    "upright, the button opens the sidebar over the detail, and a tap beside closes it",
    arguments: [ColorScheme.light, .dark])
  func upright(_ scheme: ColorScheme) throws {
    let stage = try stage(.portrait, scheme) { Screen() }
    #expect(try !stage.layoutTree().contains("\"Row\""))
    let detail = try stage.center(ofIdentifier: "detail")
    let button = try stage.center(ofIdentifier: "ToggleSidebar")
    #expect(button.x < 60 && button.y < 74)
    try stage.tap(id: "ToggleSidebar")
    try stage.settle()
    #expect(try stage.center(ofText: "Row").x < 320)
    #expect(try stage.center(ofIdentifier: "detail") == detail)
    try stage.tap(at: CGPoint(x: 700, y: 700))
    try stage.settle()
    #expect(try !stage.layoutTree().contains("\"Row\""))
  }

  @Test("lying, the button takes the sidebar away and the detail takes the width")
  func lying() throws {
    let stage = try stage(.landscape) { Screen() }
    #expect(try stage.center(ofText: "Row").x < 320)
    #expect(try stage.center(ofIdentifier: "ToggleSidebar").x < 320)
    try stage.tap(id: "ToggleSidebar")
    try stage.settle()
    #expect(try !stage.layoutTree().contains("\"Row\""))
    #expect(try stage.center(ofIdentifier: "detail").x == 683)
    try stage.tap(id: "ToggleSidebar")
    try stage.settle()
    #expect(try stage.center(ofText: "Row").x < 320)
  }

  @Test("a sidebar without its button has none")
  func removed() throws {
    let stage = try stage(.landscape) {
      NavigationSplitView {
        Text("Row").toolbar(removing: .sidebarToggle)
      } detail: {
        Text("detail")
      }
    }
    #expect(try !stage.layoutTree().contains("ToggleSidebar"))
  }
}
