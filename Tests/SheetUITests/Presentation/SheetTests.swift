import Foundation
import Raster
import SwiftUI
import Testing
import UIKit

@testable import SheetUI

@MainActor
struct SheetTests {
  /// What happened, in order.
  private final class Log {
    var lines: [String] = []
  }

  private struct Item: Identifiable, Equatable {
    let id: Int
  }

  private struct SheetContent: View {
    let name: String
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @Environment(\.presentationMode) private var mode

    var body: some View {
      VStack {
        Text("\(name) \(isPresented)")
        Button("Close") { dismiss() }
        Button("Old") { mode.wrappedValue.dismiss() }
      }
    }
  }

  private struct Presenter: View {
    let log: Log
    @State private var isShown = false
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Button("Open") { isShown = true }
        Button("Add") { count += 1 }
        Button("Nothing") { dismiss() }
      }
      .sheet(isPresented: $isShown) {
        log.lines.append("gone")
      } content: {
        VStack {
          SheetContent(name: "Sheet \(count)")
          Button("More") { count += 1 }
        }
      }
    }
  }

  private func phone() throws -> Device { try #require(Device.named("iphone-13")) }

  @Test("a sheet follows its binding and calls onDismiss once it is gone")
  func binding() throws {
    let log = Log()
    let stage = try Stage(try phone()) { Presenter(log: log) }
    try stage.tap("Nothing")
    try stage.tap("Open")
    #expect(stage.window.hosts.count == 2)
    #expect(stage.window.hosts[1].box.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
    try stage.settle()
    try stage.snapshot().save("sheet-phone")
    #expect(try stage.layoutTree().contains("\"Sheet 0 true\""))
    try stage.tap("More")
    #expect(try stage.layoutTree().contains("\"Sheet 1 true\""))
    try stage.tap("Close")
    #expect(log.lines.isEmpty)
    try stage.settle()
    #expect(log.lines == ["gone"])
    #expect(stage.window.hosts.count == 1)
    try stage.tap("Open")
    try stage.settle()
    try stage.tap("Old")
    try stage.settle()
    #expect(log.lines == ["gone", "gone"])
  }

  @Test("a sheet slides in from below the window and out again")
  func movement() throws {
    let log = Log()
    let stage = try Stage(try phone()) { Presenter(log: log) }
    try stage.tap("Open")
    // 0.1 s of the critical spring of 333.33: 1 − (1 + 1.8257) e^−1.8257 = 0.5448.
    let early = try stage.snapshot(at: 0.1)
    let top = 57 + (1 - 0.5448) * 787
    #expect(early.color(200, top - 2, scale: 3).red < 255)
    #expect(early.color(200, top + 2, scale: 3) == RGB(255, 255, 255))
    try early.save("sheet-sliding")
    try stage.settle()
    // Above the card stands the presenter, under black at 0.2, and over it nothing.
    #expect(try stage.snapshot().color(200, 52, scale: 3) == RGB(204, 204, 204))
    #expect(try stage.snapshot().color(200, 20, scale: 3) == RGB(0, 0, 0))
  }

  @Test("opening again while the sheet leaves shows it anew, after one onDismiss")
  func reopen() throws {
    let log = Log()
    let stage = try Stage(try phone()) { Presenter(log: log) }
    try stage.tap("Open")
    try stage.settle()
    try stage.tap("Close")
    try stage.advance(by: 0.1)
    try stage.tap("Add")
    try stage.tap("Open")
    try stage.settle()
    #expect(log.lines == ["gone"])
    #expect(try stage.layoutTree().contains("\"Sheet 1 true\""))
    #expect(stage.window.hosts.count == 2)
  }

  private struct ItemPresenter: View {
    let log: Log
    @State private var item: Item?

    var body: some View {
      VStack {
        Button("One") { item = Item(id: 1) }
      }
      .sheet(item: $item) {
        log.lines.append("gone")
      } content: { item in
        VStack {
          Text("Item \(item.id)")
          Button("Next") { self.item = Item(id: item.id + 1) }
        }
        .interactiveDismissDisabled(item.id == 2)
      }
    }
  }

  @Test("another item gets another sheet, and a tap beside closes unless that is disabled")
  func items() throws {
    let log = Log()
    let stage = try Stage(try #require(Device.named("ipad-10"))) { ItemPresenter(log: log) }
    try stage.tap("One")
    try stage.settle()
    // Page size: 704 wide, √2 as high at the most.
    #expect(stage.window.hosts[1].box.frame.width == 704)
    try stage.snapshot().save("sheet-ipad")
    try stage.tap("Next")
    try stage.settle()
    #expect(log.lines == ["gone"])
    #expect(try stage.layoutTree().contains("\"Item 2\""))
    try stage.tap(at: CGPoint(x: 10, y: 600))
    try stage.settle()
    #expect(stage.window.hosts.count == 2)
    try stage.tap("Next")
    try stage.settle()
    try stage.tap(at: CGPoint(x: 10, y: 600))
    try stage.settle()
    #expect(stage.window.hosts.count == 1)
    #expect(log.lines == ["gone", "gone", "gone"])
  }

  private struct BesideSheet: View {
    @State private var isOn = true
    var body: some View {
      Color.white.sheet(isPresented: $isOn) { Text("x").presentationDetents([.height(300)]) }
    }
  }

  @Test("beside a card it is a tap that closes: not a finger that slips or is taken away")
  func besides() throws {
    let stage = try Stage(try #require(Device.named("iphone-13"))) {
      BesideSheet()
    }
    let point = CGPoint(x: 195, y: 300)
    try stage.touchDown(at: point)
    try stage.touchCancel()
    try stage.settle()
    #expect(stage.window.hosts.count == 2)
    try stage.drag(from: point, by: CGSize(width: 0, height: 80))
    try stage.settle()
    #expect(stage.window.hosts.count == 2)
    try stage.tap(at: point)
    try stage.settle()
    #expect(stage.window.hosts.count == 1)
  }

  private struct Nested: View {
    @State private var first = true
    @State private var second = false
    @State private var other = false

    var body: some View {
      Color.white
        .sheet(isPresented: $first) {
          VStack {
            Text("First")
            Button("Second") { second = true }
            Button("All") { first = false }
            Button("Swap") {
              first = false
              other = true
            }
          }
          .sheet(isPresented: $second) { Button("Away") { first = false } }
        }
        .background(Color.red.sheet(isPresented: $other) { Text("Other") })
        .environment(\.colorScheme, .dark)
    }
  }

  @Test("a sheet that is open from the start is there at once, on an elevated background")
  func openFromStart() throws {
    let stage = try Stage(try phone()) { Nested() }
    #expect(try stage.snapshot().color(200, 800, scale: 3) == RGB(28, 28, 30))
  }

  @Test("closing a sheet closes those over it")
  func nested() throws {
    let stage = try Stage(try phone()) { Nested() }
    try stage.tap("Second")
    try stage.settle()
    #expect(stage.window.hosts.count == 3)
    try stage.tap("Away")
    try stage.settle()
    #expect(stage.window.hosts.count == 1)
  }

  @Test("of two sheets over one view the second waits for the first")
  func oneAtATime() throws {
    let stage = try Stage(try phone()) { Nested() }
    try stage.tap("Swap")
    try stage.advance(by: 0.2)
    #expect(stage.window.hosts.count == 2)
    try stage.settle()
    #expect(try stage.layoutTree().contains("\"Other\""))
    #expect(stage.window.hosts.count == 2)
  }

  private struct Cover: View {
    @State private var isShown = false

    var body: some View {
      Button("Open") { isShown = true }
        .fullScreenCover(isPresented: $isShown) { Color.blue.ignoresSafeArea() }
    }
  }

  @Test("a cover takes the whole window and hides what presents it")
  func cover() throws {
    let stage = try Stage(try phone()) { Cover() }
    try stage.tap("Open")
    try stage.settle()
    let picture = try stage.snapshot()
    #expect(picture.color(200, 2, scale: 3) == RGB(0, 122, 255))
    #expect(picture.color(200, 842, scale: 3) == RGB(0, 122, 255))
  }

  @Test("the window's root controller dismisses a sheet through its binding")
  func dismissFromController() throws {
    let stage = try Stage(try phone()) { Nested() }
    var isGone = false
    let root = try #require(UIApplication.shared.windows.first?.rootViewController)
    try stage.perform { root.dismiss(animated: true) { isGone = true } }
    #expect(!isGone)
    try stage.settle()
    #expect(stage.window.hosts.count == 1)
    #expect(isGone)
  }

  @Test("frames of a way out are the same in any order, and gone instants are refused")
  func frames() throws {
    let log = Log()
    func leaving() throws -> Stage {
      let stage = try Stage(try phone()) { Presenter(log: log) }
      try stage.tap("Open")
      try stage.settle()
      try stage.advance(to: 2)
      try stage.tap("Close")
      return stage
    }
    let ordered = try leaving().frames(at: [2.1, 2.2, 2.6])
    let mixed = try leaving().frames(at: [2.6, 2.2, 2.1])
    #expect(ordered == mixed.reversed())
    let stage = try leaving()
    _ = try stage.snapshot(at: 2.6)
    #expect(throws: StageError.self) { try stage.snapshot(at: 2.2) }
  }

  private struct Vanishing: View {
    let log: Log
    @State private var isThere = true

    var body: some View {
      VStack {
        if isThere {
          Color.red.sheet(isPresented: .constant(true)) {
            log.lines.append("gone")
          } content: {
            Button("Vanish") { isThere = false }
          }
        }
      }
    }
  }

  @Test("a sheet leaves with the view that presents it")
  func vanishing() throws {
    let log = Log()
    let stage = try Stage(try phone()) { Vanishing(log: log) }
    try stage.tap("Vanish")
    #expect(stage.window.hosts.count == 2)
    try stage.settle()
    #expect(stage.window.hosts.count == 1)
    #expect(log.lines == ["gone"])
  }

  @Test("a sheet that a view controller's view presents goes with the controller")
  func inController() throws {
    let root = ColorController(.yellow)
    let stage = try Stage(try phone(), rootViewController: root)
    let hosting = UIHostingController(rootView: Nested())
    hosting.modalPresentationStyle = .overFullScreen
    try stage.perform { root.present(hosting, animated: false) }
    #expect(stage.window.hosts.count == 3)
    try stage.perform { root.dismiss(animated: true) }
    try stage.settle()
    #expect(stage.window.hosts.count == 1)
    #expect(try stage.snapshot().color(200, 400, scale: 3) == RGB(255, 255, 0))
  }
}
