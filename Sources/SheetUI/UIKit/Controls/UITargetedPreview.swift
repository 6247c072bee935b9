public import Foundation

/// How a view looks while it is lifted.
@MainActor @preconcurrency
open class UIPreviewParameters: NSObject {
  /// What is behind the view.
  open var backgroundColor: UIColor?
  /// The part of the view that is lifted.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow.
  open var shadowPath: UIBezierPath?

  /// Creates the usual look.
  public override init() {}
  /// Creates the look of lines of text.
  public init(textLineRects: [NSValue]) {}
}

/// Where a view is lifted.
@MainActor @preconcurrency
open class UIPreviewTarget: NSObject {
  /// The view around.
  public let container: UIView
  /// The middle of the view in the one around.
  public let center: CGPoint
  /// What the view goes through.
  public let transform: CGAffineTransform

  /// Creates a place.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
  }
}

/// A view that is lifted, its look and its place.
@MainActor @preconcurrency
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// The look.
  public let parameters: UIPreviewParameters
  /// The place.
  public let target: UIPreviewTarget
  /// The size of the view.
  open var size: CGSize { view.bounds.size }

  /// Creates a preview.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
  }
  /// Creates a preview of a view where it is.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }
  /// Creates a preview of a view where it is, in the usual look.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }
  /// Returns the preview at another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
