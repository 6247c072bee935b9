import TestSupport
import Testing

@testable import Raster

/// A backdrop and what the materials made of it on a screen (materials.md, measured swatches).
struct Swatch: Sendable, CustomTestStringConvertible {
  var backdrop: [Int]
  /// Ultra thin, thin, regular, thick, bar: red, green, blue each.
  var light: [[Double]]
  var dark: [[Double]]
  var testDescription: String { "\(backdrop)" }

  private static func grey(_ values: [Double]) -> [[Double]] { values.map { [$0, $0, $0] } }

  static let all: [Swatch] = [
    Swatch(
      backdrop: [0, 0, 0], light: grey([88.7, 141.2, 196.7, 234, 178.4]),
      dark: grey([31.8, 32, 31.8, 30, 18.8])),
    Swatch(
      backdrop: [64, 64, 64], light: grey([130, 175.2, 208, 237, 210.4]),
      dark: grey([63.4, 55.9, 53.8, 39, 58.7])),
    Swatch(
      backdrop: [128, 128, 128], light: grey([169.3, 200.3, 222.8, 243, 239.6]),
      dark: grey([100, 76, 63.8, 42, 74.9])),
    Swatch(
      backdrop: [191, 191, 191], light: grey([209.3, 222.2, 237.7, 246, 254.9]),
      dark: grey([137.8, 98.1, 71.8, 42, 79.9])),
    Swatch(
      backdrop: [255, 255, 255], light: grey([245, 245.1, 244.9, 246, 247.2]),
      dark: grey([176.8, 125.8, 84, 36, 87.8])),
    Swatch(
      backdrop: [255, 0, 0],
      light: [
        [234, 93, 93], [254.9, 141.2, 141.2], [254.9, 185.8, 185.8], [254.9, 225.9, 225.9],
        [254.9, 190.6, 190.6],
      ],
      dark: [
        [168.8, 29, 29], [159.1, 21.9, 21.9], [126, 30.2, 30.3], [75.4, 30, 30], [156.1, 28, 28],
      ]),
    Swatch(
      backdrop: [0, 255, 0],
      light: [
        [101.6, 244, 101.6], [120.1, 254.9, 120.2], [167, 254.9, 167], [213.9, 254.9, 213.9],
        [203.6, 254.9, 203.6],
      ],
      dark: [[32, 172.6, 32], [0.1, 133, 0.1], [2, 97.6, 2], [9, 54.5, 9], [0.1, 114, 0.1]]),
    Swatch(
      backdrop: [0, 0, 255],
      light: [
        [90, 90, 230.3], [141.1, 141.2, 254.9], [192.1, 192.1, 254.9], [231, 231, 254.9],
        [182.2, 182.2, 252.6],
      ],
      dark: [
        [30.2, 30.3, 169], [27.8, 27.9, 165.1], [32.2, 32.2, 128.3], [30, 30, 77.1],
        [24.1, 24.2, 152.6],
      ]),
    Swatch(
      backdrop: [200, 120, 60],
      light: [
        [210.7, 166.3, 133], [239.1, 195.8, 163.2], [251, 220.1, 197.9], [254.9, 240.9, 231],
        [254.9, 238.2, 221.6],
      ],
      dark: [
        [139, 95, 61.8], [114, 70, 38], [90, 59.8, 37.8], [54.4, 39, 30], [108.9, 69.7, 39],
      ]),
    Swatch(
      backdrop: [60, 140, 160],
      light: [
        [131.3, 176, 187.3], [165.1, 208, 218.2], [198.1, 228, 236.9], [231, 243.9, 249],
        [221.6, 243.2, 247.6],
      ],
      dark: [
        [63, 107.8, 118.8], [40, 83.8, 94.1], [39.8, 69.8, 75.8], [30, 45.5, 48.4],
        [42.1, 82.8, 92.8],
      ]),
    Swatch(
      backdrop: [180, 150, 140],
      light: [
        [201.3, 184, 179.3], [222.5, 208, 202], [240.8, 228, 224.2], [249, 243, 243],
        [254.9, 247, 244.6],
      ],
      dark: [
        [128.2, 112.3, 107.8], [98.1, 82, 78], [75.8, 65.8, 61.8], [48.4, 42, 39],
        [90.8, 74.7, 69.9],
      ]),
  ]
}

@Suite("Materials")
struct MaterialCurveTests {
  private static let kinds: [BackdropMaterial.Kind] = [.ultraThin, .thin, .regular, .thick, .bar]

  @Test("solid backdrops give the measured swatches within 3 levels", arguments: Swatch.all)
  func swatches(_ swatch: Swatch) {
    let b = swatch.backdrop.map { UInt8($0) }
    for (i, kind) in Self.kinds.enumerated() {
      for dark in [false, true] {
        let result = drawn(
          [.backdrop(box(2, 2, 8, 8), .recipe(kind, dark: dark))], 12, 12,
          on: Color(bytes: b[0], b[1], b[2]))
        let measured = (dark ? swatch.dark : swatch.light)[i]
        for c in 0..<3 {
          #expect(abs(Double(bytes(result, 5, 5)[c]) - measured[c]) <= 3, "\(kind) \(dark)")
        }
        #expect(bytes(result, 5, 5)[3] == 255 && bytes(result, 0, 0) == swatch.backdrop + [255])
      }
    }
  }

  @Test(
    "a uniform backdrop stays uniform up to every edge", arguments: BackdropMaterial.Kind.allCases)
  func uniform(_ kind: BackdropMaterial.Kind) {
    let result = drawn(
      [.backdrop(box(0, 0, 40, 40), .recipe(kind, dark: false))], 120, 120,
      on: Color(bytes: 128, 128, 128), scale: 3)
    #expect(result.pixels.allSatisfy { $0 == result.pixels[0] && $0.rgba.w == 255 })
  }

  @Test("a material without tint leaves a uniform host exactly as it is", arguments: [1.0, 10, 45])
  func plainBlur(_ radius: Double) {
    let plain = BackdropMaterial(
      blurRadius: radius, saturation: 1, brightness: 0, luminanceAmount: 0,
      luminanceValues: .zero)
    let result = drawn(
      [.backdrop(box(0, 0, 64, 64), plain)], 64, 64, on: Color(bytes: 128, 128, 128))
    #expect(result.pixels.allSatisfy { $0 == PremultipliedPixel(128, 128, 128, 255) })
  }

  @Test("ultra thick is more opaque than thick", arguments: [false, true])
  func ultraThick(_ dark: Bool) {
    func range(_ kind: BackdropMaterial.Kind) -> Int {
      let item = DisplayList.Item.backdrop(box(0, 0, 4, 4), .recipe(kind, dark: dark))
      let values = [0, 64, 128, 192, 255].map { value in
        let byte = UInt8(value)
        return bytes(drawn([item], 4, 4, on: Color(bytes: byte, byte, byte)), 2, 2)[0]
      }
      return (values.max() ?? 0) - (values.min() ?? 0)
    }
    #expect(range(.ultraThick) <= range(.thick))
  }

  @Test("a light effect view over red and white has the device's shape", .needsSharedData)
  func deviceShape() throws {
    let material = BackdropMaterial(
      blurRadius: 6, saturation: 1.8, brightness: 0.3, luminanceAmount: 0.3,
      luminanceValues: .zero)
    let result = drawn(
      [
        filled(box(0, 0, 20, 40), Color(bytes: 255, 0, 0)), .backdrop(box(0, 0, 40, 40), material),
      ], 80, 80, scale: 2)
    let row = (0..<80).map { bytes(result, $0, 40) }
    #expect(row.allSatisfy { $0[0] == 255 && $0[1] == $0[2] && $0[3] == 255 })
    for y in 0..<80 { #expect((0..<80).allSatisfy { bytes(result, $0, y) == row[$0] }) }
    for (a, b) in zip(row, row.dropFirst()) { #expect(a[1] <= b[1]) }
    #expect(row[0] == row[1] && row[78] == row[79])
    #expect(abs(row[39][1] + row[40][1] - row[0][1] - row[79][1]) <= 4)
  }
}
