import Foundation
import SwiftUI
import Testing

@testable import SheetUI

/// The boxes that modifiers put around the views of a collection.
@MainActor
struct SurroundingBoxesTests {
  private struct Rows: View {
    @State private var names = ["a", "b", "c", "d"]

    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: 10).onTapGesture { names = ["d", "e", "b", "c"] }
        ForEach(names, id: \.self) { name in
          Text(verbatim: name).accessibilityIdentifier(name)
        }
        .padding(5)
      }
    }
  }

  /// The text in a box, and the box.
  private func rows(_ lab: Lab) throws -> [String: ObjectIdentifier] {
    let stack = try #require(lab.stage.window.hosts.first?.box.children.first)
    var rows: [String: ObjectIdentifier] = [:]
    for box in stack.layoutChildren.dropFirst() {
      let text = try #require(box.children.first?.behavior as? TextBehavior)
      #expect(box.behavior is PaddingLayout)
      rows[text.string] = ObjectIdentifier(box)
    }
    return rows
  }

  @Test("a box stays with its view when the views change places")
  func identity() throws {
    let lab = try Lab { Rows() }
    let before = try rows(lab)
    try lab.stage.tap(at: CGPoint(x: 150, y: lab.frame("a").minY - 10))
    let after = try rows(lab)
    #expect(Set(after.keys) == ["b", "c", "d", "e"])
    for name in ["b", "c", "d"] { #expect(after[name] == before[name]) }
    let tops = try ["d", "e", "b", "c"].map { try lab.frame($0).minY }
    #expect(tops == tops.sorted() && Set(tops).count == 4)
  }
}
