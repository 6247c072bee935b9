import Foundation
import Raster
import SwiftUI
import Testing

@testable import SheetUI

/// What is presented while values move.
@MainActor
struct AnimatedStageTests {
  struct Boxes: View {
    @State private var isOpen = false
    @State private var isWide = false
    var act: (Binding<Bool>, Binding<Bool>) -> Void

    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: isWide ? 200 : 100, height: 20).named("wide")
        Color.blue.frame(width: 20, height: 20).named("moved").offset(x: isOpen ? 100 : 0)
        Button("Go") { act($isOpen, $isWide) }
      }
      .frame(width: 300)
    }
  }

  private func lab(_ act: @escaping (Binding<Bool>, Binding<Bool>) -> Void) throws -> Lab {
    let lab = try Lab { Boxes(act: act) }
    try lab.stage.tap("Go")
    return lab
  }

  @Test("a frame follows its spring exactly at any instant, in any order")
  func spring() throws {
    let animation = Animation.interpolatingSpring(
      mass: 1, stiffness: 300, damping: 30, initialVelocity: 10)
    let lab = try lab { _, wide in withAnimation(animation) { wide.wrappedValue = true } }
    var track = AnimationTrack(100.0)
    track.retarget(to: 200, animation: animation, at: 0)
    for time in [0.4, 0, 0.05, 0.3, 0.1, 1, 0.302] {
      #expect(abs(try lab.frame("wide", at: time).width - track.value(at: time)) < 1e-9)
    }
    #expect(try lab.frame("wide").width == 100)
    try lab.stage.settle()
    #expect(try lab.frame("wide").width == 200)
  }

  @Test("two blocks in one action keep an animation each")
  func twoBlocks() throws {
    let lab = try lab { open, wide in
      withAnimation(.linear(duration: 1)) { wide.wrappedValue = true }
      withAnimation(.linear(duration: 2)) { open.wrappedValue = true }
    }
    #expect(try lab.frame("wide", at: 0.5).width == 150)
    let start = try lab.frame("moved", at: 0).minX
    let way = try lab.frame("moved", at: 1).minX - start
    #expect(abs(way - 50) < 1e-9)
  }

  @Test("what is set without animation is there at once, beside what moves")
  func mixed() throws {
    let lab = try lab { open, wide in
      open.wrappedValue = true
      withAnimation(.linear(duration: 1)) { wide.wrappedValue = true }
    }
    let end = try lab.frame("moved", at: 3).minX
    #expect(try lab.frame("moved", at: 0).minX == end)
    #expect(try lab.frame("wide", at: 0.25).width == 125)
  }

  @Test("a binding's own animation counts")
  func bindingAnimation() throws {
    let lab = try lab { _, wide in
      wide.animation(.linear(duration: 1)).wrappedValue = true
    }
    #expect(try lab.frame("wide", at: 0.5).width == 150)
  }

  @Test("a new target starts where the old way stands")
  func interruption() throws {
    let lab = try lab { _, wide in
      withAnimation(.linear(duration: 1)) { wide.wrappedValue.toggle() }
    }
    try lab.stage.advance(by: 0.5)
    try lab.stage.tap("Go")
    #expect(try lab.frame("wide").width == 150)
    try lab.stage.settle()
    #expect(try lab.frame("wide").width == 100)
    #expect(lab.stage.time == 1.5)
  }

  @Test("an animation for a value moves changes of that value only, and wins")
  func valueAnimation() throws {
    struct Content: View {
      @State private var isWide = false
      @State private var isTall = false
      var body: some View {
        VStack {
          Color.red
            .frame(width: isWide ? 200 : 100, height: isTall ? 40 : 20)
            .named("box")
            .animation(.linear(duration: 2), value: isWide)
          Button("Wide") { isWide = true }
          Button("Tall") { isTall = true }
          Button("Both") { withAnimation(.linear(duration: 1)) { isWide = false } }
        }
      }
    }
    let lab = try Lab { Content() }
    try lab.stage.tap("Tall")
    #expect(try lab.frame("box").height == 40)
    try lab.stage.tap("Wide")
    #expect(try lab.frame("box", at: 1).width == 150)
    try lab.stage.settle()
    try lab.stage.tap("Both")
    #expect(try lab.frame("box", at: 3).width == 150)
  }

  @Test("a transaction without animation stops what would move")
  func transactionWithout() throws {
    struct Content: View {
      @State private var isWide = false
      var body: some View {
        VStack {
          Color.red.frame(width: isWide ? 200 : 100, height: 20).named("still")
            .transaction { $0.animation = nil }
          Color.red.frame(width: isWide ? 200 : 100, height: 20).named("moving")
          Button("Go") { withAnimation(.linear(duration: 1)) { isWide = true } }
        }
      }
    }
    let lab = try Lab { Content() }
    try lab.stage.tap("Go")
    #expect(try lab.frame("still", at: 0.5).width == 200)
    #expect(try lab.frame("moving", at: 0.5).width == 150)
  }

  @Test("opacity, color, rotation and shapes are interpolated in the picture")
  func interpolatedData() throws {
    struct Content: View {
      @State private var isOn = false
      var body: some View {
        VStack(spacing: 0) {
          Color.black.frame(width: 100, height: 20).opacity(isOn ? 1 : 0)
          (isOn ? Color(red: 1, green: 1, blue: 1) : Color(red: 0, green: 0, blue: 0))
            .frame(width: 100, height: 20)
          Rectangle().trim(from: 0, to: isOn ? 1 : 0.5).fill(Color.black)
            .frame(width: 100, height: 20)
          Color.clear.frame(width: 100, height: 40)
        }
        .contentShape(Rectangle())
        .onTapGesture { withAnimation(.linear(duration: 1)) { isOn = true } }
      }
    }
    let lab = try Lab(100, 100) { Content() }
    try lab.stage.tap(at: CGPoint(x: 50, y: 90))
    let pixels = Pixels(try lab.stage.snapshot(at: 0.5))
    #expect(
      pixels.at(50, 10) == [128, 128, 128, 255] || pixels.at(50, 10) == [127, 127, 127, 255])
    #expect(
      pixels.at(50, 30) == [128, 128, 128, 255] || pixels.at(50, 30) == [127, 127, 127, 255])
    let done = Pixels(try lab.stage.snapshot(at: 1))
    #expect(done.at(50, 10) == [0, 0, 0, 255])
    #expect(done.at(50, 30) == [255, 255, 255, 255])
    #expect(done.at(5, 55) == [0, 0, 0, 255])
  }

  @Test("a movement that never ends can be photographed but not waited for (C110)")
  func endless() throws {
    let lab = try lab { _, wide in
      withAnimation(.linear(duration: 1).repeatForever()) { wide.wrappedValue = true }
    }
    #expect(try lab.frame("wide", at: 2.25).width == 125)
    #expect(throws: StageError.neverSettles) { try lab.stage.settle() }
    let undamped = try self.lab { _, wide in
      withAnimation(.interpolatingSpring(stiffness: 100, damping: 0)) { wide.wrappedValue = true }
    }
    #expect(throws: StageError.neverSettles) { try undamped.stage.settle() }
  }

  @Test("a duration of nothing is at its end at once (C108)")
  func noDuration() throws {
    for animation in [Animation.linear(duration: 0), .spring(duration: 0), .easeInOut(duration: 0)]
    {
      let lab = try lab { _, wide in withAnimation(animation) { wide.wrappedValue = true } }
      #expect(try lab.frame("wide", at: 0).width == 200)
      #expect(try lab.frame("wide", at: 1).width == 200)
      try lab.stage.settle()
      #expect(lab.stage.time == 0)
    }
  }

  @Test("frames come out the same in any order and one by one")
  func frameOrder() throws {
    func make() throws -> Stage {
      try lab { open, wide in
        withAnimation(.spring(response: 0.5, dampingFraction: 0.5)) { wide.wrappedValue = true }
        withAnimation(.easeIn(duration: 0.3)) { open.wrappedValue = true }
      }
      .stage
    }
    let times = [0, 0.1, 0.2, 0.3, 0.5, 0.8]
    let forward = try make().frames(at: times)
    let backward = try make().frames(at: times.reversed())
    #expect(forward == backward.reversed())
    let stage = try make()
    for index in [3, 0, 5, 1] {
      #expect(try stage.snapshot(at: times[index]) == forward[index])
    }
    #expect(try make().frames(at: times, threads: 2) == forward)
  }

  @Test("a completion handler runs once, at its moment, and at once if nothing moves")
  func completion() throws {
    var ended: [String] = []
    let lab = try lab { open, wide in
      withAnimation(.linear(duration: 1)) {
        open.wrappedValue = true
        wide.wrappedValue = true
      } completion: {
        ended.append("moved")
      }
      withAnimation(.linear(duration: 1)) {
      } completion: {
        ended.append("nothing")
      }
    }
    #expect(ended == ["nothing"])
    try lab.stage.advance(to: 0.99)
    #expect(ended == ["nothing"])
    try lab.stage.advance(to: 1)
    #expect(ended == ["nothing", "moved"])
    try lab.stage.settle()
    #expect(ended.count == 2)
  }
}
