import Foundation
import TestSupport
import Testing

@testable import SheetUI

/// One spring of the shared table: progress and velocity at i/60 s.
struct SpringRow: Decodable, CustomTestStringConvertible {
  struct Extreme: Decodable {
    var x: Double
    var t: Double
  }

  var name: String
  var mass: Double
  var stiffness: Double
  var damping: Double
  var initialVelocity: Double
  var dampingRatio: Double
  var maximum: Extreme?
  var settle001: Double?
  var x: [Double]
  var velocity: [Double]
  var xWithDampingClampedToCritical: [Double]?

  var testDescription: String { name }

  static func load() throws -> [SpringRow] {
    struct File: Decodable { var springs: [SpringRow] }
    return try SharedData.json("numeric/springs.json", as: File.self).springs
  }

  var motion: SpringMotion {
    SpringMotion(mass: mass, stiffness: stiffness, damping: damping)
  }

  var animation: Animation {
    .interpolatingSpring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
  }
}

@Suite struct SpringMotionTests {
  @Test("the closed form is the integrated motion, to 1e-9", .needsSharedData)
  func closedForm() throws {
    for row in try SpringRow.load() {
      for (index, x) in row.x.enumerated() {
        let t = Double(index) / 60
        let progress = row.motion.progress(at: t, initialVelocity: row.initialVelocity)
        #expect(abs(progress - x) < 1e-9, "\(row.name) at \(t)")
        let rate = row.motion.progressRate(at: t, initialVelocity: row.initialVelocity)
        #expect(abs(rate - row.velocity[index]) < 1e-9, "\(row.name) at \(t)")
      }
    }
  }

  @Test("an interpolating spring clamps its damping to critical", .needsSharedData)
  func clamp() throws {
    for row in try SpringRow.load() {
      let expected = row.xWithDampingClampedToCritical ?? row.x
      for (index, x) in expected.enumerated() {
        let progress = row.animation.timing.unendingProgress(at: Double(index) / 60)
        #expect(abs(progress - x) < 1e-9, "\(row.name) at \(index)/60")
      }
    }
  }

  @Test("the envelope bounds the true settling time", .needsSharedData)
  func settling() throws {
    for row in try SpringRow.load() {
      let time = row.motion.settlingTime(
        displacement: 1, velocity: -row.initialVelocity, limit: 0.001)
      guard let settled = row.settle001 else {
        #expect(time == .infinity)
        continue
      }
      #expect(time >= settled - 1e-9, "\(row.name)")
      #expect(time < settled * 1.3 + 0.2, "\(row.name)")
    }
  }

  @Test("a critical spring's second constant holds its velocity (C107)")
  func criticalVelocity() {
    let motion = SpringMotion(mass: 1, stiffness: 100, damping: 20)
    for (t, x) in [(0.1, 0.4482), (0.2, 0.7293), (0.3, 0.8755)] {
      #expect(abs(motion.progress(at: t, initialVelocity: 5) - x) < 5e-5)
    }
    for (t, x) in [(0.1, 0.2642), (0.2, 0.5940), (0.3, 0.8009)] {
      #expect(abs(motion.progress(at: t) - x) < 5e-5)
    }
  }

  @Test("without damping the spring swings for ever (C110)")
  func undamped() {
    let motion = SpringMotion(mass: 1, stiffness: 100, damping: 0)
    #expect(abs(motion.progress(at: .pi / 10) - 2) < 1e-12)
    #expect(abs(motion.progress(at: .pi / 5)) < 1e-12)
    #expect(motion.settlingTime(displacement: 1, velocity: 0, limit: 0.001) == .infinity)
    #expect(Spring(duration: 0.5, bounce: 1).settlingDuration == .infinity)
  }

  @Test("four times the stiffness and twice the damping is twice the pace (C112)")
  func pace() {
    for ratio in [0.3, 1, 2] {
      let slow = SpringMotion(mass: 1, stiffness: 100, damping: 20 * ratio)
      let fast = SpringMotion(mass: 1, stiffness: 400, damping: 40 * ratio)
      for index in 0...100 {
        let t = Double(index) / 50
        #expect(abs(slow.progress(at: t) - fast.progress(at: t / 2)) < 1e-9)
      }
    }
  }

  @Test("PartialSheet's spring follows its table (C113)")
  func partialSheet() {
    let motion = SpringMotion(mass: 1, stiffness: 300, damping: 30)
    let times = [0.05, 0.1, 0.15, 0.2, 0.25, 0.3]
    for (t, x) in zip(times, [0.4568, 0.7573, 0.9131, 0.9796, 1.0019, 1.0062]) {
      #expect(abs(motion.progress(at: t, initialVelocity: 10) - x) < 5e-5)
    }
    for (t, x) in zip(times, [0.2279, 0.5610, 0.7959, 0.9229]) {
      #expect(abs(motion.progress(at: t) - x) < 5e-5)
    }
    let end = motion.settlingTime(displacement: 1, velocity: -10, limit: 0.001)
    #expect(abs(end - 0.490_900) < 1e-6)
    #expect(abs(motion.settlingTime(displacement: 1, velocity: 0, limit: 0.001) - 0.527_521) < 1e-6)
  }

  @Test("the motion changes smoothly where damping passes critical")
  func nearCritical() {
    for offset in [1e-10, 1e-8, 1e-6, 1e-4] {
      let below = SpringMotion(frequency: 10, dampingRatio: 1 - offset)
      let above = SpringMotion(frequency: 10, dampingRatio: 1 + offset)
      for index in 1...50 {
        let t = Double(index) / 25
        #expect(abs(below.progress(at: t) - above.progress(at: t)) < 10 * offset + 1e-9)
      }
    }
  }
}
