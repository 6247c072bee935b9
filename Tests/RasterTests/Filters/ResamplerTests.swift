import TestSupport
import Testing

@testable import Raster

@Suite("Resampling")
struct ResamplerTests {
  private struct Table: Decodable {
    struct Input: Decodable { var premultipliedRgba8: [[[UInt8]]] }
    struct Output: Decodable {
      var filter: String
      var width: Int
      var height: Int
      var rows: [[[Double]]]
    }
    var input: Input
    var outputs: [Output]
  }

  @Test("the table's icons are within one level", .needsSharedData)
  func table() throws {
    let table: Table = try SharedData.json("numeric/resample.json")
    let rows = table.input.premultipliedRgba8
    var icon = Bitmap(width: 16, height: 16)
    for y in 0..<16 {
      for x in 0..<16 {
        let p = rows[y][x]
        icon[x, y] = PremultipliedPixel(p[0], p[1], p[2], p[3])
      }
    }
    var tested = 0
    for output in table.outputs {
      guard let filter = ResampleFilter(rawValue: output.filter) else { continue }
      tested += 1
      let result = icon.resampled(width: output.width, height: output.height, filter: filter)
      for y in 0..<output.height {
        for x in 0..<output.width {
          let exact = output.rows[y][x]
          let alpha = min(max(exact[3].rounded(), 0), 255)
          for c in 0..<4 {
            let right = min(max(exact[c].rounded(), 0), alpha)
            #expect(abs(Double(result[x, y].rgba[c]) - right) <= 1, "\(filter) \(x) \(y)")
          }
        }
      }
    }
    #expect(tested == 15)
  }

  @Test("hidden color under transparent pixels never shows")
  func hiddenColor() {
    var icon = Bitmap(width: 2, height: 1)
    icon[0, 0] = PremultipliedPixel(255, 0, 0, 255)
    let small = icon.resampled(width: 1, height: 1)[0, 0].rgba
    #expect(small == SIMD4(128, 0, 0, 128))
    for filter in ResampleFilter.allCases {
      let large = icon.resampled(width: 8, height: 4, filter: filter)
      for pixel in large.pixels where pixel.rgba.w > 0 {
        #expect(abs(Int(pixel.rgba.x) - Int(pixel.rgba.w)) <= 1)
        #expect(pixel.rgba.y == 0 && pixel.rgba.z == 0)
      }
    }
  }

  @Test("the same size copies and empty sizes are fine")
  func sizes() {
    let icon = Bitmap(width: 3, height: 2, filledWith: PremultipliedPixel(1, 2, 3, 4))
    #expect(icon.resampled(width: 3, height: 2) == icon)
    #expect(icon.resampled(width: 0, height: 2).pixels.isEmpty)
    #expect(
      Bitmap(width: 0, height: 0).resampled(width: 2, height: 2) == Bitmap(width: 2, height: 2))
  }
}
