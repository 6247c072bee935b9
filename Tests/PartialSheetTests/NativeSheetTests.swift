import Foundation
import PartialSheet
import Raster
import SheetUI
import SwiftUI
import Testing

@MainActor
struct NativeSheetTests {
  static func stage(
    _ closeButton: PSIpadMacStyle.PSIpadMacCloseButtonStyle, device: String = "ipad-pro-12.9"
  ) throws -> SheetStage {
    try SheetStage(device: device) { model in
      SheetScene(
        model: model,
        padStyle: PSIpadMacStyle(
          backgroundColor: Color(red: 1, green: 1, blue: 0), closeButtonStyle: closeButton)
      ) {
        ModelContent(model: model, color: Color(red: 1, green: 0, blue: 0))
      }
    }
  }

  /// The frame of the card that the content lies in, in the window's space.
  static func card(_ sheet: SheetStage) throws -> CGRect {
    let lines = try sheet.stage.layoutTree().split(separator: "\n")
    let windows = lines.filter { $0.hasPrefix("window ") }
    let line = try #require(windows.count == 2 ? windows.last : nil, "no card is shown")
    let numbers = line.dropFirst("window (".count).split(separator: ",").compactMap {
      Double($0.trimmingCharacters(in: CharacterSet(charactersIn: " )")))
    }
    try #require(numbers.count == 4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  @Test("without a close button the content starts at the card's top, at its leading edge")
  func withoutButton() throws {
    let sheet = try Self.stage(.none).opened()
    let (card, content) = (try Self.card(sheet), try sheet.frame("content"))
    #expect(content.minY == card.minY)
    #expect(content.minX == card.minX)
  }

  @Test("the close button's row lies above the content and its button closes the sheet")
  func withButton() throws {
    let sheet = try Self.stage(.icon(image: Image(systemName: "xmark"), color: .secondary))
      .opened()
    let (card, content) = (try Self.card(sheet), try sheet.frame("content"))
    #expect(content.minY > card.minY + 32)
    #expect(content.minY < card.minY + 60)
    try sheet.stage.tap(at: CGPoint(x: card.maxX - 22, y: card.minY + 22))
    try sheet.stage.settle()
    #expect(!sheet.model.isPresented)
    #expect(sheet.model.dismissals == 1)
    #expect(!(try sheet.stage.layoutTree()).contains("id=content"))
  }

  @Test("the style's color fills the card and the handle and cover of iPhones are not there")
  func background() throws {
    let sheet = try Self.stage(.none).opened()
    let card = try Self.card(sheet)
    #expect(
      try sheet.pixel(Int(card.midX), Int(card.maxY) - 20) == [255, 255, 0])
    #expect(!(try sheet.stage.layoutTree()).contains("PartialSheet.handle"))
  }

  @Test("closing from code keeps the content while the card slides out, and tells the presenter")
  func closedByCode() throws {
    let sheet = try Self.stage(.none).opened()
    let start = sheet.stage.time
    try sheet.stage.perform { sheet.model.isPresented = false }
    let red = try sheet.stage.snapshot(at: start + 0.1).pixels
      .filter { $0 == PremultipliedPixel(255, 0, 0, 255) }
    #expect(!red.isEmpty)
    try sheet.stage.settle()
    #expect(sheet.model.dismissals == 1)
  }

  @Test("a Mac shows the same card")
  func mac() throws {
    let sheet = try Self.stage(.none, device: "mac-1280x800").opened()
    #expect(try sheet.frame("content").minY == Self.card(sheet).minY)
  }

  @Test("a drag takes the keyboard away")
  func keyboard() throws {
    let sheet = try SheetStage.plain().opened()
    try sheet.stage.showKeyboard(height: 336)
    try sheet.stage.settle()
    try sheet.stage.touchDown(at: CGPoint(x: 195, y: 290))
    try sheet.stage.touchMove(to: CGPoint(x: 195, y: 300))
    #expect(sheet.stage.keyboardHeight == 0)
  }

  @Test(
    "a sheet that is opened again while it leaves comes back, and is told to be gone once",
    arguments: [0, 0.1, 0.39, 0.5])
  func again(_ pause: Double) throws {
    let sheet = try SheetStage(device: "ipad-10") { model in
      SheetScene(model: model) { Text("\(Int(model.contentHeight))") }
    }.opened()
    try sheet.stage.perform { sheet.model.isPresented = false }
    try sheet.stage.advance(by: pause)
    try sheet.stage.perform {
      sheet.model.contentHeight = 7
      sheet.model.isPresented = true
    }
    try sheet.stage.settle()
    #expect(sheet.model.isPresented)
    #expect(sheet.model.dismissals == 1)
    #expect(try sheet.stage.layoutTree().contains("\"7\""))
    try sheet.stage.perform { sheet.model.isPresented = false }
    try sheet.stage.settle()
    #expect(sheet.model.dismissals == 2)
    #expect(!(try sheet.stage.layoutTree()).contains("\"7\""))
  }
}
