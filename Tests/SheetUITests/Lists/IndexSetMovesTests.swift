import Foundation
import SwiftUI
import Testing

@testable import SheetUI

@Suite("Moving and removing elements")
struct IndexSetMovesTests {
  @Test("removing takes exactly the elements at the offsets, and nothing for offsets that are none")
  func removal() {
    var letters = ["a", "b", "c", "d"]
    letters.remove(atOffsets: [1, 3])
    #expect(letters == ["a", "c"])
    letters.remove(atOffsets: [7])
    #expect(letters == ["a", "c"])
  }

  @Test("moving keeps the order of what moves and of what stays")
  func moving() {
    for length in 0..<5 {
      for source in 0..<(1 << length) {
        for goal in 0...length {
          let offsets = IndexSet((0..<length).filter { source & (1 << $0) != 0 })
          var moved = Array(0..<length)
          moved.move(fromOffsets: offsets, toOffset: goal)
          let before = (0..<goal).filter { !offsets.contains($0) }
          let after = (goal..<length).filter { !offsets.contains($0) }
          #expect(moved == before + Array(offsets) + after)
        }
      }
    }
  }

  @Test("offsets beyond the ends don't trap")
  func beyond() {
    var letters = ["a", "b"]
    letters.move(fromOffsets: [0, 9], toOffset: 99)
    #expect(letters == ["b", "a"])
  }
}
