import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import SheetUI

@MainActor
struct GridTests {
  @Test("columns are as wide as their widest cell, rows as high as their highest")
  func columns() throws {
    let lab = try Lab(300, 300) {
      Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 4) {
        GridRow {
          Color.red.frame(width: 20, height: 10).named("a")
          Color.red.frame(width: 60, height: 30).named("b")
        }
        GridRow(alignment: .bottom) {
          Color.red.frame(width: 40, height: 20).named("c")
          Color.red.frame(width: 10, height: 8).gridColumnAlignment(.trailing).named("d")
        }
      }
      .named("grid")
    }
    let grid = try lab.frame("grid")
    #expect(grid.size == CGSize(width: 110, height: 54))
    func own(_ id: String) throws -> CGRect {
      try lab.frame(id).offsetBy(dx: -grid.minX, dy: -grid.minY)
    }
    #expect(try own("a") == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(try own("b") == CGRect(x: 50, y: 0, width: 60, height: 30))
    #expect(try own("c") == CGRect(x: 0, y: 34, width: 40, height: 20))
    #expect(try own("d") == CGRect(x: 100, y: 46, width: 10, height: 8))
  }

  @Test("a view without row spans all columns; one over two columns spans them")
  func spans() throws {
    let lab = try Lab(300, 300) {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 50, height: 10)
          Color.red.frame(width: 30, height: 10)
        }
        GridRow { Color.blue.frame(height: 5).gridCellColumns(2).named("two") }
        Divider().gridCellUnsizedAxes(.horizontal).named("line")
      }
      .fixedSize(horizontal: true, vertical: false)
    }
    #expect(try lab.frame("line").width == 90)
    #expect(try lab.frame("two").width == 90)
  }

  @Test("flexible columns share what rigid ones leave")
  func flexible() throws {
    let lab = try Lab(210, 100) {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 50, height: 10)
          Color.red.named("a")
        }
        GridRow {
          Color.red.frame(width: 20, height: 10).gridCellAnchor(.trailing).named("b")
          Color.red.named("c")
        }
      }
    }
    #expect(try lab.frame("a").width == 150)
    #expect(try lab.frame("b").maxX == 50)
    #expect(try lab.frame("a").height == 50)
    #expect(try lab.frame("c").minY == 50)
  }

  @Test("a lazy grid shares its width out as its items say")
  func items() {
    #expect(LineLengths([GridItem(.fixed(50)), GridItem()], 158).lengths == [[50], [100]])
    #expect(
      LineLengths([GridItem(), GridItem(), GridItem()], 316).lengths == [[100], [100], [100]])
    #expect(
      LineLengths([GridItem(.adaptive(minimum: 80))], 300).lengths == [
        [94.666_666_666_666_67, 94.666_666_666_666_67, 94.666_666_666_666_67]
      ])
    #expect(
      LineLengths([GridItem(.flexible(maximum: 40)), GridItem()], 108).lengths == [[40], [60]])
  }

  @Test("a lazy grid fills row by row, and mirrors")
  func rows() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let lab = try Lab(208, 300, direction: direction) {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 2), spacing: 4) {
          ForEach(0..<5) { index in
            Color.red.frame(height: 10 + CGFloat(index)).named("\(index)")
          }
        }
        .named("grid")
      }
      #expect(try lab.size("grid") == CGSize(width: 208, height: 11 + 4 + 13 + 4 + 14))
      let isLeft = direction == .leftToRight
      #expect(try lab.frame("0").minX == (isLeft ? 0 : 108))
      #expect(try lab.frame("1").minX == (isLeft ? 108 : 0))
      #expect(try lab.frame("4").width == 100)
    }
  }
}
