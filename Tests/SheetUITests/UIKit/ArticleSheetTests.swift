import Foundation
import Raster
import SwiftUI
import Testing
import UIKit

@testable import SheetUI

@MainActor
struct ArticleSheetTests {
  /// The article's usage: a controller in a navigation controller.
  private final class HomeController: UIViewController {
    var hasArrived = false

    override func viewDidLoad() {
      view.backgroundColor = UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)
    }

    func show<Content: View>(_ sheet: Content, animated: Bool = false) {
      let controller = UISheetController(rootView: sheet)
      navigationController?.present(controller, animated: animated) { self.hasArrived = true }
    }
  }

  private let home = HomeController()

  private func stage(_ width: CGFloat = 1024, _ height: CGFloat = 1366) throws -> Stage {
    let root = UINavigationController(rootViewController: home)
    return try Stage.plain(width, height, root: root)
  }

  private func sheet(_ height: CGFloat = 0.7, _ width: CGFloat = 0.7) -> some View {
    CustomSheetView(height: height, width: width) {
      Color.red
    }
  }

  @Test("the default sheet takes seven tenths of the window in both directions")
  func defaultSize() throws {
    let stage = try stage()
    try stage.perform {
      home.show(CustomSheetView { Color.red })
    }
    let frame = try #require(try stage.frame(of: "#FF3B30"))
    #expect(frame == CGRect(x: 153.6, y: 204.9, width: 716.8, height: 956.2))
    try stage.snapshot().save("article-default")
  }

  @Test(
    "content is as large as its ratios of the window and lies in its middle",
    arguments: [
      (1366.0, 1024.0, 0.7, 0.7, CGRect(x: 204.9, y: 153.6, width: 956.2, height: 716.8)),
      (390, 844, 0.7, 0.7, CGRect(x: 58.5, y: 126.6, width: 273, height: 590.8)),
      (1366, 1024, 0.4, 0.3, CGRect(x: 478.1, y: 307.2, width: 409.8, height: 409.6)),
      (400, 400, 1.5, 1.25, CGRect(x: -50, y: -100, width: 500, height: 600)),
      (400, 400, 0, 0, CGRect(x: 200, y: 200, width: 0, height: 0)),
    ])
  func sizes(
    _ width: Double, _ height: Double, _ tall: Double, _ wide: Double, _ expected: CGRect
  ) throws {
    let stage = try stage(width, height)
    try stage.perform { home.show(sheet(tall, wide)) }
    let frame = try #require(try stage.frame(of: "#FF3B30"))
    #expect(frame == expected)
    #expect(try stage.snapshot().width == Int(width))
  }

  @Test("smaller content of a fixed size stays small, in the middle")
  func fixedContent() throws {
    let stage = try stage(400, 400)
    try stage.perform {
      home.show(
        CustomSheetView {
          Color.red.frame(width: 50, height: 20)
        }
      )
    }
    #expect(
      try stage.frame(of: "#FF3B30") == CGRect(x: 175, y: 190, width: 50, height: 20))
  }

  @Test("the cover halves every color behind it")
  func cover() throws {
    let stage = try stage(400, 400)
    #expect(try stage.snapshot().color(5, 300) == RGB(0, 122, 255))
    try stage.perform { home.show(sheet()) }
    let picture = try stage.snapshot()
    #expect(picture.color(5, 300) == RGB(0, 61, 128))
    #expect(picture.color(200, 200) == RGB(255, 59, 48))
  }

  @Test("half way through the fade, cover and content show at half their strength as one picture")
  func fade() throws {
    let stage = try stage(400, 400)
    try stage.perform { home.show(sheet(), animated: true) }
    #expect(!home.hasArrived)
    let middle = try stage.snapshot(at: 0.2)
    // Half of the covered (0, 61, 127.5) and half of what lies behind.
    #expect(middle.color(5, 300).isNear(RGB(0, 92, 191)))
    // Half of the content, whose group hides the cover, and half of what lies behind.
    #expect(middle.color(200, 200).isNear(RGB(128, 91, 152)))
    try middle.save("article-fade")
    #expect(try stage.snapshot(at: 0.05).color(200, 200).red < 40)
    try stage.advance(to: 0.4)
    #expect(home.hasArrived)
    #expect(try stage.snapshot().color(200, 200) == RGB(255, 59, 48))
  }

  @Test("a tap on the cover dismisses, a tap on opaque content does not")
  func taps() throws {
    let stage = try stage(400, 400)
    try stage.perform { home.show(sheet()) }
    try stage.tap(at: CGPoint(x: 200, y: 200))
    try stage.settle()
    #expect(home.presentedViewController != nil)
    try stage.tap(at: CGPoint(x: 10, y: 390))
    #expect(home.presentedViewController?.isBeingDismissed == true)
    let middle = stage.time + 0.2
    #expect(try stage.snapshot(at: middle).color(5, 300).isNear(RGB(0, 92, 191)))
    try stage.settle()
    #expect(home.presentedViewController == nil)
    #expect(try stage.snapshot().color(200, 200) == RGB(0, 122, 255))
  }

  @Test("a sheet that is turned looks like one that was presented so")
  func rotation() throws {
    let stage = try stage(600, 400)
    try stage.perform { home.show(sheet(0.4, 0.3)) }
    try stage.rotate(to: .landscape)
    try stage.settle()
    let turned = try stage.snapshot()
    let fresh = HomeController()
    let other = try Stage.plain(
      400, 600, root: UINavigationController(rootViewController: fresh))
    try other.perform { fresh.show(sheet(0.4, 0.3)) }
    #expect(try other.snapshot() == turned)
    try stage.rotate(to: .portrait)
    try stage.settle()
    #expect(try stage.frame(of: "#FF3B30") == CGRect(x: 210, y: 120, width: 180, height: 160))
  }

  @Test("the sheet covers bars and display edges too")
  func safeAreas() throws {
    let device = try #require(Device.named("ipad-pro-12.9-6"))
    let stage = try Stage(
      device, rootViewController: UINavigationController(rootViewController: home))
    home.title = "Home"
    try stage.perform { home.show(sheet()) }
    let frame = try #require(try stage.frame(of: "#FF3B30"))
    #expect(frame == CGRect(x: 153.6, y: 204.9, width: 716.8, height: 956.2))
    let picture = try stage.snapshot()
    #expect(picture.color(5, 1, scale: 2) == RGB(0, 61, 128))
    #expect(picture.color(5, 1365, scale: 2) == RGB(0, 61, 128))
    try picture.save("article-ipad")
  }
}
