import Foundation
import Raster
import TestSupport
import Testing

struct PNGEncoderTests {
  private func inspect(_ image: StraightImage) throws -> PNGInspection {
    let bytes = try PNGEncoder.encode(image)
    #expect(try PNGDecoder.decode(bytes) == image)
    return try PNGInspection(bytes)
  }

  private func grays(_ values: [UInt8]) -> StraightImage {
    TestImages.mosaic(values.map { SIMD4($0, $0, $0, 255) }, width: 97, height: 61, seed: 3)
  }

  private func colors(_ count: Int, alpha: UInt8 = 255) -> StraightImage {
    let colors: [SIMD4<UInt8>] = (0..<count).map { number in
      let (low, high) = (UInt8(number & 255), UInt8(number >> 8))
      return SIMD4(low, high * 40, 7, alpha)
    }
    return TestImages.mosaic(colors, width: 97, height: 61, seed: 4)
  }

  @Test("gray values are stored in the fewest bits that hold them")
  func grayDepths() throws {
    let cases: [([UInt8], Int)] = [
      ([0, 255], 1), ([0, 85, 170, 255], 2), ([17, 34, 51, 68, 85], 4),
    ]
    for (values, depth) in cases {
      let inspection = try inspect(grays(values))
      #expect(inspection.colorType == .gray && inspection.bitDepth == depth)
    }
    let all = try inspect(grays((0...255).map { $0 }))
    #expect(all.colorType == .gray && all.bitDepth == 8)
    // Two grays that gray of one bit can't hold: a palette of one bit is smaller than gray of 8.
    let palette = try inspect(grays([3, 200]))
    #expect(palette.colorType == .palette && palette.bitDepth == 1)
  }

  @Test(
    "up to 256 colors are stored as a palette of the fewest bits",
    arguments: [(2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (256, 8)])
  func paletteDepths(_ count: Int, _ depth: Int) throws {
    let opaque = try inspect(colors(count))
    #expect(opaque.colorType == .palette && opaque.bitDepth == depth)
    let translucent = try inspect(colors(count, alpha: 99))
    #expect(translucent.colorType == .palette && translucent.bitDepth == depth)
    #expect(translucent.chunks.contains("tRNS") && !opaque.chunks.contains("tRNS"))
  }

  @Test("more colors are stored as RGB, and with alpha only where a pixel needs it")
  func trueColor() throws {
    #expect(try inspect(colors(300)).colorType == .rgb)
    #expect(try inspect(colors(300, alpha: 1)).colorType == .rgba)
    let gray: [SIMD4<UInt8>] = (0..<300).map { number in
      let level = UInt8(number & 255)
      return SIMD4(level, level, level, UInt8(number / 2))
    }
    let image = TestImages.mosaic(gray, width: 97, height: 61, seed: 5)
    #expect(try inspect(image).colorType == .grayAlpha)
  }

  @Test("odd widths of packed pixels come back")
  func oddWidths() throws {
    for width in 1...17 {
      for count in [2, 4, 16] {
        let palette: [SIMD4<UInt8>] = (0..<count).map { number in
          let level = UInt8(number)
          return SIMD4(level, 9, 9, 255 - level)
        }
        _ = try inspect(TestImages.mosaic(palette, width: width, height: 3, seed: UInt64(width)))
      }
    }
  }

  @Test("the file says sRGB, holds no time, and is the same twice")
  func determinism() throws {
    let image = TestImages.noise(width: 33, height: 20, seed: 1)
    let bytes = try PNGEncoder.encode(image, fingerprint: "abc")
    #expect(try bytes == PNGEncoder.encode(image, fingerprint: "abc"))
    #expect(try PNGInspection(bytes).chunks == ["IHDR", "sRGB", "tEXt", "IDAT", "IEND"])
  }

  @Test(
    "a fingerprint comes back, in any script", arguments: ["", "sheetshot 1.0 ab12", "Größe 寸法"])
  func fingerprints(_ text: String) throws {
    let image = StraightImage(width: 1, height: 1)
    let bytes = try PNGEncoder.encode(image, fingerprint: text)
    #expect(try PNGInspection(bytes).fingerprint == text)
    #expect(throws: CodecError.parameter(.text)) {
      try PNGEncoder.encode(image, fingerprint: "a\0b")
    }
  }

  @Test("a picture without pixels is refused")
  func emptyPicture() {
    #expect(throws: CodecError.parameter(.size(width: 0, height: 5))) {
      try PNGEncoder.encode(StraightImage(width: 0, height: 5))
    }
  }

  @Test("another tool finds no fault in the files")
  func pngcheck() throws {
    let images = [
      grays([0, 255]), grays([0, 17, 255]), colors(3), colors(256, alpha: 8), colors(300),
      TestImages.noise(width: 50, height: 40, seed: 2),
    ]
    for (number, image) in images.enumerated() {
      let name = "sheetshot-check-\(ProcessInfo.processInfo.processIdentifier)-\(number).png"
      let path = FileManager.default.temporaryDirectory.appendingPathComponent(name)
      try Data(PNGEncoder.encode(image, fingerprint: "x")).write(to: path)
      defer { try? FileManager.default.removeItem(at: path) }
      if let status = try ExternalTool.run("pngcheck", ["-v", path.path]) { #expect(status == 0) }
    }
  }

  @Test("equal pixels stored in other ways are equal pictures", .needsSharedData)
  func otherStorage() throws {
    // Other filters, compression, interlacing, palette or not, and with text.
    for (a, b) in [("basn0g08", "basi0g08"), ("cs8n2c08", "cs8n3p08"), ("ctzn0g04", "cm0n0g04")] {
      let first = try PNGDecoder.decode(SharedData.bytes("pngsuite/valid/\(a).png"))
      let second = try PNGDecoder.decode(SharedData.bytes("pngsuite/valid/\(b).png"))
      #expect(ImageComparison.compare(first, second) == .identical)
    }
  }
}
