import Foundation
import Testing

@testable import SheetUI

@Suite struct AnimationTests {
  @Test("every animation starts at 0, and is exactly 1 from its end on")
  func ends() {
    let all: [Animation] = [
      .default, .linear, .easeIn, .easeOut, .easeInOut, .spring, .spring(),
      .spring(response: 0.3, dampingFraction: 0.5), .spring(duration: 1, bounce: -0.5),
      .interactiveSpring, .interactiveSpring(), .interpolatingSpring, .smooth, .snappy, .bouncy,
      .interpolatingSpring(stiffness: 300, damping: 30, initialVelocity: 10),
      .timingCurve(0.2, 1.4, 0.6, 1), .timingCurve(.circularEaseIn, duration: 2),
      .linear.delay(1), .easeIn.speed(3), .linear.repeatCount(3), .linear.repeatCount(2),
    ]
    for animation in all {
      let end = animation.timing.end(limit: AnimationTiming.stillLimit)
      #expect(end > 0 && end < 20)
      #expect(animation.timing.progress(at: 0) == 0)
      #expect(animation.timing.progress(at: end) == 1)
      #expect(animation.timing.progress(at: end + 100) == 1)
    }
  }

  @Test("a duration of 0 is over at once (C108)")
  func zero() {
    for animation: Animation in [
      .linear(duration: 0), .easeIn(duration: -1), .linear(duration: .nan), .spring(duration: 0),
      .interpolatingSpring(stiffness: .infinity, damping: 1),
      .interpolatingSpring(stiffness: 0, damping: 0), .linear(duration: 0).repeatForever(),
    ] {
      for time in [0, 0.1, 5] { #expect(animation.timing.progress(at: time) == 1) }
    }
  }

  @Test("delay, pace and repetition nest")
  func modifiers() {
    func progress(_ animation: Animation, _ time: Double) -> Double {
      animation.timing.progress(at: time)
    }
    let linear = Animation.linear(duration: 2)
    #expect(progress(linear.delay(1), 0.9) == 0)
    #expect(progress(linear.delay(1), 2) == 0.5)
    #expect(progress(linear.delay(-1), 0) == 0.5)
    #expect(progress(linear.speed(2), 0.5) == 0.5)
    #expect(progress(linear.speed(0), 100) == 0)
    #expect(progress(linear.repeatCount(2), 3) == 0.5)
    #expect(progress(linear.repeatCount(2), 3.5) == 0.25)
    #expect(progress(linear.repeatCount(2, autoreverses: false), 3.5) == 0.75)
    #expect(progress(linear.repeatCount(2), 4) == 1)
    #expect(progress(linear.repeatForever(), 1001) == 0.5)
    #expect(progress(linear.delay(1).repeatForever(autoreverses: false), 3.5) == 0)
    #expect(progress(linear.repeatForever(autoreverses: false).delay(1), 3.5) == 0.25)
    #expect(progress(linear.repeatCount(0), 0) == 1)
  }

  @Test("completion handlers run after the perceived or after the real end")
  func completion() {
    let spring = Animation.interpolatingSpring(stiffness: 300, damping: 30, initialVelocity: 10)
    #expect(abs(AnimationCompletionCriteria.removed.delay(of: spring) - 0.490_900) < 1e-6)
    let logical = AnimationCompletionCriteria.logicallyComplete
    #expect(abs(logical.delay(of: spring) - 0.362_760) < 1e-6)
    #expect(logical.delay(of: .spring(duration: 0.5).delay(1)) == 1.5)
    #expect(logical.delay(of: .linear(duration: 2).logicallyComplete(after: 1).speed(2)) == 0.5)
    #expect(logical.delay(of: .linear.repeatForever()) == .infinity)
    #expect(logical.delay(of: .linear(duration: 2).repeatCount(3)) == 6)
  }

  @Test("UIKit's transition curve is a critical spring")
  func transitionCurve() {
    let curve = Animation.interpolatingSpring(mass: 3, stiffness: 1000, damping: 500)
    for (t, x) in [(0.1, 0.544778), (0.2, 0.879282), (0.3, 0.972919), (0.4, 0.994408)] {
      #expect(abs(curve.timing.progress(at: t) - x) < 1e-6)
    }
  }

  @Test("equal animations are equal")
  func equality() {
    #expect(Animation.easeInOut == .easeInOut(duration: 0.35))
    #expect(Animation.spring == .spring())
    #expect(Animation.smooth == .spring)
    #expect(Animation.linear != .linear.delay(0.1))
    #expect(Animation(Halves(duration: 1)) == Animation(Halves(duration: 1)))
    #expect(Animation(Halves(duration: 1)) != Animation(Halves(duration: 2)))
  }
}

/// Goes half of the way at once and the rest at the end.
struct Halves: CustomAnimation {
  var duration: Double

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    time < duration ? value.scaled(by: 0.5) : nil
  }
}
