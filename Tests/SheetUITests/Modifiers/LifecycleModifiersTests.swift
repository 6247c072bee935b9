import Foundation
import SwiftUI
import Testing

@testable import SheetUI

/// Appearing, disappearing and changing.
@MainActor
struct LifecycleModifiersTests {
  @MainActor final class Log {
    var lines: [String] = []
  }

  struct Switching: View {
    let log: Log
    @State private var isShown = true
    @State private var count = 0

    var body: some View {
      VStack {
        if isShown {
          Text("inner")
            .onAppear { log.lines.append("appear") }
            .onDisappear { log.lines.append("disappear") }
        }
        Text("always").onAppear { log.lines.append("always") }
        Button("Switch") { isShown.toggle() }
        Button("Fade") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        Button("Count \(count)") { count += 1 }
      }
    }
  }

  @Test("views appear once, disappear when they leave, and appear again as new ones")
  func counts() throws {
    let log = Log()
    let lab = try Lab { Switching(log: log) }
    #expect(log.lines == ["appear", "always"])
    try lab.stage.tap("Count 0")
    #expect(log.lines == ["appear", "always"])
    try lab.stage.tap("Switch")
    #expect(log.lines == ["appear", "always", "disappear"])
    try lab.stage.tap("Switch")
    #expect(log.lines == ["appear", "always", "disappear", "appear"])
  }

  @Test("a view disappears at the end of its transition")
  func transitionEnd() throws {
    let log = Log()
    let lab = try Lab { Switching(log: log) }
    try lab.stage.tap("Fade")
    try lab.stage.advance(by: 0.9)
    #expect(log.lines == ["appear", "always"])
    try lab.stage.advance(by: 0.2)
    #expect(log.lines == ["appear", "always", "disappear"])
    try lab.stage.tap("Fade")
    #expect(log.lines == ["appear", "always", "disappear", "appear"])
  }

  @Test("a view that turns round neither disappears nor appears")
  func turnRound() throws {
    let log = Log()
    let lab = try Lab { Switching(log: log) }
    try lab.stage.tap("Fade")
    try lab.stage.advance(by: 0.5)
    try lab.stage.tap("Fade")
    try lab.stage.settle()
    try lab.stage.advance(by: 5)
    #expect(log.lines == ["appear", "always"])
    #expect(try lab.stage.layoutTree().contains("\"inner\""))
  }

  struct Changing: View {
    let log: Log
    @State private var count = 0
    @State private var echo = 0

    var body: some View {
      VStack {
        Button("Add \(count)") { count += 1 }
        Button("Same") { count += 0 }
        Button("Twice") {
          count += 1
          count += 1
        }
        Text("echo \(echo)")
      }
      .onChange(of: count) { log.lines.append("new \($0)") }
      .onChange(of: count) { old, new in
        log.lines.append("\(old) to \(new)")
        echo = new
      }
      .onChange(of: count, initial: true) { log.lines.append("any") }
      .onChange(of: echo) { log.lines.append("echo \($0)") }
    }
  }

  @Test("changes are told once each, inner ones first, and may cause others")
  func changes() throws {
    let log = Log()
    let lab = try Lab { Changing(log: log) }
    #expect(log.lines == ["any"])
    try lab.stage.tap("Add 0")
    #expect(log.lines == ["any", "new 1", "0 to 1", "any", "echo 1"])
    log.lines = []
    try lab.stage.tap("Same")
    #expect(log.lines.isEmpty)
    try lab.stage.tap("Twice")
    #expect(log.lines == ["new 3", "1 to 3", "any", "echo 3"])
    #expect(try lab.stage.layoutTree().contains("\"echo 3\""))
  }

  @Test("changes that never end are an error, not a hang")
  func unstable() throws {
    struct Endless: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)").onAppear { count = 1 }.onChange(of: count) { count = $0 + 1 }
      }
    }
    #expect(throws: StageError.unstable) { try Lab { Endless() } }
  }
}
