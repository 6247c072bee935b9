import Foundation
import PartialSheet
import Raster
import SheetUI
import SwiftUI
import Testing

/// The rules of placement and motion on other devices, with other springs and other contents.
@MainActor
struct SheetVariantTests {
  /// Progress of a spring in closed form; more damping than the critical one counts as critical.
  static func spring(
    _ stiffness: Double, _ damping: Double, _ velocity: Double, at t: Double
  ) -> Double {
    let w0 = stiffness.squareRoot()
    let zeta = damping / (2 * w0)
    guard zeta < 1 else { return 1 - (1 + (w0 - velocity) * t) * exp(-w0 * t) }
    let wd = w0 * (1 - zeta * zeta).squareRoot()
    let b = (zeta * w0 - velocity) / wd
    return 1 - exp(-zeta * w0 * t) * (cos(wd * t) + b * sin(wd * t))
  }

  @Test(
    "the way in follows any interpolating spring, and the way out mirrors it",
    arguments: [(170, 15, 0), (200, 6, 0), (100, 20, 5), (100, 30, 0), (300, 30, 0), (50, 4, 12)]
      as [(Double, Double, Double)])
  func springs(stiffness: Double, damping: Double, velocity: Double) throws {
    let animation = Animation.interpolatingSpring(
      stiffness: stiffness, damping: damping, initialVelocity: velocity)
    let sheet = try SheetStage { model in
      SheetScene(model: model, slide: PSSlideAnimation(slideIn: animation, slideOut: animation)) {
        ModelContent(model: model, color: .red)
      }
    }
    try sheet.stage.perform { sheet.model.isPresented = true }
    for frame in 0...24 {
      let t = Double(frame) / 60
      let right = 844 - 274 * Self.spring(stiffness, damping, velocity, at: t)
      #expect(abs(try sheet.top(at: t) - right) < 0.01, "at \(t)")
    }
    try sheet.stage.settle()
    #expect(try sheet.top() == 570)
    let start = sheet.stage.time
    try sheet.stage.perform { sheet.model.isPresented = false }
    for frame in 0...24 {
      let t = Double(frame) / 60
      let right = 570 + 274 * Self.spring(stiffness, damping, velocity, at: t)
      #expect(abs(try sheet.top(at: start + t) - right) < 0.01, "out at \(t)")
    }
    try sheet.stage.settle()
    #expect(try sheet.top() == 844)
  }

  @Test("a way in that takes a second is half way through after half a second")
  func plainCurves() throws {
    for (animation, middle) in [(.linear(duration: 1), 707), (.easeInOut(duration: 1), 707)]
      as [(Animation, CGFloat)]
    {
      let sheet = try SheetStage { model in
        SheetScene(model: model, slide: PSSlideAnimation(slideIn: animation)) {
          ModelContent(model: model, color: .red)
        }
      }
      try sheet.stage.perform { sheet.model.isPresented = true }
      #expect(abs(try sheet.top(at: 0.5) - middle) < 0.01)
      try sheet.stage.settle()
      #expect(try sheet.top() == 570)
    }
  }

  @Test(
    "on every phone the content ends at the safe area's bottom",
    arguments: [
      "iphone-se", "iphone-13", "iphone-13-mini", "iphone-15-pro", "iphone-16-pro-max",
      "iphone-14-plus",
    ], [Device.Orientation.portrait, .landscape])
  func phones(id: String, orientation: Device.Orientation) throws {
    let device = try #require(Device.named(id))
    let screen = device.screen(in: orientation)
    let sheet = try SheetStage(device: id, orientation: orientation) { model in
      SheetScene(model: model) { ModelContent(model: model, color: .red) }
    }.opened()
    let (height, area) = (screen.size.height, screen.safeArea)
    for content in [1, 33.5, 150, height, 2 * height] {
      try sheet.stage.perform { sheet.model.contentHeight = content }
      try sheet.stage.settle()
      let top = max(area.top, height - area.bottom - content - 40)
      #expect(abs(try sheet.top() - top) < 1e-6, "content of \(content)")
      let frame = try sheet.frame("content")
      #expect(frame.minX == area.leading && frame.maxX == screen.size.width - area.trailing)
    }
  }

  @Test("a fixed frame round greedy content counts, and so does the content of a scroll sheet")
  func greedy() throws {
    let sheet = try SheetStage { model in
      SheetScene(model: model) { ScrollView { Color.red.frame(height: 2000) }.frame(height: 300) }
    }.opened()
    #expect(try sheet.top() == 470)
    let low = try SheetStage { model in
      SheetScene(model: model, type: .scrollView(height: 300, showsIndicators: true)) {
        Color(red: 1, green: 0, blue: 0).frame(height: 100)
      }
    }.opened()
    #expect(try low.top() == 470)
    #expect(try low.pixel(195, 609) == [255, 0, 0])
    #expect(try low.pixel(195, 610) == [255, 255, 255])
  }

  @Test("without a handle and with a keyboard, a scroll sheet stands on the keyboard")
  func scrollOnKeyboard() throws {
    let sheet = try SheetStage { model in
      SheetScene(
        model: model, type: .scrollView(height: 250, showsIndicators: false),
        style: SheetPlacementTests.noHandle
      ) { Color.red.frame(height: 600) }
    }.opened()
    try sheet.stage.showKeyboard(height: 335)
    try sheet.stage.settle()
    #expect(try sheet.top() == 844 - 335 - 250)
  }

  @Test("detents of 300 and 700 points are 400 apart, with handle and without")
  func oneRule() throws {
    for style in [PSIphoneStyle.defaultStyle(), SheetPlacementTests.noHandle] {
      let low = try SheetStage.plain(height: 300, style: style).opened().top()
      let high = try SheetStage.plain(height: 700, style: style).opened().top()
      #expect(low - high == 400)
    }
  }

  @Test("a drag far up stops changing where the sheet has no more room")
  func farUp() throws {
    let sheet = try SheetStage.plain(height: 700).opened()
    try sheet.stage.touchDown(at: CGPoint(x: 195, y: 90))
    try sheet.stage.touchMove(to: CGPoint(x: 195, y: 60))
    #expect(try sheet.top() == 47)
    let low = try SheetStage.plain(height: 10).opened()
    #expect(try low.top() == 760)
    try low.stage.touchDown(at: CGPoint(x: 195, y: 780))
    try low.stage.touchMove(to: CGPoint(x: 195, y: 10))
    #expect(abs(try low.top() - (760 - 50 - 720 * 0.3)) < 0.001)
  }

  /// Styles as sheet code keeps them: constants of a type that belongs to no actor.
  nonisolated enum Styles {
    static let phone = PSIphoneStyle(
      background: .blur(.thinMaterial), handleBarStyle: .none, cover: .disabled, cornerRadius: 0)
    static let pad = PSIpadMacStyle(backgroundColor: .white, closeButtonStyle: .none)
    static let slide = PSSlideAnimation(slideIn: .linear(duration: 1))
    static let type = PSType.scrollView(height: 100, showsIndicators: false)
  }

  @Test("styles can be constants in Swift 6, too")
  func constants() throws {
    let sheet = try SheetStage { model in
      SheetScene(
        model: model, type: Styles.type, style: Styles.phone, padStyle: Styles.pad,
        slide: Styles.slide
      ) { Color.red.frame(height: 50) }
    }
    try sheet.stage.perform { sheet.model.isPresented = true }
    #expect(abs(try sheet.top(at: 0.5) - 777) < 0.01)
    try sheet.stage.settle()
    #expect(try sheet.top() == 710)
  }
}
