import Foundation
import Raster
import SwiftUI
import TestSupport
import Testing

@testable import SheetUI

/// Pictures that Apple's systems drew, as far as they can be drawn without Apple's fonts.
@MainActor
struct DeviceReferenceTests {
  /// The recorded view; a box of the recorded size stands for icon and text, 93 × 20.5 points.
  private var row: some View {
    Color(red: 0, green: 122.0 / 255, blue: 1)
      .frame(width: 93, height: 20.5)
      .padding(5)
      .background(
        RoundedRectangle(cornerRadius: 5, style: .circular)
          .fill(Color(red: 0, green: 122.0 / 255, blue: 1))
      )
      .padding(10)
      .background(Color(red: 1, green: 204.0 / 255, blue: 0))
  }

  private func reference(_ name: String) throws -> Bitmap {
    try PNGDecoder.decodeBitmap(SharedData.bytes("device-refs/\(name)"))
  }

  /// Compares two pictures of one size, leaving out the box of icon and text.
  ///
  /// - Returns: The largest difference of a channel, and where it is.
  private func worst(
    _ first: Bitmap, _ second: Bitmap, shift: (x: Int, y: Int) = (0, 0)
  ) -> (delta: Int, x: Int, y: Int) {
    var worst = (delta: 0, x: 0, y: 0)
    for y in 0..<first.height {
      for x in 0..<first.width {
        let (column, line) = (x - shift.x, y - shift.y)
        if (30...213).contains(column), (34...67).contains(line) { continue }
        let (a, b) = (first[x, y].rgba, second[x, y].rgba)
        for channel in 0..<4 {
          let delta = abs(Int(a[channel]) - Int(b[channel]))
          if delta > worst.delta { worst = (delta, x, y) }
        }
      }
    }
    return worst
  }

  @Test("the block on its own equals the recorded one but for the corners", .needsSharedData)
  func block() throws {
    let recorded = try reference("testSwiftUIView_iOS.1.png")
    let drawn = try Lab(123, 50.5, scale: 2) { row }.stage.snapshot()
    #expect(drawn.width == recorded.width && drawn.height == recorded.height)
    // The system's corners are up to 13 levels away from exact areas; everything else is equal.
    let worst = worst(recorded, drawn)
    #expect(worst.delta <= 13, "\(worst)")
    for y in 0..<recorded.height where !(20...81).contains(y) {
      for x in 0..<recorded.width { #expect(recorded[x, y] == drawn[x, y]) }
    }
  }

  @Test("on a larger canvas the block stands where the recorded one stands", .needsSharedData)
  func position() throws {
    let recorded = try reference("testSwiftUIView_iOS.fixed.png")
    let drawn = try Lab(200, 100, scale: 2) { row }.stage.snapshot()
    let worst = worst(recorded, drawn, shift: (77, 50))
    #expect(worst.delta <= 13, "\(worst)")
    #expect(drawn[76, 60].rgba == SIMD4(255, 255, 255, 255))
    #expect(drawn[77, 50] == recorded[77, 50] && drawn[322, 150] == recorded[322, 150])
  }

  @Test("a layer with an inner border equals the recorded one", .needsSharedData)
  func layer() throws {
    let drawn = try Lab(100, 100, scale: 3) {
      Color(red: 1, green: 0, blue: 0)
        .overlay { Rectangle().strokeBorder(Color.black, lineWidth: 4) }
    }
    .stage.snapshot()
    #expect(try drawn == reference("testCALayer.1.png"))
  }

  @Test("the row of icon and text has the recorded height, its own width and the recorded gaps")
  func rowSize() throws {
    let lab = try Lab(300, 100, scale: 2) {
      HStack {
        Image(systemName: "checkmark.circle.fill").named("icon")
        Text("Checked").fixedSize().named("text")
      }
      .padding(5).padding(10).named("row")
    }
    let (icon, text) = try (lab.frame("icon"), lab.frame("text"))
    #expect(text.height == 20.5 && abs(text.minX - icon.maxX - 8) < 1e-9)
    #expect(try lab.frame("row").height == 50.5)
    #expect(abs(icon.width - 17) < 0.5)
  }
}
