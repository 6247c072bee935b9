import Foundation
import SwiftUI
import Testing
import UIKit

@testable import SheetUI

/// Notes the steps of a gesture, as code without selectors does.
private final class Drag: UIPanGestureRecognizer {
  var steps: [State] = []
  var ways: [CGPoint] = []
  override var state: State {
    didSet {
      steps.append(state)
      if state == .changed { ways.append(translation(in: view)) }
    }
  }
}

private final class Tap: UITapGestureRecognizer {
  var times = 0
  override var state: State { didSet { if state == .ended { times += 1 } } }
}

private final class Press: UILongPressGestureRecognizer {
  var steps: [State] = []
  override var state: State { didSet { steps.append(state) } }
}

private final class Swipe: UISwipeGestureRecognizer {
  var times = 0
  override var state: State { didSet { if state == .ended { times += 1 } } }
}

/// Lets everything go on beside each other, or nothing begin.
private final class Judge: NSObject, UIGestureRecognizerDelegate {
  var mayBegin = true
  var allows = false
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { allows }
}

/// Follows a finger by itself.
private final class Track: UIControl {
  var steps: [String] = []
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    steps.append("begin \(Int(touch.location(in: self).x))")
    return true
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    steps.append("continue \(Int(touch.location(in: self).x))")
    return true
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { steps.append("end") }
}

/// A drag of UIKit on a SwiftUI view.
private struct DragOnView: UIGestureRecognizerRepresentable {
  let places: (CGPoint, UIGestureRecognizer.State) -> Void
  func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
    UIPanGestureRecognizer()
  }
  func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
    places(context.converter.localLocation, recognizer.state)
  }
}

@MainActor
struct GestureRecognizerTests {
  private let view = UIView(frame: CGRect(x: 20, y: 20, width: 160, height: 160))

  private func stage(_ recognizers: UIGestureRecognizer...) throws -> Stage {
    let root = ColorController(.white)
    root.view.addSubview(view)
    for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
    return try Stage.plain(200, 200, root: root)
  }

  @Test("a drag begins after ten points and tells how far it has gone since")
  func drag() throws {
    let drag = Drag()
    let stage = try stage(drag)
    try stage.touchDown(at: CGPoint(x: 50, y: 50))
    try stage.touchMove(to: CGPoint(x: 56, y: 50))
    #expect(drag.steps == [])
    try stage.touchMove(to: CGPoint(x: 62, y: 50))
    try stage.touchMove(to: CGPoint(x: 82, y: 60), velocity: CGSize(width: 300, height: 10))
    #expect(drag.steps == [.began, .changed])
    #expect(drag.ways == [CGPoint(x: 20, y: 10)])
    #expect(drag.velocity(in: view) == CGPoint(x: 300, y: 10))
    #expect(drag.location(in: view) == CGPoint(x: 62, y: 40))
    try stage.touchUp()
    #expect(drag.steps == [.began, .changed, .ended])
    #expect(drag.state == .possible && drag.numberOfTouches == 0)
  }

  @Test("a tap counts, one that moves doesn't, and a single tap waits for a double one")
  func taps() throws {
    let (one, two) = (Tap(), Tap())
    two.numberOfTapsRequired = 2
    one.require(toFail: two)
    let stage = try stage(one, two)
    try stage.tap(at: CGPoint(x: 60, y: 60))
    #expect(one.times == 0)
    try stage.advance(by: 0.4)
    #expect((one.times, two.times) == (1, 0))
    try stage.tap(at: CGPoint(x: 60, y: 60))
    try stage.advance(by: 0.1)
    try stage.tap(at: CGPoint(x: 60, y: 60))
    try stage.advance(by: 0.5)
    #expect((one.times, two.times) == (1, 1))
    try stage.touchDown(at: CGPoint(x: 60, y: 60))
    try stage.touchMove(to: CGPoint(x: 90, y: 60))
    try stage.touchUp()
    try stage.advance(by: 0.5)
    #expect((one.times, two.times) == (1, 1))
  }

  @Test("a press begins after half a second, a swipe needs its direction")
  func pressAndSwipe() throws {
    let (press, swipe) = (Press(), Swipe())
    swipe.direction = .left
    let stage = try stage(press, swipe)
    try stage.touchDown(at: CGPoint(x: 120, y: 60))
    try stage.advance(by: 0.4)
    #expect(press.steps == [])
    try stage.advance(by: 0.2)
    #expect(press.steps == [.began])
    try stage.touchUp()
    #expect(press.steps == [.began, .ended])
    for (x, times) in [(CGFloat(170), 0), (40, 1)] {
      try stage.touchDown(at: CGPoint(x: 110, y: 60))
      try stage.touchMove(to: CGPoint(x: x, y: 62))
      try stage.touchUp()
      #expect(swipe.times == times)
    }
  }

  @Test("the delegate keeps a drag from beginning, and lets two go on at once")
  func delegate() throws {
    let (inner, outer, judge) = (Drag(), Drag(), Judge())
    let stage = try stage(outer)
    let small = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    try stage.perform {
      view.addSubview(small)
      small.addGestureRecognizer(inner)
      inner.delegate = judge
    }
    func drag() throws {
      try stage.touchDown(at: CGPoint(x: 40, y: 40))
      try stage.touchMove(to: CGPoint(x: 60, y: 40))
      try stage.touchMove(to: CGPoint(x: 70, y: 40))
      try stage.touchUp()
    }
    try drag()
    #expect(inner.steps.first == .began && !outer.steps.contains(.began))
    (inner.steps, outer.steps) = ([], [])
    judge.allows = true
    try drag()
    #expect(inner.steps.contains(.began) && outer.steps.contains(.began))
    (inner.steps, outer.steps) = ([], [])
    judge.mayBegin = false
    try drag()
    #expect(!inner.steps.contains(.began) && outer.steps.contains(.began))
  }

  @Test("a control follows the finger and says what it does")
  func tracking() throws {
    let control = Track(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    var events: [String] = []
    control.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
    control.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
    let stage = try stage()
    try stage.perform { view.addSubview(control) }
    try stage.touchDown(at: CGPoint(x: 30, y: 30))
    #expect(control.isTracking && control.isHighlighted)
    try stage.touchMove(to: CGPoint(x: 60, y: 30))
    try stage.touchUp()
    #expect(control.steps == ["begin 10", "continue 40", "end"])
    #expect(events == ["down", "up"])
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test("a scroll view's own drag tells how far and how fast it goes")
  func scrolling() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 160, height: 160))
    scroll.contentSize = CGSize(width: 160, height: 600)
    let stage = try stage()
    try stage.perform { view.addSubview(scroll) }
    try stage.touchDown(at: CGPoint(x: 60, y: 150))
    try stage.touchMove(to: CGPoint(x: 60, y: 130))
    try stage.touchMove(to: CGPoint(x: 60, y: 100), velocity: CGSize(width: 0, height: -200))
    #expect(scroll.panGestureRecognizer.state == .changed)
    #expect(scroll.panGestureRecognizer.velocity(in: nil).y == -200)
    #expect(scroll.contentOffset.y == 50)
    try stage.touchUp()
    #expect(scroll.panGestureRecognizer.state == .possible)
  }

  @Test("two fingers scale a scroll view's content about their middle")
  func zooming() throws {
    final class Zoomer: NSObject, UIScrollViewDelegate {
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 160))
      var steps: [String] = []
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
      func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        steps.append("begin")
      }
      func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
      ) { steps.append("end") }
    }
    let zoomer = Zoomer()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 160, height: 160))
    scroll.contentSize = CGSize(width: 160, height: 160)
    scroll.maximumZoomScale = 3
    scroll.delegate = zoomer
    scroll.addSubview(zoomer.content)
    let stage = try stage()
    try stage.perform { view.addSubview(scroll) }
    try stage.pinch(at: CGPoint(x: 100, y: 100), scale: 2)
    #expect(abs(scroll.zoomScale - 2) < 1e-6)
    #expect(abs(scroll.contentSize.width - 320) < 1e-6)
    #expect(abs(scroll.contentOffset.x - 80) < 0.01 && abs(scroll.contentOffset.y - 80) < 0.01)
    #expect(zoomer.content.frame.origin == .zero)
    #expect(abs(zoomer.content.frame.width - 320) < 1e-6)
    #expect(zoomer.steps == ["begin", "end"])
    try stage.pinch(at: CGPoint(x: 100, y: 100), scale: 9)
    #expect(scroll.zoomScale == 3)
  }

  @Test("a gesture of UIKit on a SwiftUI view tells places in the view")
  func representable() throws {
    var calls: [(CGPoint, UIGestureRecognizer.State)] = []
    let host = UIHostingController(
      rootView: Color.red.frame(width: 100, height: 100)
        .gesture(DragOnView { calls.append(($0, $1)) }))
    let stage = try Stage.plain(200, 200, root: host)
    try stage.touchDown(at: CGPoint(x: 80, y: 80))
    try stage.touchMove(to: CGPoint(x: 100, y: 90))
    try stage.touchUp()
    #expect(calls.map(\.1) == [.began, .ended])
    #expect(calls.first?.0 == CGPoint(x: 50, y: 40))
  }
}
