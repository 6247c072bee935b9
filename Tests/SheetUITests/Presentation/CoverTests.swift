import Foundation
import Raster
import SwiftUI
import Testing

@testable import SheetUI

@Suite("Covers and dialogs")
@MainActor
struct CoverTests {
  final class Log {
    var lines: [String] = []
  }

  private struct Covered: View {
    let log: Log
    @State private var isShown = false
    var body: some View {
      Button("Cover") { isShown = true }
        .fullScreenCover(
          isPresented: $isShown, onDismiss: { log.lines.append("gone") },
          content: { Cover(log: log) })
    }
  }

  private struct Cover: View {
    let log: Log
    @Environment(\.dismiss) private var dismiss
    @State private var isShown = false
    var body: some View {
      VStack {
        Button("Close") { dismiss() }
        Button("Sheet") { isShown = true }
        Color.red.named("rest")
      }
      .sheet(isPresented: $isShown) { Color.green.named("sheet") }
    }
  }

  private func stage(
    _ device: String = "iphone-13", @ViewBuilder _ content: () -> some View
  ) throws -> Stage {
    try Stage(try #require(Device.named(device)), content: content)
  }

  private func frame(_ id: String, _ stage: Stage) throws -> CGRect {
    func search(_ node: LayoutNode) -> LayoutNode? {
      if node.traits.identifier == id { return node }
      return node.children.compactMap(search).first
    }
    let node = try #require(stage.window.hosts.compactMap { search($0.box) }.last)
    return CGRect(origin: node.globalOrigin, size: node.frame.size)
  }

  @Test(
    "a cover fills the window, its content the safe area, and it slides up in 0.4 seconds",
    arguments: [("iphone-13", 47.0, 810.0), ("ipad-pro-12.9-6", 24.0, 1346.0)])
  func coverFrame(_ device: String, _ top: Double, _ bottom: Double) throws {
    let stage = try stage(device) { Covered(log: Log()) }
    try stage.tap("Cover")
    let host = try #require(stage.window.hosts.last)
    #expect(host.box.frame.size == stage.configuration.screen.size)
    #expect(stage.window.slide(of: host, at: stage.time) == host.box.frame.height)
    try stage.settle()
    #expect(stage.window.slide(of: host, at: stage.time) == 0)
    let rest = try frame("rest", stage)
    #expect(abs(rest.maxY - bottom) < 0.01)
    #expect(rest.minX == 0)
    #expect(try stage.center(ofText: "Close").y > top)
  }

  @Test("a cover is closed by its content only, not by a drag or a tap")
  func coverStays() throws {
    let log = Log()
    let stage = try stage { Covered(log: log) }
    try stage.tap("Cover")
    try stage.settle()
    try stage.drag(
      from: CGPoint(x: 195, y: 400), by: CGSize(width: 0, height: 400),
      velocity: CGSize(width: 0, height: 3000))
    try stage.settle()
    #expect(stage.window.hosts.count == 2)
    try stage.tap("Close")
    try stage.settle()
    #expect(stage.window.hosts.count == 1)
    #expect(log.lines == ["gone"])
  }

  @Test("a sheet over a cover stands 10 points below the safe area, and goes alone")
  func sheetOverCover() throws {
    let log = Log()
    let stage = try stage { Covered(log: log) }
    try stage.tap("Cover")
    try stage.settle()
    try stage.tap("Sheet")
    try stage.settle()
    #expect(stage.window.hosts.count == 3)
    #expect(try frame("sheet", stage).minY == 57)
    try stage.drag(
      from: CGPoint(x: 195, y: 100), by: CGSize(width: 0, height: 500),
      velocity: CGSize(width: 0, height: 3000))
    try stage.settle()
    #expect(stage.window.hosts.count == 2)
    #expect(log.lines == [])
  }

  @Test("one drag grows a sheet to its largest height and then scrolls what is in it")
  func growsAndScrolls() throws {
    let stage = try stage {
      Color.blue.sheet(isPresented: .constant(true)) {
        ScrollView { Color.red.frame(height: 3000).named("content") }
          .presentationDetents([.medium, .large])
      }
    }
    let host = try #require(stage.window.hosts.last)
    let medium = host.box.frame.minY
    try stage.drag(from: CGPoint(x: 195, y: 700), by: CGSize(width: 0, height: -500))
    try stage.settle()
    #expect(host.box.frame.minY == 57)
    let way = medium - 57
    #expect(abs(try frame("content", stage).minY - (57 - (500 - way))) < 0.01)
  }

  // MARK: Dialogs

  private struct Dialog: View {
    let log: Log
    let count: Int
    @State private var isShown = false
    @State private var isAlerted = false
    var body: some View {
      VStack {
        Button("Ask") { isShown = true }
        Button("Warn") { isAlerted = true }
      }
      .confirmationDialog("Which?", isPresented: $isShown) {
        ForEach(0..<count, id: \.self) { index in
          Button("Choice \(index)") { log.lines.append("\(index)") }
        }
        Button("Never mind", role: .cancel) { log.lines.append("cancelled") }
      }
      .alert("Title", isPresented: $isAlerted) {
        ForEach(0..<count, id: \.self) { index in
          Button("Answer \(index)") { log.lines.append("answer \(index)") }
        }
      }
    }
  }

  @Test(
    "a tap beside a dialog is one on its cancelling button", arguments: ["iphone-13", "ipad-10"])
  func besideDialog(_ device: String) throws {
    let log = Log()
    let stage = try stage(device) { Dialog(log: log, count: 2) }
    try stage.tap("Ask")
    try stage.settle()
    try stage.tap(at: CGPoint(x: 20, y: 40))
    try stage.settle()
    #expect(log.lines == ["cancelled"])
    #expect(stage.window.hosts.count == 1)
  }

  @Test("a finger that leaves a dialog's button does nothing, unless it comes back")
  func slip() throws {
    let log = Log()
    let stage = try stage { Dialog(log: log, count: 2) }
    try stage.tap("Ask")
    try stage.settle()
    let place = try stage.center(ofText: "Choice 1")
    try stage.drag(from: place, by: CGSize(width: 0, height: -40))
    try stage.settle()
    #expect(log.lines == [])
    #expect(stage.window.hosts.count == 2)
    try stage.touchDown(at: place)
    try stage.touchMove(to: CGPoint(x: place.x, y: place.y - 60))
    try stage.touchMove(to: CGPoint(x: place.x + 60, y: place.y))
    try stage.touchUp()
    try stage.settle()
    #expect(log.lines == ["1"])
    #expect(stage.window.hosts.count == 1)
  }

  @Test("a dialog higher than the screen scrolls, and its cancelling button stays")
  func tallDialog() throws {
    let log = Log()
    let stage = try stage { Dialog(log: log, count: 20) }
    try stage.tap("Ask")
    try stage.settle()
    let cancel = try stage.center(ofText: "Never mind")
    let first = try stage.center(ofText: "Choice 0")
    #expect(cancel.y < 810)
    let before = Pixels(try stage.snapshot())
    try stage.drag(from: CGPoint(x: 195, y: 600), by: CGSize(width: 0, height: -200))
    try stage.settle()
    // The rows that are scrolled out of the first card don't show in the cancelling button's.
    let after = Pixels(try stage.snapshot())
    for y in stride(from: cancel.y - 26, through: cancel.y + 26, by: 2) {
      #expect(before.row(Int(y * 3)) == after.row(Int(y * 3)), "row \(y)")
    }
    #expect(Set(after.row(Int((cancel.y - 26) * 3))[100..<1000].map(\.description)).count == 1)
    #expect(abs(try stage.center(ofText: "Choice 0").y - (first.y - 200)) < 0.01)
    #expect(try stage.center(ofText: "Never mind") == cancel)
    try stage.drag(from: CGPoint(x: 195, y: 600), by: CGSize(width: 0, height: -600))
    try stage.drag(from: CGPoint(x: 195, y: 600), by: CGSize(width: 0, height: -600))
    try stage.settle()
    try stage.tap("Choice 19")
    try stage.settle()
    #expect(log.lines == ["19"])
  }

  @Test("an alert with many buttons keeps off the screen's ends, and scrolls")
  func tallAlert() throws {
    let log = Log()
    let stage = try stage { Dialog(log: log, count: 30) }
    try stage.tap("Warn")
    try stage.settle()
    let box = try #require(stage.window.hosts.last).box.frame
    #expect(box.minY >= 47 && box.maxY <= 810)
    for _ in 0..<3 {
      try stage.drag(from: CGPoint(x: 195, y: 600), by: CGSize(width: 0, height: -500))
    }
    try stage.settle()
    try stage.tap("Answer 29")
    try stage.settle()
    #expect(log.lines == ["answer 29"])
  }
}
