import Foundation
import SwiftUI
import Testing

@testable import SheetUI

@Suite("Views that are covered and uncovered")
@MainActor
struct VisibilityTests {
  /// What happened, in order.
  final class Log {
    var lines: [String] = []
  }

  private struct Noted: View {
    let name: String
    let log: Log
    var body: some View {
      Text(name)
        .onAppear { log.lines.append("+\(name)") }
        .onDisappear { log.lines.append("-\(name)") }
    }
  }

  private func stage(@ViewBuilder _ content: () -> some View) throws -> Stage {
    try Stage(try #require(Device.named("iphone-13")), content: content)
  }

  @Test("a page that is pushed appears at once, the covered one disappears when it stands still")
  func push() throws {
    let log = Log()
    let stage = try stage {
      NavigationStack {
        VStack {
          Noted(name: "root", log: log)
          NavigationLink("Go") { Noted(name: "page", log: log) }
        }
      }
    }
    #expect(log.lines == ["+root"])
    try stage.tap("Go")
    #expect(log.lines == ["+root", "+page"])
    try stage.settle()
    #expect(log.lines == ["+root", "+page", "-root"])
    log.lines = []
    try stage.tap("Back")
    #expect(log.lines == ["+root"])
    try stage.settle()
    #expect(log.lines == ["+root", "-page"])
  }

  @Test("a tab that is selected appears, the one that was left disappears")
  func tabs() throws {
    let log = Log()
    let stage = try stage {
      TabView {
        Noted(name: "a", log: log).tabItem { Text("First") }
        NavigationStack { Noted(name: "b", log: log) }.tabItem { Text("Second") }
      }
    }
    #expect(log.lines == ["+a"])
    try stage.tap("Second")
    try stage.settle()
    #expect(log.lines == ["+a", "+b", "-a"])
    try stage.tap("First")
    try stage.settle()
    #expect(log.lines == ["+a", "+b", "-a", "+a", "-b"])
  }

  @Test("the work of a covered page is ended, and begun again when it is uncovered")
  func tasks() throws {
    let log = Log()
    let stage = try stage {
      NavigationStack {
        NavigationLink("Go") { Text("page") }.task { log.lines.append("task") }
      }
    }
    try stage.tap("Go")
    try stage.settle()
    #expect(log.lines == ["task"])
    try stage.tap("Back")
    try stage.settle()
    #expect(log.lines == ["task", "task"])
  }

  @Test("a sheet or cover leaves its presenter there; what it showed disappears before it tells")
  func layers() throws {
    struct Screen: View {
      let log: Log
      @State private var isShown = false
      var body: some View {
        VStack {
          Noted(name: "root", log: log)
          Button("Show") { isShown = true }
        }
        .fullScreenCover(
          isPresented: $isShown, onDismiss: { log.lines.append("dismissed") },
          content: {
            Noted(name: "cover", log: log)
            Button("Close") { isShown = false }
          })
      }
    }
    let log = Log()
    let stage = try stage { Screen(log: log) }
    try stage.tap("Show")
    try stage.settle()
    #expect(log.lines == ["+root", "+cover"])
    try stage.tap("Close")
    try stage.settle()
    #expect(log.lines == ["+root", "+cover", "-cover", "dismissed"])
  }

  @Test("a link in a sheet without a stack of its own doesn't push in the presenter's")
  func linkInSheet() throws {
    let stage = try stage {
      NavigationStack {
        Text("root").sheet(isPresented: .constant(true)) {
          NavigationLink("Go") { Text("page") }
        }
      }
    }
    try stage.tap("Go")
    try stage.settle()
    #expect(try !stage.layoutTree().contains("\"page\""))
  }
}
