import Foundation
import TestSupport
import Testing

@testable import SheetUI

@Suite struct AnimationTrackTests {
  @Test("without animation the value is at its target at once")
  func immediate() {
    var track = AnimationTrack(1.0)
    track.retarget(to: 5, animation: nil, at: 2)
    #expect(track.value(at: 2) == 5)
    #expect(track.isSettled(at: 2))
    #expect(track.settlesAt == nil)
  }

  @Test("no animation ends running ones, but only where the target changes")
  func interruption() {
    var track = AnimationTrack(0.0)
    track.retarget(to: 10, animation: .linear(duration: 1), at: 0)
    track.retarget(to: 10, animation: nil, at: 0.5)
    #expect(track.value(at: 0.5) == 5)
    track.retarget(to: 20, animation: nil, at: 0.5)
    #expect(track.value(at: 0.5) == 20)
  }

  @Test("a sheet's top follows PartialSheet's spring to 0.01 points (C113)", .needsSharedData)
  func sheetTop() throws {
    let row = try #require(try SpringRow.load().first { $0.initialVelocity == 10 })
    var track = AnimationTrack(844.0)
    track.retarget(to: 570, animation: row.animation, at: 1)
    for (index, x) in row.x.enumerated() {
      let top = track.value(at: 1 + Double(index) / 60)
      #expect(abs(top - (844 - 274 * x)) < 0.01)
    }
    #expect(abs(track.value(at: 1.1) - 636.5) < 0.05)
    let end = try #require(track.settlesAt)
    #expect(track.value(at: end) == 570)
    #expect(track.isSettled(at: end) && !track.isSettled(at: end - 0.01))
  }

  @Test("retargeting never makes the value jump")
  func continuity() {
    var random = SeededGenerator(seed: 7)
    let animations: [Animation] = [
      .linear(duration: 0.4), .spring(duration: 0.5, bounce: 0.3), .easeInOut.delay(0.1),
      .interpolatingSpring(stiffness: 170, damping: 15), .smooth.speed(2), .bouncy.delay(0.05),
      .linear.repeatForever(), .default,
    ]
    for _ in 0..<50 {
      var track = AnimationTrack(AnimatablePair(0.0, 0.0))
      var time = 0.0
      for _ in 0..<8 {
        time += Double.random(in: 0...0.5, using: &random)
        let before = track.value(at: time)
        let target = AnimatablePair(
          Double.random(in: -100...100, using: &random),
          Double.random(in: -100...100, using: &random))
        track.retarget(
          to: target, animation: animations.randomElement(using: &random), at: time)
        let jump = (track.value(at: time) - before).magnitudeSquared.squareRoot()
        #expect(jump < 0.01)
      }
    }
  }

  @Test("curves and interpolating springs add up")
  func additive() {
    let (first, second) = (
      Animation.easeOut(duration: 1), Animation.interpolatingSpring(stiffness: 100, damping: 10)
    )
    var track = AnimationTrack(0.0)
    track.retarget(to: 100, animation: first, at: 0)
    track.retarget(to: -50, animation: second, at: 0.3)
    for t in [0.3, 0.5, 0.9, 1.2, 2.0] {
      let expected =
        -50 - 100 * (1 - first.timing.progress(at: t)) + 150
        * (1 - second.timing.progress(at: t - 0.3))
      #expect(abs(track.value(at: t) - expected) < 1e-9)
    }
  }

  @Test("a spring after a spring keeps place and velocity")
  func merging() {
    var track = AnimationTrack(0.0)
    track.retarget(to: 100, animation: .spring(duration: 0.5, bounce: 0.2), at: 0)
    let (value, velocity) = (track.value(at: 0.2), track.velocity(at: 0.2))
    #expect(abs(velocity - (track.value(at: 0.2001) - track.value(at: 0.1999)) / 0.0002) < 0.1)
    track.retarget(to: 0, animation: .spring(duration: 0.3).speed(2), at: 0.2)
    #expect(abs(track.value(at: 0.2) - value) < 1e-9)
    let after = (track.value(at: 0.200_01) - track.value(at: 0.2)) / 1e-5
    #expect(abs(after - velocity) < 1)
  }

  @Test("a merged spring solves its own equation from place and velocity")
  func mergedMotion() {
    let (first, second) = (Spring.smooth, Spring.bouncy)
    var track = AnimationTrack(0.0)
    track.retarget(to: 10, animation: .spring(first), at: 0)
    track.retarget(to: 30, animation: .spring(second), at: 0.25)
    var (value, velocity) = (0.0, 0.0)
    first.update(value: &value, velocity: &velocity, target: 10, deltaTime: 0.25)
    second.update(value: &value, velocity: &velocity, target: 30, deltaTime: 0.15)
    #expect(abs(track.value(at: 0.4) - value) < 1e-9)
    #expect(abs(track.velocity(at: 0.4) - velocity) < 1e-9)
  }

  @Test("a gesture's velocity starts a spring")
  func gesture() {
    var track = AnimationTrack(0.0)
    track.retarget(to: 100, animation: .spring, at: 0, velocity: 1000)
    #expect(abs(track.value(at: 0.001) - 1) < 0.05)
    track = AnimationTrack(100.0)
    track.retarget(to: 100, animation: .smooth, at: 0, velocity: 500)
    #expect(track.value(at: 0.05) > 105)
    #expect(track.value(at: track.settlesAt ?? 0) == 100)
  }

  @Test("frames can be asked for in any order")
  func purity() {
    var track = AnimationTrack(0.0)
    track.retarget(to: 1, animation: .bouncy, at: 0)
    track.retarget(to: 2, animation: .linear, at: 0.1)
    let times = (0...60).map { Double($0) / 40 }
    let forwards = times.map { track.value(at: $0) }
    #expect(times.reversed().map { track.value(at: $0) } == forwards.reversed())
  }

  @Test("from a value to itself nothing moves (C108)")
  func nothing() {
    var track = AnimationTrack(3.0)
    track.retarget(to: 3, animation: .bouncy, at: 0)
    #expect(track.settlesAt == nil)
    #expect(track.value(at: 0.1) == 3)
  }

  @Test("what never settles says so, and a new animation ends it (C110)")
  func endless() {
    var track = AnimationTrack(0.0)
    track.retarget(to: 1, animation: .interpolatingSpring(stiffness: 100, damping: 0), at: 0)
    #expect(track.settlesAt == .infinity)
    #expect(abs(track.value(at: .pi / 10) - 2) < 1e-9)
    track.retarget(to: 5, animation: .linear(duration: 1), at: .pi / 10)
    #expect(abs(track.value(at: .pi / 10) - 2) < 1e-9)
    #expect(track.settlesAt == .pi / 10 + 1)
  }

  @Test("a custom animation runs and ends")
  func custom() {
    var track = AnimationTrack(0.0)
    track.retarget(to: 8, animation: Animation(Halves(duration: 1)).delay(0.5), at: 0)
    #expect(track.value(at: 0.2) == 4)
    #expect(track.value(at: 1.2) == 4)
    #expect(track.value(at: 1.6) == 8)
    #expect(abs((track.settlesAt ?? 0) - 1.5) < 1 / 30)
  }

  @Test("points and rectangles move component by component")
  func vectors() {
    var track = AnimationTrack(CGRect.zero.animatableData)
    let target = CGRect(x: 10, y: 20, width: 30, height: 40)
    track.retarget(to: target.animatableData, animation: .linear(duration: 2), at: 0)
    var rect = CGRect.zero
    rect.animatableData = track.value(at: 1)
    #expect(rect == CGRect(x: 5, y: 10, width: 15, height: 20))
  }
}
