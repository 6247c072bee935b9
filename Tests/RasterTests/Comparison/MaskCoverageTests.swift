import Raster
import TestSupport
import Testing

struct MaskCoverageTests {
  @Test("masks cover as many pixels as are in one of them, counted one by one")
  func twin() {
    var generator = SeededGenerator(seed: 11)
    let size = PixelSize(width: 23, height: 17)
    for _ in 0..<200 {
      let masks = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        PixelRect(
          x: Int.random(in: -9...25, using: &generator),
          y: Int.random(in: -9...20, using: &generator),
          width: Int.random(in: 0...20, using: &generator),
          height: Int.random(in: 0...20, using: &generator))
      }
      func covers(_ mask: PixelRect, _ x: Int, _ y: Int) -> Bool {
        (mask.minX..<mask.maxX).contains(x) && (mask.minY..<mask.maxY).contains(y)
      }
      let places = (0..<size.width * size.height).map { ($0 % size.width, $0 / size.width) }
      let coverage = MaskCoverage(masks, of: size)
      #expect(
        coverage.pixels == places.count { place in masks.contains { covers($0, place.0, place.1) } }
      )
      #expect(
        coverage.areas == masks.count { mask in places.contains { covers(mask, $0.0, $0.1) } })
      #expect(coverage.isComplete == (coverage.pixels == places.count))
    }
  }
}
