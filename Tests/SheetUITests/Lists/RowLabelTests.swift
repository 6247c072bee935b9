import Foundation
import SwiftUI
import Testing

@testable import SheetUI

/// Labels beside what stands at the trailing edge of a row.
@MainActor
struct RowLabelTests {
  /// A card whose words are shorter than a mark of fixed width below them.
  struct Card: View {
    var body: some View {
      HStack {
        Color.gray.frame(width: 80, height: 80)
        VStack(alignment: .leading) {
          Text("Unnamed").font(.headline)
          Color.yellow.frame(width: 90, height: 10)
        }
      }
    }
  }

  /// The height of the card's words, in points: 20.333 for one line on this screen.
  private func height<V: View>(@ViewBuilder _ row: () -> V) throws -> CGFloat {
    let lab = try Lab(320, 400, scale: 3) { List { row() }.listStyle(.plain) }
    let tree = try lab.stage.layoutTree()
    let line = try #require(tree.split(separator: "\n").first { $0.contains("\"Unnamed\"") })
    let numbers = line.split(separator: ")")[0].split(separator: ",")
    return CGFloat(Double(numbers[3].trimmingCharacters(in: .whitespaces)) ?? 0)
  }

  @Test("a label of fixed width is offered all that the trailing part leaves")
  func cards() throws {
    #expect(try height { NavigationLink(value: 1) { Card() } } < 21)
    #expect(try height { Toggle(isOn: .constant(true)) { Card() } } < 21)
    #expect(try height { Stepper(value: .constant(1)) { Card() } } < 21)
    #expect(try height { ColorPicker(selection: .constant(.red)) { Card() } } < 21)
    #expect(try height { Card().badge(3) } < 21)
  }
}
