import Foundation
import SwiftUI
import Testing

@testable import SheetUI

@Suite("Navigation stacks")
@MainActor
struct NavigationStackTests {
  private func stage(
    _ device: String = "iphone-13", @ViewBuilder _ content: () -> some View
  ) throws -> Stage {
    try Stage(try #require(Device.named(device)), content: content)
  }

  @Test(
    "content lies below the bar and above the home indicator",
    arguments: [
      ("iphone-13", NavigationBarItem.TitleDisplayMode.inline, 91, 719),
      ("iphone-13", .large, 143, 667),
      ("iphone-se-3", .inline, 64, 603),
      ("iphone-se-3", .large, 116, 551),
      ("ipad-pro-12.9-6", .inline, 74, 1272),
    ])
  func safeArea(
    _ device: String, _ mode: NavigationBarItem.TitleDisplayMode, _ top: Int, _ height: Int
  ) throws {
    let stage = try stage(device) {
      NavigationStack {
        Rectangle().fill(.red).navigationTitle("Title").navigationBarTitleDisplayMode(mode)
      }
    }
    let frame = try #require(try stage.frame(of: "#FF3B30"))
    #expect(frame.minY == CGFloat(top))
    #expect(frame.height == CGFloat(height))
    #expect(frame.minX == 0)
  }

  @Test("a hidden bar takes no room")
  func hiddenBar() throws {
    let stage = try stage {
      NavigationView { Rectangle().fill(.red).navigationTitle("x").navigationBarHidden(true) }
    }
    #expect(
      try stage.frame(of: "#FF3B30") == CGRect(x: 0, y: 47, width: 390, height: 763))
  }

  @Test("backgrounds that ignore the safe area reach under the bar")
  func background() throws {
    let stage = try stage {
      NavigationStack { Color.red.ignoresSafeArea().navigationTitle("Title") }
    }
    #expect(try stage.frame(of: "#FF3B30") == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  private struct Links: View {
    @State private var isActive = false
    @State private var count = 0

    var body: some View {
      NavigationView {
        VStack {
          Text("count \(count)")
          NavigationLink("Open", destination: Page(count: $count))
          NavigationLink(destination: Text("By flag"), isActive: $isActive) { Text("Flag") }
          Button("Set") { isActive = true }
        }
        .navigationTitle("Root")
      }
    }
  }

  private struct Page: View {
    @Binding var count: Int
    @State private var own = 0
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var mode
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      VStack {
        Text("own \(own) outer \(count) \(isPresented ? "pushed" : "root")")
        Button("Add") {
          own += 1
          count += 10
        }
        Button("Leave") { dismiss() }
        Button("Go") { mode.wrappedValue.dismiss() }
      }
      .navigationTitle("Page")
    }
  }

  @Test("a tap on a link pushes its page, which keeps its state, and the way back pops it")
  func pushAndPop() throws {
    let stage = try stage { Links() }
    try stage.tap("Open")
    try stage.tap("Add")
    #expect(try stage.layoutTree().contains("\"own 1 outer 10 pushed\""))
    try stage.settle()
    #expect(try !stage.layoutTree().contains("count 10"))
    try stage.tap("Root")
    try stage.settle()
    let tree = try stage.layoutTree()
    #expect(tree.contains("\"count 10\"") && !tree.contains("own 1"))
  }

  @Test("dismiss and presentationMode pop the page", arguments: ["Leave", "Go"])
  func dismiss(_ button: String) throws {
    let stage = try stage { Links() }
    try stage.tap("Open")
    try stage.tap(button)
    try stage.settle()
    #expect(try stage.layoutTree().contains("count 0"))
    #expect(try !stage.layoutTree().contains("own 0"))
  }

  @Test("a flag pushes and is reset when the user goes back")
  func flag() throws {
    let stage = try stage { Links() }
    for _ in 0..<2 {
      try stage.tap("Set")
      try stage.settle()
      #expect(try stage.layoutTree().contains("By flag"))
      try stage.tap(id: "BackButton")
      try stage.settle()
      #expect(try !stage.layoutTree().contains("By flag"))
    }
  }

  private struct PathDemo: View {
    @State private var path: [Int] = [1, 2]

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Text("root")
          NavigationLink("To 7", value: 7)
        }
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("page \(number) of \(path.count)")
            Button("More") { path.append(number + 1) }
            Button("Home") { path = [] }
          }
          .navigationTitle("P\(number)")
        }
        .navigationTitle("Root")
      }
    }
  }

  @Test("a path opens pages, follows the user and is followed")
  func path() throws {
    let stage = try stage { PathDemo() }
    #expect(try stage.layoutTree().contains("page 2 of 2"))
    try stage.tap("More")
    try stage.settle()
    #expect(try stage.layoutTree().contains("page 3 of 3"))
    try stage.tap(id: "BackButton")
    try stage.settle()
    #expect(try stage.layoutTree().contains("page 2 of 2"))
    try stage.tap("Home")
    try stage.settle()
    #expect(try stage.layoutTree().contains("\"root\""))
    try stage.tap("To 7")
    try stage.settle()
    #expect(try stage.layoutTree().contains("page 7 of 1"))
  }

  @Test("a push slides the page in from the trailing edge")
  func slide() throws {
    let stage = try stage { Links() }
    try stage.tap("Open")
    let start = try #require(try stage.frame(of: "\"own 0", at: stage.time))
    let middle = try #require(try stage.frame(of: "\"own 0", at: stage.time + 0.1))
    let end = try #require(try stage.frame(of: "\"own 0", at: stage.time + 2))
    #expect(abs(start.minX - end.minX - 390) < 0.01)
    #expect(middle.minX < start.minX && middle.minX > end.minX)
    #expect(abs(end.midX - 195) < 1)
  }

  @Test("a value without a destination warns")
  func missingDestination() throws {
    let stage = try stage { NavigationStack { NavigationLink("Go", value: "x") } }
    try stage.tap("Go")
    #expect(stage.warnings.contains { $0.contains("navigationDestination") })
  }

  @Test("a title that is known only during layout is shown")
  func lateTitle() throws {
    let stage = try stage {
      NavigationView {
        GeometryReader { _ in Text("inside").navigationTitle("Late") }
      }
    }
    #expect(try stage.layoutTree().contains("\"Late\""))
  }

  @Test("paths are equal by their elements, and only codable ones can be written")
  func navigationPath() throws {
    struct Plain: Hashable {}
    var path = NavigationPath([1, 2])
    #expect(path.count == 2 && path.codable != nil)
    path.append("x")
    path.removeLast()
    #expect(path == NavigationPath([1, 2]))
    path.removeLast(9)
    #expect(path.isEmpty)
    path.append(Plain())
    #expect(path.codable == nil)
  }
}
