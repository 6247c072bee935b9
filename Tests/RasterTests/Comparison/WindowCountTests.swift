import TestSupport
import Testing

@testable import Raster

struct WindowCountTests {
  @Test("the most in a window agrees with counting every window")
  func slowTwin() {
    for seed in 1...30 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let (width, height) = (
        Int.random(in: 1...20, using: &random), Int.random(in: 1...20, using: &random)
      )
      let clear = StraightImage(width: width, height: height)
      var image = clear
      for _ in 0..<30 {
        let (x, y) = (
          Int.random(in: 0..<width, using: &random), Int.random(in: 0..<height, using: &random)
        )
        image[x, y] = SIMD4(0, 0, 0, 255)
      }
      let mask = DifferenceMask(exactly: clear, image)
      for size in [1, 2, 5, 19, 100] {
        #expect(WindowCount.most(in: mask, size: size) == slow(mask, size), "seed \(seed)")
      }
    }
  }

  private func slow(_ mask: DifferenceMask, _ size: Int) -> Int {
    let (columns, rows) = (min(size, mask.width), min(size, mask.height))
    var most = 0
    for top in 0...(mask.height - rows) {
      for left in 0...(mask.width - columns) {
        var count = 0
        for y in top..<top + rows {
          for x in left..<left + columns where mask.marks[y * mask.width + x] == 1 { count += 1 }
        }
        most = max(most, count)
      }
    }
    return most
  }
}
