import Foundation
import Raster
import SwiftUI
import Testing
import UIKit

@testable import SheetUI

/// The article's sheet away from its examples: in a child's context, with gaps in its content,
/// closed by its content, turned on the way in.
@MainActor
struct ArticleSheetUseTests {
  private typealias Color = SheetUI.Color

  private let home = ColorController(.yellow)

  private func present<Content: View>(
    _ content: Content, from controller: UIViewController, animated: Bool = false
  ) {
    controller.present(
      UISheetController(rootView: CustomSheetView { content }), animated: animated)
  }

  @Test("in a context beside the window's corner the content is displaced by that corner")
  func childContext() throws {
    let child = ColorController(.green)
    child.definesPresentationContext = true
    home.addChild(child)
    child.view.frame = CGRect(x: 100, y: 50, width: 300, height: 300)
    home.view.addSubview(child.view)
    let stage = try Stage.plain(800, 600, root: home)
    try stage.perform { present(Color.red, from: child) }
    // The window's point (250, 200) is the child's middle; in the child's own space it lies
    // (100, 50) further.
    #expect(
      try stage.frame(of: "#FF3B30") == CGRect(x: 245, y: 145, width: 210, height: 210))
    let picture = try stage.snapshot()
    #expect(picture.color(110, 60) == RGB(0, 128, 0))
    #expect(picture.color(50, 200) == RGB(255, 255, 0))
  }

  @Test("a tap on a gap in the content falls through to the cover")
  func gaps() throws {
    let stage = try Stage.plain(400, 400, root: home)
    let content = VStack(spacing: 0) {
      Color.red.frame(height: 40)
      Spacer()
      Color.red.frame(height: 40)
    }
    for (y, stays) in [(70.0, true), (200, false)] {
      try stage.perform { present(content, from: home) }
      try stage.tap(at: CGPoint(x: 200, y: y))
      try stage.settle()
      #expect((home.presentedViewController != nil) == stays, "at \(y)")
      try stage.perform { home.dismiss(animated: false) }
    }
    try stage.perform { present(content.contentShape(Rectangle()), from: home) }
    try stage.tap(at: CGPoint(x: 200, y: 200))
    try stage.settle()
    #expect(home.presentedViewController != nil)
  }

  @Test("content closes its sheet by dismiss and by the older presentation mode")
  func closedByContent() throws {
    struct Content: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.presentationMode) private var mode
      var body: some View {
        VStack {
          Button("New") { dismiss() }
          Button("Old") { mode.wrappedValue.dismiss() }
        }
      }
    }
    let stage = try Stage.plain(400, 400, root: home)
    for name in ["New", "Old"] {
      try stage.perform { present(Content(), from: home, animated: true) }
      try stage.settle()
      try stage.tap(name)
      #expect(home.presentedViewController?.isBeingDismissed == true)
      try stage.settle()
      #expect(home.presentedViewController == nil)
    }
  }

  @Test("a sheet that is turned on its way in ends in the middle")
  func turnedOnTheWay() throws {
    let stage = try Stage.plain(600, 400, root: home)
    try stage.perform { present(Color.red, from: home, animated: true) }
    try stage.advance(to: 0.2)
    try stage.rotate(to: .landscape)
    try stage.settle()
    #expect(try stage.frame(of: "#FF3B30") == CGRect(x: 60, y: 90, width: 280, height: 420))
  }

  @Test("at every instant of the fade, cover and content are one picture of one opacity")
  func oneGroup() throws {
    let stage = try Stage.plain(400, 400, root: home)
    try stage.perform {
      present(Color(red: 0, green: 0, blue: 1), from: home, animated: true)
    }
    for frame in 0...24 {
      let picture = try stage.snapshot(at: Double(frame) / 60)
      let share = Double(picture.color(200, 200).blue) / 255
      let cover = picture.color(5, 5)
      #expect(abs(Double(cover.red) - 255 * (1 - share / 2)) <= 1.5, "frame \(frame)")
      #expect(abs(Double(picture.color(200, 200).red) - 255 * (1 - share)) <= 1.5)
      #expect(cover.blue == 0)
    }
  }
}
