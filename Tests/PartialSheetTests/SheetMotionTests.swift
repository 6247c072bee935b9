import Foundation
import PartialSheet
import Raster
import SheetUI
import SwiftUI
import Testing

@MainActor
struct SheetMotionTests {
  /// Progress of the spring 300/30 with initial velocity 10, in closed form.
  static func progress(_ t: Double) -> Double {
    let (w0, zeta) = (300.0.squareRoot(), 30 / (2 * 300.0.squareRoot()))
    let wd = w0 * (1 - zeta * zeta).squareRoot()
    let b = (zeta * w0 - 10) / wd
    return 1 - exp(-zeta * w0 * t) * (cos(wd * t) + b * sin(wd * t))
  }

  @Test("the way in follows the spring at every sixtieth of a second")
  func slideIn() throws {
    let sheet = try SheetStage.plain()
    try sheet.stage.advance(to: 1)
    try sheet.stage.perform { sheet.model.isPresented = true }
    for frame in 0...29 {
      let t = Double(frame) / 60
      let right = 844 - 274 * Self.progress(t)
      #expect(abs(try sheet.top(at: 1 + t) - right) < 0.01, "at \(t)")
    }
    #expect(abs(try sheet.top(at: 1.1) - 636.5) < 0.01)
    let highest = try sheet.top(at: 1 + 0.3023)
    #expect(abs((570 - highest) / 274 - 0.0062) < 0.0001)
  }

  @Test("content of whatever width is in its place across from the first instant")
  func contentStandsStill() throws {
    let sheet = try SheetStage { model in
      SheetScene(model: model) {
        Color.red.frame(width: 100, height: model.contentHeight)
          .accessibilityIdentifier("content")
      }
    }
    try sheet.stage.perform { sheet.model.isPresented = true }
    for time in [0, 0.05, 0.1, 0.5] {
      let frame = try sheet.frame("content", at: time)
      #expect(frame.minX == 145)
      #expect(frame.size == CGSize(width: 100, height: 200))
    }
  }

  @Test("the content is still there while the sheet slides out, however slowly")
  func contentStays() throws {
    let sheet = try SheetStage { model in
      SheetScene(model: model, slide: PSSlideAnimation(slideOut: .easeOut(duration: 2))) {
        ModelContent(model: model, color: Color(red: 1, green: 0, blue: 0))
      }
    }.opened()
    let start = sheet.stage.time
    try sheet.stage.perform { sheet.model.isPresented = false }
    for delay in [0.05, 0.1, 0.15, 0.5, 1.0] {
      let red = try sheet.stage.snapshot(at: start + delay).pixels
        .filter { $0 == PremultipliedPixel(255, 0, 0, 255) }
      #expect(!red.isEmpty, "after \(delay) s")
    }
    try sheet.stage.settle()
    #expect(!(try sheet.stage.layoutTree()).contains("id=content"))
  }

  @Test("a sheet that is opened again at once keeps its content")
  func reopened() throws {
    let sheet = try SheetStage.plain()
    try sheet.stage.perform { sheet.model.isPresented = true }
    try sheet.stage.advance(to: 0.1)
    try sheet.stage.tap(at: CGPoint(x: 195, y: 100))
    #expect(sheet.model.dismissals == 1)
    try sheet.stage.advance(to: 0.2)
    try sheet.stage.perform { sheet.model.isPresented = true }
    try sheet.stage.advance(to: 1)
    #expect(try sheet.top() == 570)
    #expect(try sheet.frame("content").minY == 610)
    #expect(sheet.model.dismissals == 1)
  }

  @Test(
    "a drag moves the sheet freely down and reluctantly up",
    arguments: [(100, 670), (-50, 520), (-51, 519.7), (-150, 490)] as [(CGFloat, CGFloat)])
  func drag(way: CGFloat, top: CGFloat) throws {
    let sheet = try SheetStage.plain(color: .white).opened()
    try sheet.stage.touchDown(at: CGPoint(x: 195, y: 590))
    try sheet.stage.touchMove(to: CGPoint(x: 195, y: 590 + way))
    #expect(abs(try sheet.top() - top) < 0.001)
    let picture = try sheet.stage.snapshot()
    for column in 0..<390 {
      #expect(picture[column, 843] == PremultipliedPixel(255, 255, 255, 255))
    }
  }

  @Test("a finger that still moves down closes the sheet, one that moves up keeps it")
  func release() throws {
    let sheet = try SheetStage.plain().opened()
    try sheet.stage.drag(
      from: CGPoint(x: 195, y: 590), by: CGSize(width: 0, height: 30),
      velocity: CGSize(width: 0, height: -300))
    try sheet.stage.settle()
    #expect(sheet.model.isPresented)
    #expect(try sheet.top() == 570)
    try sheet.stage.drag(
      from: CGPoint(x: 195, y: 590), by: CGSize(width: 0, height: 30),
      velocity: CGSize(width: 0, height: 300))
    try sheet.stage.settle()
    #expect(!sheet.model.isPresented)
    #expect(sheet.model.dismissals == 1)
    #expect(try sheet.top() == 844)
  }

  @Test("a finger at rest closes the sheet beyond half of its height")
  func releaseAtRest() throws {
    for (way, stays) in [(130, true), (140, false)] as [(CGFloat, Bool)] {
      let sheet = try SheetStage.plain().opened()
      try sheet.stage.drag(from: CGPoint(x: 195, y: 590), by: CGSize(width: 0, height: way))
      try sheet.stage.settle()
      #expect(sheet.model.isPresented == stays)
    }
  }

  @Test("a drag that the system takes away leaves no trace")
  func cancelledDrag() throws {
    let sheet = try SheetStage.plain().opened()
    let before = try sheet.stage.snapshot()
    try sheet.stage.touchDown(at: CGPoint(x: 195, y: 590))
    try sheet.stage.touchMove(to: CGPoint(x: 195, y: 530))
    #expect(try sheet.top() < 570)
    try sheet.stage.touchCancel()
    try sheet.stage.advance(by: 1)
    #expect(try sheet.stage.snapshot() == before)
  }

  @Test("points hit what is drawn there")
  func hits() throws {
    for (x, y, closes) in [(195, 569, true), (195, 571, false), (1, 571, true)]
      as [(CGFloat, CGFloat, Bool)]
    {
      let sheet = try SheetStage.plain().opened()
      try sheet.stage.tap(at: CGPoint(x: x, y: y))
      #expect(sheet.model.isPresented == !closes, "at (\(x), \(y))")
    }
  }

  @Test("without a cover nothing beside the sheet closes it, and code still does")
  func coverDisabled() throws {
    let style = PSIphoneStyle(
      background: .solid(.white), handleBarStyle: .none, cover: .disabled, cornerRadius: 10)
    let sheet = try SheetStage.plain(style: style).opened()
    try sheet.stage.tap(at: CGPoint(x: 195, y: 100))
    #expect(sheet.model.isPresented)
    #expect(try sheet.pixel(195, 100) == [255, 255, 255])
    try sheet.stage.perform { sheet.model.isPresented = false }
    try sheet.stage.settle()
    #expect(try sheet.top() == 844)
    #expect(sheet.model.dismissals == 0)
  }

  @Test("a scroll sheet that is pulled down far enough closes")
  func pull() throws {
    let sheet = try SheetStage { model in
      SheetScene(model: model, type: .scrollView(height: 300, showsIndicators: false)) {
        Color.red.frame(height: 900)
      }
    }.opened()
    try sheet.stage.touchDown(at: CGPoint(x: 195, y: 600))
    try sheet.stage.touchMove(to: CGPoint(x: 195, y: 640))
    #expect(sheet.model.isPresented)
    try sheet.stage.touchMove(to: CGPoint(x: 195, y: 780))
    #expect(!sheet.model.isPresented)
    #expect(sheet.model.dismissals == 1)
    try sheet.stage.touchUp()
  }

  @Test("a PSButton changes its binding, calls its action and rests")
  func button() throws {
    final class Counter { var count = 0 }
    let counter = Counter()
    struct Presenter: View {
      let counter: Counter
      @State private var isOn = false
      var body: some View {
        PSButton(
          isPresenting: $isOn, action: { counter.count += 1 },
          label: { Text(isOn ? "on" : "off") })
      }
    }
    let device = try #require(Device.named("iphone-13"))
    let stage = try Stage(device) { Presenter(counter: counter) }
    try stage.tap("off")
    #expect(counter.count == 1)
    try stage.tap("on")
    #expect(counter.count == 1)
    try stage.advance(by: 0.6)
    try stage.tap("on")
    #expect(counter.count == 2)
  }

  @Test("before a sheet opens and after it has gone, only the presenter is to be seen")
  func hidden() throws {
    let device = try #require(Device.named("iphone-13"))
    let configuration = StageConfiguration(device: device, scale: 1)
    let alone = try Stage(configuration) { Color.white.ignoresSafeArea() }.snapshot()
    let sheet = try SheetStage.plain()
    #expect(try sheet.stage.snapshot() == alone)
    let start = sheet.stage.time
    try sheet.stage.perform { sheet.model.isPresented = true }
    // Ten points above the edge the shadow's darkness is 0.13 times a normal share of 0.159.
    let shadow = try sheet.pixel(195, 833, at: start)[0]
    #expect(shadow < 255 && shadow > 245)
    try sheet.stage.settle()
    try sheet.stage.perform { sheet.model.isPresented = false }
    try sheet.stage.settle()
    #expect(try sheet.stage.snapshot() == alone)
  }
}
