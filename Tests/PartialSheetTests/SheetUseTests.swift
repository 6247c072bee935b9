import Foundation
import PartialSheet
import Raster
import SheetUI
import SwiftUI
import Testing

/// Partial sheets used in ways that their library's examples don't show.
@MainActor
struct SheetUseTests {
  /// Two presenters side by side under one root.
  struct Pair: View {
    @ObservedObject var first: SheetModel
    @ObservedObject var second: SheetModel

    var body: some View {
      VStack(spacing: 0) {
        Color.white.partialSheet(
          isPresented: $first.isPresented, onDismiss: { first.dismissals += 1 },
          content: { Color.red.frame(height: 200).accessibilityIdentifier("first") })
        VStack {
          Color.white.partialSheet(
            isPresented: $second.isPresented, onDismiss: { second.dismissals += 1 },
            content: { Color.blue.frame(height: 300).accessibilityIdentifier("second") })
        }
      }
      .attachPartialSheetToRoot()
    }
  }

  private func stage<V: View>(
    _ device: String = "iphone-13", scale: CGFloat = 1, @ViewBuilder _ view: () -> V
  ) throws -> Stage {
    let device = try #require(Device.named(device))
    return try Stage(StageConfiguration(device: device, scale: scale)) { view() }
  }

  @Test("a second sheet takes the first one's place, and only its own presenter closes it")
  func second() throws {
    let (first, second) = (SheetModel(), SheetModel())
    let stage = try stage { Pair(first: first, second: second) }
    let sheet = SheetStage(stage: stage, model: first)
    try stage.perform { first.isPresented = true }
    try stage.settle()
    #expect(try sheet.top() == 570)
    try stage.perform { second.isPresented = true }
    try stage.settle()
    #expect(try sheet.top() == 470)
    #expect(try sheet.frame("second").minY == 510)
    #expect(!(try stage.layoutTree()).contains("id=first"))
    try stage.perform { first.isPresented = false }
    try stage.settle()
    #expect(try sheet.top() == 470)
    try stage.tap(at: CGPoint(x: 195, y: 100))
    try stage.settle()
    #expect(try sheet.top() == 844)
    #expect(!second.isPresented && second.dismissals == 1)
    try stage.perform { first.isPresented = true }
    try stage.settle()
    #expect(try sheet.top() == 570)
    #expect(try sheet.frame("first").minY == 610)
  }

  @Test("closing one sheet and opening another in one go shows the other")
  func exchanged() throws {
    for firstToSecond in [true, false] {
      let (first, second) = (SheetModel(), SheetModel())
      let stage = try stage { Pair(first: first, second: second) }
      let sheet = SheetStage(stage: stage, model: first)
      let (old, new) = firstToSecond ? (first, second) : (second, first)
      try stage.perform { old.isPresented = true }
      try stage.settle()
      try stage.perform {
        old.isPresented = false
        new.isPresented = true
      }
      try stage.settle()
      #expect(try sheet.top() == (firstToSecond ? 470 : 570))
      #expect(new.isPresented)
    }
  }

  @Test("content appears and disappears once an opening")
  func lifecycle() throws {
    final class Log { var calls: [String] = [] }
    let log = Log()
    let sheet = try SheetStage { model in
      SheetScene(model: model) {
        Color.red.frame(height: 200)
          .onAppear { log.calls.append("on") }
          .onDisappear { log.calls.append("off") }
      }
    }
    #expect(log.calls == [])
    for _ in 0..<2 {
      log.calls = []
      try sheet.opened()
      #expect(log.calls == ["on"])
      try sheet.stage.perform { sheet.model.isPresented = false }
      try sheet.stage.settle()
      #expect(log.calls == ["on", "off"])
    }
  }

  @Test("objects and values of the environment outside of the root reach the content")
  func environment() throws {
    struct Reader: View {
      @EnvironmentObject var model: SheetModel
      @Environment(\.lineLimit) var limit
      var body: some View {
        Color.red.frame(height: model.contentHeight + CGFloat(limit ?? 0))
          .accessibilityIdentifier("content")
      }
    }
    let model = SheetModel()
    let stage = try stage {
      SheetScene(model: model) { Reader() }.environmentObject(model).lineLimit(7)
    }
    let sheet = try SheetStage(stage: stage, model: model).opened()
    #expect(try sheet.frame("content").height == 207)
    try stage.perform { model.contentHeight = 250 }
    try stage.settle()
    #expect(try sheet.top() == 513)
  }

  @Test("content may change its kind while shown")
  func kinds() throws {
    struct Content: View {
      @ObservedObject var model: SheetModel
      var body: some View {
        if model.contentHeight > 250 {
          Color.red.frame(height: 300).accessibilityIdentifier("tall")
        } else {
          VStack(spacing: 0) {
            Color.blue.frame(height: 120)
            Color.green.frame(height: 60)
          }
        }
      }
    }
    let sheet = try SheetStage { model in SheetScene(model: model) { Content(model: model) } }
      .opened()
    #expect(try sheet.top() == 590)
    try sheet.stage.perform { sheet.model.contentHeight = 300 }
    try sheet.stage.settle()
    #expect(try sheet.top() == 470)
    #expect(try sheet.frame("tall").minY == 510)
    try sheet.stage.perform { sheet.model.contentHeight = 200 }
    try sheet.stage.settle()
    #expect(try sheet.top() == 590)
  }

  @Test("turning and typing while the sheet is on its way end where they should")
  func disturbed() throws {
    let sheet = try SheetStage.plain()
    try sheet.stage.perform { sheet.model.isPresented = true }
    try sheet.stage.advance(to: 0.1)
    try sheet.stage.rotate(to: .landscape)
    try sheet.stage.settle()
    #expect(try sheet.top() == 129)
    let typing = try SheetStage.plain()
    try typing.stage.perform { typing.model.isPresented = true }
    try typing.stage.advance(to: 0.1)
    try typing.stage.showKeyboard(height: 336)
    try typing.stage.settle()
    #expect(try typing.top() == 268)
    try typing.stage.perform { typing.model.isPresented = false }
    try typing.stage.advance(by: 0.1)
    try typing.stage.hideKeyboard()
    try typing.stage.settle()
    #expect(try typing.top() == 844)
  }

  @Test("a finger takes hold of a sheet that is still sliding in, and it ends in its place")
  func caught() throws {
    let sheet = try SheetStage.plain()
    try sheet.stage.perform { sheet.model.isPresented = true }
    try sheet.stage.advance(to: 0.2)
    try sheet.stage.touchDown(at: CGPoint(x: 195, y: 600))
    try sheet.stage.advance(to: 0.25)
    try sheet.stage.touchMove(to: CGPoint(x: 195, y: 560))
    try sheet.stage.advance(to: 1.5)
    #expect(abs(try sheet.top() - 530) < 0.01)
    try sheet.stage.touchUp()
    try sheet.stage.settle()
    #expect(sheet.model.isPresented)
    #expect(try sheet.top() == 570)
  }

  @Test("a tap on the cover that is fading does nothing more")
  func tapWhileLeaving() throws {
    let sheet = try SheetStage.plain().opened()
    try sheet.stage.tap(at: CGPoint(x: 195, y: 100))
    try sheet.stage.advance(by: 0.05)
    try sheet.stage.tap(at: CGPoint(x: 195, y: 100))
    try sheet.stage.settle()
    #expect(sheet.model.dismissals == 1)
    #expect(try sheet.top() == 844)
  }

  @Test("a presenter that opens its sheet when it appears shows it")
  func fromAppearance() throws {
    struct Presenter: View {
      @State private var isOpen = false
      var body: some View {
        Color.white
          .partialSheet(isPresented: $isOpen) {
            Color.red.frame(height: 200).accessibilityIdentifier("content")
          }
          .onAppear { isOpen = true }
          .attachPartialSheetToRoot()
      }
    }
    let stage = try stage { Presenter() }
    let sheet = SheetStage(stage: stage, model: SheetModel())
    try stage.settle()
    #expect(try sheet.top() == 570)
    #expect(try sheet.frame("content").minY == 610)
  }

  @Test("dismiss from the content does nothing on a phone and closes the card of a tablet")
  func dismiss() throws {
    struct Content: View {
      @Environment(\.dismiss) var dismiss
      var body: some View { Button("Close") { dismiss() }.frame(height: 200) }
    }
    let phone = try SheetStage { model in SheetScene(model: model) { Content() } }.opened()
    try phone.stage.tap("Close")
    try phone.stage.settle()
    #expect(phone.model.isPresented)
    #expect(try phone.top() == 570)
    let pad = try SheetStage(device: "ipad-pro-12.9") { model in
      SheetScene(model: model) { Content() }
    }.opened()
    try pad.stage.tap("Close")
    try pad.stage.settle()
    #expect(!pad.model.isPresented)
    #expect(pad.model.dismissals == 1)
  }

  @Test("frames of a way in and out are the same in any order")
  func anyOrder() throws {
    func pictures(_ instants: [Double]) throws -> [Double: Bitmap] {
      let sheet = try SheetStage.plain()
      try sheet.stage.perform { sheet.model.isPresented = true }
      var pictures: [Double: Bitmap] = [:]
      for instant in instants { pictures[instant] = try sheet.stage.snapshot(at: instant) }
      return pictures
    }
    let instants = [0, 0.05, 0.1, 0.15, 0.2, 0.3, 0.45, 0.6, 1]
    let forward = try pictures(instants)
    #expect(try pictures(instants.reversed()) == forward)
    #expect(try pictures([0.3, 0, 1, 0.1, 0.6, 0.05, 0.2, 0.15, 0.45]) == forward)
  }
}
