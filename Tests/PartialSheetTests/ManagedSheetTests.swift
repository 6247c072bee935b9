import Foundation
import PartialSheet
import Raster
import SheetUI
import SwiftUI
import Testing

/// The ways of the library's first and second versions.
@MainActor
struct ManagedSheetTests {
  struct Screen: View {
    @EnvironmentObject var manager: PartialSheetManager
    @State private var dismissals = 0
    var style = PartialSheetStyle.defaultStyle()
    var body: some View {
      VStack {
        Text("dismissals \(dismissals)")
        Button("Show") {
          manager.showPartialSheet({ dismissals += 1 }) {
            VStack {
              Text("Content")
              Button("More") {
                manager.updatePartialSheet(content: { Text("Other").frame(height: 300) })
              }
              Button("Close") { manager.closePartialSheet() }
            }
          }
        }
      }
      .addPartialSheet(style: style)
    }
  }

  private func stage(_ style: PartialSheetStyle = .defaultStyle()) throws -> Stage {
    try Stage(try #require(Device.named("iphone-13"))) {
      Screen(style: style).environmentObject(PartialSheetManager())
    }
  }

  @Test("a manager opens a sheet, gives it new content, and closes it once")
  func manager() throws {
    let stage = try stage()
    try stage.tap("Show")
    try stage.settle()
    let first = try stage.center(ofText: "Content").y
    #expect(first > 600 && first < 810)
    try stage.tap("More")
    try stage.settle()
    // The new content is 300 points high and ends at the safe area, 810 points down.
    #expect(abs(try stage.center(ofText: "Other").y - 660) < 1)
    try stage.tap(at: CGPoint(x: 195, y: 60))
    try stage.settle()
    _ = try stage.center(ofText: "dismissals 1")
    #expect(throws: StageError.self) { try stage.center(ofText: "Other") }
    try stage.tap("Show")
    try stage.settle()
    try stage.tap("Close")
    try stage.settle()
    _ = try stage.center(ofText: "dismissals 2")
  }

  @Test("a style keeps the sheet away from the screen's top and may leave bar and cover out")
  func style() throws {
    let style = PartialSheetStyle(
      background: .solid(.red), handlerBarStyle: .none, iPadCloseButtonColor: .clear,
      enableCover: false, coverColor: .black, blurEffectStyle: nil, cornerRadius: 10,
      minTopDistance: 750)
    let stage = try stage(style)
    try stage.tap("Show")
    try stage.settle()
    let tree = try stage.layoutTree()
    #expect(!tree.contains("PartialSheet.cover") && !tree.contains("PartialSheet.handle"))
    #expect(try stage.center(ofText: "Content").y > 750)
  }

  @Test("a cover with a style of blur is drawn through a material")
  func blur() throws {
    let style = PartialSheetStyle(
      background: .blur(.systemThinMaterial), accentColor: .blue, enableCover: true,
      coverColor: .clear, blurEffectStyle: .systemUltraThinMaterialDark, cornerRadius: 4,
      minTopDistance: 100)
    let stage = try stage(style)
    let before = try stage.snapshot()[200, 300]
    try stage.tap("Show")
    try stage.settle()
    #expect(try stage.snapshot()[200, 300] != before)
  }

  @Test("the first version's modifier needs no root")
  func firstVersion() throws {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .partialSheet(presented: $isShown) { Text("Old") }
      }
    }
    let stage = try Stage(try #require(Device.named("iphone-13"))) { Screen() }
    try stage.tap("Show")
    try stage.settle()
    #expect(try stage.center(ofText: "Old").y > 700)
  }
}
