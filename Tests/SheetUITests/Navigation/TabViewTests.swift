import Foundation
import SwiftUI
import Testing

@testable import SheetUI

@Suite("Tab views, toolbars and search fields")
@MainActor
struct TabViewTests {
  private func stage(
    _ device: String = "iphone-13", @ViewBuilder _ content: () -> some View
  ) throws -> Stage {
    try Stage(try #require(Device.named(device)), content: content)
  }

  private struct Tabs: View {
    @State private var selection = 1
    @State private var appeared: [Int] = []

    var body: some View {
      TabView(selection: $selection) {
        Rectangle().fill(.red).tabItem { Label("First", systemImage: "house") }.tag(0)
        Text("second \(selection)").tag(1).tabItem { Text("Second") }
        Button("Go") { selection = 0 }.tabItem { Image(systemName: "star") }.tag(2)
      }
    }
  }

  @Test("the selected tab is shown, and a tap on an item shows another one")
  func selection() throws {
    let stage = try stage { Tabs() }
    #expect(try stage.layoutTree().contains("second 1"))
    #expect(try !stage.layoutTree().contains("#FF3B30"))
    try stage.tap("First")
    #expect(try stage.frame(of: "#FF3B30") == CGRect(x: 0, y: 47, width: 390, height: 714))
    #expect(try !stage.layoutTree().contains("second"))
  }

  @Test("a tab bar can be hidden")
  func hiddenBar() throws {
    let stage = try stage {
      TabView {
        Rectangle().fill(.red).toolbar(.hidden, for: .tabBar)
          .tabItem { Label("First", systemImage: "house") }
      }
    }
    #expect(try stage.frame(of: "#FF3B30") == CGRect(x: 0, y: 47, width: 390, height: 763))
  }

  @Test("tabs of the newer form have values, badges and roles")
  func newTabs() throws {
    let stage = try stage {
      TabView {
        Tab("Home", systemImage: "house") { Text("one") }
        Tab("Inbox", systemImage: "tray") { Text("two") }.badge(3)
        Tab(role: .search) { Text("three") }
      }
    }
    #expect(try stage.layoutTree().contains("\"3\""))
    try stage.tap("Search")
    #expect(try stage.layoutTree().contains("\"three\""))
  }

  private struct Pages: View {
    @State private var page = 0

    var body: some View {
      TabView(selection: $page) {
        ForEach(0..<3) { Text("page \($0) of \(page)").tag($0) }
      }
      .tabViewStyle(.page)
    }
  }

  @Test("a swipe turns the page, and ends at the last")
  func pages() throws {
    let stage = try stage { Pages() }
    for expected in [1, 2, 2] {
      try stage.drag(
        from: CGPoint(x: 350, y: 400), by: CGSize(width: -250, height: 0),
        velocity: CGSize(width: -500, height: 0))
      try stage.settle()
      #expect(try stage.layoutTree().contains("page \(expected + 1) of 3"))
      let frame = try #require(try stage.frame(of: "\"page \(expected) of \(expected)\""))
      #expect(abs(frame.midX - 195) < 1)
    }
  }

  @Test("items of a toolbar stand where they are said to")
  func placements() throws {
    let stage = try stage {
      NavigationStack {
        Text("content")
          .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Text("Lead") }
            ToolbarItem(placement: .confirmationAction) { Text("Trail") }
            ToolbarItem(placement: .bottomBar) { Text("Bottom") }
          }
      }
    }
    let lead = try #require(try stage.frame(of: "\"Lead\""))
    let trail = try #require(try stage.frame(of: "\"Trail\""))
    let bottom = try #require(try stage.frame(of: "\"Bottom\""))
    let title = try #require(try stage.frame(of: "\"Title\""))
    #expect(lead.minX == 16 && abs(trail.maxX - 374) < 0.01)
    #expect(abs(lead.midY - 69) < 0.5 && abs(title.midX - 195) < 0.5)
    #expect(abs(bottom.midX - 195) < 0.5 && abs(bottom.midY - 788) < 0.5)
  }

  private struct Search: View {
    @State private var text = ""

    private struct Inner: View {
      @Environment(\.isSearching) private var isSearching
      @Environment(\.dismissSearch) private var dismissSearch

      var body: some View {
        Text(isSearching ? "searching" : "resting")
        Button("End") { dismissSearch() }
      }
    }

    var body: some View {
      NavigationStack {
        VStack { Inner() }.navigationTitle("Title").searchable(text: $text, prompt: "Find it")
      }
    }
  }

  @Test("a search field below the title begins a search, which views can end")
  func search() throws {
    let stage = try stage { Search() }
    #expect(try stage.layoutTree().contains("resting"))
    try stage.tap("Find it")
    #expect(try stage.layoutTree().contains("searching"))
    try stage.tap("End")
    #expect(try stage.layoutTree().contains("resting"))
    try stage.tap("Find it")
    // The field moves to the top of the bar.
    try stage.settle()
    try stage.tap("Cancel")
    #expect(try stage.layoutTree().contains("resting"))
  }

  private struct Demo: App {
    @State private var count = 0

    var body: some Scene {
      WindowGroup {
        Button("count \(count)") { count += 1 }
      }
      Settings { Text("settings") }
    }
  }

  @Test("a stage shows the first window of an app, whose state lives")
  func app() throws {
    let stage = try Stage(try #require(Device.named("iphone-13")), app: Demo.self)
    try stage.tap("count 0")
    #expect(try stage.layoutTree().contains("count 1"))
  }

  @Test("the pages of a split view stand side by side where there is room")
  func splitView() throws {
    var configuration = StageConfiguration(
      device: try #require(Device.named("ipad-pro-12.9-6")), orientation: .landscape)
    configuration.colorScheme = .light
    let stage = try Stage(configuration) {
      NavigationSplitView {
        NavigationLink("Open", destination: Text("opened"))
      } detail: {
        Text("detail")
      }
    }
    let detail = try #require(try stage.frame(of: "\"detail\""))
    #expect(detail.minX > 320)
    try stage.tap("Open")
    try stage.settle()
    let opened = try #require(try stage.frame(of: "\"opened\""))
    #expect(opened.minX > 320)
    #expect(try stage.layoutTree().contains("\"Open\""))
  }
}
