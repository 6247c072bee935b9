import SwiftUI
import Testing

@testable import SheetUI

@Suite("Bindings to collections")
@MainActor
struct BindingCollectionTests {
  private struct Item: Identifiable, Equatable {
    let id: Int
    var isOn = false
    var name = "n"
  }

  private final class Shelf { var items = [Item(id: 1), Item(id: 2, isOn: true), Item(id: 3)] }

  private func binding(_ shelf: Shelf) -> Binding<[Item]> {
    Binding(get: { shelf.items }, set: { shelf.items = $0 })
  }

  @Test("a binding to a collection is a collection of bindings")
  func elements() {
    let shelf = Shelf()
    let items = binding(shelf)
    #expect(items.count == 3)
    #expect(items.map(\.id) == [1, 2, 3])
    items.filter { $0.wrappedValue.isOn }.first?.name.wrappedValue = "on"
    #expect(shelf.items.map(\.name) == ["n", "on", "n"])
    items.reversed().first?.wrappedValue.isOn = true
    #expect(shelf.items[2].isOn)
    items.first { $0.id == 1 }?.name.wrappedValue = "first"
    #expect(items[0].wrappedValue.name == "first")
    #expect(items.index(before: items.endIndex) == 2)
  }

  @Test("a binding to an element that is gone keeps its value and writes nothing")
  func gone() {
    let shelf = Shelf()
    let last = binding(shelf)[2]
    shelf.items.removeLast()
    #expect(last.wrappedValue == Item(id: 3))
    last.wrappedValue.name = "late"
    #expect(shelf.items.map(\.name) == ["n", "n"])
  }

  private struct Rows: View {
    @State private var items = [Item(id: 1), Item(id: 2, isOn: true)]
    @State private var words = ["a", "b"]
    @State private var selected: Set<Int> = []

    var body: some View {
      List {
        ForEach($items) { $item in Toggle(item.name, isOn: $item.isOn) }
        ForEach($items, id: \.id) { $item in Text(item.name) }
        ForEach($items.filter { $0.wrappedValue.isOn }) { $item in
          Button("\(item.name) \(item.id)") { item.name = "pressed" }
        }
        ForEach(Array($items.enumerated()), id: \.offset) { index, $item in Text(item.name) }
        ForEach($items.indices, id: \.self) { TextField("", text: $items[$0].name) }
        ForEach($words, id: \.self) { $word in TextField("", text: $word) }
        ForEach($items, editActions: .all) { $item in Text(item.name) }
      }
    }

    @ViewBuilder var lists: some View {
      List($items) { $item in Text(item.name) }
      List($items, id: \.id) { $item in Text(item.name) }
      List($items, selection: $selected) { $item in Text(item.name) }
      List($words, id: \.self) { $word in TextField("", text: $word) }
      List($items, editActions: .delete) { $item in Text(item.name) }
      List($items.filter { $0.wrappedValue.isOn }) { $item in Text(item.name) }
    }
  }

  @Test("rows of chosen elements write to the whole")
  func rows() throws {
    let lab = try Lab(300, 900) { Rows() }
    try lab.stage.tap("n 2")
    #expect(try lab.stage.layoutTree().contains("\"pressed 2\""))
  }
}
