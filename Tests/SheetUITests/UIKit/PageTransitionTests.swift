import Foundation
import SwiftUI
import Testing
import UIKit

@testable import SheetUI

/// Fades the new page in over half a second.
private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return }
    view.alpha = 0
    transitionContext.containerView.addSubview(view)
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      view.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

private final class Fader: NSObject, UINavigationControllerDelegate {
  var interaction: UIPercentDrivenInteractiveTransition?
  var operations: [UINavigationController.Operation] = []
  var shown: [UIViewController] = []
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operations.append(operation)
    return Fade()
  }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { shown.append(viewController) }
}

@MainActor
struct PageTransitionTests {
  private let first = ColorController(.red)
  private let second = ColorController(.blue)

  private func x(_ controller: UIViewController, _ instant: Double) throws -> Double {
    let node = try #require(controller.view.node as? UIViewNode)
    return Double(try #require(node.box).presentedFrame(at: instant).minX)
  }

  private func stage() throws -> (Stage, UINavigationController) {
    let owner = UINavigationController(rootViewController: first)
    return (try Stage.plain(200, 300, idiom: .phone, root: owner), owner)
  }

  @Test("a push slides on the system's spring, and the page below aside by three tenths")
  func push() throws {
    let (stage, owner) = try stage()
    try stage.perform { owner.pushViewController(second, animated: true) }
    let timing = Animation.systemTransition.timing
    for time in [0, 0.05, 0.1, 0.2, 0.3] {
      let share = timing.progress(at: time)
      #expect(abs(try x(second, time) - 200 * (1 - share)) < 1e-6)
      #expect(abs(try x(first, time) + 60 * share) < 1e-6)
    }
    #expect(second.calls == ["load", "willAppear"])
    try stage.advance(by: 0.5)
    #expect(abs(try x(second, stage.time)) < 0.5)
    try stage.settle()
    #expect(try x(second, stage.time) == 0)
    #expect(second.calls == ["load", "willAppear", "didAppear"])
    #expect(first.view.superview == nil)
  }

  @Test("a pop slides the other way, and another push on the way ends the one before")
  func pop() throws {
    let (stage, owner) = try stage()
    try stage.perform { owner.pushViewController(second, animated: false) }
    try stage.perform { owner.popViewController(animated: true) }
    let share = Animation.systemTransition.timing.progress(at: 0.1)
    #expect(abs(try x(second, 0.1) - 200 * share) < 1e-6)
    #expect(abs(try x(first, 0.1) + 60 * (1 - share)) < 1e-6)
    let third = ColorController(.green)
    try stage.perform { owner.pushViewController(third, animated: true) }
    #expect(second.view.superview == nil)
    try stage.advance(by: 0.6)
    #expect(owner.viewControllers == [first, third])
    #expect(third.view.superview === owner.pages)
  }

  @Test("a drag from the edge goes back, or not where it isn't far enough")
  func edge() throws {
    let (stage, owner) = try stage()
    try stage.perform { owner.pushViewController(second, animated: false) }
    func drag(to x: CGFloat) throws {
      try stage.touchDown(at: CGPoint(x: 2, y: 150))
      try stage.touchMove(to: CGPoint(x: 14, y: 150))
      try stage.touchMove(to: CGPoint(x: x, y: 150))
    }
    try drag(to: 54)
    #expect(abs(try x(second, stage.time) - 40) < 0.01)
    #expect(abs(try x(first, stage.time) + 48) < 0.01)
    try stage.touchUp()
    try stage.advance(by: 0.6)
    #expect(owner.viewControllers == [first, second])
    #expect(second.view.superview === owner.pages && first.view.superview == nil)
    try drag(to: 180)
    try stage.touchUp()
    try stage.advance(by: 0.6)
    #expect(owner.viewControllers == [first])
    #expect(first.view.superview === owner.pages)
  }

  @Test("a delegate's animation takes the slide's place, and a finger can drive it")
  func custom() throws {
    let (stage, owner) = try stage()
    let fader = Fader()
    owner.delegate = fader
    try stage.perform { owner.pushViewController(second, animated: true) }
    #expect(try x(second, 0.1) == 0)
    try stage.advance(by: 0.6)
    #expect(fader.operations == [.push] && fader.shown.last === second)
    let drive = UIPercentDrivenInteractiveTransition()
    fader.interaction = drive
    try stage.perform { owner.popViewController(animated: true) }
    try stage.perform { drive.update(0.25) }
    #expect(abs(first.view.alpha - 0.25) < 1e-6)
    try stage.perform { drive.cancel() }
    try stage.advance(by: 0.6)
    #expect(owner.viewControllers == [first, second])
  }
}

/// A count that a SwiftUI page keeps.
private struct Counter: View {
  let appeared: () -> Void
  @State private var count = 0
  var body: some View {
    Button("Count \(count)") { count += 1 }.onAppear { appeared() }
  }
}

/// A page that says what its bar shows when it loads.
private final class LatePage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Late"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Stop", primaryAction: UIAction { _ in })
  }
}

extension PageTransitionTests {
  @Test("a bar shows what a page says about it when it loads, also after a slide")
  func late() throws {
    let (stage, owner) = try stage()
    owner.navigationBar.prefersLargeTitles = true
    try stage.perform { owner.pushViewController(LatePage(), animated: true) }
    try stage.advance(by: 0.6)
    _ = try stage.center(ofText: "Stop")
    _ = try stage.center(ofText: "Late")
  }

  @Test("a SwiftUI page keeps its state while it slides in")
  func state() throws {
    let (stage, owner) = try stage()
    var times = 0
    let page = UIHostingController(rootView: Counter { times += 1 })
    try stage.perform { owner.pushViewController(page, animated: true) }
    try stage.advance(by: 0.2)
    try stage.tap("Count 0")
    try stage.advance(by: 0.5)
    _ = try stage.center(ofText: "Count 1")
    #expect(times == 1)
  }
}

/// A sheet that slides in from below over half a second, and goes as far as a finger says.
private final class Drawer: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  let drive = UIPercentDrivenInteractiveTransition()
  var isDriven = false
  var ended: [Bool] = []

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isDriven ? drive : nil }
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }
  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let below = context.containerView.bounds.height
    let end: (Bool) -> Void = { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
    if let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) {
      view.frame = context.finalFrame(for: to).offsetBy(dx: 0, dy: below)
      context.containerView.addSubview(view)
      UIView.animate(
        withDuration: 0.5, delay: 0, options: .curveLinear,
        animations: { view.frame = context.finalFrame(for: to) }, completion: end)
    } else if let view = context.view(forKey: .from) {
      UIView.animate(
        withDuration: 0.5, delay: 0, options: .curveLinear,
        animations: { view.frame.origin.y += below }, completion: end)
    }
  }
}

@MainActor
struct DrivenDismissalTests {
  private let root = ColorController(.white)
  private let sheet = ColorController(.red)
  private let drawer = Drawer()

  private func stage() throws -> Stage {
    let stage = try Stage.plain(200, 400, idiom: .phone, root: root)
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = drawer
    try stage.perform { root.present(sheet, animated: true) }
    try stage.advance(by: 0.6)
    return stage
  }

  @Test("a way out follows the finger and goes back when it is cancelled")
  func cancelled() throws {
    let stage = try stage()
    drawer.isDriven = true
    try stage.perform { sheet.dismiss(animated: true) }
    try stage.perform { drawer.drive.update(0.25) }
    #expect(abs(sheet.view.frame.minY - 100) < 1e-6)
    try stage.perform { drawer.drive.cancel() }
    try stage.advance(by: 0.6)
    #expect(sheet.view.frame.minY == 0)
    #expect(root.presentedViewController === sheet)
    #expect(drawer.ended == [true, false])
  }

  @Test("a way out goes on over the rest of its time when it is finished")
  func finished() throws {
    let stage = try stage()
    drawer.isDriven = true
    drawer.drive.completionCurve = .linear
    try stage.perform { sheet.dismiss(animated: true) }
    try stage.perform { drawer.drive.update(0.5) }
    try stage.perform { drawer.drive.finish() }
    let start = stage.time
    let node = try #require(sheet.view.node as? UIViewNode)
    let box = try #require(node.box)
    #expect(abs(box.presentedFrame(at: start + 0.125).minY - 300) < 0.01)
    try stage.advance(by: 0.4)
    #expect(root.presentedViewController == nil)
    #expect(drawer.ended == [true, true])
  }
}

@MainActor
struct PropertyAnimatorTests {
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  private func stage() throws -> Stage {
    let root = ColorController(.white)
    root.view.addSubview(box)
    return try Stage.plain(200, 100, root: root)
  }

  private func animator() -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: .linear) { box.frame.origin.x = 100 }
  }

  @Test("an animator that is held shows the share that is set, and goes on from there")
  func held() throws {
    let (stage, animator) = (try stage(), animator())
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    try stage.perform { animator.fractionComplete = 0.3 }
    #expect(animator.state == .active && !animator.isRunning)
    #expect(abs(box.frame.minX - 30) < 1e-6)
    try stage.perform { animator.startAnimation() }
    try stage.advance(by: 0.35)
    #expect(abs(animator.fractionComplete - 0.65) < 1e-6)
    try stage.advance(by: 0.4)
    #expect(box.frame.minX == 100 && ends == [.end] && animator.state == .inactive)
  }

  @Test("an animator that is paused on its way stands where it was, and can go back")
  func paused() throws {
    let (stage, animator) = (try stage(), animator())
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    try stage.perform { animator.startAnimation() }
    try stage.advance(by: 0.4)
    try stage.perform { animator.pauseAnimation() }
    try stage.advance(by: 1)
    #expect(abs(box.frame.minX - 40) < 1e-6)
    try stage.perform {
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    try stage.advance(by: 0.5)
    #expect(box.frame.minX == 0 && ends == [.start])
  }

  @Test("an animator that is stopped ends where it is told to")
  func stopped() throws {
    let (stage, animator) = (try stage(), animator())
    try stage.perform { animator.startAnimation() }
    try stage.advance(by: 0.5)
    try stage.perform { animator.stopAnimation(false) }
    #expect(animator.state == .stopped && abs(box.frame.minX - 50) < 1e-6)
    try stage.perform { animator.finishAnimation(at: .start) }
    #expect(box.frame.minX == 0 && animator.state == .inactive)
  }
}
