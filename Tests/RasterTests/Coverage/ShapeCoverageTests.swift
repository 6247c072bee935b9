import Foundation
import TestSupport
import Testing

@testable import Raster

/// One case of the table of exact areas.
struct CoverageCase: Decodable, Sendable, CustomTestStringConvertible {
  var name: String
  var canvas: [Int]
  var rect: [Double]
  var radiiTlTrBrBl: [Double]
  var rows: [[Double]]
  var testDescription: String { name }

  static let all: [CoverageCase] = {
    struct Table: Decodable { var cases: [CoverageCase] }
    return (try? SharedData.json("numeric/coverage.json", as: Table.self).cases) ?? []
  }()

  var shape: RoundedRect {
    RoundedRect(
      Rect(x: rect[0], y: rect[1], width: rect[2], height: rect[3]),
      radii: .init(
        topLeft: radiiTlTrBrBl[0], topRight: radiiTlTrBrBl[1], bottomRight: radiiTlTrBrBl[2],
        bottomLeft: radiiTlTrBrBl[3]), style: .circular)
  }

  var limit: PixelRect { PixelRect(minX: 0, minY: 0, maxX: canvas[0], maxY: canvas[1]) }

  func largestError(of mask: CoverageMask) -> Double {
    var worst = 0.0
    for y in 0..<canvas[1] {
      for x in 0..<canvas[0] {
        let share = Double(mask.coverage(atX: x, y: y)) / Double(CoverageMask.full)
        worst = max(worst, abs(share - rows[y][x]))
      }
    }
    return worst
  }
}

@Suite("Coverage of shapes")
struct ShapeCoverageTests {
  @Test("the table of exact areas is there")
  func tableExists() { #expect(CoverageCase.all.count == 30) }

  @Test("a rounded rectangle is within 1/255 of the exact area", arguments: CoverageCase.all)
  func roundedRect(_ one: CoverageCase) {
    let path = Path(roundedRect: one.shape)
    let mask = ShapeCoverage.mask(of: path, rule: .nonZero, within: one.limit)
    #expect(one.largestError(of: mask) < 1.0 / 255)
  }

  @Test("the general way is as exact as the fast one", arguments: CoverageCase.all)
  func general(_ one: CoverageCase) {
    var path = Path()
    path.append(Path(roundedRect: one.shape))
    path.move(to: .zero)  // makes the path a general one
    let mask = ShapeCoverage.mask(of: path, rule: .evenOdd, within: one.limit)
    #expect(one.largestError(of: mask) < 1.0 / 255)
  }
}
