import Foundation
import Raster
import SwiftUI
import Testing

@testable import SheetUI

/// Trees of thousands of views.
@MainActor
struct LargeTreeTests {
  struct Grid: View {
    let rows: Int
    @State private var isOn = false

    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: isOn ? 2 : 1).onTapGesture { isOn.toggle() }
        ForEach(0..<rows, id: \.self) { row in
          HStack(spacing: 0) {
            ForEach(0..<25, id: \.self) { column in
              Color.blue.padding(0.5).background((row + column) % 2 == 0 ? Color.red : .green)
            }
          }
        }
      }
    }
  }

  @Test("ten thousand views are laid out, changed and drawn, the same each time")
  func tenThousand() throws {
    func make(_ rows: Int) throws -> (DisplayList, DisplayList) {
      let lab = try Lab(500, 500) { Grid(rows: rows) }
      let before = try lab.stage.displayList()
      try lab.stage.tap(at: CGPoint(x: 5, y: 0.5))
      return (before, try lab.stage.displayList())
    }
    // Each of the 2,500 cells is a color with a padding, a background and its color.
    let first = try make(100)
    let second = try make(100)
    #expect(first.0 == second.0 && first.1 == second.1)
    #expect(first.0 != first.1)
  }
}
