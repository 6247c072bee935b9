import Raster
import Testing

@testable import Typography

@Suite("Dynamic Type")
struct DynamicTypeTests {
  let sample: Sample

  init() throws { sample = try Sample() }

  /// Style, height at 2x, height at 3x: the derived table of Apple's own line heights.
  static let heights: [(TextStyle, Double, Double)] = [
    (.largeTitle, 41, 40.667), (.title, 33.5, 33.667), (.title2, 26.5, 26.333),
    (.title3, 24, 24), (.headline, 20.5, 20.333), (.body, 20.5, 20.333),
    (.callout, 19.5, 19.333), (.subheadline, 18, 18), (.footnote, 16, 15.667),
    (.caption, 14.5, 14.333), (.caption2, 13.5, 13.333),
  ]

  @Test("a line of each style is as high as on iOS", arguments: heights)
  func lineHeight(style: TextStyle, atTwo: Double, atThree: Double) {
    let paragraph = sample.paragraph(StyledText("Text", font: DynamicType.font(style)))
    for (scale, expected) in [(2.0, atTwo), (3.0, atThree)] {
      let size = paragraph.measure(width: nil, height: nil, scale: scale).size
      #expect(abs(size.height - expected) < 0.001)
    }
  }

  /// Point size and recorded label height at 3x, of a title in all categories.
  static let recorded: [(Double, Double)] = [
    (25, 30), (26, 31.333), (27, 32.333), (28, 33.667), (30, 36), (32, 38.333), (34, 40.667),
    (38, 45.667), (43, 51.333), (48, 57.333), (53, 63.333), (58, 69.333),
  ]

  @Test(
    "a title is as high as recorded in every category",
    arguments: zip(
      TypeSize.allCases, recorded))
  func titleHeight(category: TypeSize, expected: (size: Double, height: Double)) {
    let font = DynamicType.font(.title, at: category)
    #expect(font.size == expected.size)
    let size = sample.paragraph(StyledText("Title", font: font))
      .measure(width: nil, height: nil, scale: 3).size
    #expect(abs(size.height - expected.height) < 0.001)
  }

  @Test("sizes grow with the category, and never fall")
  func monotone() {
    for style in TextStyle.allCases {
      let sizes = TypeSize.allCases.map { DynamicType.entry(style, at: $0).size }
      #expect(sizes == sizes.sorted())
    }
  }

  @Test("the table has the published corners")
  func corners() {
    #expect(DynamicType.entry(.largeTitle, at: .xSmall).pitch == 38)
    #expect(DynamicType.entry(.caption2, at: .accessibility5).pitch == 48)
    #expect(DynamicType.entry(.subheadline, at: .xxxLarge).pitch == 28)
    #expect(DynamicType.macEntry(.largeTitle).pitch == 32)
    #expect(DynamicType.font(.headline).weight == .semibold)
    #expect(DynamicType.macFont(.headline).weight == .bold)
    #expect(DynamicType.macFont(.caption2).weight == .medium)
  }

  @Test("a style's leading is its pitch less the line")
  func leading() {
    let metrics = sample.library.metrics(of: DynamicType.font(.body))
    #expect(abs(metrics.leading - 1.713) < 0.001)
    #expect(abs(metrics.lineHeight - 20.287_109) < 0.000_001)
    #expect(abs(metrics.capHeight - 11.978) < 0.001)
    #expect(sample.library.metrics(of: .system(size: 17)).leading == 0)
  }
}
