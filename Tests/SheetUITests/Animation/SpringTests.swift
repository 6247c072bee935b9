import Foundation
import Testing

@testable import SheetUI

@Suite struct SpringTests {
  @Test("names and parameters give the documented stiffness and damping")
  func conversions() {
    func check(_ spring: Spring, _ stiffness: Double, _ damping: Double) {
      #expect(abs(spring.stiffness - stiffness) < 1e-5)
      #expect(abs(spring.damping - damping) < 1e-5)
    }
    check(Spring(response: 0.5, dampingRatio: 0.825), 157.913670, 20.734512)
    check(Spring(duration: 0.5, bounce: 0), 157.913670, 25.132741)
    check(Spring(response: 0.15, dampingRatio: 0.86), 1754.596338, 72.047191)
    check(.smooth, 157.913670, 25.132741)
    check(.snappy, 157.913670, 21.362830)
    check(.bouncy, 157.913670, 17.592919)
  }

  @Test("bounce and damping ratio are two names of one number")
  func bounce() {
    for bounce in [-0.9, -0.5, -0.1, 0, 0.2, 0.7, 1] {
      #expect(abs(Spring(duration: 1, bounce: bounce).bounce - bounce) < 1e-12)
    }
    #expect(Spring(duration: 1, bounce: -0.5).dampingRatio == 2)
    #expect(Spring(stiffness: 100, damping: 30).dampingRatio == 1)
    #expect(Spring(stiffness: 100, damping: 30, allowOverDamping: true).dampingRatio == 1.5)
  }

  @Test("moving on step by step is the closed form")
  func update() {
    let spring = Spring(response: 0.4, dampingRatio: 0.6)
    var (value, velocity) = (0.0, 3.0)
    for step in 1...100 {
      spring.update(value: &value, velocity: &velocity, target: 2, deltaTime: 0.01)
      let t = Double(step) * 0.01
      #expect(abs(value - spring.value(target: 2, initialVelocity: 3, time: t)) < 1e-9)
      #expect(abs(velocity - spring.velocity(target: 2, initialVelocity: 3, time: t)) < 1e-9)
    }
  }

  @Test("a spring made to settle in a time settles in that time")
  func settling() {
    for ratio in [0.2, 0.7, 1] {
      let spring = Spring(settlingDuration: 0.8, dampingRatio: ratio)
      #expect(abs(spring.settlingDuration - 0.8) < 1e-9)
    }
  }

  @Test("the values between two animatable values start and end there")
  func animatable() {
    let spring = Spring.smooth
    let (from, to) = (UnitPoint(x: 1, y: 2), UnitPoint(x: 3, y: -4))
    #expect(spring.value(fromValue: from, toValue: to, initialVelocity: .zero, time: 0) == from)
    let end = spring.value(fromValue: from, toValue: to, initialVelocity: .zero, time: 5)
    #expect(abs(end.x - to.x) < 1e-9 && abs(end.y - to.y) < 1e-9)
  }
}
