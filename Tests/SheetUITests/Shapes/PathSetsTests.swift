import Foundation
import SwiftUI
import Testing

@testable import SheetUI

/// What outlines have in common, and what not.
struct PathSetsTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let shifted = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

  private func corners(_ path: Path) -> Int {
    var count = 0
    // swift-format-ignore: ReplaceForEachWithForLoop
    path.forEach { if case .closeSubpath = $0 {} else { count += 1 } }
    return count
  }

  @Test("two squares that overlap give outlines with few corners")
  func squares() {
    #expect(corners(square.union(shifted)) == 8)
    #expect(
      square.intersection(shifted).boundingRect == CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(corners(square.intersection(shifted)) == 4)
    #expect(corners(square.subtracting(shifted)) == 6)
    #expect(square.subtracting(square).isEmpty)
    #expect(square.union(square).boundingRect == square.boundingRect)
    #expect(square.intersection(square.offsetBy(dx: 20, dy: 0)).isEmpty)
    #expect(square.union(Path()).boundingRect == square.boundingRect)
  }

  @Test("a point is in what is made of two outlines as it is in the outlines")
  func laws() {
    let star = Path { path in
      path.addLines([
        CGPoint(x: 20, y: 0), CGPoint(x: 32, y: 38), CGPoint(x: 0, y: 14), CGPoint(x: 40, y: 14),
        CGPoint(x: 8, y: 38),
      ])
      path.closeSubpath()
    }
    let ring = Path { path in
      path.addEllipse(in: CGRect(x: 4, y: 6, width: 30, height: 24))
      path.addEllipse(in: CGRect(x: 12, y: 12, width: 12, height: 12))
    }
    for isEvenOdd in [false, true] {
      let results: [(Path, (Bool, Bool) -> Bool)] = [
        (star.union(ring, eoFill: isEvenOdd), { $0 || $1 }),
        (star.intersection(ring, eoFill: isEvenOdd), { $0 && $1 }),
        (star.subtracting(ring, eoFill: isEvenOdd), { $0 && !$1 }),
        (star.symmetricDifference(ring, eoFill: isEvenOdd), { $0 != $1 }),
        (star.normalized(eoFill: isEvenOdd), { a, _ in a }),
      ]
      for (result, rule) in results {
        var wrong = 0
        for x in stride(from: 0.37, to: 40, by: 1.31) {
          for y in stride(from: 0.29, to: 40, by: 1.17) {
            let p = CGPoint(x: x, y: y)
            let wanted = rule(
              star.contains(p, eoFill: isEvenOdd), ring.contains(p, eoFill: isEvenOdd))
            if result.contains(p) != wanted { wrong += 1 }
          }
        }
        #expect(wrong <= 2)
      }
    }
  }

  @Test("lines are cut where they enter and leave an outline")
  func lines() {
    let line = Path { path in
      path.move(to: CGPoint(x: -5, y: 5))
      path.addLine(to: CGPoint(x: 15, y: 5))
    }
    let inside = line.lineIntersection(square).boundingRect
    #expect(abs(inside.minX) <= 0.25 && abs(inside.maxX - 10) <= 0.25)
    let outside = line.lineSubtraction(square)
    #expect(outside.boundingRect.minX == -5 && outside.boundingRect.maxX == 15)
    #expect(!outside.strokedPath(StrokeStyle(lineWidth: 1)).contains(CGPoint(x: 5, y: 5)))
  }

  @MainActor
  @Test("shapes are combined in the rectangle that they are drawn in")
  func shapes() throws {
    let lab = try Lab(100, 100) {
      Rectangle().subtracting(Circle()).fill(.black).frame(width: 100, height: 100)
    }
    let pixels = Pixels(try lab.stage.snapshot())
    #expect(pixels.at(50, 50) == [255, 255, 255, 255])
    #expect(pixels.at(3, 3) == [0, 0, 0, 255])
    #expect(pixels.at(50, 2) == [255, 255, 255, 255])
  }
}
