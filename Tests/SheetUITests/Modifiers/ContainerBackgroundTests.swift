import Foundation
import Raster
import SwiftUI
import Testing

@testable import SheetUI

/// Backgrounds of containers, and mirrored and optional things.
@MainActor
struct ContainerBackgroundTests {
  @Test("a page's background is filled from edge to edge, and none elsewhere")
  func page() throws {
    let blue = SheetUI.Color(red: 0, green: 0, blue: 1)
    let paged = try Lab(100, 200) {
      NavigationStack { Text("x").containerBackground(blue, for: .navigation) }
    }
    #expect(try paged.stage.snapshot().color(1, 1) == RGB(0, 0, 255))
    #expect(try paged.stage.snapshot().color(99, 199) == RGB(0, 0, 255))
    let loose = try Lab(100, 200) { Text("x").containerBackground(blue, for: .navigation) }
    #expect(try loose.stage.snapshot().color(1, 1) == RGB(255, 255, 255))
    let widget = try Lab(100, 200) { Text("x").containerBackground(blue, for: .widget) }
    #expect(try widget.stage.snapshot().color(50, 100) != RGB(0, 0, 255))
  }

  @Test("the background style fills what asks for the background")
  func style() throws {
    let lab = try Lab(100, 100) {
      Color.clear.background().backgroundStyle(Color(red: 1, green: 0, blue: 0))
    }
    #expect(try lab.stage.snapshot().color(50, 50) == RGB(255, 0, 0))
  }

  @Test("a view is mirrored from right to left only")
  func mirror() throws {
    func left(_ direction: LayoutDirection, _ flips: Bool) throws -> RGB {
      let lab = try Lab(100, 100) {
        Canvas { context, size in
          let half = CGRect(x: 0, y: 0, width: size.width / 2, height: size.height)
          context.fill(Path(half), with: .color(Color(red: 1, green: 0, blue: 0)))
        }
        .flipsForRightToLeftLayoutDirection(flips)
        .environment(\.layoutDirection, direction)
        .ignoresSafeArea()
      }
      return try lab.stage.snapshot().color(10, 50)
    }
    #expect(try left(.leftToRight, true) == RGB(255, 0, 0))
    #expect(try left(.rightToLeft, true) == RGB(255, 255, 255))
  }

  @Test("a gesture that isn't there leaves the finger to others")
  func optionalGesture() throws {
    var taps = 0
    var drags = 0
    func view(_ isOn: Bool) -> some View {
      Color.red
        .gesture(isOn ? DragGesture().onEnded { _ in drags += 1 } : nil)
        .onTapGesture { taps += 1 }
    }
    let middle = CGPoint(x: 50, y: 50)
    let off = try Lab(100, 100) { view(false) }
    try off.stage.drag(from: middle, by: CGSize(width: 30, height: 0))
    try off.stage.tap(at: middle)
    #expect(drags == 0 && taps == 1)
    let on = try Lab(100, 100) { view(true) }
    try on.stage.drag(from: middle, by: CGSize(width: 30, height: 0))
    #expect(drags == 1)
  }

  @Test("the focus of assistive techniques is what the app last set")
  func assistiveFocus() throws {
    struct Form: View {
      enum Field { case name }
      @AccessibilityFocusState private var isFocused: Bool
      @AccessibilityFocusState private var field: Field?
      var body: some View {
        Button(isFocused && field == .name ? "yes" : "no") {
          isFocused = true
          field = .name
        }
        .accessibilityFocused($isFocused)
        .accessibilityFocused($field, equals: .name)
      }
    }
    let lab = try Lab(100, 100) { Form() }
    try lab.stage.tap("no")
    _ = try lab.stage.center(ofText: "yes")
  }
}
