import Foundation
import SwiftUI
import Testing

@testable import SheetUI

/// What modifiers say about scroll views, and what scroll views tell.
@MainActor
struct ScrollFamilyTests {
  /// Ten rows of 30 points in a window of 100.
  struct Rows: View {
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<10, id: \.self) { row in
          Color.red.frame(width: 100, height: 30).named("row \(row)")
        }
      }
    }
  }

  struct Positioned: View {
    @State var position = ScrollPosition(idType: Int.self)
    var anchor: UnitPoint?
    var report: (ScrollPosition) -> Void = { _ in }

    var body: some View {
      ScrollView { Rows() }
        .scrollPosition($position, anchor: anchor)
        .frame(height: 60)
        .overlay(alignment: .bottom) {
          HStack(spacing: 0) {
            button { $0.scrollTo(edge: .bottom) }
            button { $0.scrollTo(id: 4, anchor: .top) }
            button { $0.scrollTo(y: 45) }
            button { $0.scrollTo(edge: .top) }
          }
          .offset(y: 20)
        }
        .onChange(of: position) { _, new in report(new) }
    }

    private func button(_ change: @escaping (inout ScrollPosition) -> Void) -> some View {
      Color.blue.frame(width: 25, height: 20).onTapGesture { change(&position) }
    }
  }

  private func tap(_ lab: Lab, _ button: Int) throws {
    try lab.stage.tap(at: CGPoint(x: 12 + 25 * button, y: 90))
    try lab.stage.settle()
  }

  @Test("a position scrolls to edges, views and points")
  func position() throws {
    let lab = try Lab(100, 100) { Positioned() }
    #expect(try lab.frame("row 0").minY == 20)
    try tap(lab, 0)
    #expect(try lab.frame("row 0").minY == 20 - 240)
    try tap(lab, 1)
    #expect(try lab.frame("row 4").minY == 20)
    try tap(lab, 2)
    #expect(try lab.frame("row 0").minY == 20 - 45)
    try tap(lab, 3)
    #expect(try lab.frame("row 0").minY == 20)
  }

  @Test("a position that is there from the start needs no movement")
  func initial() throws {
    let edge = try Lab(100, 100) { Positioned(position: ScrollPosition(edge: .bottom)) }
    #expect(try edge.frame("row 9").maxY == 80)
    let view = try Lab(100, 100) { Positioned(position: ScrollPosition(id: 3, anchor: .top)) }
    #expect(try view.frame("row 3").minY == 20)
    let point = try Lab(100, 100) { Positioned(position: ScrollPosition(y: 15)) }
    #expect(try point.frame("row 0").minY == 5)
  }

  @Test("a finger makes the position the person's, until a place is asked for again")
  func byUser() throws {
    var last = ScrollPosition()
    let lab = try Lab(100, 100) {
      Positioned(position: ScrollPosition(edge: .top)) { last = $0 }
    }
    try lab.stage.touchDown(at: CGPoint(x: 50, y: 70))
    try lab.stage.touchMove(to: CGPoint(x: 50, y: 40))
    #expect(last.isPositionedByUser)
    #expect(last.edge == nil)
    #expect(last.viewID(type: Int.self) == 1)
    try lab.stage.touchUp()
    try tap(lab, 3)
    #expect(!last.isPositionedByUser)
    #expect(last.edge == .top)
    #expect(try lab.frame("row 0").minY == 20)
  }

  @Test("visibility is told by a share of the view, at first and whenever it changes")
  func visibility() throws {
    var told: [String] = []
    let lab = try Lab(100, 60) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<4, id: \.self) { row in
            Color.red.frame(width: 100, height: 30)
              .onScrollVisibilityChange(threshold: 0.5) { told.append("\(row) \($0)") }
          }
        }
      }
      .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.9) { told.append("\($0)") }
    }
    #expect(told.sorted() == ["0 true", "1 true", "[0, 1]"])
    told = []
    try lab.stage.touchDown(at: CGPoint(x: 50, y: 50))
    try lab.stage.touchMove(to: CGPoint(x: 50, y: 30))
    #expect(told.sorted() == ["0 false", "2 true", "[1]"])
  }

  @Test("geometry and phases are told while a finger scrolls")
  func observers() throws {
    var offsets: [CGFloat] = []
    var phases: [ScrollPhase] = []
    let lab = try Lab(100, 100) {
      ScrollView { Rows() }
        .contentMargins(.top, 10, for: .scrollContent)
        .onScrollGeometryChange(for: CGFloat.self) { geometry in
          geometry.contentOffset.y + geometry.contentInsets.top
        } action: { _, new in
          offsets.append(new)
        }
        .onScrollPhaseChange { _, new in phases.append(new) }
    }
    #expect(try lab.frame("row 0").minY == 10)
    try lab.stage.touchDown(at: CGPoint(x: 50, y: 50))
    try lab.stage.touchMove(to: CGPoint(x: 50, y: 30))
    #expect(offsets.last == 20)
    #expect(phases == [.interacting])
    try lab.stage.touchUp()
    try lab.stage.settle()
    #expect(phases.last == .idle)
  }

  @Test("a scroll transition goes by the share that is out of sight, beyond its threshold")
  func transition() throws {
    func opacity(_ configuration: ScrollTransitionConfiguration, at y: CGFloat) throws -> UInt8 {
      let lab = try Lab(100, 60) {
        ScrollView {
          Color.black.frame(width: 100, height: 20)
            .scrollTransition(configuration) { $0.opacity($1.isIdentity ? 1 : 0) }
            .padding(.top, y).padding(.bottom, 200)
        }
      }
      return 255 - Pixels(try lab.stage.snapshot()).at(50, min(Int(y) + 2, 59))[0]
    }
    #expect(try opacity(.interactive, at: 30) == 255)
    #expect(abs(Int(try opacity(.interactive, at: 50)) - 128) <= 1)
    #expect(try opacity(.interactive.threshold(.visible(0.5)), at: 50) == 255)
    #expect(try opacity(.animated, at: 45) == 255)
    #expect(try opacity(.animated, at: 55) == 0)
    #expect(abs(Int(try opacity(.interactive.threshold(.centered), at: 40)) - 128) <= 1)
    #expect(try opacity(.identity, at: 58) == 255)
  }

  private func rest(
    _ behavior: some ScrollTargetBehavior, after way: CGFloat
  ) throws -> CGFloat {
    let lab = try Lab(100, 100) {
      ScrollView { Rows().scrollTargetLayout() }.scrollTargetBehavior(behavior)
    }
    try lab.stage.drag(from: CGPoint(x: 50, y: 95), by: CGSize(width: 0, height: -way))
    try lab.stage.settle()
    return -(try lab.frame("row 0").minY)
  }

  @Test("content comes to rest at pages and at views")
  func targets() throws {
    #expect(try rest(.paging, after: 60) == 100)
    #expect(try rest(.paging, after: 20) == 0)
    #expect(try rest(.viewAligned, after: 40) == 30)
    #expect(try rest(.viewAligned, after: 50) == 60)
    #expect(try rest(.viewAligned(limitBehavior: .always), after: 90) == 30)
  }

  @Test("clipping can be left out")
  func clipping() throws {
    let lab = try Lab(100, 100) {
      ScrollView { Rows() }.scrollClipDisabled().frame(height: 40)
    }
    #expect(Pixels(try lab.stage.snapshot()).at(50, 90) == [255, 59, 48, 255])
  }

  @Test("content that fits isn't pulled where bouncing goes by size")
  func bouncing() throws {
    func pulled(_ behavior: ScrollBounceBehavior) throws -> CGFloat {
      let lab = try Lab(100, 100) {
        ScrollView { Color.red.frame(width: 50, height: 50).named("box") }
          .scrollBounceBehavior(behavior)
      }
      try lab.stage.touchDown(at: CGPoint(x: 50, y: 20))
      try lab.stage.touchMove(to: CGPoint(x: 50, y: 60))
      return try lab.frame("box").minY
    }
    #expect(try pulled(.basedOnSize) == 0)
    #expect(try pulled(.always) > 0)
  }

  @Test("content margins keep the content away from the box")
  func margins() throws {
    let lab = try Lab(100, 100) {
      ScrollView { Color.red.frame(height: 300).named("box") }
        .contentMargins(.horizontal, 10, for: .scrollContent)
        .contentMargins(.vertical, 5)
        .contentMargins(.all, 40, for: .scrollIndicators)
    }
    #expect(try lab.frame("box") == CGRect(x: 10, y: 5, width: 80, height: 300))
  }

  @Test("an anchor says where content lies at first, and where smaller content lies")
  func anchors() throws {
    func start(_ height: CGFloat, _ change: (ScrollView<AnyView>) -> some View) throws -> CGFloat {
      let scroll = ScrollView {
        AnyView(Color.red.frame(width: 50, height: height).named("box"))
      }
      return try Lab(100, 100) { change(scroll) }.frame("box").minY
    }
    #expect(try start(300) { $0.defaultScrollAnchor(.bottom) } == -200)
    #expect(try start(300) { $0.defaultScrollAnchor(.center) } == -100)
    #expect(try start(40) { $0.defaultScrollAnchor(.bottom) } == 60)
    #expect(try start(40) { $0.defaultScrollAnchor(.center, for: .alignment) } == 30)
  }

  @Test("safe area padding moves content, and lets backgrounds through")
  func safeAreaPadding() throws {
    let lab = try Lab(100, 100) {
      Color.red.named("box").background { Color.blue.named("back") }.safeAreaPadding(.top, 20)
    }
    #expect(try lab.frame("box").minY == 20)
    let scroll = try Lab(100, 100) {
      ScrollView { Color.red.frame(height: 300).named("box") }.safeAreaPadding(.horizontal, 10)
    }
    #expect(try scroll.frame("box").width == 80)
  }

  @Test("frames go by the scroll view around")
  func relativeFrames() throws {
    let lab = try Lab(200, 100) {
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          Color.red.containerRelativeFrame(.horizontal).named("whole")
          Color.red.containerRelativeFrame(.horizontal, count: 2, spacing: 10).named("half")
          Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
            .named("two thirds")
          Color.red.containerRelativeFrame(.horizontal) { length, _ in length * 0.3 }
            .named("own")
        }
      }
    }
    #expect(try lab.size("whole").width == 200)
    #expect(try lab.size("half").width == 95)
    #expect(abs(try lab.size("two thirds").width - 130) < 1e-6)
    #expect(try lab.size("own").width == 60)
  }
}
