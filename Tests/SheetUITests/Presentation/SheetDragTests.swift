import Foundation
import Raster
import SwiftUI
import Testing
import UIKit

@testable import SheetUI

@MainActor
struct SheetDragTests {
  private final class Log {
    var lines: [String] = []
    var detent = PresentationDetent.medium
  }

  private struct Two: View {
    let log: Log
    @State private var isShown = true
    @State private var detent = PresentationDetent.medium
    var isFixed = false
    var behind = PresentationBackgroundInteraction.automatic

    var body: some View {
      VStack {
        Button("Behind") { log.lines.append("behind") }
        Button("Open") { isShown = true }
        Spacer()
      }
      .frame(maxWidth: .infinity)
      .sheet(isPresented: $isShown) {
        log.lines.append("gone")
      } content: {
        VStack {
          Text("Sheet").frame(maxWidth: .infinity).frame(height: 100).background(Color.yellow)
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<40) { row in Text("Row \(row)").frame(height: 44) }
            }
            .frame(maxWidth: .infinity)
          }
          .accessibilityIdentifier("list")
        }
        .presentationDetents([.medium, .large], selection: $detent)
        .presentationBackgroundInteraction(behind)
        .interactiveDismissDisabled(isFixed)
        .onChange(of: detent) { log.detent = detent }
      }
    }
  }

  private func stage(
    fixed: Bool = false, behind: PresentationBackgroundInteraction = .automatic
  ) throws -> (Stage, Log, SheetUI.Host) {
    let log = Log()
    let stage = try Stage(try #require(Device.named("iphone-13"))) {
      Two(log: log, isFixed: fixed, behind: behind)
    }
    return (stage, log, try #require(stage.window.hosts.last))
  }

  private let medium: CGFloat = 388.32

  private func top(_ host: SheetUI.Host, _ stage: Stage) -> CGFloat {
    host.box.presentedFrame(at: stage.time).minY
  }

  @Test("a sheet follows the finger and is held back above its largest height")
  func following() throws {
    let (stage, _, host) = try stage()
    try stage.touchDown(at: CGPoint(x: 195, y: 430))
    try stage.touchMove(to: CGPoint(x: 195, y: 500))
    #expect(abs(top(host, stage) - (medium + 70)) < 0.001)
    try stage.touchMove(to: CGPoint(x: 195, y: 150))
    #expect(abs(top(host, stage) - (medium - 280)) < 0.001)
    #expect(abs(host.box.frame.maxY - 844) < 0.001)
    try stage.touchMove(to: CGPoint(x: 195, y: 38.68))
    // 60 points above the top stop, where 10 points are left to the safe area.
    let held = 57 - 10 * (1 - 1 / (0.55 * 60 / 10 + 1))
    #expect(abs(top(host, stage) - held) < 0.001)
    try stage.touchUp()
    try stage.settle()
    #expect(top(host, stage) == 57)
  }

  @Test("where a finger lets go, the nearest height takes over, and the selection with it")
  func nearest() throws {
    let (stage, log, host) = try stage()
    try stage.drag(from: CGPoint(x: 195, y: 430), by: CGSize(width: 0, height: -200))
    try stage.settle()
    #expect(top(host, stage) == 57)
    #expect(log.detent == .large)
    try stage.drag(from: CGPoint(x: 195, y: 100), by: CGSize(width: 0, height: 180))
    try stage.settle()
    #expect(abs(top(host, stage) - medium) < 0.001)
    #expect(log.detent == .medium)
  }

  @Test("a flick goes one height further, and down from the smallest it closes")
  func flick() throws {
    let (stage, log, host) = try stage()
    let up = CGSize(width: 0, height: -1200)
    try stage.drag(
      from: CGPoint(x: 195, y: 430), by: CGSize(width: 0, height: -20), velocity: up)
    try stage.settle()
    #expect(top(host, stage) == 57)
    let down = CGSize(width: 0, height: 1200)
    try stage.drag(
      from: CGPoint(x: 195, y: 100), by: CGSize(width: 0, height: 20), velocity: down)
    try stage.settle()
    #expect(abs(top(host, stage) - medium) < 0.001)
    try stage.drag(
      from: CGPoint(x: 195, y: 430), by: CGSize(width: 0, height: 20), velocity: down)
    try stage.settle()
    #expect(log.lines == ["gone"])
    #expect(stage.window.hosts.count == 1)
  }

  @Test("a sheet that may not be closed is held back below its smallest height")
  func fixed() throws {
    let (stage, log, host) = try stage(fixed: true)
    try stage.touchDown(at: CGPoint(x: 195, y: 430))
    try stage.touchMove(to: CGPoint(x: 195, y: 730))
    let held = medium + 200 * (1 - 1 / (0.55 * 300 / 200 + 1))
    #expect(abs(top(host, stage) - held) < 0.001)
    try stage.touchUp(velocity: CGSize(width: 0, height: 3000))
    try stage.settle()
    #expect(abs(top(host, stage) - medium) < 0.001)
    #expect(log.lines.isEmpty)
    try stage.tap(at: CGPoint(x: 195, y: 300))
    try stage.settle()
    #expect(log.lines.isEmpty)
  }

  @Test("a drag that the system cancels goes back to the undragged picture")
  func cancelled() throws {
    let (stage, _, _) = try stage()
    let before = try stage.snapshot()
    try stage.touchDown(at: CGPoint(x: 195, y: 430))
    try stage.touchMove(to: CGPoint(x: 195, y: 300))
    try stage.advance(by: 0.1)
    #expect(try stage.snapshot() != before)
    try stage.touchCancel()
    try stage.settle()
    #expect(try stage.snapshot() == before)
  }

  @Test("scrolling content grows the sheet before it scrolls, and pulls it down from its start")
  func scrolling() throws {
    let (stage, _, host) = try stage()
    try stage.drag(from: CGPoint(x: 195, y: 700), by: CGSize(width: 0, height: -250))
    try stage.settle()
    #expect(top(host, stage) == 57)
    let row = try stage.center(ofText: "Row 0")
    try stage.drag(from: CGPoint(x: 195, y: 700), by: CGSize(width: 0, height: -250))
    try stage.settle()
    #expect(top(host, stage) == 57)
    let scrolled = try stage.center(ofText: "Row 0").y - row.y
    #expect(abs(scrolled + 250) < 0.001, "\(scrolled)")
    try stage.drag(from: CGPoint(x: 195, y: 300), by: CGSize(width: 0, height: 250))
    try stage.settle()
    #expect(top(host, stage) == 57)
    try stage.drag(from: CGPoint(x: 195, y: 300), by: CGSize(width: 0, height: 250))
    try stage.settle()
    #expect(abs(top(host, stage) - medium) < 0.001)
  }

  @Test("a tap on the dimming closes a sheet; with interaction it reaches what is behind")
  func behind() throws {
    let (stage, log, _) = try stage()
    try stage.tap("Behind")
    try stage.settle()
    #expect(log.lines == ["gone"])
    let (open, log2, _) = try self.stage(behind: .enabled(upThrough: .medium))
    try open.tap("Behind")
    try open.settle()
    #expect(log2.lines == ["behind"])
    #expect(open.window.hosts.count == 2)
  }

  @Test("a tap in the corner that is cut off hits the cover")
  func corner() throws {
    let (stage, log, _) = try stage()
    try stage.tap(at: CGPoint(x: 0.5, y: medium + 0.5))
    try stage.settle()
    #expect(log.lines == ["gone"])
    let (other, log2, _) = try self.stage()
    try other.tap(at: CGPoint(x: 12, y: medium + 1))
    try other.settle()
    #expect(log2.lines.isEmpty)
  }

  private struct Growing: View {
    @State private var isShown = true
    @State var rows: Int
    var body: some View {
      Color.mint.sheet(isPresented: $isShown) {
        VStack(spacing: 0) {
          Button("More") { rows += 3 }.frame(height: 20)
          ForEach(0..<rows, id: \.self) { Text("Row \($0)").frame(height: 20) }
        }
        .presentationDetents([.height(CGFloat(20 + 20 * rows))])
      }
    }
  }

  @Test("content that grows ends in the picture of a fresh stage, by a movement between")
  func growing() throws {
    let device = try #require(Device.named("iphone-13"))
    let stage = try Stage(device) { Growing(rows: 9) }
    let host = try #require(stage.window.hosts.last)
    #expect(host.box.frame.minY == 610)
    try stage.tap("More")
    for instant in [0.05, 0.1, 0.2] {
      let top = host.box.presentedFrame(at: instant).minY
      #expect(top < 610 && top > 550)
    }
    try stage.settle()
    let fresh = try Stage(device) { Growing(rows: 12) }
    #expect(try stage.snapshot() == fresh.snapshot())
    #expect(try stage.layoutTree() == fresh.layoutTree())
  }

  @Test("a turned device shows the sheet of a fresh stage")
  func rotation() throws {
    for detents in [[PresentationDetent.medium], [.large], [.height(200), .large]] {
      let device = try #require(Device.named("iphone-13"))
      func content() -> some View {
        SheetPresenter { Text("Sheet").presentationDetents(Set(detents)) }
      }
      let stage = try Stage(device) { content() }
      try stage.rotate(to: .landscape)
      try stage.settle()
      let fresh = try Stage(StageConfiguration(device: device, orientation: .landscape)) {
        content()
      }
      #expect(try stage.snapshot() == fresh.snapshot())
      try stage.rotate(to: .portrait)
      try stage.settle()
      #expect(try stage.snapshot() == Stage(device) { content() }.snapshot())
    }
  }

  @Test("a keyboard lifts a sheet, up to its largest height")
  func keyboard() throws {
    let (stage, _, host) = try stage()
    let height = stage.configuration.screen.keyboardHeight
    try stage.showKeyboard()
    try stage.settle()
    #expect(abs(host.box.frame.minY - max(844 - height - 421.68, 57)) < 0.001)
    try stage.hideKeyboard()
    try stage.settle()
    #expect(abs(host.box.frame.minY - medium) < 0.001)
  }

  private struct Swap: View {
    let log: Log
    @State private var isFirst = false
    @State private var isSecond = false
    var body: some View {
      Button("One") { isFirst = true }
        .sheet(isPresented: $isFirst) {
          log.lines.append("first")
        } content: {
          Button("Swap") {
            isFirst = false
            isSecond = true
          }
        }
        .sheet(isPresented: $isSecond) {
          log.lines.append("second")
        } content: {
          Text("B")
        }
    }
  }

  @Test("two sheets on one view: dismissing one and presenting the other shows the other")
  func swapping() throws {
    let log = Log()
    let stage = try Stage(try #require(Device.named("iphone-13"))) { Swap(log: log) }
    try stage.tap("One")
    try stage.advance(by: 0.1)
    try stage.tap("Swap")
    try stage.advance(by: 1)
    try stage.settle()
    #expect(log.lines == ["first"])
    #expect(try stage.layoutTree().contains("\"B\""))
    #expect(stage.window.hosts.count == 2)
  }
}
