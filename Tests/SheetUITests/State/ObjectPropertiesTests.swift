import Foundation
import Observation
import SwiftUI
import Testing

@testable import SheetUI

final class CountingModel: ObservableObject {
  static let made = Made()
  @Published var count = 0
  @Published var isOn = false
  var silent = 0

  init() { Self.made.count += 1 }

  final class Made: @unchecked Sendable { var count = 0 }
}

@Observable
final class NewModel {
  var count = 0
  var other = 0
}

/// Objects that say when they change.
@MainActor
struct ObjectPropertiesTests {
  struct Owner: View {
    @StateObject private var model = CountingModel()
    @State private var redraws = 0

    var body: some View {
      VStack {
        Text("count \(model.count)")
        Button("Add") { model.count += 1 }
        Button("Redraw \(redraws)") { redraws += 1 }
        Toggle("On", isOn: $model.isOn)
        Reader(model: model)
        Child().environmentObject(model)
      }
    }
  }

  struct Reader: View {
    @ObservedObject var model: CountingModel

    var body: some View { Text("read \(model.count)") }
  }

  struct Child: View {
    @EnvironmentObject var model: CountingModel

    var body: some View { Button("env \(model.count)") { model.count += 10 } }
  }

  @Test("a state object is made once and everyone who reads it follows")
  func stateObject() throws {
    let before = CountingModel.made.count
    let lab = try Lab { Owner() }
    try lab.stage.tap("Add")
    try lab.stage.tap("Redraw 0")
    try lab.stage.tap("env 1")
    let tree = try lab.stage.layoutTree()
    for text in ["\"count 11\"", "\"read 11\"", "\"env 11\"", "\"Redraw 1\""] {
      #expect(tree.contains(text))
    }
    #expect(CountingModel.made.count == before + 1)
  }

  struct Swapped: View {
    let first: CountingModel
    let second: CountingModel
    @State private var isFirst = true

    var body: some View {
      VStack {
        Reader(model: isFirst ? first : second)
        Button("Swap") { isFirst.toggle() }
      }
    }
  }

  @Test("an observed object may be exchanged; the old one is followed no more")
  func exchanged() throws {
    let (first, second) = (CountingModel(), CountingModel())
    let lab = try Lab { Swapped(first: first, second: second) }
    try lab.stage.tap("Swap")
    try lab.stage.perform {
      first.count = 5
      second.count = 7
    }
    #expect(try lab.stage.layoutTree().contains("\"read 7\""))
  }

  struct NewOwner: View {
    @State private var model = NewModel()

    var body: some View {
      VStack {
        NewReader(model: model)
        NewChild().environment(model)
        Button("Add") { model.count += 1 }
      }
    }
  }

  struct NewReader: View {
    @Bindable var model: NewModel

    var body: some View { Text("read \(model.count)") }
  }

  struct NewChild: View {
    @Environment(NewModel.self) private var model

    var body: some View { Text("env \(model.count)") }
  }

  @Test("an observable class is followed wherever a body reads it")
  func observable() throws {
    let lab = try Lab { NewOwner() }
    try lab.stage.tap("Add")
    #expect(try lab.stage.layoutTree().contains("\"read 1\""))
    #expect(try lab.stage.layoutTree().contains("\"env 1\""))
  }

  @Test("a change from outside under an animation moves what depends on it")
  func animatedFromOutside() throws {
    let model = CountingModel()
    struct Box: View {
      @ObservedObject var model: CountingModel
      var body: some View {
        Color.red.frame(width: model.isOn ? 100 : 50, height: 10).named("box")
      }
    }
    let lab = try Lab { Box(model: model) }
    try lab.stage.perform { withAnimation(.linear(duration: 1)) { model.isOn = true } }
    #expect(try lab.frame("box", at: 0.5).width == 75)
  }
}
