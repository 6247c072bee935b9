import SwiftUI
import Testing

@testable import SheetUI

@Suite("The colors of buttons' labels")
@MainActor
struct ButtonColorTests {
  private func tree(@ViewBuilder _ content: () -> some View) throws -> String {
    try Lab(300, 400, content: content).stage.layoutTree()
  }

  @Test("a button is tinted, where nobody asks for another color")
  func tint() throws {
    #expect(try tree { Button("Go") {} }.contains("\"Go\" #007AFF"))
    #expect(try tree { Button("Go") {}.tint(.red) }.contains("\"Go\" #FF3B30"))
  }

  @Test("a color from outside wins over the tint in every system style")
  func outside() throws {
    let red = "\"Go\" #FF3B30"
    #expect(try tree { Button("Go") {}.foregroundColor(.red) }.contains(red))
    #expect(try tree { VStack { Button("Go") {} }.foregroundStyle(.red) }.contains(red))
    #expect(
      try tree { Button("Go") {}.buttonStyle(.borderless).foregroundStyle(.red) }.contains(red))
    #expect(
      try tree { Button("Go") {}.buttonStyle(.bordered).foregroundStyle(.red) }.contains(red))
    #expect(
      try tree { Button("Go") {}.buttonStyle(.borderedProminent).foregroundStyle(.red) }
        .contains(red))
    #expect(try tree { Menu("Go") {}.foregroundStyle(.red) }.contains(red))
  }

  @Test("the faint colors that lists give headers and values leave buttons their tint")
  func lists() throws {
    let list = try tree {
      List {
        Section {
          LabeledContent("Value") { Button("Copy") {} }
        } header: {
          Button("Edit") {}.textCase(nil)
        }
      }
    }
    #expect(list.contains("\"Copy\" #007AFF"))
    #expect(list.contains("\"Edit\" #007AFF"))
  }

  @Test("a color around a list's row wins over the tint of its icon")
  func icons() throws {
    func star(@ViewBuilder _ row: @escaping () -> some View) throws -> Bool {
      try tree { List { row() } }.contains("star #007AFF")
    }
    #expect(try star { Label("Row", systemImage: "star") })
    #expect(try star { Button("Row", systemImage: "star") {} })
    #expect(try !star { Label("Row", systemImage: "star").foregroundStyle(.red) })
    #expect(try !star { HStack { Label("Row", systemImage: "star") }.foregroundColor(.black) })
  }
}
