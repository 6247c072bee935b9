import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import SheetUI

/// What boxes keep from one question to the next.
@MainActor
struct MeasurementCacheTests {
  @Test("answers are found within their layout only, all of them or the last")
  func answers() {
    for keepsOthers in [true, false] {
      var cache = MeasurementCache<Int, String>()
      for request in 0..<5 {
        cache.store("\(request)", for: request, cycle: 7, keepsOthers: keepsOthers)
      }
      #expect(cache.answer(to: 4, cycle: 7) == "4")
      #expect(cache.answer(to: 2, cycle: 7) == (keepsOthers ? "2" : nil))
      #expect(cache.answer(to: 4, cycle: 8) == nil)
      cache.store("new", for: 9, cycle: 8, keepsOthers: keepsOthers)
      #expect(cache.answer(to: 9, cycle: 8) == "new")
      #expect(cache.answer(to: 4, cycle: 8) == nil)
    }
  }

  @Test("a change of a shared value is not seen by the others that share it")
  func sharing() {
    let first = CopyOnWrite([1, 2])
    var second = first
    second.value.append(3)
    #expect(first.value == [1, 2])
    #expect(second.value == [1, 2, 3])
  }

  @Test("the places of the system's guides are those that their types give")
  func systemGuides() throws {
    let horizontal: [HorizontalAlignment] = [
      .leading, .center, .trailing, .listRowSeparatorLeading, .listRowSeparatorTrailing,
    ]
    let vertical: [VerticalAlignment] = [
      .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline,
    ]
    var random = SeededGenerator(seed: 5)
    for key in horizontal.map(\.key) + vertical.map(\.key) {
      for _ in 0..<20 {
        let size = CGSize(
          width: .random(in: 0...500, using: &random), height: .random(in: 0...500, using: &random))
        let place = try #require(key.systemValue(in: size))
        #expect(place == key.id.defaultValue(in: ViewDimensions(size: size)))
      }
    }
  }

  private enum Halfway: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[VerticalAlignment.firstTextBaseline] / 2
    }
  }

  @Test("a guide of one's own may lie by the baseline of the text in the view")
  func ownGuide() throws {
    let guide = VerticalAlignment(Halfway.self)
    #expect(guide.key.systemValue(in: CGSize(width: 1, height: 1)) == nil)
    let lab = try Lab {
      HStack(alignment: guide, spacing: 0) {
        Text("Ag").padding(3).accessibilityIdentifier("text")
        Color.red.frame(width: 10, height: 40).accessibilityIdentifier("color")
        Text("Ag").frame(height: 60).alignmentGuide(guide) { _ in 30 }
          .accessibilityIdentifier("set")
      }
    }
    let (text, color) = (try lab.frame("text"), try lab.frame("color"))
    let baseline = try #require(
      lab.stage.window.hosts.first?.box.children.first?.children.first?
        .explicitGuide(VerticalAlignment.firstTextBaseline.key, .unspecified))
    #expect(baseline > 3)
    #expect(abs(text.minY + baseline / 2 - (color.minY + 20)) < 1e-9)
    #expect(abs(try lab.frame("set").minY + 30 - (color.minY + 20)) < 1e-9)
  }
}
