import Foundation
import SwiftUI
import Testing

@testable import SheetUI

@Suite("What menus show")
@MainActor
struct MenuLookTests {
  private func stage(@ViewBuilder _ content: () -> some View) throws -> Stage {
    try Stage(try #require(Device.named("iphone-13")), content: content)
  }

  @Test("a menu takes only the words and the picture of an option")
  func options() throws {
    let stage = try stage {
      Form {
        Picker("Theme", selection: .constant(1)) {
          ForEach(1..<3) { index in
            ZStack {
              RoundedRectangle(cornerRadius: 4).fill(.orange).accessibilityIdentifier("plate")
              Label("Theme \(index)", systemImage: "star").padding(4)
            }
            .tag(index)
          }
        }
      }
    }
    #expect(try !stage.layoutTree().contains("plate"))
    try stage.tap("Theme 1")
    try stage.settle()
    #expect(try !stage.layoutTree().contains("plate"))
    #expect(try stage.layoutTree().contains("\"Theme 2\""))
  }

  @Test("a menu that has no room stays within the safe area, and scrolls")
  func scrolls() throws {
    let stage = try stage {
      Menu("Open") {
        ForEach(0..<30) { index in Button("Row \(index)") {} }
      }
    }
    try stage.tap("Open")
    try stage.settle()
    let first = try stage.center(ofText: "Row 0")
    #expect(abs(first.y - (47 + 8 + 22)) < 0.5)
    try stage.drag(from: CGPoint(x: first.x, y: 600), by: CGSize(width: 0, height: -300))
    try stage.settle()
    #expect(abs(try stage.center(ofText: "Row 0").y - (first.y - 300)) < 0.5)
  }

  @Test("a chevron keeps its place where a row's content goes to the edges")
  func chevron() throws {
    let stage = try stage {
      NavigationStack {
        List {
          NavigationLink("Link") { Text("x") }.listRowInsets(EdgeInsets())
        }
        .listStyle(.plain)
      }
    }
    let chevron = try #require(try stage.frame(of: "chevron.forward"))
    #expect(abs(chevron.maxX - 374) < 0.5)
    #expect(try stage.frame(of: "\"Link\"")?.minX == 0)
  }
}
