import Raster
import TestSupport
import Testing

struct ComparisonRulesTests {
  private let white = SIMD4<UInt8>(255, 255, 255, 255)
  private let black = SIMD4<UInt8>(0, 0, 0, 255)

  private func count(
    _ a: StraightImage, _ b: StraightImage, _ metric: ColorMetric, _ threshold: Ratio
  ) -> Int {
    let rules = ComparisonRules(metric: metric, threshold: threshold)
    return ImageComparison.compare(a, b, rules: rules).statistics?.differingPixels ?? 0
  }

  @Test("a tolerance of channel levels gives the measured counts", .needsSharedData)
  func levels() throws {
    for pair in try DiffPairs.all() {
      let (a, b) = try pair.images()
      for (over, pixels) in pair.pixelsWithMaxChannelDiffOver ?? [:] {
        let levels = try #require(Int(over))
        #expect(count(a, b, .levels, Ratio(levels, over: 255)) == pixels, "\(pair.name) \(over)")
      }
    }
  }

  @Test("perceptual thresholds give the measured counts, within half a percent", .needsSharedData)
  func perceptual() throws {
    for pair in try DiffPairs.all() {
      guard let known = pair.perceptual else { continue }
      let (a, b) = try pair.images()
      let metrics: [(ColorMetric, [DiffPairs.Limit], Double)] = [
        (.cie76, known.deltaE76, 100), (.ciede2000, known.deltaE2000, 100),
        (.yiq, known.yiqThreshold, 1), (.oklabHyAB, known.oklabLrHyAB, 1),
      ]
      for (metric, limits, scale) in metrics {
        for limit in limits {
          let threshold = try #require(Ratio(limit.over / scale))
          let found = count(a, b, metric, threshold)
          #expect(
            (limit.min...limit.max).contains(found), "\(pair.name) \(metric) \(limit.over)")
        }
      }
    }
  }

  @Test("a pixel's threshold and the share of pixels are two things (C65)")
  func twoThresholds() {
    let a = TestImages.solid(black, width: 10, height: 10)
    var b = a
    b[3, 3] = white
    #expect(count(a, b, .levels, Ratio(1, over: 2)) == 1)
    #expect(count(a, b, .oklabHyAB, Ratio(1, over: 2)) == 1)
    let c = TestImages.solid(SIMD4(1, 1, 1, 255), width: 10, height: 10)
    for metric in [ColorMetric.levels, .yiq, .cie76, .cie94, .ciede2000, .oklabHyAB] {
      #expect(count(a, c, metric, Ratio(2, over: 100)) == 0)
    }
  }

  @Test(
    "a CIE76 distance of 2 is between these grays, and a perceptual precision of 0.98 too (C36)",
    arguments: [(255, 250, 1.73), (255, 249, 2.07), (128, 133, 1.95), (128, 134, 2.34)])
  func grays(_ first: UInt8, _ second: UInt8, _ distance: Double) {
    let (a, b) = (SIMD3(repeating: first), SIMD3(repeating: second))
    #expect(abs(ColorMetric.cie76.distance(a, b) - distance) < 0.005)
    let images = [first, second].map {
      TestImages.solid(SIMD4($0, $0, $0, 255), width: 2, height: 2)
    }
    for rules in [
      ComparisonRules(metric: .cie76, threshold: Ratio(2, over: 100)),
      .swiftSnapshotTesting(precision: 1, perceptualPrecision: 0.98),
    ] {
      let difference = ImageComparison.compare(images[0], images[1], rules: rules)
      #expect(difference.isAccepted == (distance < 2), "\(rules.name)")
    }
  }

  @Test("the farthest pixel is the first with the largest distance of those that count")
  func farthest() throws {
    let a = TestImages.solid(white, width: 4, height: 2)
    var b = a
    b[0, 0] = SIMD4(254, 254, 254, 255)
    b[2, 0] = SIMD4(200, 200, 200, 255)
    b[1, 1] = black
    b[3, 1] = black
    var rules = ComparisonRules.swiftSnapshotTesting(precision: 1, perceptualPrecision: 0.9)
    let pixel = try #require(ImageComparison(a, b, rules: rules).farthestPixel())
    #expect(pixel.x == 1 && pixel.y == 1 && abs(pixel.distance - 100) < 0.01)
    rules.masks = [PixelRect(x: 0, y: 1, width: 4, height: 1)]
    #expect(ImageComparison(a, b, rules: rules).farthestPixel()?.x == 2)
    #expect(ImageComparison(a, a, rules: rules).farthestPixel() == nil)
  }

  @Test("per-pixel and overall tolerances combine as their users expect (C47)", .needsSharedData)
  func tolerances() throws {
    func accepts(_ name: String, _ perPixel: Ratio, _ overall: Ratio) throws -> Bool {
      let (a, b) = try DiffPairs.images("uber: " + name)
      var rules = ComparisonRules.exact.withThreshold(perPixel)
      rules.allowance = Allowance(share: overall)
      return ImageComparison.compare(a, b, rules: rules).isAccepted
    }
    let sixHundredths = Ratio(6, over: 100)
    #expect(try accepts("square vs square_with_pixel", .zero, Ratio(1, over: 1000)))
    #expect(try !accepts("square vs square_with_pixel", .zero, Ratio(1, over: 10000)))
    #expect(try !accepts("square vs square_with_pixel", sixHundredths, .zero))
    #expect(try accepts("rect vs rect_shade", sixHundredths, .zero))
    #expect(try !accepts("rect vs rect_shade", .zero, .zero))
  }

  @Test("a small change fails unless it is allowed in so many words (C50)")
  func smallChanges() {
    let a = TestImages.solid(white, width: 800, height: 600)
    var b = a
    for y in 100..<120 { for x in 300..<320 { b[x, y] = black } }
    #expect(!ImageComparison.compare(a, b).isAccepted)
    for name in ComparisonRules.presetNames {
      #expect(
        ComparisonRules(preset: name).map {
          ImageComparison.compare(a, b, rules: $0).isAccepted
        } == false)
    }
    var rules = ComparisonRules.exact
    rules.allowance.share = Ratio(1, over: 1000)
    #expect(ImageComparison.compare(a, b, rules: rules).isAccepted)
    rules.allowance.share = Ratio(1, over: 10000)
    #expect(!ImageComparison.compare(a, b, rules: rules).isAccepted)
    rules.allowance = Allowance(pixels: 400)
    #expect(ImageComparison.compare(a, b, rules: rules).isAccepted)
    rules.allowance.window = .init(size: 10, pixels: 99)
    #expect(!ImageComparison.compare(a, b, rules: rules).isAccepted)
  }

  @Test("four percent of the pixels don't pass a limit of a tenth of a percent (C49)")
  func noShortCut() {
    let a = TestImages.solid(white, width: 100, height: 100)
    var b = a
    for y in 0..<4 { for x in 0..<100 { b[x, y] = black } }
    var rules = ComparisonRules.pixelmatch()
    rules.allowance.share = Ratio(1, over: 1000)
    #expect(!ImageComparison.compare(a, b, rules: rules).isAccepted)
  }

  @Test("anti-aliasing is judged at the canvas's edge as inside of a repeated border (C60)")
  func borders() {
    // An edge that crosses the upper border at a steep angle: half of the images' widths differ.
    let a = steepEdge(levels: [64, 128, 192])
    let b = steepEdge(levels: [32, 96, 160])
    for rules in [ComparisonRules.pixelmatch(), .playwright(), .odiff(ignoresAntialiasing: true)] {
      let plain = ImageComparison.compare(a, b, rules: rules.withThreshold(Ratio(1, over: 100)))
      let padded = ImageComparison.compare(
        Self.padded(a), Self.padded(b), rules: rules.withThreshold(Ratio(1, over: 100)))
      #expect(plain.statistics?.differingPixels == padded.statistics?.differingPixels)
      #expect((plain.statistics?.antialiasedPixels ?? 0) > 0)
    }
  }

  private func steepEdge(levels: [UInt8]) -> StraightImage {
    var image = TestImages.solid(black, width: 16, height: 12)
    for y in 0..<12 {
      let column = 3 + y / 3
      image[column, y] = SIMD4(SIMD3(repeating: levels[y % 3]), 255)
      for x in (column + 1)..<16 { image[x, y] = white }
    }
    return image
  }

  private static func padded(_ image: StraightImage) -> StraightImage {
    var result = StraightImage(width: image.width + 6, height: image.height + 6)
    for y in 0..<result.height {
      for x in 0..<result.width {
        result[x, y] =
          image[
            min(max(x - 3, 0), image.width - 1), min(max(y - 3, 0), image.height - 1)]
      }
    }
    return result
  }

  @Test("swapping the images changes nothing for symmetric metrics", .needsSharedData)
  func symmetric() throws {
    for pair in try DiffPairs.all() where pair.sizeMismatch != true {
      let (a, b) = try pair.images()
      for rules in [ComparisonRules.pixelmatch(), .playwright(), .odiff()] {
        #expect(
          ImageComparison.compare(a, b, rules: rules).statistics
            == ImageComparison.compare(b, a, rules: rules).statistics)
      }
    }
  }
}
