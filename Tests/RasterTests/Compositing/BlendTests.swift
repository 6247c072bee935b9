import TestSupport
import Testing

@testable import Raster

/// The textbook formulas, in whole numbers.
enum SlowBlend {
  /// round((s·a + d·(unit − a)) / unit), half up.
  static func mean(_ s: Int, _ d: Int, share a: Int, unit: Int) -> Int {
    (2 * (s * a + d * (unit - a)) + unit) / (2 * unit)
  }
}

@Suite("Blending")
struct BlendTests {
  private struct Table: Decodable {
    struct Hashes: Decodable { var overAll: String }
    var sha256: Hashes
  }

  /// Paints a color over a row of pixels.
  private func row(_ pixels: [SIMD4<UInt8>], _ color: FixedColor) -> [SIMD4<UInt8>] {
    var pixels = pixels
    pixels.withUnsafeMutableBufferPointer { buffer in
      if let base = buffer.baseAddress { RowKernel.fill(base, buffer.count, color) }
    }
    return pixels
  }

  @Test("every byte over every opaque byte at every alpha is exact", .needsSharedData)
  func overAll() throws {
    let table: Table = try SharedData.json("numeric/blend.json")
    let backdrops = (0...255).map { SIMD4<UInt8>(UInt8($0), UInt8($0), UInt8($0), 255) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(1 << 24)
    for s in 0...255 {
      for a in 0...255 {
        let color = Color(
          red: Double(s) / 255, green: Double(s) / 255, blue: Double(s) / 255,
          alpha: Double(a) / 255)
        for pixel in row(backdrops, FixedColor(color)) { bytes.append(pixel.y) }
      }
    }
    #expect(SHA256.hexDigest(of: bytes) == table.sha256.overAll)
  }

  @Test("the 32-bit way gives the same as the 16-bit way")
  func waysAgree() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let color = FixedColor(
        color: SIMD4(
          UInt32.random(in: 0...255, using: &random) << 8,
          UInt32.random(in: 0...255, using: &random) << 8,
          UInt32.random(in: 0...255, using: &random) << 8, FixedColor.one),
        alpha: UInt32.random(in: 0...255, using: &random) << 8)
      let alpha = UInt8.random(in: 0...255, using: &random)
      let pixel = SIMD4<UInt8>(
        UInt8.random(in: 0...alpha, using: &random), UInt8.random(in: 0...alpha, using: &random),
        UInt8.random(in: 0...alpha, using: &random), alpha)
      let wide = Blend.over(pixel, color.color, color.alpha)
      #expect(row([pixel, pixel, pixel, pixel, pixel], color) == Array(repeating: wide, count: 5))
    }
  }

  @Test("any color at any opacity over any canvas is the rounded mean")
  func twin() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<50_000 {
      let s = UInt32.random(in: 0...65_280, using: &random)
      let a = UInt32.random(in: 0...65_280, using: &random)
      let alpha = UInt8.random(in: 0...255, using: &random)
      let d = UInt8.random(in: 0...alpha, using: &random)
      let new = Blend.over(
        SIMD4(d, d, d, alpha), SIMD4(s, s, s, FixedColor.one), a)
      let unit = 65_280
      let color = SlowBlend.mean(Int(s), Int(d) * 256, share: Int(a), unit: unit)
      let exact = Double(Int(s) * Int(a) + Int(d) * 256 * (unit - Int(a))) / Double(unit * 256)
      #expect(abs(Double(new.x) - exact) <= 0.5 + 1e-9, "near \(color)")
      #expect(Int(new.w) == SlowBlend.mean(255, Int(alpha), share: Int(a), unit: unit))
      #expect(new.x <= new.w)
    }
  }

  @Test("a layer's pixel is rounded once and keeps color within alpha")
  func layer() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<50_000 {
      let (pa, da) = (
        UInt8.random(in: 0...255, using: &random), UInt8.random(in: 0...255, using: &random)
      )
      let (p, d) = (
        UInt8.random(in: 0...pa, using: &random), UInt8.random(in: 0...da, using: &random)
      )
      let k = Int.random(in: 0...32_768, using: &random)
      let new = Blend.layer(SIMD4(d, d, d, da), SIMD4(p, p, p, pa), UInt32(k))
      let unit = 255 * 32_768
      let exact = (2 * (Int(p) * k * 255 + Int(d) * (unit - Int(pa) * k)) + unit) / (2 * unit)
      #expect(Int(new.x) == exact)
      #expect(new.x <= new.w)
    }
  }

  @Test("a color painted over itself is itself, at any value and alpha")
  func selfPaint() {
    for value in 0...255 {
      let byte = UInt8(value)
      for alpha in 0...255 {
        let color = Color(bytes: byte, byte, byte, alpha: Double(alpha) / 255)
        let pixel = SIMD4<UInt8>(byte, byte, byte, 255)
        #expect(row([pixel], FixedColor(color)) == [pixel])
      }
    }
  }
}
