import Foundation
import SwiftUI
import Testing

@testable import SheetUI

/// Rows with several columns.
@MainActor
struct TableTests {
  struct Person: Identifiable {
    let id: Int
    let name: String
    let age: Int
  }

  struct Content: View {
    @State private var people = [
      Person(id: 0, name: "Bo", age: 31), Person(id: 1, name: "Al", age: 42),
    ]
    @State private var order = [KeyPathComparator(\Person.name)]

    var body: some View {
      Table(people, sortOrder: $order) {
        TableColumn("Name", value: \.name) { Text($0.name).named($0.name) }
        TableColumn("Age", value: \.age) { Text("\($0.age)").named("\($0.age)") }.width(80)
      }
      .onChange(of: order) { _, new in people.sort(using: new) }
    }
  }

  @Test("a regular width has titles and columns")
  func regular() throws {
    let pad = try #require(Device.all.first { $0.idiom == .pad })
    let stage = try Stage(pad) { Content() }
    let tree = try stage.layoutTree()
    for text in ["\"Name\"", "\"Age\"", "\"Bo\"", "\"31\"", "\"42\""] {
      #expect(tree.contains(text), "\(text)")
    }
    let (name, age) = (try stage.center(ofText: "Bo"), try stage.center(ofText: "31"))
    #expect(abs(name.y - age.y) < 1)
    #expect(age.x > name.x + 200)
  }

  @Test("a compact width has the first column only")
  func compact() throws {
    let phone = try #require(Device.named("iphone-13"))
    let tree = try Stage(phone) { Content() }.layoutTree()
    #expect(tree.contains("\"Bo\"") && tree.contains("\"Al\""))
    #expect(!tree.contains("\"Age\"") && !tree.contains("\"31\""))
  }

  @Test("a title sorts, and the other way round when it is tapped again")
  func sorting() throws {
    let pad = try #require(Device.all.first { $0.idiom == .pad })
    let stage = try Stage(pad) { Content() }
    func isAlFirst() throws -> Bool {
      try stage.center(ofText: "Al").y < stage.center(ofText: "Bo").y
    }
    #expect(try !isAlFirst())
    try stage.tap("Age")
    try stage.settle()
    #expect(try !isAlFirst())
    try stage.tap("Age")
    try stage.settle()
    #expect(try isAlFirst())
    try stage.tap("Name")
    try stage.settle()
    #expect(try isAlFirst())
  }
}
