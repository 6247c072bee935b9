import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import SheetUI

/// The stack algorithm: distances first, then the children by priority and flexibility.
@MainActor
struct StackLayoutTests {
  @Test("equal flexible children share equally, rigid ones are served first")
  func shares() throws {
    let lab = try Lab(300, 50) {
      HStack(spacing: 10) {
        Color.red.named("a")
        Color.blue.frame(width: 70).named("b")
        Color.green.named("c")
      }
    }
    #expect(try lab.frame("a") == CGRect(x: 0, y: 0, width: 105, height: 50))
    #expect(try lab.frame("b") == CGRect(x: 115, y: 0, width: 70, height: 50))
    #expect(try lab.frame("c") == CGRect(x: 195, y: 0, width: 105, height: 50))
  }

  @Test("a stack of flexible views is itself flexible beside a rigid view")
  func nested() throws {
    let lab = try Lab(300, 50) {
      HStack(spacing: 0) {
        Color.red.frame(width: 40)
        HStack(spacing: 10) {
          Color.blue.frame(maxWidth: .infinity).named("a")
          Color.green.frame(maxWidth: .infinity).named("b")
        }
        Color.red.frame(width: 50)
      }
    }
    #expect(try lab.frame("a") == CGRect(x: 40, y: 0, width: 100, height: 50))
    #expect(try lab.frame("b") == CGRect(x: 150, y: 0, width: 100, height: 50))
    let size = try Lab.answer(
      ProposedViewSize(width: .infinity, height: 50),
      HStack(spacing: 10) {
        Color.red
        Color.blue
      })
    #expect(size.width == .infinity)
  }

  @Test("what a child leaves goes to those after it")
  func leftovers() throws {
    let lab = try Lab(300, 50) {
      HStack(spacing: 0) {
        Stretchy(width: 0...50).named("a")
        Stretchy(width: 0...120).named("b")
        Color.green.named("c")
      }
    }
    #expect(try lab.size("a").width == 50)
    #expect(try lab.size("b").width == 120)
    #expect(try lab.size("c").width == 130)
  }

  @Test("a larger minimum goes first among endlessly flexible children")
  func minimumFirst() throws {
    let lab = try Lab(100, 50) {
      HStack(spacing: 0) {
        Color.red.named("a")
        Color.blue.frame(minWidth: 80, maxWidth: .infinity).named("b")
      }
    }
    #expect(try lab.size("a").width == 20)
    #expect(try lab.size("b").width == 80)
  }

  @Test("a higher priority is served first, but the minimum of the others is kept")
  func priority() throws {
    let lab = try Lab(100, 50) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 15).named("a")
        Color.blue.layoutPriority(1).named("b")
        Spacer(minLength: 5)
      }
    }
    #expect(try lab.size("a").width == 15)
    #expect(try lab.size("b").width == 80)
  }

  @Test("without a proposal each child has its ideal length")
  func ideal() throws {
    let row = HStack(spacing: 3) {
      Color.red
      Color.red.frame(idealWidth: 40)
      Color.red.frame(width: 7)
    }
    #expect(try Lab.answer(.unspecified, row) == CGSize(width: 10 + 40 + 7 + 6, height: 10))
  }

  @Test("a spacer takes the rest, at least 8, and adds no distances around itself")
  func spacer() throws {
    let wide = try Lab(100, 50) {
      HStack {
        Color.red.frame(width: 10).named("a")
        Spacer()
        Color.red.frame(width: 10).named("b")
      }
    }
    #expect(try wide.frame("b").minX == 90)
    let tight = HStack {
      Color.red.frame(width: 10)
      Spacer()
      Color.red.frame(width: 10)
    }
    #expect(try Lab.answer(ProposedViewSize(width: 0, height: 10), tight).width == 28)
    #expect(try Lab.answer(.unspecified, tight).width == 28)
    #expect(
      try Lab.answer(ProposedViewSize(width: 50, height: 60), Spacer())
        == CGSize(width: 50, height: 60))
  }

  @Test("a spacer keeps its stack's direction through frames and paddings")
  func framedSpacer() throws {
    let column = VStack(spacing: 0) {
      Color.red.frame(width: 10, height: 10)
      Spacer().frame(height: 20)
      Spacer().frame(maxHeight: 20).padding(.bottom, 5)
      Divider().padding(.leading, 2)
    }
    let size = try Lab.answer(ProposedViewSize(width: 100, height: nil), column.fixedSize())
    #expect(size.width == 12)
    let row = HStack(spacing: 0) {
      Divider().padding(3)
      Color.red.frame(width: 10, height: 10)
    }
    #expect(try Lab.answer(ProposedViewSize(width: 90, height: 90), row).width == 17)
  }

  @Test("neighbours that say nothing stand 8 apart, stacks of stacks as well")
  func standardSpacing() throws {
    let lab = try Lab(300, 300) {
      VStack {
        Color.red.frame(height: 10).named("a")
        HStack { Color.red.frame(height: 10) }.named("b")
        Rectangle().frame(height: 10).padding(1).named("c")
      }
    }
    #expect(try lab.frame("b").minY - lab.frame("a").maxY == 8)
    #expect(try lab.frame("c").minY - lab.frame("b").maxY == 8)
  }

  /// The distances below each of a column of texts and bars, in points, at 3 pixels a point.
  private func gaps<V: View>(
    of names: String = "abc", @ViewBuilder _ column: () -> V
  ) throws -> [CGFloat] {
    let lab = try Lab(300, 600, scale: 3) { VStack { column() } }
    let frames = try names.map { try lab.frame(String($0)) }
    return zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY }
  }

  private func near(_ found: [CGFloat], _ right: [CGFloat]) -> Bool {
    found.count == right.count && zip(found, right).allSatisfy { abs($0 - $1) < 0.001 }
  }

  @Test("text keeps its own distances to text and to anything else")
  func textSpacing() throws {
    // Body: lines of 20.2871, descent 4.1006, capitals 11.9780, a tenth of a line up to 7 pixels,
    // leading 1.713 up to 6 pixels.
    let body = try gaps(of: "abcd") {
      Color.red.frame(height: 10).named("a")
      Text("One").named("b")
      Text("Two").named("c")
      Color.red.frame(height: 10).named("d")
    }
    #expect(near(body, [6.4339, 2, 10.6424]))
    // Between texts the lower one's leading counts: title 34 − 33.4141, caption 16 − 14.3203.
    let mixed = try gaps {
      Text("One").named("a")
      Text("Two").font(.title).named("b")
      Text("Three").font(.caption).named("c")
    }
    #expect(near(mixed, [0.6667, 2]))
    // Frames and padding take the distances away at their edges, backgrounds don't.
    let plain = try gaps {
      Text("One").frame(height: 30).named("a")
      Color.red.frame(height: 10).named("b")
      Text("Two").background(Color.red).named("c")
    }
    #expect(near(plain, [8, 6.4339]))
  }

  @Test("in a text of several fonts the greatest metrics decide its distances")
  func mixedText() throws {
    func column(_ text: Text) throws -> [CGFloat] {
      try gaps {
        Color.red.frame(height: 10).named("a")
        text.named("b")
        Color.red.frame(height: 10).named("c")
      }
    }
    let large = try column(Text("Big").font(.largeTitle))
    #expect(try column(Text("a").font(.caption) + Text("Big").font(.largeTitle)) == large)
    #expect(try column(Text("Big").font(.largeTitle) + Text("a").font(.caption)) == large)
  }

  @Test("the cross size is the union of the aligned ranges")
  func customGuides() throws {
    let lab = try Lab(300, 300) {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 20, height: 10).named("a")
        Color.red.frame(width: 20, height: 10)
          .alignmentGuide(.leading) { _ in -30 }.named("b")
      }
      .named("stack")
    }
    #expect(try lab.size("stack") == CGSize(width: 50, height: 20))
    #expect(try lab.frame("b").minX - lab.frame("a").minX == 30)
  }

  @Test("baselines of different fonts meet")
  func baselines() throws {
    let lab = try Lab(300, 300) {
      HStack(alignment: .firstTextBaseline) {
        Text("Small").font(.caption).named("small")
        Text("Large").font(.largeTitle).named("large")
        Color.red.frame(width: 10, height: 10).named("box")
      }
    }
    let large = try lab.frame("large")
    let small = try lab.frame("small")
    #expect(small.minY > large.minY && small.maxY < large.maxY)
    let box = try lab.frame("box")
    #expect(box.maxY > small.minY && box.maxY < large.maxY)
  }

  @Test("an empty view and an empty condition have no slot")
  func emptySlots() throws {
    let isShown = false
    let row = HStack {
      EmptyView()
      if isShown { Color.red }
      Color.red.frame(width: 10)
      Group { EmptyView() }
      Color.red.frame(width: 10)
    }
    #expect(try Lab.answer(.unspecified, row).width == 28)
    #expect(try Lab.answer(.unspecified, HStack { EmptyView() }) == .zero)
  }

  @Test("children of any flexibility fill the stack and keep within their bounds")
  func conservation() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<60 {
      let bounds = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        let low = CGFloat(Int.random(in: 0...40, using: &random))
        return low...(low + CGFloat(Int.random(in: 0...60, using: &random)))
      }
      let loose = bounds.map { 0...$0.upperBound }
      let available = CGFloat(Int.random(in: 0...400, using: &random))
      let offer = ProposedViewSize(width: available, height: 10)
      let most = bounds.reduce(0) { $0 + $1.upperBound }
      let width = try Lab.answer(offer, row(bounds)).width
      #expect(width >= bounds.reduce(0) { $0 + $1.lowerBound } && width <= most)
      #expect(abs(try Lab.answer(offer, row(loose)).width - min(available, most)) < 1e-9)
    }
  }

  private func row(_ bounds: [ClosedRange<CGFloat>]) -> some View {
    HStack(spacing: 0) { ForEach(bounds.indices, id: \.self) { Stretchy(width: bounds[$0]) } }
  }

  @Test("a pile is as large as its largest child of the highest priority")
  func pile() throws {
    let plain = ZStack {
      Color.red.frame(width: 10, height: 40)
      Color.red.frame(width: 30, height: 20)
    }
    #expect(try Lab.answer(.unspecified, plain) == CGSize(width: 30, height: 40))
    let ranked = ZStack {
      Color.red.frame(width: 10, height: 40).layoutPriority(1)
      Color.red.frame(width: 30, height: 20)
    }
    #expect(try Lab.answer(.unspecified, ranked) == CGSize(width: 10, height: 40))
    let lab = try Lab(100, 100) {
      ZStack(alignment: .bottomTrailing) {
        Color.red.frame(width: 50, height: 50).named("a")
        Color.red.frame(width: 10, height: 10).named("b")
      }
    }
    #expect(try lab.frame("b") == CGRect(x: 65, y: 65, width: 10, height: 10))
  }

  @Test("stacks inside each other are asked once a proposal, however deep they lie")
  func depth() throws {
    var view = AnyView(Color.red.frame(width: 10, height: 10).named("a"))
    // Without answers that are kept, the work would double with each stack.
    for _ in 0..<60 { view = AnyView(VStack { view }) }
    let lab = try Lab(100, 100) { view }
    #expect(try lab.frame("a") == CGRect(x: 45, y: 45, width: 10, height: 10))
  }

  @Test("lazy stacks fill the cross axis")
  func lazy() throws {
    let column = LazyVStack { Color.red.frame(width: 10, height: 10) }
    #expect(
      try Lab.answer(ProposedViewSize(width: 90, height: 90), column)
        == CGSize(width: 90, height: 10))
    let row = LazyHStack { Color.red.frame(width: 10, height: 10) }
    #expect(
      try Lab.answer(ProposedViewSize(width: 90, height: 90), row) == CGSize(width: 10, height: 90))
  }
}
