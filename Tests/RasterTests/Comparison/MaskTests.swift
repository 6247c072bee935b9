import Raster
import TestSupport
import Testing

struct MaskTests {
  private let white = SIMD4<UInt8>(255, 255, 255, 255)
  private let black = SIMD4<UInt8>(0, 0, 0, 255)

  private func masked(_ rectangles: [PixelRect]) -> ComparisonRules {
    var rules = ComparisonRules.exact
    rules.masks = rectangles
    return rules
  }

  @Test("what differs under masks only is accepted, and counted", .needsSharedData)
  func orange() throws {
    let (a, b) = try DiffPairs.images("odiff: orange vs orange_changed")
    let regions = [
      PixelRect(minX: 150, minY: 30, maxX: 311, maxY: 106),
      PixelRect(minX: 20, minY: 175, maxX: 106, maxY: 201),
    ]
    guard
      case .withinTolerance(let statistics) = ImageComparison.compare(
        a, b, rules: masked(regions))
    else {
      Issue.record("The masks hide every difference.")
      return
    }
    #expect(statistics.differingPixels == 0 && statistics.maskedDifferingPixels == 3294)
    #expect(statistics.maskedPixels == 161 * 76 + 86 * 26)
    let one = ImageComparison.compare(a, b, rules: masked([regions[0]]))
    #expect(one.statistics?.differingPixels == 717 && !one.isAccepted)
  }

  @Test("overlapping masks, and those beyond the image, count each pixel once")
  func overlap() {
    let a = TestImages.solid(white, width: 10, height: 10)
    var b = a
    b[5, 5] = black
    let rules = masked([
      PixelRect(minX: -5, minY: -5, maxX: 6, maxY: 6), PixelRect(x: 4, y: 4, width: 100, height: 2),
      PixelRect(x: 50, y: 50, width: 5, height: 5), PixelRect(x: 3, y: 3, width: 0, height: 9),
    ])
    let statistics = ImageComparison.compare(a, b, rules: rules).statistics
    #expect(statistics?.maskedPixels == 36 + 8)
    #expect(statistics?.comparedPixels == 56 && statistics?.totalPixels == 100)
  }

  @Test("masks over everything are a failure, for equal images as well")
  func everything() {
    let a = TestImages.solid(white, width: 10, height: 10)
    let b = TestImages.solid(black, width: 10, height: 10)
    let rules = masked([PixelRect(x: 0, y: 0, width: 10, height: 10)])
    for other in [a, b] {
      let difference = ImageComparison.compare(a, other, rules: rules)
      #expect(difference == .nothingCompared(maskedPixels: 100))
      #expect(!difference.isAccepted && !difference.isIdentical)
    }
  }

  @Test("images without pixels are a failure")
  func empty() {
    let none = StraightImage(width: 0, height: 0)
    #expect(!ImageComparison.compare(none, none).isAccepted)
    #expect(!ImageComparison.compare(none, none, rules: .pixelmatch()).isAccepted)
    let some = TestImages.solid(white, width: 10, height: 10)
    #expect(!ImageComparison.compare(none, some).isAccepted)
    let narrow = StraightImage(width: 10, height: 0)
    #expect(!ImageComparison.compare(narrow, narrow).isAccepted)
  }

  @Test("equal images with a mask are identical, and masks don't hide other sizes")
  func equalAndMismatched() {
    let a = TestImages.solid(white, width: 10, height: 10)
    let rules = masked([PixelRect(x: 0, y: 0, width: 5, height: 5)])
    #expect(ImageComparison.compare(a, a, rules: rules) == .identical)
    let wide = TestImages.solid(white, width: 12, height: 10)
    let all = masked([PixelRect(x: 0, y: 0, width: 12, height: 10)])
    let difference = ImageComparison.compare(a, wide, rules: all)
    #expect(!difference.isAccepted && difference.statistics?.maskedPixels == 120)
  }

  @Test("masks are hatched in the picture")
  func hatched() {
    let a = TestImages.solid(white, width: 16, height: 16)
    var b = a
    b[15, 15] = black
    let picture = ImageComparison(
      a, b, rules: masked([PixelRect(x: 0, y: 0, width: 8, height: 8)])
    ).picture()
    #expect(picture[0, 0] == picture[4, 4] && picture[0, 0] != picture[2, 2])
    #expect(picture[15, 15] == PremultipliedPixel(255, 0, 0, 255))
  }
}
