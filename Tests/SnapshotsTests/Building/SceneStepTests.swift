import Foundation
import Testing

@testable import Snapshots

@Suite("Scene steps")
struct SceneStepTests {
  private func steps(_ end: DragEndSpec) -> [SceneStep] {
    let drag = EventSpec.Drag(x: 10, y: 20, dx: 0, dy: 60, duration: 0.05, end: end)
    return EventSpec(at: 1, .drag(drag)).steps.map(\.step)
  }

  @Test("a drag comes down, moves sixty times a second, and leaves")
  func drag() {
    let velocity = CGSize(width: 0, height: 1200)
    #expect(
      steps(.released) == [
        .touchDown(CGPoint(x: 10, y: 20)),
        .touchMove(CGPoint(x: 10, y: 40), velocity: velocity),
        .touchMove(CGPoint(x: 10, y: 60), velocity: velocity),
        .touchMove(CGPoint(x: 10, y: 80), velocity: velocity),
        .touchUp(velocity: velocity),
      ])
  }

  @Test("a drag that stops has no velocity in the end")
  func stopped() {
    #expect(steps(.stopped).last == .touchUp(velocity: .zero))
    #expect(steps(.stopped)[3] == .touchMove(CGPoint(x: 10, y: 80), velocity: .zero))
  }

  @Test("a drag that is held doesn't leave, and one that is cancelled is taken away")
  func heldAndCancelled() {
    #expect(steps(.held).last == .touchMove(CGPoint(x: 10, y: 80), velocity: .zero))
    #expect(steps(.cancelled).last == .touchCancel)
  }

  @Test("a scroll moves the finger against the distance")
  func scroll() {
    let steps = EventSpec(at: 0, .scroll(x: 5, y: 100, dx: 0, dy: 30)).steps
    #expect(steps.first?.step == .touchDown(CGPoint(x: 5, y: 100)))
    #expect(steps.dropLast().last?.step == .touchMove(CGPoint(x: 5, y: 70), velocity: .zero))
  }
}
