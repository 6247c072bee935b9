import Foundation
import PartialSheet
import Raster
import SheetUI
import SwiftUI
import Testing

@MainActor
struct SheetPlacementTests {
  static let noHandle = PSIphoneStyle(
    background: .solid(.white), handleBarStyle: .none, cover: .enabled(.black.opacity(0.4)),
    cornerRadius: 10)

  @Test(
    "content and handle decide where the top lies",
    arguments: [(200, 570), (300, 470), (700, 70), (723, 47), (900, 47), (10_000, 47)]
      as [(CGFloat, CGFloat)])
  func top(height: CGFloat, top: CGFloat) throws {
    let sheet = try SheetStage.plain(height: height).opened()
    #expect(try sheet.top() == top)
    #expect(try sheet.frame("content").minY == top + 40)
  }

  @Test("without a handle the section goes as well, and the corners clip the content")
  func withoutHandle() throws {
    let sheet = try SheetStage.plain(color: Color(red: 1, green: 0, blue: 0), style: Self.noHandle)
      .opened()
    #expect(try sheet.top() == 610)
    #expect(try sheet.pixel(0, 610) != [255, 0, 0])
    #expect(try sheet.pixel(20, 610) == [255, 0, 0])
  }

  @Test("the space of the home indicator is plain sheet, once")
  func homeIndicator() throws {
    let sheet = try SheetStage.plain(color: Color(red: 1, green: 0, blue: 0)).opened()
    #expect(try sheet.pixel(195, 809) == [255, 0, 0])
    for row in 810..<844 { #expect(try sheet.pixel(195, row) == [255, 255, 255]) }
  }

  @Test("greedy content ends at the safe areas")
  func greedy() throws {
    let sheet = try SheetStage { model in SheetScene(model: model) { Color.blue } }.opened()
    #expect(try sheet.top() == 47)
  }

  @Test("greedy content is no taller than the free space below the handle")
  func greedyHeight() throws {
    let sheet = try SheetStage { model in
      SheetScene(model: model) {
        List { ForEach(0..<100) { Text("\($0)") } }.accessibilityIdentifier("content")
      }
    }.opened()
    #expect(try sheet.frame("content") == CGRect(x: 0, y: 87, width: 390, height: 723))
    try sheet.stage.showKeyboard(height: 336)
    try sheet.stage.settle()
    #expect(try sheet.top() == 47)
    #expect(try sheet.frame("content") == CGRect(x: 0, y: 87, width: 390, height: 421))
    try sheet.stage.hideKeyboard()
    try sheet.stage.rotate(to: .landscape)
    try sheet.stage.settle()
    #expect(try sheet.frame("content") == CGRect(x: 47, y: 40, width: 750, height: 329))
  }

  @Test("several views of one sheet stand below each other, above the home indicator")
  func severalViews() throws {
    let sheet = try SheetStage { model in
      SheetScene(model: model) {
        Color.red.frame(height: 120)
        Color.blue.frame(height: 80)
      }
    }.opened()
    #expect(try sheet.top() == 570)
  }

  @Test("a scroll sheet stands like one of its height and shows no more of its content")
  func scrollType() throws {
    let sheet = try SheetStage { model in
      SheetScene(model: model, type: .scrollView(height: 200, showsIndicators: false)) {
        VStack(spacing: 0) {
          Color(red: 1, green: 0, blue: 0).frame(height: 200)
          Color(red: 0, green: 0, blue: 1).frame(height: 800)
        }
      }
    }.opened()
    #expect(try sheet.top() == 570)
    #expect(try sheet.pixel(195, 610) == [255, 0, 0])
    #expect(try sheet.pixel(195, 809) == [255, 0, 0])
    for row in 810..<844 { #expect(try sheet.pixel(195, row) == [255, 255, 255]) }
  }

  @Test("the keyboard lifts the sheet by its height less the home indicator's")
  func keyboard() throws {
    let sheet = try SheetStage.plain().opened()
    try sheet.stage.showKeyboard(height: 336)
    try sheet.stage.settle()
    #expect(try sheet.top() == 268)
    #expect(try sheet.frame("content") == CGRect(x: 0, y: 308, width: 390, height: 200))
    try sheet.stage.hideKeyboard()
    try sheet.stage.settle()
    #expect(try sheet.top() == 570)
  }

  @Test("a tall sheet under the keyboard stays below the safe area's top")
  func tallUnderKeyboard() throws {
    let sheet = try SheetStage.plain(height: 600).opened()
    try sheet.stage.showKeyboard(height: 336)
    try sheet.stage.settle()
    #expect(try sheet.top() == 47)
    #expect(try sheet.pixel(195, 507) == [255, 59, 48])
    let content = PremultipliedPixel(255, 59, 48, 255)
    #expect(!(try sheet.stage.snapshot()).pixels[(508 * 390)...].contains(content))
  }

  @Test("a sheet attached to the root covers a bar at the screen's lower edge")
  func tabBar() throws {
    let model = SheetModel()
    let device = try #require(Device.named("iphone-13"))
    let stage = try Stage(StageConfiguration(device: device, scale: 1)) { BarScene(model: model) }
    let red = PremultipliedPixel(255, 0, 0, 255)
    #expect(try stage.snapshot()[195, 800] == red)
    try stage.perform { model.isPresented = true }
    try stage.settle()
    #expect(!(try stage.snapshot()).pixels[(570 * 390)...].contains(red))
  }

  /// A presenter above a red bar of 83 points.
  struct BarScene: View {
    @ObservedObject var model: SheetModel

    var body: some View {
      VStack(spacing: 0) {
        Color.white.partialSheet(isPresented: $model.isPresented) {
          Color.white.frame(height: 200)
        }
        Color(red: 1, green: 0, blue: 0).frame(height: 83)
      }
      .ignoresSafeArea(edges: .bottom)
      .attachPartialSheetToRoot()
    }
  }

  @Test("on a screen without insets no space is left below the content")
  func withoutInsets() throws {
    let screen = Device.Screen(size: CGSize(width: 320, height: 568))
    let device = Device(id: "plain", idiom: .phone, scale: 1, portrait: screen)
    let model = SheetModel()
    let stage = try Stage(StageConfiguration(device: device)) {
      SheetScene(model: model) { ModelContent(model: model, color: .red) }
    }
    let sheet = SheetStage(stage: stage, model: model)
    try sheet.opened()
    #expect(try sheet.top() == 328)
    #expect(try sheet.frame("content").maxY == 568)
  }

  @Test("content that grows while shown ends where a fresh sheet of its height stands")
  func growing() throws {
    let sheet = try SheetStage.plain().opened()
    let start = sheet.stage.time
    try sheet.stage.perform { sheet.model.contentHeight = 260 }
    let moving = try sheet.top(at: start + 0.05)
    #expect(moving < 570 && moving > 510)
    try sheet.stage.settle()
    #expect(try sheet.top() == 510)
    let fresh = try SheetStage.plain(height: 260).opened()
    #expect(try sheet.stage.snapshot() == fresh.stage.snapshot())
  }

  @Test("in landscape the background reaches the sides and the content the safe area")
  func landscape() throws {
    let sheet = try SheetStage.plain().opened()
    try sheet.stage.rotate(to: .landscape)
    try sheet.stage.settle()
    #expect(try sheet.top() == 129)
    #expect(try sheet.frame("PartialSheet.sheet").width == 844)
    #expect(try sheet.frame("content") == CGRect(x: 47, y: 169, width: 750, height: 200))
    let fresh = try SheetStage(orientation: .landscape) { model in
      SheetScene(model: model) { ModelContent(model: model, color: .red) }
    }.opened()
    #expect(try sheet.stage.snapshot() == fresh.stage.snapshot())
  }

  @Test(
    "corner radii of 0, 10 and far too much",
    arguments: [(0, [255, 255, 255]), (10, [153, 153, 153]), (500, [153, 153, 153])]
      as [(CGFloat, [Int])])
  func radius(radius: CGFloat, corner: [Int]) throws {
    let style = PSIphoneStyle(
      background: .solid(.white), handleBarStyle: .solid(.secondary),
      cover: .enabled(.black.opacity(0.4)), cornerRadius: radius)
    let sheet = try SheetStage.plain(style: style).opened()
    let pixel = try sheet.pixel(0, 570)
    for (found, right) in zip(pixel, corner) { #expect(abs(found - right) <= 12) }
    #expect(try sheet.pixel(195, 571) == [255, 255, 255])
  }

  @Test("the cover darkens what is behind by its opacity")
  func cover() throws {
    let sheet = try SheetStage.plain().opened()
    #expect(try sheet.pixel(195, 300) == [153, 153, 153])
    let blue = try SheetStage { model in
      SheetScene(model: model, host: Color(red: 0, green: 122.0 / 255, blue: 1)) {
        ModelContent(model: model, color: .red)
      }
    }.opened()
    #expect(try blue.pixel(195, 300) == [0, 73, 153])
  }

  @Test("the handle bar is 80 by 10 pixels at twice the scale, in secondary over white")
  func handle() throws {
    let sheet = try SheetStage(scale: 2) { model in
      SheetScene(model: model) { ModelContent(model: model, color: .white) }
    }.opened()
    let picture = try sheet.stage.snapshot()
    let bar = PremultipliedPixel(138, 138, 142, 255)
    let white = PremultipliedPixel(255, 255, 255, 255)
    for column in 356...423 {
      #expect(picture[column, 1175] == bar && picture[column, 1184] == bar)
      #expect(picture[column, 1174] == white && picture[column, 1185] == white)
    }
    #expect(picture[350, 1180] != white && picture[429, 1180] != white)
    #expect(picture[349, 1180] == white && picture[430, 1180] == white)
  }

  @Test("at scale 1 the handle bar's edges, at half points, are rounded to the pixel below")
  func handleAtScaleOne() throws {
    let sheet = try SheetStage.plain(color: .white).opened()
    // The bar spans 587.5 to 592.5, and both edges round up, as those of every frame.
    for (row, color) in [(587, 255), (588, 138), (592, 138), (593, 255)] {
      #expect(try sheet.pixel(195, row)[0] == color, "row \(row)")
    }
  }

  @Test("content that reads its presenter's state follows it while the sheet is open")
  func presenterState() throws {
    struct Presenter: View {
      @State private var isOpen = false
      @State private var isTall = false

      var body: some View {
        Button("Open") { isOpen = true }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .partialSheet(isPresented: $isOpen) {
            Button("Grow") { isTall = true }
              .frame(height: isTall ? 260 : 200)
              .accessibilityIdentifier("content")
          }
          .attachPartialSheetToRoot()
      }
    }
    let device = try #require(Device.named("iphone-13"))
    let stage = try Stage(device) { Presenter() }
    try stage.tap("Open")
    try stage.settle()
    #expect(try stage.center(ofIdentifier: "content").y == 710)
    try stage.tap("Grow")
    try stage.settle()
    #expect(try stage.center(ofIdentifier: "content").y == 680)
  }
}
