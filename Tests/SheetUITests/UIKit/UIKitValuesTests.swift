import Foundation
import Raster
import SwiftUI
import Testing
import UIKit

@testable import SheetUI

@MainActor
struct UIKitValuesTests {
  private func bytes(_ color: UIColor, _ style: UIUserInterfaceStyle = .light) -> String {
    Color(uiColor: color).resolve(
      in: UITraitCollection(userInterfaceStyle: style).environment
    ).description
  }

  @Test("colors keep their components and follow the appearance")
  func colors() {
    #expect(bytes(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)) == "#FF8000FF")
    #expect(bytes(UIColor(white: 0.25, alpha: 0.5)) == "#40404080")
    #expect(bytes(.systemBackground) == "#FFFFFFFF")
    #expect(bytes(.systemBackground, .dark) == "#000000FF")
    #expect(bytes(.secondaryLabel.withAlphaComponent(1)) == "#3C3C43FF")
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red != UIColor.systemRed)
    #expect(Color(UIColor.systemRed) == Color.red)
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(bytes(dynamic) == "#000000FF")
    #expect(bytes(dynamic, .dark) == "#FFFFFFFF")
  }

  @Test("flexible lengths share what a superview grows by")
  func autoresizing() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let filling = UIView(frame: outer.bounds)
    filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let centered = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    centered.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    let fixed = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    for view in [filling, centered, fixed] { outer.addSubview(view) }
    outer.frame.size = CGSize(width: 300, height: 200)
    #expect(filling.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(centered.frame == CGRect(x: 140, y: 90, width: 20, height: 20))
    #expect(fixed.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("views are boxes: background, corner radius, opacity, clipping, order")
  func boxes() throws {
    let root = ColorController(.white)
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    box.backgroundColor = .black
    box.layer.cornerRadius = 20
    box.clipsToBounds = true
    let inner = UIView(frame: CGRect(x: 20, y: 0, width: 100, height: 40))
    inner.backgroundColor = .red
    inner.alpha = 0.5
    box.addSubview(inner)
    root.view.addSubview(box)
    let stage = try Stage.plain(100, 60, root: root)
    let picture = try stage.snapshot()
    #expect(picture.color(10, 10) == RGB(255, 255, 255))
    #expect(picture.color(20, 30) == RGB(0, 0, 0))
    #expect(picture.color(40, 30).isNear(RGB(128, 0, 0)))
    #expect(picture.color(70, 30) == RGB(255, 255, 255))
    try stage.perform { box.isHidden = true }
    #expect(try stage.snapshot().color(20, 30) == RGB(255, 255, 255))
    try stage.perform {
      box.isHidden = false
      let front = UIView(frame: box.frame)
      front.backgroundColor = .green
      root.view.insertSubview(front, at: 5)
      root.view.sendSubviewToBack(box)
    }
    #expect(try stage.snapshot().color(20, 30) == RGB(0, 255, 0))
    try stage.perform { root.view.subviews.last?.removeFromSuperview() }
    #expect(try stage.snapshot().color(20, 30) == RGB(0, 0, 0))
  }

  @Test("a hosting controller shows a new root view, keeps state, and hears of the safe area")
  func hosting() throws {
    struct Content: View {
      let name: String
      @State private var count = 0

      var body: some View {
        GeometryReader { geometry in
          Button("\(name) \(count) \(Int(geometry.safeAreaInsets.top))") { count += 1 }
        }
      }
    }
    let hosting = UIHostingController(rootView: Content(name: "A"))
    hosting.title = "Title"
    let device = try #require(Device.named("iphone-13"))
    let stage = try Stage(
      device, rootViewController: UINavigationController(rootViewController: hosting))
    try stage.tap("A 0 91")
    try stage.perform { hosting.rootView = Content(name: "B") }
    #expect(try stage.layoutTree().contains("\"B 1 91\""))
    #expect(hosting.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
  }

  @Test("a navigation controller pushes and pops, from code, from its bar and by dismiss")
  func navigation() throws {
    struct Second: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Leave") { dismiss() } }
    }
    let first = ColorController(.yellow)
    first.title = "First"
    let navigation = UINavigationController(rootViewController: first)
    let device = try #require(Device.named("iphone-13"))
    let stage = try Stage(device, rootViewController: navigation)
    let second = UIHostingController(rootView: Second())
    second.title = "Second"
    try stage.perform { navigation.pushViewController(second, animated: true) }
    try stage.snapshot().save("navigation")
    #expect(try stage.layoutTree().contains("\"Second\""))
    try stage.advance(by: 0.5)
    try stage.tap("First")
    try stage.advance(by: 0.5)
    #expect(navigation.topViewController === first)
    #expect(
      first.calls == [
        "load", "willAppear", "didAppear", "willDisappear", "didDisappear", "willAppear",
        "didAppear",
      ])
    try stage.perform { navigation.pushViewController(second, animated: true) }
    try stage.advance(by: 0.5)
    try stage.tap("Leave")
    try stage.advance(by: 0.5)
    #expect(navigation.viewControllers == [first])
    try stage.perform { navigation.setNavigationBarHidden(true, animated: false) }
    #expect(first.view.safeAreaInsets.top == 47)
  }

  @Test("a picture from a file's bytes has its size in points and is drawn")
  func images() throws {
    let red = Bitmap(width: 4, height: 2, filledWith: PremultipliedPixel(255, 0, 0, 255))
    let data = Data(try PNGEncoder.encode(red))
    let image = try #require(UIImage(data: data, scale: 2))
    #expect(image.size == CGSize(width: 2, height: 1))
    #expect(image.pngData() == data)
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage(systemName: "xmark") != nil)
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    let root = UIHostingController(
      rootView: Image(uiImage: image).resizable().frame(width: 20, height: 20))
    #expect(try Stage.plain(40, 40, root: root).snapshot().color(20, 20) == RGB(255, 0, 0))
  }

  @Test("an outline rounds the corners that it is told to")
  func bezierPaths() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50),
      byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 20, height: 20))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 99, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 49)) && path.contains(CGPoint(x: 99, y: 49)))
    #expect(Path(path.cgPath).boundingRect == path.bounds)
  }
}
