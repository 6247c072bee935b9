import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import SheetUI

private struct Share: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

/// Views in a row whose widths are in proportion to the shares that they ask for.
private struct ShareLayout: SwiftUI.Layout {
  var gap: CGFloat = 0

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width
    let height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
    return CGSize(width: width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let total = subviews.map { $0[Share.self] }.reduce(0, +)
    var x = bounds.minX
    for subview in subviews {
      let width = (bounds.width - gap * CGFloat(subviews.count - 1)) * subview[Share.self] / total
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width + gap
    }
  }
}

/// A layout that keeps the widest width.
private struct EqualWidths: SwiftUI.Layout {
  struct Kept { var width: CGFloat }

  func makeCache(subviews: Subviews) -> Kept {
    Kept(width: subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0)
  }
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Kept
  ) -> CGSize {
    CGSize(width: cache.width * CGFloat(subviews.count), height: 20)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Kept
  ) {
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * cache.width, y: bounds.minY),
        proposal: ProposedViewSize(width: cache.width, height: bounds.height))
    }
  }
}

@MainActor
struct CustomLayoutTests {
  @Test("a user's layout places its views by their values")
  func shares() throws {
    let lab = try Lab(300, 50) {
      ShareLayout(gap: 10) {
        Color.red.frame(height: 20).named("a")
        Color.blue.frame(height: 30).layoutValue(key: Share.self, value: 3).named("b")
      }
    }
    #expect(try lab.frame("a") == CGRect(x: 0, y: 15, width: 72.5, height: 20))
    #expect(try lab.frame("b") == CGRect(x: 82.5, y: 10, width: 217.5, height: 30))
  }

  @Test("a user's layout is mirrored where reading goes from right to left")
  func mirrored() throws {
    let lab = try Lab(300, 50, direction: .rightToLeft) {
      ShareLayout {
        Color.red.frame(height: 20).named("a")
        Color.blue.frame(height: 20).layoutValue(key: Share.self, value: 2).named("b")
      }
    }
    #expect(try lab.frame("a").minX == 200)
    #expect(try lab.frame("b").minX == 0)
  }

  @Test("what a layout keeps is made from the views of each layout")
  func cache() throws {
    let size = try Lab.answer(
      .unspecified,
      EqualWidths {
        Color.red.frame(width: 30)
        Color.red.frame(width: 50)
      })
    #expect(size == CGSize(width: 100, height: 20))
  }

  @Test("stacks as layouts do what stacks do, also behind AnyLayout")
  func stacks() throws {
    for layout in [
      AnyLayout(HStackLayout(alignment: .top, spacing: 5)),
      AnyLayout(VStackLayout(alignment: .leading, spacing: 5)),
      AnyLayout(ZStackLayout(alignment: .bottomTrailing)),
    ] {
      let lab = try Lab(200, 100) {
        layout {
          Color.red.frame(width: 40, height: 20).named("a")
          Color.red.frame(width: 10, height: 10).named("b")
        }
      }
      let (a, b) = (try lab.frame("a"), try lab.frame("b"))
      switch layout._layoutName {
      case "HStack": #expect(b.minX == a.maxX + 5 && b.minY == a.minY)
      case "VStack": #expect(b.minY == a.maxY + 5 && b.minX == a.minX)
      default: #expect(b.maxX == a.maxX && b.maxY == a.maxY)
      }
    }
  }

  @Test("the first view that fits is shown, else the last")
  func fits() throws {
    func shown(_ width: CGFloat) throws -> [String] {
      let lab = try Lab(width, 50) {
        ViewThatFits(in: .horizontal) {
          Color.red.frame(width: 200).named("wide")
          Color.red.frame(width: 100).named("middle")
          Color.red.frame(width: 50).named("narrow")
        }
      }
      return ["wide", "middle", "narrow"].filter { lab.shows($0) }
    }
    #expect(try shown(250) == ["wide"])
    #expect(try shown(150) == ["middle"])
    #expect(try shown(20) == ["narrow"])
  }
}
