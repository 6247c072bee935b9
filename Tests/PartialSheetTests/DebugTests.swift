import Foundation
import PartialSheet
import Raster
import SwiftUI
import Testing

@testable import SheetUI

@MainActor
struct DebugTests {
  @Test func debugging() throws {
    let sheet = try SheetStage.plain()
    try sheet.stage.advance(to: 1)
    try sheet.stage.perform { sheet.model.isPresented = true }
    for frame in 0...29 {
      let t = Double(frame) / 60
      let right = 844 - 274 * SheetMotionTests.progress(t)
      print(t, right, try sheet.top(at: 1 + t))
    }
  }
}
