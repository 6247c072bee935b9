import TestSupport
import Testing

@testable import Raster

/// A picture with its exact blurs.
struct BlurTable: Decodable {
  /// A row whose entries are numbers or triples.
  struct Row: Decodable {
    var values: [[Double]]

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      values = []
      while !container.isAtEnd {
        if let number = try? container.decode(Double.self) {
          values.append([number, number, number])
        } else {
          values.append(try container.decode([Double].self))
        }
      }
    }
  }

  struct Output: Decodable {
    var sigma: Double
    var rows: [Row]
  }

  var width: Int
  var height: Int
  var input: [Row]
  var outputs: [Output]

  var surface: Surface {
    let bounds = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    var result = Surface(bounds: bounds)
    for y in 0..<height {
      for x in 0..<width {
        let v = input[y].values[x]
        result.bitmap[x, y] = PremultipliedPixel(UInt8(v[0]), UInt8(v[1]), UInt8(v[2]), 255)
      }
    }
    return result
  }
}

@Suite("Gaussian blur")
struct GaussianBlurTests {
  @Test(
    "a blur is within 2 levels of the exact kernel", .needsSharedData,
    arguments: ["step", "impulse", "checker", "random", "stripes"])
  func table(_ name: String) throws {
    let table: BlurTable = try SharedData.json("numeric/blur-\(name).json")
    let source = table.surface
    for output in table.outputs {
      let blurred = GaussianBlur.blurred(
        source, sigma: output.sigma, edges: .clamp, output: source.bounds)
      var worst = 0.0
      for y in 0..<table.height {
        for x in 0..<table.width {
          let pixel = blurred.bitmap[x, y].rgba
          for c in 0..<3 { worst = max(worst, abs(Double(pixel[c]) - output.rows[y].values[x][c])) }
          #expect(pixel.w == 255)
        }
      }
      #expect(worst <= 1.5, "\(name), sigma \(output.sigma): \(worst)")
    }
  }

  private func square(_ size: Int, _ pixel: PremultipliedPixel) -> Surface {
    Surface(
      bounds: PixelRect(minX: 0, minY: 0, maxX: size, maxY: size), filledWith: pixel)
  }

  @Test("the peak of an impulse at sigma 1 is 40.6")
  func impulse() {
    var source = square(21, PremultipliedPixel(0, 0, 0, 255))
    source.bitmap[10, 10] = PremultipliedPixel(255, 255, 255, 255)
    let blurred = GaussianBlur.blurred(
      source, sigma: 1, edges: .clamp, output: source.bounds)
    #expect((40...41).contains(blurred.bitmap[10, 10].rgba.x))
  }

  @Test("a step at sigma 5 has the normal distribution's values")
  func step() {
    var source = square(100, PremultipliedPixel(0, 0, 0, 255))
    for y in 0..<100 {
      for x in 50..<100 { source.bitmap[x, y] = PremultipliedPixel(255, 255, 255, 255) }
    }
    let blurred = GaussianBlur.blurred(
      source, sigma: 5, edges: .clamp, output: source.bounds)
    let row = (0..<100).map { Int(blurred.bitmap[$0, 50].rgba.x) }
    #expect(abs(row[49] - 117) <= 1 && abs(row[50] - 138) <= 1)
    #expect(abs(row[46] - 62) <= 1 && abs(row[53] - 193) <= 1)
  }

  @Test("a blur of nothing changes nothing")
  func zero() {
    var random = SeededGenerator(seed: 4)
    var source = square(16, .clear)
    for i in source.bitmap.pixels.indices {
      let a = UInt8.random(in: 0...255, using: &random)
      source.bitmap.pixels[i] = PremultipliedPixel(a, a / 2, 0, a)
    }
    let blurred = GaussianBlur.blurred(source, sigma: 0, edges: .clamp, output: source.bounds)
    #expect(blurred.bitmap == source.bitmap)
  }

  @Test("a uniform picture stays uniform to the edge", arguments: [0.7, 2, 7.9, 8, 20, 90, 200])
  func uniform(_ sigma: Double) {
    let pixel = PremultipliedPixel(128, 128, 128, 255)
    let source = square(64, pixel)
    let blurred = GaussianBlur.blurred(
      source, sigma: sigma, edges: .clamp, output: source.bounds)
    #expect(blurred.bitmap.pixels.allSatisfy { $0 == pixel })
  }

  @Test("a decal blur keeps the sum and the eightfold symmetry", arguments: [1.0, 2.5, 9, 20])
  func decal(_ sigma: Double) {
    // A bright square, so that rounding to bytes doesn't eat the sum.
    let big = Bitmap(width: 64, height: 64, filledWith: PremultipliedPixel(0, 255, 0, 255))
    let picture = Surface(
      bounds: PixelRect(minX: 64, minY: 64, maxX: 128, maxY: 128), bitmap: big)
    let output = PixelRect(minX: 0, minY: 0, maxX: 192, maxY: 192)
    let blurred = GaussianBlur.blurred(picture, sigma: sigma, edges: .decal, output: output)
    let sum = blurred.bitmap.pixels.reduce(0) { $0 + Int($1.rgba.w) }
    #expect(abs(Double(sum) / (64 * 64 * 255) - 1) < 0.02)
    for y in 0..<192 {
      for x in 0..<192 {
        let pixel = blurred.bitmap[x, y]
        #expect(pixel == blurred.bitmap[191 - x, y] && pixel == blurred.bitmap[y, x])
        #expect(pixel.rgba.y == pixel.rgba.w)
      }
    }
  }

  @Test("clamping an opaque pixel leaves it unchanged")
  func clampOne() {
    let source = square(1, PremultipliedPixel(9, 200, 31, 255))
    let blurred = GaussianBlur.blurred(source, sigma: 10, edges: .clamp, output: source.bounds)
    #expect(blurred.bitmap == source.bitmap)
  }

  @Test("the number of threads doesn't change a bit", arguments: [3.0, 30])
  func threads(_ sigma: Double) {
    var random = SeededGenerator(seed: 5)
    var source = square(97, .clear)
    for i in source.bitmap.pixels.indices {
      source.bitmap.pixels[i] = PremultipliedPixel(
        UInt8.random(in: 0...255, using: &random), 7, 9, 255)
    }
    let one = GaussianBlur.blurred(
      source, sigma: sigma, edges: .clamp, output: source.bounds, threads: 1)
    for threads in [2, 3, 8] {
      let other = GaussianBlur.blurred(
        source, sigma: sigma, edges: .clamp, output: source.bounds, threads: threads)
      #expect(one.bitmap == other.bitmap)
    }
  }

  @Test("a blurred outline is the blur of its picture", arguments: [3.0, 12, 40])
  func outline(_ sigma: Double) throws {
    let shape = Rect(x: 60, y: 64, width: 100, height: 70)
    let path = Path(roundedRect: shape, cornerRadius: 12)
    let output = PixelRect(minX: 0, minY: 0, maxX: 220, maxY: 200)
    let plan = try #require(BlurPlan(sigma: sigma))
    let mask = GaussianBlur.cells(path, .nonZero, plan, output: output, threads: 1)
      .mask(output, of: output, factor: plan.factor)
    var picture = Surface(bounds: output)
    picture.fill(
      ShapeCoverage.mask(of: path, rule: .nonZero, within: output), with: FixedColor(.black))
    let slow = GaussianBlur.blurred(picture, sigma: sigma, edges: .decal, output: output)
    for y in stride(from: 0, to: 200, by: 3) {
      for x in stride(from: 0, to: 220, by: 3) {
        let share = Double(mask.coverage(atX: x, y: y)) / 32_768 * 255
        #expect(abs(share - Double(slow.bitmap[x, y].rgba.w)) < 1)
      }
    }
  }
}
