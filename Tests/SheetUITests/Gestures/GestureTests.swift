import Foundation
import SwiftUI
import Testing

@testable import SheetUI

/// Taps, drags and presses, and which of them gets the finger.
@MainActor
struct GestureTests {
  final class Log {
    var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
  }

  private let middle = CGPoint(x: 50, y: 50)

  private func lab<V: View>(@ViewBuilder _ content: () -> V) throws -> Lab {
    try Lab(100, 100, content: content)
  }

  @Test("a tap may slip a little, a drag is none")
  func tapSlop() throws {
    let log = Log()
    let lab = try lab { Color.red.onTapGesture { log.add("tap") } }
    try lab.stage.tap(at: middle)
    try lab.stage.touchDown(at: middle)
    try lab.stage.touchMove(to: CGPoint(x: 56, y: 56))
    try lab.stage.touchUp()
    #expect(log.lines == ["tap", "tap"])
    try lab.stage.drag(from: middle, by: CGSize(width: 20, height: 0))
    #expect(log.lines.count == 2)
  }

  @Test("a double tap takes two quick taps")
  func doubleTap() throws {
    let log = Log()
    let lab = try lab { Color.red.onTapGesture(count: 2) { log.add("double") } }
    try lab.stage.tap(at: middle)
    #expect(log.lines.isEmpty)
    try lab.stage.advance(by: 0.2)
    try lab.stage.tap(at: middle)
    #expect(log.lines == ["double"])
    try lab.stage.tap(at: middle)
    try lab.stage.advance(by: 1)
    try lab.stage.tap(at: middle)
    #expect(log.lines == ["double"])
  }

  @Test("the innermost view gets the tap, the one behind gets none")
  func innermost() throws {
    let log = Log()
    let lab = try lab {
      ZStack {
        Color.red.onTapGesture { log.add("back") }
        Color.blue.frame(width: 40, height: 40).onTapGesture { log.add("front") }
      }
      .onTapGesture { log.add("around") }
    }
    try lab.stage.tap(at: middle)
    try lab.stage.tap(at: CGPoint(x: 5, y: 5))
    #expect(log.lines == ["front", "back"])
  }

  @Test("what can't be seen, is shut out or lies outside of a shape is not hit")
  func hitTesting() throws {
    let log = Log()
    let lab = try lab {
      ZStack {
        Color.red.onTapGesture { log.add("back") }
        Color.blue.onTapGesture { log.add("invisible") }.opacity(0)
        Color.blue.onTapGesture { log.add("hidden") }.hidden()
        Color.blue.onTapGesture { log.add("shut") }.allowsHitTesting(false)
        Color.blue.onTapGesture { log.add("clip") }.clipShape(Circle()).frame(width: 40, height: 40)
        Color.clear.onTapGesture { log.add("clear") }
        HStack { Spacer() }.contentShape(Circle()).onTapGesture { log.add("empty") }
          .frame(width: 20, height: 20).offset(x: -40, y: -40)
      }
    }
    try lab.stage.tap(at: middle)
    try lab.stage.tap(at: CGPoint(x: 32, y: 32))
    #expect(log.lines == ["clip", "back"])
  }

  @Test("a view is hit where it is shown: moved, scaled, turned, on its way")
  func transformed() throws {
    let log = Log()
    let lab = try lab {
      Color.red.frame(width: 20, height: 20).onTapGesture { log.add("tap") }
        .scaleEffect(2).rotationEffect(.degrees(45)).offset(x: 20)
    }
    try lab.stage.tap(at: CGPoint(x: 70 + 27, y: 50))
    #expect(log.lines == ["tap"])
    try lab.stage.tap(at: CGPoint(x: 70 + 18, y: 50 + 18))
    try lab.stage.tap(at: CGPoint(x: 30, y: 50))
    #expect(log.lines == ["tap"])
  }

  @Test("a disabled view takes no gesture, and passes none on")
  func disabled() throws {
    let log = Log()
    let lab = try lab {
      VStack {
        Button("Off") { log.add("off") }.disabled(true)
        Button("On") { log.add("on") }
      }
    }
    try lab.stage.tap("Off")
    try lab.stage.tap("On")
    #expect(log.lines == ["on"])
  }

  @Test("a drag starts after its minimum distance and tells the way from the start")
  func drag() throws {
    var changes: [CGSize] = []
    var ends: [CGSize] = []
    let lab = try lab {
      Color.red.gesture(
        DragGesture(minimumDistance: 15)
          .onChanged { changes.append($0.translation) }
          .onEnded { ends.append($0.predictedEndTranslation) })
    }
    try lab.stage.touchDown(at: middle)
    try lab.stage.touchMove(to: CGPoint(x: 50, y: 60))
    #expect(changes.isEmpty)
    try lab.stage.touchMove(to: CGPoint(x: 50, y: 70))
    try lab.stage.touchMove(to: CGPoint(x: 45, y: 80))
    try lab.stage.touchUp(velocity: CGSize(width: 0, height: 400))
    #expect(changes == [CGSize(width: 0, height: 20), CGSize(width: -5, height: 30)])
    #expect(ends == [CGSize(width: -5, height: 130)])
    try lab.stage.tap(at: middle)
    #expect(ends.count == 1)
  }

  struct Moving: View {
    @GestureState private var way = CGSize.zero
    @State private var rest = CGSize.zero

    var body: some View {
      Color.red.frame(width: 40, height: 40).named("box")
        .offset(x: rest.width + way.width, y: rest.height + way.height)
        .gesture(
          DragGesture()
            .updating($way) { value, way, _ in way = value.translation }
            .onEnded { rest.width += $0.translation.width })
    }
  }

  @Test("a view that moves with the finger is told the finger's way, and state resets at the end")
  func movingView() throws {
    let lab = try lab { Moving() }
    try lab.stage.touchDown(at: middle)
    for step in 1...30 {
      try lab.stage.touchMove(to: CGPoint(x: 50 + CGFloat(step), y: 50 + CGFloat(step)))
      if step >= 10 { #expect(try lab.frame("box").minX == 30 + CGFloat(step)) }
    }
    try lab.stage.touchUp()
    #expect(try lab.frame("box") == CGRect(x: 60, y: 30, width: 40, height: 40))
  }

  @Test("a finger that the system takes away ends nothing and resets everything (C18)")
  func cancel() throws {
    let lab = try lab { Moving() }
    try lab.stage.touchDown(at: middle)
    try lab.stage.touchMove(to: CGPoint(x: 80, y: 80))
    #expect(try lab.frame("box").minX == 60)
    try lab.stage.touchCancel()
    #expect(try lab.frame("box") == CGRect(x: 30, y: 30, width: 40, height: 40))
  }

  @Test("a long press comes while the finger stays, and not if it moves or leaves")
  func longPress() throws {
    let log = Log()
    let lab = try lab {
      Color.red.onLongPressGesture(minimumDuration: 0.5) {
        log.add("long")
      } onPressingChanged: {
        log.add($0 ? "down" : "up")
      }
    }
    try lab.stage.touchDown(at: middle)
    try lab.stage.advance(by: 0.4)
    #expect(log.lines == ["down"])
    try lab.stage.advance(by: 0.2)
    #expect(log.lines == ["down", "long", "up"])
    try lab.stage.touchUp()
    log.lines = []
    try lab.stage.tap(at: middle)
    #expect(log.lines == ["down", "up"])
    log.lines = []
    try lab.stage.touchDown(at: middle)
    try lab.stage.touchMove(to: CGPoint(x: 80, y: 50))
    try lab.stage.advance(by: 1)
    try lab.stage.touchUp()
    #expect(log.lines == ["down", "up"])
  }

  @Test("a tap inside a drag: whichever is recognized first wins")
  func tapAndDrag() throws {
    let log = Log()
    let lab = try lab {
      Color.red.onTapGesture { log.add("tap") }
        .gesture(DragGesture().onEnded { _ in log.add("drag") })
    }
    try lab.stage.tap(at: middle)
    try lab.stage.drag(from: middle, by: CGSize(width: 0, height: 30))
    #expect(log.lines == ["tap", "drag"])
  }

  @Test("a high-priority gesture comes before those inside, a simultaneous one beside them")
  func precedence() throws {
    let log = Log()
    let high = try lab {
      Color.red.onTapGesture { log.add("inner") }
        .highPriorityGesture(TapGesture().onEnded { log.add("outer") })
    }
    try high.stage.tap(at: middle)
    #expect(log.lines == ["outer"])
    log.lines = []
    let both = try lab {
      Color.red.onTapGesture { log.add("inner") }
        .simultaneousGesture(TapGesture().onEnded { log.add("outer") })
    }
    try both.stage.tap(at: middle)
    #expect(log.lines == ["inner", "outer"])
    log.lines = []
    let shut = try lab {
      Color.red.onTapGesture { log.add("inner") }
        .gesture(TapGesture().onEnded { log.add("outer") }, including: .gesture)
    }
    try shut.stage.tap(at: middle)
    #expect(log.lines == ["outer"])
  }

  @Test("scrolling content keeps the finger from a drag around it, in its own axis")
  func scrollInsideDrag() throws {
    let log = Log()
    let lab = try lab {
      VStack(spacing: 0) {
        Color.blue.frame(height: 30)
        ScrollView { Color.red.frame(width: 100, height: 300).named("content") }
      }
      .gesture(DragGesture().onChanged { _ in log.add("drag") })
    }
    try lab.stage.drag(from: CGPoint(x: 50, y: 80), by: CGSize(width: 0, height: -40))
    #expect(log.lines.isEmpty)
    #expect(try lab.frame("content").minY == -10)
    try lab.stage.drag(from: CGPoint(x: 50, y: 10), by: CGSize(width: 0, height: 40))
    #expect(!log.lines.isEmpty)
  }

  @Test("places are told in the asked space")
  func spaces() throws {
    var places: [String: CGPoint] = [:]
    let lab = try lab {
      Color.red.frame(width: 40, height: 40)
        .onTapGesture { places["local"] = $0 }
        .simultaneousGesture(
          SpatialTapGesture(coordinateSpace: .global).onEnded { places["global"] = $0.location }
        )
        .simultaneousGesture(
          SpatialTapGesture(coordinateSpace: .named("box")).onEnded { places["box"] = $0.location }
        )
        .padding(5)
        .coordinateSpace(name: "box")
    }
    try lab.stage.tap(at: CGPoint(x: 40, y: 45))
    #expect(places["local"] == CGPoint(x: 10, y: 15))
    #expect(places["global"] == CGPoint(x: 40, y: 45))
    #expect(places["box"] == CGPoint(x: 15, y: 20))
  }

  @Test("a button shows that it is pressed, and is let go of far outside")
  func pressedButton() throws {
    let log = Log()
    struct Style: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.25 : 1)
      }
    }
    let lab = try lab { Button("Press") { log.add("tap") }.buttonStyle(Style()) }
    try lab.stage.touchDown(at: middle)
    #expect(try lab.stage.layoutTree().contains("opacity"))
    #expect(try lab.stage.layoutTree().contains(" 0.25"))
    try lab.stage.touchMove(to: CGPoint(x: 50, y: 90))
    try lab.stage.touchUp()
    #expect(log.lines == ["tap"])
    #expect(try !lab.stage.layoutTree().contains(" 0.25"))
    try lab.stage.touchDown(at: middle)
    try lab.stage.touchMove(to: CGPoint(x: 50, y: 150))
    try lab.stage.touchUp()
    #expect(log.lines == ["tap"])
  }
}
