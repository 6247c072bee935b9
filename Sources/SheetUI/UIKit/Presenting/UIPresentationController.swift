public import Foundation

/// How a view controller is presented, and what happens around it.
///
/// Subclasses that a transitioning delegate returns for the style `custom` have their container, the
/// frame that they choose, and their calls before and after the transitions, which fade.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  /// The controller that presents.
  open var presentingViewController: UIViewController {
    presenting ?? presentedViewController.presentingViewController ?? presentedViewController
  }
  /// The controller that is presented.
  public let presentedViewController: UIViewController
  /// Who decides how the presentation adapts and ends.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// What the presentation changes of its surroundings; without effect.
  open var overrideTraitCollection: UITraitCollection?
  private weak var presenting: UIViewController?
  private var container: UIView?
  /// Whether an animation of user code moves the presented view, which nothing else places meanwhile.
  var isMoving = false

  /// Creates a controller for a presentation.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// The style that the presentation has where there is little room.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self) ?? .automatic
  }
  /// Returns the style that the presentation has in some surroundings.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .automatic
  }
  /// Whether the presentation covers the whole window.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether what presents is taken away meanwhile.
  open var shouldRemovePresentersView: Bool { false }

  /// The view around the presented one; nil while nothing is presented.
  open var containerView: UIView? { container }
  /// The view that is presented.
  open var presentedView: UIView? { presentedViewController.view }
  /// The frame of the presented view in its container, in points.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }
  /// Called before the container places its views.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has placed its views.
  open func containerViewDidLayoutSubviews() {}

  /// Called before the way in.
  open func presentationTransitionWillBegin() {}
  /// Called after the way in.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the way out.
  open func dismissalTransitionWillBegin() {}
  /// Called after the way out.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called when a controller in the presentation asks for another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Called when the constraints of a controller in the presentation ask for another size.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Returns the size of a controller in the presentation: its own wish, else all there is.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let wish = container.preferredContentSize
    return wish == .zero ? parentSize : wish
  }
  /// The size that the presented controller asks for, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Called before the surroundings change; a stage changes them at once.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called before the window gets another size.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Has what was changed shown.
  func didChange() { presentedViewController.viewIfLoaded?.contentDidChange() }

  /// What the controller asks of the layer.
  var settings: PresentationSettings { PresentationSettings() }

  /// Creates the view around the presented one, for a window's size.
  func makeContainer(_ size: CGSize, _ safeArea: UIEdgeInsets) -> UIView {
    let view = PresentationContainer(frame: CGRect(origin: .zero, size: size))
    // Frames are asked for before the first layout finds the safe area out.
    view.safeInsets = safeArea
    view.presentation = self
    container = view
    return view
  }

  /// Forgets the view around.
  func dropContainer() { container = nil }
}

/// The view around one that a presentation controller of user code presents.
private final class PresentationContainer: UIView {
  weak var presentation: UIPresentationController?

  override func layoutSubviews() {
    guard let presentation else { return }
    presentation.containerViewWillLayoutSubviews()
    if let view = presentation.presentedView, view.superview === self, !presentation.isMoving {
      view.frame = presentation.frameOfPresentedViewInContainerView
    }
    presentation.containerViewDidLayoutSubviews()
  }
}

/// Decides how a presentation adapts and ends.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the style where there is little room; `none` keeps a popover one.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// Returns the style in some surroundings.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Prepares the controller of the style that the presentation adapts to.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
  /// Returns another controller for the style that the presentation adapts to.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Whether the user may close the presentation.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Called when the user has tried to close a presentation that may not be closed.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
  /// Called before a presentation goes that the user closes.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after a presentation has gone that the user closed.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Leaves the style to the system.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }
  /// Answers as for any surroundings.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// Prepares nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}
  /// Shows the same controller.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// Lets the user close the presentation.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
