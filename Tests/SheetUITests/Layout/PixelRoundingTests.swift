import Foundation
import Raster
import SwiftUI
import TestSupport
import Testing

@testable import SheetUI

/// Edges are rounded to device pixels at the very end, halves upwards.
@MainActor
struct PixelRoundingTests {
  @Test("edges go to the nearest pixel, halves upwards, and sizes follow")
  func edges() {
    let context = DrawContext(time: 0, scale: 2)
    let rect = context.snapped(CGRect(x: 0.25, y: 0.2, width: 1, height: 1.1))
    #expect(rect == CGRect(x: 0.5, y: 0, width: 1, height: 1.5))
    let below = context.snapped(CGRect(x: -0.25, y: -0.3, width: 0.5, height: 0.5))
    #expect(below == CGRect(x: 0, y: -0.5, width: 0.5, height: 0.5))
  }

  @Test("layout itself keeps fractions")
  func fractions() throws {
    let lab = try Lab(100, 100) { Color.red.frame(width: 33.3, height: 10.1).named("a") }
    #expect(try lab.frame("a").isNear(CGRect(x: 33.35, y: 44.95, width: 33.3, height: 10.1)))
  }

  @Test("neighbours that meet have no seam and no overlap at any size")
  func seams() throws {
    for width in stride(from: 20.0, through: 41, by: 0.7) {
      let lab = try Lab(50, 2, scale: 3) {
        HStack(spacing: 0) {
          ForEach(0..<5) { $0 % 2 == 0 ? Color.black : Color.white }
        }
        .frame(width: width)
        .background(Color.red)
      }
      let picture = try lab.stage.snapshot()
      let red = Pixels(picture).row(1).filter {
        $0 != [0, 0, 0, 255] && $0 != [255, 255, 255, 255]
      }
      #expect(red.isEmpty, "width \(width)")
    }
  }
}

/// Reads single pixels of an opaque picture, for tests.
struct Pixels {
  private let bitmap: Bitmap

  init(_ bitmap: Bitmap) { self.bitmap = bitmap }

  /// The red, green, blue and alpha of a pixel.
  func at(_ x: Int, _ y: Int) -> [UInt8] {
    let pixel = bitmap[x, y].rgba
    return [pixel.x, pixel.y, pixel.z, pixel.w]
  }

  /// The pixels of a row, from the left.
  func row(_ y: Int) -> [[UInt8]] { (0..<bitmap.width).map { at($0, y) } }
}
