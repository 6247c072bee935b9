import Foundation
import SwiftUI
import Testing

@testable import SheetUI

@Suite("What bars show of their items")
@MainActor
struct BarLookTests {
  private func stage(@ViewBuilder _ content: () -> some View) throws -> Stage {
    try Stage(try #require(Device.named("iphone-13")), content: content)
  }

  @Test("a label in a bar shows its icon alone, large, and its words in what the bar presents")
  func labels() throws {
    struct Page: View {
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          Text("Page")
            .toolbar {
              Button("Add", systemImage: "plus") { isShown = true }
                .sheet(isPresented: $isShown) {
                  Label("Words", systemImage: "star").accessibilityIdentifier("label")
                }
              Menu {
                Button("Copy", systemImage: "doc.on.doc") {}
              } label: {
                Label("More", systemImage: "ellipsis.circle")
              }
              Label("Both", systemImage: "star").labelStyle(.titleAndIcon)
            }
        }
      }
    }
    let stage = try stage { Page() }
    var tree = try stage.layoutTree()
    #expect(!tree.contains("\"Add\"") && !tree.contains("\"More\"") && tree.contains("\"Both\""))
    let plus = try #require(try stage.frame(of: "plus"))
    #expect(plus.width > 16 && abs(plus.midY - 69) < 0.5)
    try stage.tap(at: CGPoint(x: plus.midX, y: plus.midY))
    try stage.settle()
    tree = try stage.layoutTree()
    #expect(tree.contains("\"Words\""))
  }

  @Test("the way back has UIKit's chevron, 12.5 by 20.5 from 8 on, and its words begin at 27")
  func wayBack() throws {
    let stage = try stage {
      NavigationStack {
        NavigationLink("Push") { Text("Top").navigationTitle("Top") }.navigationTitle("Below")
      }
    }
    try stage.tap("Push")
    try stage.settle()
    let words = try #require(try stage.frame(of: "\"Below\""))
    #expect(words.minX == 27)
    let chevron = try #require(try stage.frame(of: "chevron.backward"))
    #expect(chevron.minX == 8 && abs(chevron.width - 12) < 1 && abs(chevron.height - 20.5) < 1)
  }

  @Test("an active search takes the place of the bar's row and title, and brings the keyboard up")
  func search() throws {
    struct Page: View {
      @State private var text = ""
      @State private var sent = "nothing"
      @FocusState private var isFocused: Bool
      var body: some View {
        NavigationStack {
          List {
            Text(sent)
            Text(isFocused ? "focused" : "idle")
            ForEach(["Ann", "Bob"].filter { text.isEmpty || $0.contains(text) }, id: \.self) {
              Text($0)
            }
          }
          .navigationTitle("Names")
          .searchable(text: $text)
          .searchFocused($isFocused)
          .onSubmit(of: .search) { sent = "sent" }
        }
      }
    }
    let stage = try stage { Page() }
    let idle = try stage.center(ofText: "Search").y
    #expect(abs(idle - (47 + 96 + 18)) < 0.5)
    try stage.tap("Search")
    try stage.settle()
    #expect(stage.keyboardHeight == 335)
    #expect(abs(try stage.center(ofText: "Search").y - (47 + 18)) < 0.5)
    #expect(try stage.layoutTree().contains("focused"))
    try stage.type("Bo")
    #expect(try !stage.layoutTree().contains("Ann"))
    try stage.type("\n")
    try stage.settle()
    #expect(stage.keyboardHeight == 0)
    #expect(try stage.layoutTree().contains("sent"))
    try stage.tap("Cancel")
    try stage.settle()
    #expect(try stage.layoutTree().contains("Ann"))
    #expect(try stage.center(ofText: "Search").y == idle)
  }

  @Test("a tab without a symbol has its words where others have theirs")
  func words() throws {
    let stage = try stage {
      TabView {
        Text("one").tabItem { Label("First", systemImage: "star") }
        Text("two").tabItem { Text("Second") }
      }
    }
    #expect(try stage.center(ofText: "First").y == stage.center(ofText: "Second").y)
  }

  @Test("a bar's own appearance is that of the items in it")
  func scheme() throws {
    let stage = try stage {
      NavigationStack {
        Text("Page").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .principal) { Color.primary.frame(width: 20, height: 20) }
          }
          .toolbarBackground(.indigo, for: .navigationBar)
          .toolbarBackground(.visible, for: .navigationBar)
          .toolbarColorScheme(.dark, for: .navigationBar)
      }
    }
    let picture = try stage.snapshot()
    #expect(picture.color(195, 69, scale: 3) == RGB(255, 255, 255))
  }
}
