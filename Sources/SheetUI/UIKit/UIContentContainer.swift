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
  var transitionDuration: TimeInterval { isAnimated ? PresentationOptions.duration : 0 }
  var isCancelled: Bool { false }
  var isInteractive: Bool { false }

  init(_ container: UIView, isAnimated: Bool) {
    (containerView, self.isAnimated) = (container, isAnimated)
  }

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
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
    UIViewAnimation.run(
      isAnimated ? .systemTransition : nil, lasting: transitionDuration, { animation?(self) },
      completion: { _ in completion?(self) })
  }
}

extension UIViewController {
  /// Runs changes along with the controller's way in or out; nil while it stands still.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    selfAndAncestors.firstNonNil(\.presentation)?.coordinator
      ?? presentedViewController?.presentation?.coordinator
  }
}
