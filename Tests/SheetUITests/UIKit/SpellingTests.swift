import Foundation
import Raster
import SwiftUI
import Testing

@testable import SheetUI

/// Spellings that code relies on, and what they do.
@MainActor
@Suite(.serialized)
struct SpellingTests {
  final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var launches = 0
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      launches += 1
      return true
    }
  }

  struct Content: View {
    @EnvironmentObject var delegate: Delegate
    var body: some View {
      Button("launches \(delegate.launches)") { delegate.launches += 1 }
    }
  }

  struct Whole: App {
    @UIApplicationDelegateAdaptor(Delegate.self) var delegate
    var body: some Scene { WindowGroup { Content() } }
  }

  @Test("an app's delegate hears of one launch, and views follow it through the environment")
  func delegate() throws {
    let device = try #require(Device.named("iphone-15"))
    let stage = try Stage(device, app: Whole.self)
    #expect(UIApplication.shared.delegate is Delegate)
    try stage.tap("launches 1")
    _ = try stage.center(ofText: "launches 2")
  }

  @Test("a long press needs no name for its action")
  func longPress() throws {
    var presses = 0
    let lab = try Lab(100, 100) { Color.red.onLongPressGesture { presses += 1 } }
    let middle = CGPoint(x: 50, y: 50)
    try lab.stage.touchDown(at: middle)
    try lab.stage.advance(by: 1)
    try lab.stage.touchUp()
    #expect(presses == 1)
  }

  @Test("a tint may be a gradient, of which controls have the first color")
  func gradientTint() throws {
    let red = SheetUI.Color(red: 1, green: 0, blue: 0)
    let blue = SheetUI.Color(red: 0, green: 0, blue: 1)
    let lab = try Lab(100, 100) {
      Rectangle().fill(.tint)
        .tint(LinearGradient(colors: [red, blue], startPoint: .top, endPoint: .bottom))
        .ignoresSafeArea()
    }
    let picture = try lab.stage.snapshot()
    #expect(picture.color(50, 1).red > 240 && picture.color(50, 98).blue > 240)
    let text = try Lab(100, 100) {
      Button("x") {}.tint(LinearGradient(colors: [red, blue], startPoint: .top, endPoint: .bottom))
    }
    #expect(try text.stage.layoutTree().contains("#FF0000"))
  }

  @Test("the outline of a button is a shape")
  func buttonBorder() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(ButtonBorderShape.capsule.path(in: rect).boundingRect == rect)
    #expect(ButtonBorderShape.circle.inset(by: 2).path(in: rect).boundingRect.height == 16)
    let view = Color.red.clipShape(.buttonBorder)
    _ = view
  }

  @Test("a picture's bytes are read back whatever they are called")
  func pictureBytes() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    let bytes = try #require(picture.jpegData(compressionQuality: 0.8))
    #expect(UIImage(data: bytes) != nil)
    let small = try #require(picture.preparingThumbnail(of: CGSize(width: 2, height: 2)))
    #expect(small.size == CGSize(width: 2, height: 1))
  }

  @Test("dates go through formatters")
  func formatters() throws {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    formatter.timeZone = TimeZone(identifier: "UTC")
    let date = Date(timeIntervalSince1970: 0)
    let lab = try Lab(200, 100) {
      Text(date, formatter: formatter)
      Text("in \(date, formatter: formatter)")
    }
    _ = try lab.stage.center(ofText: "1970")
    _ = try lab.stage.center(ofText: "in 1970")
  }
}
