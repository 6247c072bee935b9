import Foundation
import SwiftUI
import Testing

@testable import SheetUI

/// `frame(width:height:)` and `frame(minWidth:…)` as a table.
@MainActor
struct FrameLayoutTests {
  /// One line of the table: bounds, a proposal, and what comes out along one axis.
  struct Line: Sendable, CustomTestStringConvertible {
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?
    var proposal: CGFloat?
    /// The child's own bounds.
    var child: ClosedRange<CGFloat> = 50...50
    var answer: CGFloat

    var testDescription: String {
      "min \(minimum as Any) ideal \(ideal as Any) max \(maximum as Any) "
        + "proposed \(proposal as Any) child \(child) → \(answer)"
    }
  }

  nonisolated static let lines: [Line] = [
    // Both set: the child doesn't matter.
    Line(minimum: 20, maximum: 80, proposal: 100, answer: 80),
    Line(minimum: 20, maximum: 80, proposal: 10, answer: 20),
    Line(minimum: 20, maximum: 80, proposal: 60, answer: 60),
    Line(minimum: 20, maximum: 40, proposal: nil, answer: 40),
    Line(minimum: 60, maximum: 80, proposal: nil, answer: 60),
    Line(minimum: 0, maximum: .infinity, proposal: 100, answer: 100),
    // Only a minimum.
    Line(minimum: 20, proposal: 100, answer: 50),
    Line(minimum: 70, proposal: 100, answer: 70),
    Line(minimum: 20, proposal: 30, child: 0...CGFloat.infinity, answer: 30),
    Line(minimum: 20, proposal: 10, answer: 20),
    Line(minimum: 20, proposal: nil, answer: 50),
    // Only a maximum.
    Line(maximum: 80, proposal: 100, answer: 80),
    Line(maximum: 80, proposal: 60, answer: 60),
    Line(maximum: 80, proposal: nil, answer: 50),
    Line(maximum: .infinity, proposal: 100, answer: 100),
    Line(maximum: .infinity, proposal: 30, answer: 50),
    Line(maximum: .infinity, proposal: nil, answer: 50),
    Line(maximum: 30, proposal: 100, answer: 30),
    // An ideal length answers a missing proposal, and only that.
    Line(ideal: 35, proposal: nil, answer: 35),
    Line(ideal: 35, proposal: 100, answer: 50),
    Line(minimum: 40, ideal: 35, proposal: nil, answer: 40),
    Line(ideal: 35, maximum: 20, proposal: nil, answer: 35),
    Line(minimum: 10, ideal: 35, maximum: 60, proposal: nil, answer: 35),
  ]

  @Test("a flexible frame answers as the table says", arguments: lines)
  func flexible(_ line: Line) throws {
    let child = Color.red.frame(
      minWidth: line.child.lowerBound, maxWidth: line.child.upperBound)
    let wide = child.frame(minWidth: line.minimum, idealWidth: line.ideal, maxWidth: line.maximum)
    let size = try Lab.answer(ProposedViewSize(width: line.proposal, height: 5), wide)
    #expect(size.width == line.answer)
    let tallChild = Color.red.frame(
      minHeight: line.child.lowerBound, maxHeight: line.child.upperBound)
    let tall = tallChild.frame(
      minHeight: line.minimum, idealHeight: line.ideal, maxHeight: line.maximum)
    let turned = try Lab.answer(ProposedViewSize(width: 5, height: line.proposal), tall)
    #expect(turned.height == line.answer)
  }

  @Test("a fixed frame replaces proposal and answer, and takes no nonsense")
  func fixed() throws {
    let offer = ProposedViewSize(width: 200, height: 100)
    #expect(try Lab.answer(offer, Color.red.frame(width: 30)) == CGSize(width: 30, height: 100))
    #expect(
      try Lab.answer(offer, Color.red.frame(width: -1, height: .infinity))
        == CGSize(width: 200, height: 100))
    #expect(
      try Lab.answer(offer, Color.red.frame(width: .nan, height: 20))
        == CGSize(width: 200, height: 20))
    #expect(
      try Lab.answer(.unspecified, Color.red.frame(height: 20)) == CGSize(width: 10, height: 20))
  }

  @Test("a child is aligned in its frame, may overflow, and keeps its size")
  func alignment() throws {
    let alignments: [(Alignment, CGPoint)] = [
      (.topLeading, CGPoint(x: 0, y: 0)), (.top, CGPoint(x: 40, y: 0)),
      (.topTrailing, CGPoint(x: 80, y: 0)), (.leading, CGPoint(x: 0, y: 45)),
      (.center, CGPoint(x: 40, y: 45)), (.trailing, CGPoint(x: 80, y: 45)),
      (.bottomLeading, CGPoint(x: 0, y: 90)), (.bottom, CGPoint(x: 40, y: 90)),
      (.bottomTrailing, CGPoint(x: 80, y: 90)),
    ]
    for (alignment, origin) in alignments {
      let lab = try Lab(100, 100) {
        Color.red.frame(width: 20, height: 10).named("child")
          .frame(width: 100, height: 100, alignment: alignment)
      }
      #expect(try lab.frame("child") == CGRect(origin: origin, size: CGSize(width: 20, height: 10)))
    }
    let lab = try Lab(100, 100) {
      Color.red.frame(width: 200, height: 10).named("child")
        .frame(width: 100, height: 100, alignment: .trailing).named("outer")
    }
    #expect(try lab.frame("child") == CGRect(x: -100, y: 45, width: 200, height: 10))
  }
}
