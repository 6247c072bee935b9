public import Foundation

/// Something that holds content and hears of its size.
@MainActor @preconcurrency
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content asks for, in points.
  var preferredContentSize: CGSize { get }
  /// Called when a part asks for another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Called when the constraints of a part ask for another size.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Returns the size of a part.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the size changes.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the surroundings change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}

extension UIViewController: UIContentContainer {}
extension UIPresentationController: UIContentContainer {}

/// Runs changes along with the way in or out of a presented controller.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  let isAnimated: Bool
  let containerView: UIView
  var transitionDuration: TimeInterval {
    isAnimated ? transition?.duration ?? PresentationOptions.duration : 0
  }
  var isCancelled: Bool { transition?.transitionWasCancelled ?? false }
  var isInteractive: Bool { transition?.isInteractive ?? false }
  var percentComplete: CGFloat { transition?.scrubber?.changes.fraction ?? 0 }
  /// The run of user code's animation; nil for the system's.
  weak var transition: TransitionRun?
  /// Whether changes wait until it is known whether a finger drives the transition.
  var isHeld = false { didSet { if !isHeld { runWaiting() } } }
  private var waiting: [() -> Void] = []

  init(_ container: UIView, isAnimated: Bool) {
    (containerView, self.isAnimated) = (container, isAnimated)
  }

  private func runWaiting() {
    let all = waiting
    waiting = []
    for action in all { action() }
  }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { transition?.viewController(forKey: key) }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { transition?.view(forKey: key) }

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if isHeld {
      waiting.append { self.run(animation, completion) }
      return true
    }
    let graph = Stage.current?.graph
    // What is changed while the layer is made would be there at once.
    if isAnimated, let graph, graph.queue.isEvaluating {
      graph.afterLayout { self.run(animation, completion) }
    } else {
      run(animation, completion)
    }
    return true
  }

  private func run(
    _ animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    _ completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) {
    let time = transitionDuration
    let course: Animation = transition == nil ? .systemTransition : .easeInOut(duration: time)
    let changes = { animation?(self) ?? () }
    let end: (Bool) -> Void = { _ in completion?(self) }
    guard let scrubber = transition?.scrubber else {
      return UIViewAnimation.run(
        isAnimated ? course : nil, lasting: time, changes, completion: end)
    }
    UIViewAnimation.scrubbing(scrubber) {
      UIViewAnimation.run(course, lasting: time, changes, completion: end)
    }
  }
}

extension UIViewController {
  /// Runs changes along with the controller's way in or out; nil while it stands still.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    selfAndAncestors.firstNonNil(\.presentation)?.coordinator
      ?? presentedViewController?.presentation?.coordinator
  }
}
