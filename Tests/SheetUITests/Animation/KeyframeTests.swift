import Foundation
import SwiftUI
import Testing

@testable import SheetUI

/// Values that go through keyframes.
@MainActor
struct KeyframeTests {
  struct Values {
    var scale = 1.0
    var y: CGFloat = 0
    var angle = Angle.zero
  }

  @Test("linear keyframes go evenly and last as long as they say")
  func linear() {
    let timeline = KeyframeTimeline(initialValue: Values()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(2, duration: 1)
        LinearKeyframe(0, duration: 0.5)
      }
      KeyframeTrack(\.y) { LinearKeyframe(30, duration: 0.3) }
    }
    #expect(timeline.duration == 1.5)
    #expect(timeline.value(time: 0.5).scale == 1.5)
    #expect(timeline.value(time: 1.25).scale == 1)
    #expect(timeline.value(progress: 1).scale == 0)
    #expect(timeline.value(time: 9).scale == 0)
    #expect(abs(timeline.value(time: 0.1).y - 10) < 1e-9)
    #expect(timeline.value(time: 1).y == 30)
    #expect(timeline.value(time: -1).scale == 1)
  }

  @Test("a move counts from its own instant on")
  func move() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: 1)
      MoveKeyframe(5)
      LinearKeyframe(6, duration: 1)
    }
    #expect(timeline.value(time: 0.999) < 1)
    #expect(timeline.value(time: 1) == 5)
    #expect(timeline.value(time: 1.5) == 5.5)
  }

  @Test("cubic keyframes pass through every keyframe without a kink")
  func cubic() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(1, duration: 0.5)
      CubicKeyframe(3, duration: 0.5)
      CubicKeyframe(0, duration: 1)
    }
    for (time, value) in [(0, 0.0), (0.5, 1), (1, 3), (2, 0)] {
      #expect(abs(timeline.value(time: time) - value) < 1e-12)
    }
    func rate(_ time: Double, _ step: Double) -> Double {
      (timeline.value(time: time + step) - timeline.value(time: time)) / step
    }
    for time in [0.5, 1.0] { #expect(abs(rate(time, 1e-6) - rate(time, -1e-6)) < 1e-4) }
    // Catmull–Rom: the velocity at a keyframe is that from the one before to the one behind.
    #expect(abs(rate(0.5, 1e-7) - 3) < 1e-4)
    #expect(abs(rate(0, 1e-7)) < 1e-4)
    #expect(abs(rate(2, -1e-7)) < 1e-4)
  }

  @Test("given velocities are kept")
  func velocities() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(0, duration: 1, startVelocity: 4, endVelocity: -4)
    }
    #expect(abs(timeline.value(time: 0.5) - 1) < 1e-12)
  }

  @Test("a spring lasts until it has settled, or as long as it is told to")
  func spring() {
    let free = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(10, spring: .bouncy) }
    #expect(free.duration > 0.5)
    #expect(abs(free.value(time: free.duration) - 10) < 0.02)
    let bound = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(10, duration: 0.2, spring: .smooth)
      LinearKeyframe(0, duration: 1)
    }
    #expect(bound.duration == 1.2)
    let end = Spring.smooth.value(target: 10.0, time: 0.2)
    #expect(abs(bound.value(time: 0.2) - end) < 1e-9)
    #expect(abs(bound.value(time: 0.7) - end / 2) < 1e-9)
  }

  struct Shaker: View {
    @State private var count = 0

    var body: some View {
      Color.red.frame(width: 20, height: 20).named("box")
        .keyframeAnimator(initialValue: Values(), trigger: count) { content, value in
          content.offset(y: value.y)
        } keyframes: { _ in
          KeyframeTrack(\.y) {
            LinearKeyframe(-30, duration: 0.5)
            LinearKeyframe(0, duration: 0.5)
          }
        }
        .onTapGesture { count += 1 }
    }
  }

  @Test("a trigger starts the keyframes once, and a stage settles at their end")
  func trigger() throws {
    let lab = try Lab(100, 100) { Shaker() }
    #expect(try lab.frame("box").minY == 40)
    try lab.stage.tap(at: CGPoint(x: 50, y: 50))
    try lab.stage.advance(by: 0.25)
    #expect(abs(try lab.frame("box").minY - 25) < 1e-6)
    try lab.stage.advance(to: 0.5)
    #expect(abs(try lab.frame("box").minY - 10) < 1e-6)
    try lab.stage.settle()
    #expect(lab.stage.time == 1)
    #expect(try lab.frame("box").minY == 40)
  }

  @Test("endless keyframes and phases go on with the clock, and a stage settles without them")
  func endless() throws {
    let lab = try Lab(100, 100) {
      VStack(spacing: 0) {
        KeyframeAnimator(initialValue: 0.0) { value in
          Color.red.frame(width: 20, height: 20).named("box").offset(x: value)
        } keyframes: { _ in
          LinearKeyframe(30, duration: 1)
        }
        PhaseAnimator([0.0, 20.0]) { x in
          Color.blue.frame(width: 20, height: 20).named("phase").offset(x: x)
        } animation: { _ in
          .linear(duration: 1)
        }
      }
    }
    try lab.stage.settle()
    #expect(lab.stage.time == 0)
    try lab.stage.advance(to: 0.5)
    #expect(abs(try lab.frame("box").minX - 55) < 1e-6)
    #expect(abs(try lab.frame("phase").minX - 50) < 1e-6)
    try lab.stage.advance(to: 1.5)
    #expect(abs(try lab.frame("box").minX - 55) < 1e-6)
    #expect(abs(try lab.frame("phase").minX - 50) < 1e-6)
  }

  struct Counter: View, Animatable {
    var value: Double
    nonisolated var animatableData: Double {
      get { value }
      set { value = newValue }
    }

    var body: some View { Text("\(Int(value.rounded()))") }
  }

  struct Wobble: AnimatableModifier {
    var x: CGFloat
    nonisolated var animatableData: CGFloat {
      get { x }
      set { x = newValue }
    }
    func body(content: Content) -> some View { content.offset(x: x * x) }
  }

  struct Counting: View {
    @State private var isOn = false

    var body: some View {
      VStack(spacing: 0) {
        Counter(value: isOn ? 100 : 0)
        Color.red.frame(width: 20, height: 20).named("box").modifier(Wobble(x: isOn ? 6 : 0))
        Button("Go") { withAnimation(.linear(duration: 1)) { isOn = true } }
      }
    }
  }

  @Test("animatable views and modifiers are evaluated on the way")
  func animatable() throws {
    let lab = try Lab(100, 100) { Counting() }
    let start = try lab.frame("box").minX
    try lab.stage.tap("Go")
    #expect(try lab.stage.layoutTree().contains("\"0\""))
    try lab.stage.advance(by: 0.5)
    #expect(try lab.stage.layoutTree().contains("\"50\""))
    #expect(abs(try lab.frame("box").minX - start - 9) < 1e-6)
    try lab.stage.settle()
    #expect(lab.stage.time == 1)
    #expect(try lab.stage.layoutTree().contains("\"100\""))
    #expect(try lab.frame("box").minX == start + 36)
  }

  struct Scoped: View {
    @State private var isOn = false

    var body: some View {
      Color.red.opacity(isOn ? 1 : 0.5).frame(width: 20, height: 20).named("box")
        .animation(.linear(duration: 1)) { $0.offset(x: isOn ? 10 : 0) }
        .onTapGesture { isOn = true }
    }
  }

  @Test("a scoped animation moves what its body does, not the view")
  func scoped() throws {
    let lab = try Lab(100, 100) { Scoped() }
    try lab.stage.tap(at: CGPoint(x: 50, y: 50))
    #expect(try lab.frame("box", at: 0).minX == 40)
    #expect(try lab.frame("box", at: 0.5).minX == 45)
    #expect(Pixels(try lab.stage.snapshot(at: 0.5)).at(50, 50) == [255, 59, 48, 255])
    #expect(try lab.frame("box", at: 1).minX == 50)
  }
}
