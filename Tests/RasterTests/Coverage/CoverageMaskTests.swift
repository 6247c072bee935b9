import TestSupport
import Testing

@testable import Raster

@Suite("Coverage masks")
struct CoverageMaskTests {
  private func random(_ generator: inout SeededGenerator) -> CoverageMask {
    let x = Double.random(in: -5...20, using: &generator)
    let y = Double.random(in: -5...20, using: &generator)
    let rect = Rect(
      x: x, y: y, width: Double.random(in: 0...25, using: &generator),
      height: Double.random(in: 0...25, using: &generator))
    let radius = Bool.random(using: &generator) ? 0 : Double.random(in: 0...9, using: &generator)
    return ShapeCoverage.mask(
      of: Path(roundedRect: rect, cornerRadius: radius), rule: .nonZero,
      within: PixelRect(minX: 0, minY: 0, maxX: 24, maxY: 24))
  }

  @Test("an intersection is the product, pixel by pixel")
  func intersection() {
    var generator = SeededGenerator(seed: 10)
    for _ in 0..<200 {
      let (a, b) = (random(&generator), random(&generator))
      let both = a.intersection(b)
      for y in 0..<24 {
        for x in 0..<24 {
          let product = CoverageMask.product(a.coverage(atX: x, y: y), b.coverage(atX: x, y: y))
          #expect(both.coverage(atX: x, y: y) == product)
        }
      }
    }
  }

  @Test("full coverage is the neutral element and pieces never overlap")
  func neutral() {
    var generator = SeededGenerator(seed: 11)
    let full = CoverageMask(full: PixelRect(minX: 0, minY: 0, maxX: 24, maxY: 24))
    for _ in 0..<200 {
      let mask = random(&generator)
      let same = full.intersection(mask)
      for y in 0..<24 {
        for x in 0..<24 { #expect(same.coverage(atX: x, y: y) == mask.coverage(atX: x, y: y)) }
      }
      for (i, a) in mask.pieces.enumerated() {
        for b in mask.pieces.dropFirst(i + 1) { #expect(a.rect.intersection(b.rect).isEmpty) }
      }
    }
  }

  @Test("excluding a rectangle leaves the rest as it was")
  func excluding() {
    var generator = SeededGenerator(seed: 18)
    let hole = PixelRect(minX: 5, minY: 7, maxX: 12, maxY: 20)
    for _ in 0..<100 {
      let mask = random(&generator)
      let rest = mask.excluding(hole)
      for y in 0..<24 {
        for x in 0..<24 {
          let inside = (5..<12).contains(x) && (7..<20).contains(y)
          #expect(rest.coverage(atX: x, y: y) == (inside ? 0 : mask.coverage(atX: x, y: y)))
        }
      }
    }
  }

  @Test("half of everything is half")
  func scaled() {
    let mask = CoverageMask(full: PixelRect(minX: 0, minY: 0, maxX: 2, maxY: 2))
    #expect(mask.scaled(by: 16_384).coverage(atX: 1, y: 1) == 16_384)
    #expect(mask.moved(byX: 3, y: 4).coverage(atX: 4, y: 5) == CoverageMask.full)
  }
}
