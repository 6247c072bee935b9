import Foundation
import SwiftUI
import Testing

@testable import SheetUI

/// How views come and go.
@MainActor
struct AnyTransitionTests {
  struct Panel: View {
    let transition: AnyTransition
    @State private var isShown = false
    @State private var count = 0

    var body: some View {
      ZStack(alignment: .bottom) {
        Color.white.frame(width: 100, height: 100)
          .onTapGesture { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        if isShown {
          Color.black.frame(width: 100, height: 40)
            .overlay(Text("count \(count)"))
            .transition(transition)
        }
      }
      .frame(width: 100, height: 100)
    }
  }

  private func lab(_ transition: AnyTransition) throws -> Lab {
    let lab = try Lab(100, 100) { Panel(transition: transition) }
    try lab.stage.tap(at: CGPoint(x: 50, y: 5))
    return lab
  }

  /// The first row of black at an instant, as the picture shows it.
  private func top(_ lab: Lab, at time: Double) throws -> Int? {
    let pixels = Pixels(try lab.stage.snapshot(at: time))
    return (0..<100).first { pixels.at(2, $0) == [0, 0, 0, 255] }
  }

  @Test("moving in and out over an edge goes by the view's own size")
  func move() throws {
    let lab = try lab(.move(edge: .bottom))
    #expect(try top(lab, at: 0) == nil)
    #expect(try top(lab, at: 0.25) == 90)
    #expect(try top(lab, at: 0.5) == 80)
    #expect(try top(lab, at: 1) == 60)
    try lab.stage.settle()
    try lab.stage.tap(at: CGPoint(x: 50, y: 5))
    #expect(try top(lab, at: 1.5) == 80)
    try lab.stage.settle()
    #expect(try top(lab, at: 2) == nil)
  }

  @Test("turning round on the way goes on from where it is, and keeps the view")
  func turnRound() throws {
    let lab = try lab(.move(edge: .bottom))
    try lab.stage.settle()
    try lab.stage.tap(at: CGPoint(x: 50, y: 5))
    try lab.stage.advance(by: 0.5)
    try lab.stage.tap(at: CGPoint(x: 50, y: 5))
    #expect(try top(lab, at: 1.5) == 80)
    // The old way out goes on while the new way in takes it back: both are added.
    #expect(try top(lab, at: 1.75) == 80)
    #expect(try top(lab, at: 2.25) == 70)
    try lab.stage.settle()
    #expect(try top(lab, at: lab.stage.time) == 60)
    #expect(try lab.stage.layoutTree().components(separatedBy: "\"count 0\"").count == 2)
  }

  @Test("fading is the default, and fades the view as one picture")
  func fading() throws {
    struct Content: View {
      @State private var isShown = true
      var body: some View {
        ZStack {
          Color.white.onTapGesture { withAnimation(.linear(duration: 1)) { isShown = false } }
          if isShown {
            ZStack {
              Color.black.frame(width: 20, height: 20)
              Color.black.frame(width: 10, height: 10)
            }
          }
        }
      }
    }
    let lab = try Lab(100, 100) { Content() }
    try lab.stage.tap(at: CGPoint(x: 5, y: 5))
    let pixels = Pixels(try lab.stage.snapshot(at: 0.6))
    #expect(pixels.at(50, 50) == pixels.at(42, 42))
    #expect(pixels.at(50, 50) == [153, 153, 153, 255])
  }

  @Test("every kind of transition starts away and ends in place")
  func kinds() throws {
    let kinds: [AnyTransition] = [
      .opacity, .scale, .slide, .move(edge: .leading), .move(edge: .trailing), .move(edge: .top),
      .offset(x: 0, y: 200), .scale(scale: 0.01, anchor: .bottom), .push(from: .bottom),
      .move(edge: .bottom).combined(with: .opacity),
      .asymmetric(insertion: .opacity, removal: .move(edge: .top)),
      .opacity.animation(.linear(duration: 0.5)),
    ]
    for kind in kinds {
      let lab = try lab(kind)
      let before = Pixels(try lab.stage.snapshot(at: 0))
      #expect(before.at(2, 80) == [255, 255, 255, 255])
      let after = Pixels(try lab.stage.snapshot(at: 1))
      #expect(after.at(2, 80) == [0, 0, 0, 255])
    }
    let identity = try lab(.identity)
    #expect(try top(identity, at: 0) == 60)
  }

  @Test("without an animation views come and go at once")
  func withoutAnimation() throws {
    struct Content: View {
      @State private var isShown = false
      var body: some View {
        VStack {
          Button("Go") { isShown.toggle() }
          if isShown { Text("shown").transition(.move(edge: .bottom)) }
        }
      }
    }
    let lab = try Lab { Content() }
    try lab.stage.tap("Go")
    #expect(try lab.stage.layoutTree().contains("shown"))
    try lab.stage.tap("Go")
    #expect(try !lab.stage.layoutTree().contains("shown"))
  }

  @Test("the content of a view that leaves stays as it was (C14)")
  func contentKept() throws {
    struct Item: Identifiable { let id: Int }
    struct Content: View {
      @State private var item: Item?
      var body: some View {
        VStack {
          Button("Open") { withAnimation(.linear(duration: 1)) { item = Item(id: 7) } }
          Button("Close") { withAnimation(.linear(duration: 1)) { item = nil } }
          if let item { Text("item \(item.id)").transition(.opacity) }
        }
      }
    }
    let lab = try Lab { Content() }
    try lab.stage.tap("Open")
    try lab.stage.settle()
    try lab.stage.tap("Close")
    #expect(try lab.stage.layoutTree(at: lab.stage.time + 0.5).contains("\"item 7\""))
    try lab.stage.settle()
    #expect(try !lab.stage.layoutTree().contains("item 7"))
  }

  @Test("rows that come and go under an animation leave the others their way")
  func rows() throws {
    struct Content: View {
      @State private var rows = [1, 2, 3]
      var body: some View {
        VStack(spacing: 0) {
          ForEach(rows, id: \.self) { row in
            Color.red.frame(width: 50, height: 20).named("row \(row)")
          }
          Color.blue.frame(width: 50, height: 20).named("end")
          Spacer()
          Button("Drop") { withAnimation(.linear(duration: 1)) { _ = rows.remove(at: 1) } }
        }
      }
    }
    let lab = try Lab(100, 200) { Content() }
    try lab.stage.tap("Drop")
    #expect(try lab.frame("row 3", at: 0).minY == 40)
    #expect(try lab.frame("row 3", at: 0.5).minY == 30)
    #expect(try lab.frame("end", at: 1).minY == 40)
    #expect(try lab.frame("row 2", at: 0.5).minY == 20)
  }
}
