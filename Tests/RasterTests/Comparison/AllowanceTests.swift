import Raster
import Testing

struct AllowanceTests {
  private let white = SIMD4<UInt8>(255, 255, 255, 255)
  private let black = SIMD4<UInt8>(0, 0, 0, 255)

  private func difference(
    _ changed: Int, of pixels: Int, _ rules: ComparisonRules
  ) -> ImageDifference {
    let a = TestImages.solid(white, width: pixels, height: 1)
    var b = a
    for x in 0..<changed { b[x, 0] = black }
    return ImageComparison.compare(a, b, rules: rules)
  }

  @Test(
    "precision is exact at its boundaries",
    arguments: [
      (1, 1000, 0.999, true), (1, 10, 0.9, true), (2, 100, 0.98, true), (3, 100, 0.98, false),
      (1, 1000, 1, false), (1, 999, 0.999, false), (7, 1000, 0.993, true), (29, 100, 0.71, true),
    ])
  func boundaries(_ changed: Int, _ pixels: Int, _ precision: Double, _ accepted: Bool) {
    // In pixels as with a perceptual precision, and, of four bytes a pixel, in bytes.
    let perceptual = ComparisonRules.swiftSnapshotTesting(
      precision: precision, perceptualPrecision: 0.98)
    #expect(difference(changed, of: pixels, perceptual).isAccepted == accepted)
    var share = ComparisonRules.exact
    share.allowance.share = perceptual.allowance.share
    #expect(difference(changed, of: pixels, share).isAccepted == accepted)
    let bytes = ComparisonRules.swiftSnapshotTesting(precision: precision)
    if accepted { #expect(difference(changed, of: pixels, bytes).isAccepted) }
    #expect(difference(changed, of: pixels, bytes).statistics?.differingBytes == changed * 3)
  }

  @Test("with full perceptual precision, differing bytes are counted")
  func bytes() {
    let rules = ComparisonRules.swiftSnapshotTesting(precision: 0.97)
    // Four pixels of 100 are 12 of 400 bytes: exactly 3 %.
    #expect(difference(4, of: 100, rules).isAccepted)
    #expect(!difference(5, of: 100, rules).isAccepted)
  }

  @Test("one pixel of 20 million fails at precision 1, with a share that isn't 0")
  func onePixel() {
    let a = Bitmap(width: 5000, height: 4000, filledWith: PremultipliedPixel(255, 255, 255, 255))
    var b = a
    b[4321, 1234] = PremultipliedPixel(255, 255, 254, 255)
    for rules in [ComparisonRules.exact, .swiftSnapshotTesting(precision: 1)] {
      let difference = ImageComparison.compare(a, b, rules: rules)
      #expect(!difference.isAccepted)
      #expect(difference.statistics?.share == 5e-8)
      #expect(difference.statistics?.worstPixel == WorstPixel(x: 4321, y: 1234, delta: 1))
    }
  }

  @Test("every limit that is given must hold")
  func allLimits() {
    var rules = ComparisonRules.exact
    rules.allowance = Allowance(pixels: 5, share: Ratio(4, over: 100))
    #expect(difference(4, of: 100, rules).isAccepted)
    #expect(!difference(5, of: 100, rules).isAccepted)
    #expect(!difference(6, of: 1000, rules).isAccepted)
    rules.allowance = Allowance(pixels: 0)
    #expect(!difference(1, of: 100, rules).isAccepted)
    rules.allowance = Allowance(share: Ratio(1, over: 1))
    #expect(difference(100, of: 100, rules).isAccepted)
  }
}
