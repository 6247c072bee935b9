public import Foundation

/// The color of the status bar's text.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the appearance asks for.
  case `default` = 0
  /// White.
  case lightContent = 1
  /// Black.
  case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// Fades.
  case fade = 1
  /// Slides.
  case slide = 2
}

/// Ways to hold a device.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Turned to the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// Turned to the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// Turned.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// In any way.
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown,
  ]
  /// In any way but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [
    .portrait, .landscapeLeft, .landscapeRight,
  ]
}

extension UIViewController {
  /// Names the view whose scrolling bars follow; they find it themselves.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}
  /// Names the view whose scrolling bars follow; they find it themselves.
  public func setContentScrollView(_ scrollView: UIScrollView?) {}
  /// Returns the view whose scrolling bars follow.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    viewIfLoaded as? UIScrollView
      ?? viewIfLoaded?.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }
  /// Gives a part other surroundings: its appearance and text size.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    var overrides = UITraitOverrides()
    if let collection {
      overrides.userInterfaceStyle = collection.userInterfaceStyle
      overrides.horizontalSizeClass = collection.horizontalSizeClass
      overrides.verticalSizeClass = collection.verticalSizeClass
      overrides.preferredContentSizeCategory = collection.preferredContentSizeCategory
    }
    childViewController.traitOverrides = overrides
  }
  /// Ends a change of whether the controller is seen; nothing waits for it.
  public func endAppearanceTransition() {}
  /// Keeps a key's command; a stage has no keys of that kind.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {}
  /// Takes a key's command away.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
  /// Says that the status bar's wishes have changed; a stage draws none.
  public func setNeedsStatusBarAppearanceUpdate() {}
  /// Says that the home indicator's wishes have changed; a stage draws none.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Says that the wishes about orientations have changed.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Whether the controller is on its way into a container.
  public var isMovingToParent: Bool { false }
  /// Whether the controller is on its way out of a container.
  public var isMovingFromParent: Bool { false }

  /// Starts a change of whether the controller is seen, which it is told of.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
  }

  /// Shows a controller in the way of the container around: pushed, else presented.
  public func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a controller in the way of the container around: presented.
  public func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    present(vc, animated: true)
  }

  // Reason: UIKit's signature has that many parameters.
  /// Replaces one child's view by another one's.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    view.addSubview(toViewController.view)
    UIView.transition(with: view, duration: duration, options: options, animations: animations) {
      fromViewController.view.removeFromSuperview()
      completion?($0)
    }
  }

  /// Whether the view lies under opaque bars; it always does.
  public var extendedLayoutIncludesOpaqueBars: Bool {
    get { true }
    set {}
  }

  /// Whether the view lies under bars; it always does.
  public var edgesForExtendedLayout: UIRectEdge {
    get { .all }
    set {}
  }
}
