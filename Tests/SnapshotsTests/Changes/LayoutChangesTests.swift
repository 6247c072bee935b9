import PartialSheet
import SheetshotTesting
import SwiftUI
import Testing

@testable import Snapshots

@Suite("Layout changes")
@MainActor
struct LayoutChangesTests {
  /// A presenter with an open sheet.
  struct Menu: View {
    var title: String
    var height: CGFloat
    var style: PSIphoneStyle
    @State private var isPresented = false

    init(
      title: String = "Settings", height: CGFloat = 200,
      style: PSIphoneStyle = .defaultStyle()
    ) {
      self.title = title
      self.height = height
      self.style = style
    }

    var body: some View {
      VStack {
        Text("Hello")
        Spacer()
        Text("Below")
      }
      .partialSheet(isPresented: $isPresented, iPhoneStyle: style) {
        VStack {
          Text(title).accessibilityIdentifier("title")
          Color.red.frame(height: height)
        }
      }
      .attachPartialSheetToRoot()
      .onAppear { isPresented = true }
    }
  }

  private func tree(_ menu: Menu) throws -> String {
    try Snapshotting<Menu, String>.layoutTree(layout: .device(config: .iPhone13)).snapshot(menu)
  }

  private func changes(_ old: String, _ new: String) throws -> LayoutChanges {
    LayoutChanges(from: try LayoutTree(old), to: try LayoutTree(new))
  }

  private func changes(_ menu: Menu) throws -> LayoutChanges {
    try changes(tree(Menu(style: sheetStyle())), tree(menu))
  }

  private func sheetStyle(
    handle: PSIphoneStyle.PSHandleBarStyle = .solid(.gray), cover: Double = 0.4
  ) -> PSIphoneStyle {
    var style = PSIphoneStyle.defaultStyle()
    style.handleBarStyle = handle
    style.cover = .enabled(.black.opacity(cover))
    return style
  }

  @Test("a changed word is told first, and what it moved after it")
  func word() throws {
    #expect(
      try changes(Menu(title: "Options", style: sheetStyle())).lines.first
        == "title “Settings” → “Options”")
  }

  @Test("a cover of another opacity is told")
  func cover() throws {
    #expect(
      try changes(Menu(style: sheetStyle(cover: 0.38))).lines == ["cover opacity 0.40 → 0.38"])
  }

  @Test("a missing handle is told")
  func handle() throws {
    #expect(try changes(Menu(style: sheetStyle(handle: .none))).lines.first == "handle bar removed")
  }

  @Test("a changed corner radius is told")
  func radius() throws {
    var style = sheetStyle()
    style.cornerRadius = 20
    #expect(try changes(Menu(style: style)).lines.count == 1)
    #expect(try changes(Menu(style: style)).lines.first?.hasSuffix("radius 10 → 20") == true)
  }

  @Test("content that grows is told before the sheet that it moves")
  func growth() throws {
    #expect(
      try changes(Menu(height: 201, style: sheetStyle())).lines == [
        "Color in sheet height 200 → 201", "As a consequence: sheet y 539.024 → 538.024",
      ])
  }
}
