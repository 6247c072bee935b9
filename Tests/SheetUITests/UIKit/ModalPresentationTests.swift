import Foundation
import Raster
import SwiftUI
import Testing
import UIKit

@testable import SheetUI

@MainActor
struct ModalPresentationTests {
  private let yellow = ColorController(.yellow)

  private func presented(
    _ style: UIModalPresentationStyle, _ color: UIColor, preferred: CGSize = .zero
  ) -> ColorController {
    let controller = ColorController(color)
    controller.modalPresentationStyle = style
    controller.preferredContentSize = preferred
    return controller
  }

  @Test("a clear controller over the current context leaves the presenter as it is")
  func clearOverContext() throws {
    let stage = try Stage.plain(200, 200, root: yellow)
    try stage.perform { yellow.present(presented(.overCurrentContext, .clear), animated: false) }
    #expect(try stage.snapshot().color(100, 100) == RGB(255, 255, 0))
  }

  @Test("a translucent controller over the current context darkens the presenter")
  func translucentOverContext() throws {
    let stage = try Stage.plain(200, 200, root: yellow)
    let cover = presented(.overCurrentContext, .black.withAlphaComponent(0.45))
    try stage.perform { yellow.present(cover, animated: false) }
    #expect(try stage.snapshot().color(100, 100) == RGB(140, 140, 0))
  }

  @Test("a clear full-screen controller shows the window's black, and its presenter has gone")
  func clearFullScreen() throws {
    let stage = try Stage.plain(200, 200, root: yellow)
    let cover = presented(.fullScreen, .clear)
    try stage.perform { yellow.present(cover, animated: true) }
    #expect(try stage.snapshot(at: 0.1).color(100, 100) == RGB(255, 255, 0))
    try stage.settle()
    #expect(try stage.snapshot().color(100, 100) == RGB(0, 0, 0))
    #expect(yellow.calls == ["load", "willAppear", "didAppear", "willDisappear", "didDisappear"])
    try stage.perform { cover.dismiss(animated: false) }
    #expect(try stage.snapshot().color(100, 100) == RGB(255, 255, 0))
    #expect(cover.calls == ["load", "willAppear", "didAppear", "willDisappear", "didDisappear"])
  }

  @Test("over the current context of a child the bar beside it stays, over the full screen it dims")
  func contextInContainer() throws {
    let child = ColorController(.green)
    child.definesPresentationContext = true
    yellow.addChild(child)
    child.view.frame = CGRect(x: 0, y: 0, width: 200, height: 150)
    yellow.view.addSubview(child.view)
    let bar = UIView(frame: CGRect(x: 0, y: 150, width: 200, height: 50))
    bar.backgroundColor = .white
    yellow.view.addSubview(bar)
    let stage = try Stage.plain(200, 200, root: yellow)
    let overlay = presented(.overCurrentContext, .black.withAlphaComponent(0.6))
    try stage.perform { child.present(overlay, animated: false) }
    #expect(try stage.snapshot().color(100, 175) == RGB(255, 255, 255))
    #expect(try stage.snapshot().color(100, 75) == RGB(0, 102, 0))
    #expect(overlay.presentingViewController === child)
    try stage.perform { child.dismiss(animated: false) }
    let cover = presented(.overFullScreen, .black.withAlphaComponent(0.6))
    try stage.perform { child.present(cover, animated: false) }
    #expect(try stage.snapshot().color(100, 175) == RGB(102, 102, 102))
    #expect(cover.presentingViewController === yellow)
  }

  @Test("a form of a size of its own keeps it when the device turns")
  func formKeepsSize() throws {
    let stage = try Stage(try #require(Device.named("ipad-pro-9.7")), rootViewController: yellow)
    let form = presented(.formSheet, .red, preferred: CGSize(width: 540, height: 710))
    try stage.perform { yellow.present(form, animated: false) }
    #expect(form.view.frameInWindow == CGRect(x: 114, y: 157, width: 540, height: 710))
    try stage.rotate(to: .landscape)
    #expect(form.view.frameInWindow == CGRect(x: 242, y: 29, width: 540, height: 710))
    try stage.rotate(to: .portrait)
    #expect(form.view.frameInWindow == CGRect(x: 114, y: 157, width: 540, height: 710))
    try stage.settle()
    try stage.snapshot().save("form")
  }

  @Test("a form that doesn't fit above the keyboard stays below the top")
  func formAboveKeyboard() throws {
    let device = try #require(Device.named("ipad-pro-9.7"))
    let stage = try Stage(
      StageConfiguration(device: device, orientation: .landscape), rootViewController: yellow)
    let form = presented(.formSheet, .red, preferred: CGSize(width: 600, height: 600))
    try stage.perform { yellow.present(form, animated: false) }
    try stage.showKeyboard(height: 398)
    #expect(form.view.frameInWindow == CGRect(x: 212, y: 20, width: 600, height: 600))
  }

  @Test("a preferred size of zero means the system's form size")
  func zeroPreferredSize() throws {
    let device = try #require(Device.named("ipad-pro-9.7"))
    let stage = try Stage(
      StageConfiguration(device: device, orientation: .landscape), rootViewController: yellow)
    let form = presented(.formSheet, .red)
    try stage.perform { yellow.present(form, animated: false) }
    #expect(form.view.frameInWindow == CGRect(x: 242, y: 84, width: 540, height: 600))
  }

  @Test("a box at fractions of a pixel has no edge brighter than it and what is behind")
  func noHairline() throws {
    yellow.view.backgroundColor = .gray
    let box = UIView(frame: CGRect(x: 10.25, y: 20.5, width: 393.5, height: 500.25))
    box.backgroundColor = UIColor(red: 0, green: 0, blue: 0.5, alpha: 1)
    yellow.view.addSubview(box)
    let device = Device(
      id: "plain", idiom: .pad, scale: 2,
      portrait: Device.Screen(size: CGSize(width: 420, height: 540)))
    let picture = try Stage(device, rootViewController: yellow).snapshot()
    for y in [0, 40, 41, 500, 1040, 1041, 1042, 1079] {
      for x in 0..<840 {
        let pixel = picture[x, y].rgba
        let isMixed = pixel.x <= 128 && pixel.x == pixel.y && pixel.z == 128
        #expect(isMixed, "(\(x), \(y)) is \(pixel)")
      }
    }
  }

  @Test("completion handlers run when the movement has ended")
  func completions() throws {
    let stage = try Stage.plain(200, 200, root: yellow)
    var log: [String] = []
    let sheet = presented(.pageSheet, .red)
    try stage.perform {
      yellow.present(sheet, animated: true) { log.append("in \(stage.time)") }
    }
    #expect(sheet.isBeingPresented)
    try stage.settle()
    try stage.perform { yellow.dismiss(animated: true) { log.append("out") } }
    try stage.advance(by: 0.39)
    #expect(log == ["in 0.4"])
    try stage.advance(by: 0.02)
    #expect(log == ["in 0.4", "out"])
    #expect(yellow.presentedViewController == nil)
    #expect(sheet.calls == ["load", "willAppear", "didAppear", "willDisappear", "didDisappear"])
  }

  @Test("a second presentation over the first is refused with a warning")
  func secondPresentation() throws {
    let stage = try Stage.plain(200, 200, root: yellow)
    try stage.perform {
      yellow.present(presented(.overFullScreen, .red), animated: false)
      yellow.present(presented(.overFullScreen, .blue), animated: false)
    }
    #expect(try stage.snapshot().color(100, 100) == RGB(255, 0, 0))
    #expect(stage.warnings == ["ColorController already presents ColorController."])
  }

  @Test("what is presented while something leaves comes after it")
  func presentWhileLeaving() throws {
    let stage = try Stage.plain(200, 200, root: yellow)
    try stage.perform { yellow.present(presented(.overFullScreen, .red), animated: false) }
    try stage.perform {
      yellow.dismiss(animated: true)
      yellow.present(presented(.overFullScreen, .blue), animated: true)
    }
    try stage.settle()
    #expect(try stage.snapshot().color(100, 100) == RGB(0, 0, 255))
    #expect(stage.warnings.isEmpty)
  }

  @Test("dismissing a presenter takes away everything over it")
  func chain() throws {
    let stage = try Stage.plain(200, 200, root: yellow)
    let first = presented(.overFullScreen, .red)
    let second = presented(.overFullScreen, .blue)
    try stage.perform { yellow.present(first, animated: false) }
    try stage.perform { first.present(second, animated: false) }
    #expect(try stage.snapshot().color(100, 100) == RGB(0, 0, 255))
    try stage.perform { yellow.dismiss(animated: true) }
    try stage.settle()
    #expect(try stage.snapshot().color(100, 100) == RGB(255, 255, 0))
    #expect(first.presentedViewController == nil && second.presentingViewController == nil)
  }

  @Test("a tap beside a form closes it unless it is modal")
  func tapBeside() throws {
    let stage = try Stage(try #require(Device.named("ipad-pro-9.7")), rootViewController: yellow)
    let form = presented(.formSheet, .red)
    form.isModalInPresentation = true
    try stage.perform { yellow.present(form, animated: false) }
    try stage.tap(at: CGPoint(x: 20, y: 500))
    try stage.settle()
    #expect(yellow.presentedViewController === form)
    form.isModalInPresentation = false
    try stage.tap(at: CGPoint(x: 20, y: 500))
    try stage.settle()
    #expect(yellow.presentedViewController == nil)
  }

  @Test("the window's root controller presents over a SwiftUI view")
  func presentOverSwiftUI() throws {
    let stage = try Stage(try #require(Device.named("iphone-13"))) { Color.yellow }
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    #expect(scene.keyWindow?.safeAreaInsets.top == 47)
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    let root = try #require(scene.windows.first?.rootViewController)
    try stage.perform { root.present(presented(.fullScreen, .red), animated: false) }
    #expect(try stage.snapshot().color(100, 100, scale: 3) == RGB(255, 0, 0))
  }

  private struct Measured: View {
    let width = UIScreen.main.bounds.width
    var body: some View { Color.red.frame(width: width / 2, height: 10).named("half") }
  }

  @Test("a stage's root view may ask for the screen while it is made")
  func screenOfRoot() throws {
    let lab = try Lab(300, 200) { Measured() }
    #expect(try lab.size("half").width == 150)
  }

  @Test("what is bound to a context in a card has the card's corners")
  func contextInCard() throws {
    let stage = try Stage(try #require(Device.named("ipad-pro-9.7")), rootViewController: yellow)
    let form = presented(.formSheet, .red)
    form.definesPresentationContext = true
    try stage.perform { yellow.present(form, animated: false) }
    try stage.perform { form.present(presented(.overCurrentContext, .blue), animated: false) }
    let picture = try stage.snapshot()
    // The form is 540 by 600 in the middle of 768 by 1024: its top left corner is (114, 212).
    #expect(picture.color(114.5, 212.5, scale: 2) == RGB(204, 204, 0))
    #expect(picture.color(130, 230, scale: 2) == RGB(0, 0, 255))
    try picture.save("context-in-card")
  }

  @Test("on a Mac a sheet floats at the size of a form")
  func mac() throws {
    let device = try #require(Device.named("mac-1280x800"))
    let stage = try Stage(device, rootViewController: yellow)
    let sheet = presented(.automatic, .red)
    try stage.perform { yellow.present(sheet, animated: false) }
    #expect(sheet.view.frameInWindow?.size == CGSize(width: 580, height: 640))
  }
}
