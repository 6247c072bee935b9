import Foundation
import SwiftUI
import Testing

@testable import SheetUI

@Suite("Split views where there is room for one column")
@MainActor
struct CompactSplitTests {
  private struct Screen: View {
    @State var selection: Int?
    var hasStack = false

    var body: some View {
      NavigationSplitView {
        List(selection: $selection) {
          ForEach(0..<3) { index in
            NavigationLink(value: index) { Text("Row \(index)") }
          }
        }
        .navigationTitle("Rows")
      } detail: {
        if hasStack {
          NavigationStack { detail }
        } else {
          detail
        }
      }
    }

    private var detail: some View {
      Text(selection.map { "Shows \($0)" } ?? "Nothing").navigationTitle("Detail")
    }
  }

  private func stage(_ device: String, _ screen: Screen) throws -> Stage {
    try Stage(
      StageConfiguration(
        device: try #require(Device.named(device)),
        orientation: device.hasPrefix("ipad") ? .landscape : .portrait)
    ) { screen }
  }

  @Test("choosing a row pushes the detail, which goes back", arguments: [false, true])
  func push(hasStack: Bool) throws {
    let stage = try stage("iphone-13", Screen(hasStack: hasStack))
    #expect(try !stage.layoutTree().contains("Nothing"))
    try stage.tap("Row 1")
    try stage.settle()
    #expect(try stage.layoutTree().contains("Shows 1"))
    // There is one bar, with one way back.
    let title = try #require(try stage.frame(of: "\"Detail\""))
    #expect(title.minY > 47 && title.minY < 143)
    #expect(try stage.frame(of: "\"Rows\"")?.minX == 27)
    try stage.tap(id: "BackButton")
    try stage.settle()
    #expect(try stage.layoutTree().contains("Row 2"))
    try stage.tap("Row 1")
    try stage.settle()
    #expect(try stage.layoutTree().contains("Shows 1"))
  }

  @Test("what is selected from the start shows at once")
  func selected() throws {
    let stage = try stage("iphone-13", Screen(selection: 2))
    try stage.settle()
    #expect(try stage.layoutTree().contains("Shows 2"))
  }

  @Test("on a tablet a row of the sidebar is chosen, and has no chevron")
  func tablet() throws {
    let stage = try stage("ipad-pro-11", Screen())
    #expect(try stage.layoutTree().contains("Nothing"))
    #expect(try !stage.layoutTree().contains("chevron.forward"))
    try stage.tap("Row 1")
    try stage.settle()
    #expect(try stage.layoutTree().contains("Shows 1"))
    #expect(try stage.layoutTree().contains("Row 0"))
  }

  @Test("a column that a view around prefers lies over the others")
  func preferred() throws {
    struct Screen: View {
      @State private var column = NavigationSplitViewColumn.detail
      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          Text("\(column == .sidebar ? "first" : "last")").navigationTitle("Side")
        } detail: {
          Text("detail")
        }
      }
    }
    let stage = try Stage(try #require(Device.named("iphone-13"))) { Screen() }
    try stage.settle()
    #expect(try stage.layoutTree().contains("\"detail\""))
    try stage.tap(id: "BackButton")
    try stage.settle()
    #expect(try stage.layoutTree().contains("\"first\""))
  }
}
