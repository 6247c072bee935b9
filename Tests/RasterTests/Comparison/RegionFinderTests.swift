import TestSupport
import Testing

@testable import Raster

struct RegionFinderTests {
  /// An image pair that differs where a random generator says so.
  private func mask(width: Int, height: Int, marked: [(Int, Int)]) -> DifferenceMask {
    let clear = StraightImage(width: width, height: height)
    var image = clear
    for (x, y) in marked { image[x, y] = SIMD4(0, 0, 0, 255) }
    return DifferenceMask(exactly: clear, image)
  }

  @Test("pixels within the gap are one region, pixels beyond it two")
  func gap() {
    let reach = RegionFinder.defaultGap + 1
    for (dx, dy) in [(reach, 0), (0, reach), (reach, reach), (-reach, reach)] {
      let near = mask(width: 60, height: 60, marked: [(20, 20), (20 + dx, 20 + dy)])
      #expect(RegionFinder.regions(of: near, limit: 64).count == 1)
      let (fx, fy) = (dx + dx.signum(), dy + dy.signum())
      let far = mask(width: 60, height: 60, marked: [(20, 20), (20 + fx, 20 + fy)])
      #expect(RegionFinder.regions(of: far, limit: 64).count == 2)
    }
  }

  @Test("regions agree with a slow search that joins every pair of near pixels")
  func slowTwin() {
    for seed in 1...40 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let marked = (0..<Int.random(in: 1...25, using: &random)).map { _ in
        (Int.random(in: 0..<120, using: &random), Int.random(in: 0..<90, using: &random))
      }
      let found = RegionFinder.regions(of: mask(width: 120, height: 90, marked: marked), limit: 64)
      #expect(found == slowRegions(marked), "seed \(seed)")
    }
  }

  private func slowRegions(_ marked: [(Int, Int)]) -> [PixelRect] {
    let reach = RegionFinder.defaultGap + 1
    var groups = Array(marked.indices)
    for _ in marked {
      for i in marked.indices {
        for j in marked.indices
        where abs(marked[i].0 - marked[j].0) <= reach && abs(marked[i].1 - marked[j].1) <= reach {
          groups[j] = min(groups[i], groups[j])
        }
      }
    }
    var boxes = Set(groups).map { group in
      marked.indices.filter { groups[$0] == group }
        .map { PixelRect(x: marked[$0].0, y: marked[$0].1, width: 1, height: 1) }
        .reduce(nil as PixelRect?) { $0?.union($1) ?? $1 }
        ?? PixelRect(x: 0, y: 0, width: 0, height: 0)
    }
    while let (i, j) = overlapping(boxes) {
      boxes[i] = boxes[i].union(boxes[j])
      boxes.remove(at: j)
    }
    return boxes.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }

  private func overlapping(_ boxes: [PixelRect]) -> (Int, Int)? {
    for i in boxes.indices {
      for j in boxes.indices where j > i && !boxes[i].intersection(boxes[j]).isEmpty {
        return (i, j)
      }
    }
    return nil
  }

  @Test("noise gives no more regions than allowed, and they cover every mark")
  func limit() {
    var random = SeededGenerator(seed: 9)
    let marked = (0..<3000).map { _ in
      (Int.random(in: 0..<1000, using: &random), Int.random(in: 0..<1000, using: &random))
    }
    let regions = RegionFinder.regions(
      of: mask(width: 1000, height: 1000, marked: marked), limit: 10)
    #expect(regions.count <= 10)
    for (x, y) in marked {
      let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
      #expect(regions.contains { $0.contains(pixel) })
    }
  }
}
