import Foundation
import SwiftUI
import Testing

@testable import SheetUI

@Suite("Menus, fields and bars around pages")
@MainActor
struct BarMenuTests {
  private func stage(@ViewBuilder _ content: () -> some View) throws -> Stage {
    try Stage(try #require(Device.named("iphone-13")), content: content)
  }

  /// A page whose menus and buttons write what they did into a text.
  private struct Page: View {
    @State private var done = "nothing"
    var body: some View {
      NavigationStack {
        VStack {
          Text(done)
          Spacer()
          Color.red.frame(height: 10).named("end")
        }
        .navigationTitle("Page").navigationBarTitleDisplayMode(.inline)
        .toolbarTitleMenu { Button("Copy") { done = "copied" } }
        .toolbar {
          ToolbarItemGroup(placement: .secondaryAction) {
            Button("Sort") { done = "sorted" }
            Button("Filter") { done = "filtered" }
          }
          ToolbarItemGroup(placement: .keyboard) {
            Spacer()
            Button("Done") { done = "typed" }
          }
        }
      }
    }
  }

  @Test("the title opens its menu, whose rows act")
  func titleMenu() throws {
    let stage = try stage { Page() }
    #expect(try !stage.layoutTree().contains("Copy"))
    try stage.tap("Page")
    try stage.settle()
    try stage.tap("Copy")
    try stage.settle()
    #expect(try stage.layoutTree().contains("copied"))
  }

  @Test("what a bar has no room for is in a menu of its own")
  func overflow() throws {
    let stage = try stage { Page() }
    try stage.tap(id: "OverflowMenu")
    try stage.settle()
    try stage.tap("Filter")
    try stage.settle()
    #expect(try stage.layoutTree().contains("filtered"))
  }

  @Test("items for the keyboard stand in a bar of 44 points above it, and act")
  func keyboardItems() throws {
    let stage = try stage { Page() }
    #expect(try !stage.layoutTree().contains("Done"))
    try stage.showKeyboard()
    try stage.settle()
    let done = try stage.center(ofText: "Done")
    #expect(abs(done.y - (844 - 335 - 22)) < 0.5)
    #expect(done.x > 330)
    #expect(try stage.center(ofIdentifier: "end").y == 844 - 335 - 44 - 5)
    try stage.tap("Done")
    #expect(try stage.layoutTree().contains("typed"))
    try stage.hideKeyboard()
    try stage.settle()
    #expect(try !stage.layoutTree().contains("Done"))
  }

  @Test("scopes stand under the field while the user searches, and are chosen by a tap")
  func scopes() throws {
    struct Screen: View {
      @State private var query = ""
      @State private var scope = "all"
      var body: some View {
        NavigationStack {
          Text("scope \(scope)")
            .navigationTitle("Title")
            .searchable(text: $query)
            .searchScopes($scope) {
              Text("All").tag("all")
              Text("Mine").tag("mine")
            }
        }
      }
    }
    let stage = try stage { Screen() }
    #expect(try !stage.layoutTree().contains("Mine"))
    try stage.tap("Search")
    try stage.settle()
    let (field, all) = (try stage.center(ofText: "Search"), try stage.center(ofText: "All"))
    #expect(abs(all.y - field.y - 46) < 0.5)
    try stage.tap("Mine")
    try stage.settle()
    #expect(try stage.layoutTree().contains("scope mine"))
  }

  @Test("a tab view's accessory stands above the bar, and content above the accessory")
  func accessory() throws {
    let stage = try stage {
      TabView { Color.red.named("page").tabItem { Text("Tab") } }
        .tabViewBottomAccessory { Text("Playing") }
    }
    // The home indicator has 34 points, the bar 49, the accessory 48 and a gap of 8.
    #expect(abs(try stage.center(ofText: "Playing").y - (844 - 34 - 49 - 8 - 24)) < 0.5)
    #expect(try stage.center(ofIdentifier: "page").y == (47 + 844 - 34 - 49 - 56) / 2)
  }

  @Test("the way back has its whole title beside a large one, and never a part of it")
  func backTitle() throws {
    func tree(_ title: String, _ mode: NavigationBarItem.TitleDisplayMode) throws -> String {
      let stage = try stage {
        NavigationStack {
          NavigationLink("Go") {
            Text("page").navigationTitle("Another rather long title")
              .navigationBarTitleDisplayMode(mode)
          }
          .navigationTitle(title)
        }
      }
      try stage.tap("Go")
      try stage.settle()
      return try stage.layoutTree()
    }
    #expect(try tree("Partial Sheets", .large).contains("\"Partial Sheets\""))
    #expect(try !tree("Partial Sheets", .inline).contains("\"Partial Sheets\""))
    #expect(try tree("Partial Sheets", .inline).contains("\"Back\""))
    #expect(try !tree("Partial Sheets", .inline).contains("…"))
  }

  @Test("the lines of a button's words are in the middle, but for rows and what says else")
  func buttonAlignment() throws {
    func probe(_ alignment: TextAlignment?) throws -> CGRect {
      let lab = try Lab(200, 200) {
        Button {
        } label: {
          Text("words").background {
            AlignmentProbe().named(alignment == nil ? "center" : "other")
          }
        }
        .modifier(Aligned(alignment: alignment))
      }
      return try lab.frame(alignment == nil ? "center" : "other")
    }
    #expect(try probe(nil).width == 3)
    #expect(try probe(.leading).width == 1)
    #expect(try probe(.trailing).width == 2)
  }
}

/// A box whose width tells the alignment of text: 1 leading, 2 trailing, 3 in the middle.
private struct AlignmentProbe: View {
  @Environment(\.multilineTextAlignment) private var alignment

  var body: some View {
    Color.red.frame(width: alignment == .center ? 3 : alignment == .trailing ? 2 : 1)
  }
}

/// Says how text is aligned, or nothing.
private struct Aligned: ViewModifier {
  let alignment: TextAlignment?

  func body(content: Content) -> some View {
    if let alignment { content.multilineTextAlignment(alignment) } else { content }
  }
}
