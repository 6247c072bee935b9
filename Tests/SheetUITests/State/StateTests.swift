import Foundation
import SwiftUI
import Testing

@testable import SheetUI

/// What lives as long as a view's identity.
@MainActor
struct StateTests {
  struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  struct Model { var flag = false }

  @Test("two uses of one view value keep state of their own")
  func twoUses() throws {
    let counter = Counter(name: "n")
    let lab = try Lab {
      VStack {
        counter
        counter.named("second")
      }
    }
    try lab.stage.tap(id: "second")
    let tree = try lab.stage.layoutTree()
    #expect(tree.contains("\"n 0\"") && tree.contains("\"n 1\""))
  }

  struct Branches: View {
    @State private var isFirst = true

    var body: some View {
      VStack {
        if isFirst { Counter(name: "a") } else { Counter(name: "b") }
        Counter(name: isFirst ? "x" : "y")
        Button("Switch") { isFirst.toggle() }
      }
    }
  }

  @Test("the branches of a condition are different views, an expression is one")
  func branches() throws {
    let lab = try Lab { Branches() }
    try lab.stage.tap("a 0")
    try lab.stage.tap("x 0")
    try lab.stage.tap("Switch")
    #expect(try lab.stage.layoutTree().contains("\"b 0\""))
    #expect(try lab.stage.layoutTree().contains("\"y 1\""))
    try lab.stage.tap("Switch")
    #expect(try lab.stage.layoutTree().contains("\"a 0\""))
  }

  struct Rows: View {
    @State private var names = ["a", "b", "c"]

    var body: some View {
      VStack {
        ForEach(names, id: \.self) { Counter(name: $0) }
        Button("Reverse") { names.reverse() }
        Button("Drop") { names.removeFirst() }
        Button("Add") { names.append("c") }
      }
    }
  }

  @Test("state follows an element that moves, and goes with one that leaves")
  func reordering() throws {
    let lab = try Lab { Rows() }
    try lab.stage.tap("c 0")
    try lab.stage.tap("Reverse")
    let tree = try lab.stage.layoutTree()
    let places = ["\"c 1\"", "\"b 0\"", "\"a 0\""].map { tree.range(of: $0)?.lowerBound }
    #expect(places.allSatisfy { $0 != nil })
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
    try lab.stage.tap("Drop")
    #expect(try !lab.stage.layoutTree().contains("\"c "))
    try lab.stage.tap("Add")
    #expect(try lab.stage.layoutTree().contains("\"c 0\""))
  }

  struct Renamed: View {
    @State private var identity = 0

    var body: some View {
      VStack {
        Counter(name: "n").id(identity)
        Button("New") { identity += 1 }
      }
    }
  }

  @Test("a new identity is a new view")
  func identity() throws {
    let lab = try Lab { Renamed() }
    try lab.stage.tap("n 0")
    #expect(try lab.stage.layoutTree().contains("\"n 1\""))
    try lab.stage.tap("New")
    #expect(try lab.stage.layoutTree().contains("\"n 0\""))
  }

  struct Parts: View {
    @State private var model = Model()
    @State private var list = ["one", "two"]
    @State private var optional: String? = "there"

    var body: some View {
      VStack {
        Toggle("Flag", isOn: $model.flag)
        Text(model.flag ? "on" : "off")
        Button("Element") { $list[1].wrappedValue = "TWO" }
        Text(list.joined())
        if let inner = Binding($optional) {
          Button("Inner") { inner.wrappedValue += "!" }
          Text(inner.wrappedValue)
        }
        Button("Gone") { optional = nil }
      }
    }
  }

  @Test("bindings to parts write through to the whole")
  func parts() throws {
    let lab = try Lab { Parts() }
    try lab.stage.tap("Element")
    #expect(try lab.stage.layoutTree().contains("\"oneTWO\""))
    try lab.stage.tap("Inner")
    #expect(try lab.stage.layoutTree().contains("\"there!\""))
    try lab.stage.tap("Gone")
    #expect(try !lab.stage.layoutTree().contains("\"there!\""))
    try lab.stage.perform {}
    #expect(try lab.stage.layoutTree().contains("\"off\""))
  }

  struct ReadAfterWrite: View {
    @State private var count = 0
    let seen: (Int) -> Void

    var body: some View {
      Button("Go \(count)") {
        count += 1
        count += 1
        seen(count)
      }
    }
  }

  @Test("an action reads what it has just written")
  func readAfterWrite() throws {
    var seen = 0
    let lab = try Lab { ReadAfterWrite { seen = $0 } }
    try lab.stage.tap("Go 0")
    #expect(seen == 2)
    #expect(try lab.stage.layoutTree().contains("\"Go 2\""))
  }

  struct Once: View {
    @State private var value: Int

    init(_ value: Int) { _value = State(initialValue: value) }

    var body: some View { Text("kept \(value)") }
  }

  struct Outer: View {
    @State private var value = 1

    var body: some View {
      VStack {
        Once(value)
        Button("Set") { value = 2 }
      }
    }
  }

  @Test("the first value counts only once")
  func initialValue() throws {
    let lab = try Lab { Outer() }
    try lab.stage.tap("Set")
    #expect(try lab.stage.layoutTree().contains("\"kept 1\""))
  }

  final class Count { var bodies = 0 }

  struct Same: View {
    let count: Count
    @State private var number: Int?
    @State private var object = Count()
    @State private var model = Model()

    var body: some View {
      count.bodies += 1
      return VStack {
        Text("\(number ?? 0) \(object.bodies) \(String(model.flag))")
        Button("Same") { (number, object) = (number, object) }
        Button("Other") { number = 7 }
        Button("Untold") { model = model }
      }
    }
  }

  @Test("the value that is there already changes nothing, where its type can tell")
  func sameValue() throws {
    let count = Count()
    let lab = try Lab { Same(count: count) }
    #expect(count.bodies == 1)
    try lab.stage.tap("Same")
    #expect(count.bodies == 1)
    try lab.stage.tap("Other")
    #expect(count.bodies == 2)
    try lab.stage.tap("Same")
    #expect(count.bodies == 2)
    try lab.stage.tap("Untold")
    #expect(count.bodies == 3)
  }

  struct Restless: View {
    @State private var filter: String? = "all"
    @State private var isOpen = false

    var body: some View {
      Button("Filter \(filter ?? "none")") { isOpen = true }
        .sheet(isPresented: $isOpen) { form() }
    }

    private func form() -> some View {
      filter = nil
      return Text("by \(filter ?? "nothing")")
    }
  }

  @Test("content that sets a state whenever it is made comes to rest")
  func settingInContent() throws {
    let lab = try Lab { Restless() }
    try lab.stage.tap("Filter all")
    try lab.stage.settle()
    let tree = try lab.stage.layoutTree()
    #expect(tree.contains("\"Filter none\"") && tree.contains("\"by nothing\""))
  }
}
