import Raster
import TestSupport
import Testing

struct ImageComparisonTests {
  private struct Manifest: Decodable {
    struct Pair: Decodable {
      var name: String
      var a: String
      var b: String
      var sizeA: [Int]
      var sizeB: [Int]
      var sizeMismatch: Bool?
      var pixels: Int?
      var exactDiffPixels: Int?
      var maxChannelDiffRGBA: [UInt8]?
      var diffBoundsInclusive: [Int]?
    }
    var pairs: [Pair]
  }

  private let white = SIMD4<UInt8>(255, 255, 255, 255)
  private let black = SIMD4<UInt8>(0, 0, 0, 255)

  @Test("measured pairs give the exact counts and bounds in either order", .needsSharedData)
  func measuredPairs() throws {
    let pairs = try SharedData.json("diff-pairs/manifest.json", as: Manifest.self).pairs
    #expect(!pairs.isEmpty)
    for pair in pairs {
      // Every file says sRGB, in one way or another: converting it must change nothing.
      for color in [ColorHandling.stored, .convert] { try check(pair, color) }
    }
  }

  private func check(_ pair: Manifest.Pair, _ color: ColorHandling) throws {
    let a = try PNGDecoder.decode(SharedData.bytes("diff-pairs/" + pair.a), color: color)
    let b = try PNGDecoder.decode(SharedData.bytes("diff-pairs/" + pair.b), color: color)
    let difference = ImageComparison.compare(a, b)
    #expect(difference.statistics == ImageComparison.compare(b, a).statistics, "\(pair.name)")
    if pair.sizeMismatch == true {
      let statistics = try #require(difference.statistics)
      #expect(difference == .sizeMismatch(first: a.size, second: b.size, statistics))
      return
    }
    #expect((difference.statistics?.differingPixels ?? 0) == pair.exactDiffPixels, "\(pair.name)")
    guard let statistics = difference.statistics, let box = statistics.bounds else { return }
    #expect(statistics.totalPixels == pair.pixels)
    #expect((0..<4).map { statistics.maxChannelDeltas[$0] } == pair.maxChannelDiffRGBA)
    #expect(
      [box.minX, box.minY, box.maxX - 1, box.maxY - 1] == pair.diffBoundsInclusive,
      "\(pair.name)")
    #expect(statistics.regions.count <= ImageComparison.defaultRegionLimit)
  }

  @Test("pixels that look alike only on one backdrop differ (C56, C57)")
  func alphaMatters() {
    let pairs: [(SIMD4<UInt8>, SIMD4<UInt8>)] = [
      (white, SIMD4(255, 255, 255, 0)), (black, SIMD4(0, 0, 0, 0)),
      (SIMD4(0, 0, 0, 128), SIMD4(127, 127, 127, 255)),
    ]
    for (a, b) in pairs {
      let difference = ImageComparison.compare(
        TestImages.solid(a, width: 1, height: 1), TestImages.solid(b, width: 1, height: 1))
      #expect(difference.statistics?.differingPixels == 1)
    }
  }

  @Test("color under alpha 0 makes no difference (C58)")
  func hiddenColor() {
    let a = TestImages.solid(SIMD4(1, 2, 3, 0), width: 2, height: 2)
    let b = TestImages.solid(SIMD4(200, 100, 50, 0), width: 2, height: 2)
    #expect(ImageComparison.compare(a, b) == .identical)
  }

  @Test(
    "images of other sizes mismatch, name both sizes, and count what only one has (C62, C63)",
    arguments: [
      (10, 10, 10, 11, 10), (10, 10, 11, 10, 10), (1, 1, 106, 106, 11235),
      (200, 200, 300, 200, 20000), (4, 4, 8, 8, 48), (3, 7, 7, 3, 24), (100, 100, 1, 10000, 19800),
    ])
  func sizes(_ w1: Int, _ h1: Int, _ w2: Int, _ h2: Int, _ differing: Int) {
    let a = TestImages.solid(white, width: w1, height: h1)
    let b = TestImages.solid(white, width: w2, height: h2)
    let comparison = ImageComparison(a, b)
    guard case .sizeMismatch(a.size, b.size, let statistics) = comparison.difference else {
      Issue.record("\(comparison.difference)")
      return
    }
    #expect(statistics.differingPixels == differing)
    #expect(statistics.maxChannelDelta == 255)
    #expect(ImageComparison.compare(b, a).statistics == statistics)
    let picture = comparison.picture()
    #expect(picture.width == max(w1, w2) && picture.height == max(h1, h2))
  }

  @Test("the share of a union and of a single pixel is not rounded away (C51, C63)")
  func shares() {
    let a = TestImages.solid(white, width: 200, height: 200)
    let b = TestImages.solid(white, width: 300, height: 200)
    #expect(ImageComparison.compare(a, b).statistics?.share == 20000.0 / 60000)
    let large = TestImages.solid(white, width: 2000, height: 2000)
    var changed = large
    changed[1234, 567] = black
    let statistics = ImageComparison.compare(large, changed).statistics
    #expect(statistics?.differingPixels == 1)
    #expect(statistics?.share == 2.5e-7)
    #expect(statistics?.regions == [PixelRect(x: 1234, y: 567, width: 1, height: 1)])
  }

  @Test("the picture marks differing pixels red and dims the rest")
  func picture() {
    let a = TestImages.solid(black, width: 5, height: 4)
    var b = a
    b[3, 2] = white
    let picture = ImageComparison(a, b).picture()
    #expect(picture[3, 2] == PremultipliedPixel(255, 0, 0, 255))
    #expect(picture[0, 0] == PremultipliedPixel(204, 204, 204, 255))
    #expect(picture.pixels.filter { $0 == PremultipliedPixel(255, 0, 0, 255) }.count == 1)
  }

  @Test("bitmaps compare by the samples that they have in a file")
  func bitmaps() {
    var a = Bitmap(width: 4, height: 4, filledWith: PremultipliedPixel(10, 20, 30, 255))
    let b = a
    #expect(ImageComparison.compare(a, b).isIdentical)
    a[1, 2] = PremultipliedPixel(10, 20, 31, 255)
    #expect(ImageComparison.compare(a, b).statistics?.maxChannelDeltas == SIMD4(0, 0, 1, 0))
  }
}
