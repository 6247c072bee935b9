import Foundation
import Raster
import SwiftUI
import Testing

@testable import SheetUI

@MainActor
struct KeyboardViewTests {
  private typealias Color = SheetUI.Color

  @Test("a keyboard hides no more than its height, however low", arguments: [20, 100, 336])
  func keyboardHeight(_ height: CGFloat) throws {
    let device = try #require(Device.named("iphone-13"))
    let stage = try Stage(StageConfiguration(device: device, scale: 1)) {
      Color(red: 1, green: 0, blue: 0).ignoresSafeArea()
    }
    try stage.showKeyboard(height: height)
    try stage.settle()
    let picture = try stage.snapshot()
    let top = 844 - Int(height)
    for x in [0, 100, 389] {
      #expect(picture[x, top - 1].rgba.y == 0)
      #expect(picture[x, top].rgba.y > 100)
      #expect(picture[x, 843].rgba.y > 100)
    }
  }
}
