import Foundation
import Raster
import SwiftUI
import Testing

@testable import SheetUI

@MainActor
@Suite("Replaceable child")
struct ReplaceableChildTests {
  struct Nested: View {
    @State private var isOpen = false

    var body: some View {
      VStack {
        Button("Open") { withAnimation(.linear(duration: 1)) { isOpen = true } }
        if isOpen {
          AnyView(AnyView(ForEach(0..<1) { _ in Color.red.frame(width: 10, height: 10) }))
        }
      }
    }
  }

  @Test("what comes inside of something new has no transition of its own")
  func nested() throws {
    let device = try #require(Device.named("iphone-13"))
    let stage = try Stage(device) { Nested() }
    try stage.tap("Open")
    let list = DisplayListPrinter.text(of: try stage.displayList(at: stage.time + 0.5))
    #expect(list.components(separatedBy: "opacity 0.5").count == 2, "\(list)")
  }

  struct Row: Identifiable {
    let id: Int
  }

  struct Growing: View {
    @State private var rows = [Row(id: 0)]

    var body: some View {
      VStack {
        Button("Add") { withAnimation(.linear(duration: 1)) { rows.append(Row(id: 1)) } }
        ForEach(rows) { _ in Color.red.frame(width: 10, height: 10) }
      }
    }
  }

  @Test("a new element of a list that was there has its transition")
  func element() throws {
    let device = try #require(Device.named("iphone-13"))
    let stage = try Stage(device) { Growing() }
    try stage.tap("Add")
    let list = DisplayListPrinter.text(of: try stage.displayList(at: stage.time + 0.5))
    #expect(list.components(separatedBy: "opacity 0.5").count == 2, "\(list)")
  }
}
