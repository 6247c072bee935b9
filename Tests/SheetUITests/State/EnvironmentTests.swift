import Foundation
import SwiftUI
import Testing

@testable import SheetUI

private struct DepthKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

private struct NamesKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

/// Values that go down and values that go up.
@MainActor
struct EnvironmentTests {
  private struct Depth: View {
    let id: String
    @Environment(\.depth) private var depth

    var body: some View { Text("\(id) \(depth)") }
  }

  @Test("custom values go down, the innermost setting wins, changes follow")
  func custom() throws {
    struct Content: View {
      @State private var outer = 1
      var body: some View {
        VStack {
          Depth(id: "a")
          VStack {
            Depth(id: "b")
            Depth(id: "c").environment(\.depth, 9)
            Depth(id: "d").transformEnvironment(\.depth) { $0 *= 10 }
          }
          .environment(\.depth, outer)
          Button("More") { outer += 1 }
        }
      }
    }
    let lab = try Lab { Content() }
    var tree = try lab.stage.layoutTree()
    for text in ["a 0", "b 1", "c 9", "d 10"] { #expect(tree.contains("\"\(text)\"")) }
    try lab.stage.tap("More")
    tree = try lab.stage.layoutTree()
    for text in ["a 0", "b 2", "c 9", "d 20"] { #expect(tree.contains("\"\(text)\"")) }
  }

  @Test("preferences combine in the order of the views and reach their action once")
  func preferences() throws {
    var seen: [[String]] = []
    struct Content: View {
      let act: ([String]) -> Void
      @State private var last = "c"
      var body: some View {
        VStack {
          Color.red.preference(key: NamesKey.self, value: ["a"])
          HStack {
            Text("x").preference(key: NamesKey.self, value: ["b"])
            Text("y")
            Button(last) { last = "d" }.preference(key: NamesKey.self, value: [last])
          }
          .transformPreference(NamesKey.self) { $0.append("+") }
        }
        .onPreferenceChange(NamesKey.self, perform: act)
      }
    }
    let lab = try Lab { Content { seen.append($0) } }
    #expect(seen == [["a", "b", "c", "+"]])
    try lab.stage.tap("c")
    #expect(seen == [["a", "b", "c", "+"], ["a", "b", "d", "+"]])
  }

  @Test("a size can be read in a background and used by the view that holds it")
  func sizeReading() throws {
    struct Content: View {
      @State private var height: CGFloat = 0
      @State private var lines = 1
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 10, height: CGFloat(lines) * 20)
            .background(
              GeometryReader { proxy in
                Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
              }
            )
            .onPreferenceChange(HeightKey.self) { height = $0 }
          Color.blue.frame(width: height, height: 5).named("mirror")
          Button("More") { lines += 1 }
        }
      }
    }
    let lab = try Lab { Content() }
    #expect(try lab.size("mirror").width == 20)
    try lab.stage.tap("More")
    #expect(try lab.size("mirror").width == 40)
  }

  @Test("dark and light, direction and size reach colors and text")
  func appearance() throws {
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }
    let lab = try Lab {
      VStack {
        Scheme()
        Scheme().environment(\.colorScheme, .dark)
      }
    }
    let tree = try lab.stage.layoutTree()
    #expect(tree.contains("\"light\" #000000") && tree.contains("\"dark\" #FFFFFF"))
    try lab.stage.reconfigure { $0.colorScheme = .dark }
    #expect(try !lab.stage.layoutTree().contains("\"light\""))
  }
}
