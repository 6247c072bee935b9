import Foundation
import Raster
import Testing
import UIKit

@testable import SheetUI

/// Animation blocks, property animators and the views that SwiftUI shows of UIKit's.
@MainActor
struct AnimationBlockTests {
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  private func stage() throws -> Stage {
    let root = ColorController(.white)
    box.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    root.view.addSubview(box)
    return try Stage.plain(200, 100, root: root)
  }

  private func minX(_ stage: Stage, _ instant: Double) throws -> Double {
    let node = try #require(box.node as? UIViewNode)
    return Double(try #require(node.box).presentedFrame(at: instant).minX)
  }

  @Test("an even animation is where the clock says at every instant")
  func linear() throws {
    let stage = try stage()
    try stage.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.frame.origin.x = 100 }
    }
    #expect(box.frame.minX == 100)
    for share in [0, 0.25, 0.5, 0.75, 1] {
      #expect(try minX(stage, share) == 100 * share)
    }
  }

  @Test("a delay shifts the way, and what is called at the end is called then")
  func delay() throws {
    let stage = try stage()
    var ends: [Bool] = []
    try stage.perform {
      UIView.animate(withDuration: 0.4, delay: 0.6, options: .curveLinear) {
        box.frame.origin.x = 100
      } completion: {
        ends.append($0)
      }
    }
    #expect(try minX(stage, 0.6) == 0)
    #expect(try abs(minX(stage, 0.8) - 50) < 1e-9)
    try stage.advance(by: 0.99)
    #expect(ends == [])
    try stage.advance(by: 0.02)
    #expect(ends == [true])
  }

  @Test("ease in and out is half way at half time, and slower at both ends")
  func easeInOut() throws {
    let stage = try stage()
    try stage.perform { UIView.animate(withDuration: 1) { box.frame.origin.x = 100 } }
    #expect(try abs(minX(stage, 0.5) - 50) < 0.01)
    let (early, late) = (try minX(stage, 0.1), try minX(stage, 0.9))
    #expect(early < 10 && late > 90)
  }

  @Test("a spring has come to rest when its duration is over")
  func spring() throws {
    let stage = try stage()
    try stage.perform {
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0
      ) { box.frame.origin.x = 100 }
    }
    let places = try stride(from: 0, through: 0.5, by: 0.01).map { try minX(stage, $0) }
    #expect((places.max() ?? 0) > 101)
    #expect(abs((places.last ?? 0) - 100) < 0.2)
  }

  @Test("changes outside of blocks, and in blocks without animation, are there at once")
  func plain() throws {
    let stage = try stage()
    try stage.perform {
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation { box.frame.origin.x = 60 }
      }
    }
    #expect(try minX(stage, 0) == 60)
    try stage.perform { box.frame.origin.x = 80 }
    #expect(try minX(stage, 0) == 80)
  }

  @Test("opacity, color and corners move along with the frame")
  func looks() throws {
    let stage = try stage()
    try stage.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        box.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      }
    }
    let half = try stage.snapshot(at: 0.5).color(10, 10)
    #expect(half.red > 100 && half.red < 155 && half.blue > 100 && half.blue < 155)
    #expect(try stage.snapshot(at: 1).color(10, 10) == RGB(0, 0, 255))
  }

  @Test("constraints that change within a block move their views when they are solved there")
  func constraints() throws {
    let stage = try stage()
    box.translatesAutoresizingMaskIntoConstraints = false
    let root = try #require(box.superview)
    let left = box.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    try stage.perform {
      NSLayoutConstraint.activate([
        left, box.topAnchor.constraint(equalTo: root.topAnchor),
        box.widthAnchor.constraint(equalToConstant: 20),
        box.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
    try stage.perform {
      left.constant = 100
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { root.layoutIfNeeded() }
    }
    #expect(box.frame.minX == 100)
    #expect(try minX(stage, 0.5) == 50)
  }

  @Test("keyframes run one after another")
  func keyframes() throws {
    let stage = try stage()
    try stage.perform {
      UIView.animateKeyframes(withDuration: 2, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          box.frame.origin.x = 100
        }
      }
    }
    #expect(try minX(stage, 1) == 0)
    #expect(try minX(stage, 1.5) > 10)
    #expect(try minX(stage, 2) == 100)
  }

  @Test("a property animator starts when it is told to, and tells where it has ended")
  func propertyAnimator() throws {
    let stage = try stage()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      self.box.frame.origin.x = 100
    }
    animator.addCompletion { ends.append($0) }
    try stage.advance(by: 1)
    #expect(box.frame.minX == 0 && animator.state == .inactive)
    try stage.perform { animator.startAnimation() }
    #expect(animator.isRunning)
    #expect(try abs(minX(stage, 1.5) - 50) < 1e-9)
    try stage.advance(by: 1.01)
    #expect(ends == [.end] && !animator.isRunning)
  }

  @Test("a view that is added comes from where it was set before")
  func added() throws {
    let stage = try stage()
    let toast = UIView(frame: CGRect(x: 0, y: 50, width: 20, height: 20))
    try stage.perform {
      toast.alpha = 0
      toast.backgroundColor = .black
      box.superview?.addSubview(toast)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        toast.alpha = 1
        toast.frame.origin.x = 100
      }
    }
    let node = try #require(toast.node as? UIViewNode)
    #expect(try #require(node.box).presentedFrame(at: 0.25).minX == 25)
    #expect(try stage.snapshot(at: 0.5).color(60, 60).isNear(RGB(128, 128, 128)))
  }
}
