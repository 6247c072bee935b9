public import Foundation

/// The sides that a popover's arrow may point to.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upwards: the popover stands below.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Downwards: the popover stands above.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left: the popover stands on the right.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right: the popover stands on the left.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any side.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// What a popover can come from.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}

/// How a view controller is presented as a popover.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points at; nil for the middle of the window.
  open var sourceView: UIView? { didSet { didChange() } }
  /// The part of the source view that the popover points at, in points; null for all of it.
  open var sourceRect = CGRect.null { didSet { didChange() } }
  /// The bar's button that the popover points at.
  open var barButtonItem: UIBarButtonItem? { didSet { didChange() } }
  /// What the popover comes from.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet {
      if let view = sourceItem as? UIView { sourceView = view }
      if let item = sourceItem as? UIBarButtonItem { barButtonItem = item }
    }
  }
  /// The sides to which the arrow may point; the first that has room is taken.
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { didChange() } }
  /// The side to which the arrow points.
  open var arrowDirection: UIPopoverArrowDirection { permittedArrowDirections }
  /// Whether the popover may lie over what it points at; without effect, it never does.
  open var canOverlapSourceViewRect = false
  /// Views that can be touched beside the popover; without effect.
  open var passthroughViews: [UIView]?
  /// The color of the popover; nil for the system's.
  open var backgroundColor: UIColor? { didSet { didChange() } }
  /// The least distances from the window's edges; without effect, they are 10 points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The sheet that the popover is where there is little room.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: nil)

  override var settings: PresentationSettings {
    var settings = adaptiveSheetPresentationController.settings
    // The presented view reaches under the arrow.
    let color = backgroundColor ?? presentedViewController.viewIfLoaded?.backgroundColor
    settings.background = color?.color
    let style = delegate?.adaptivePresentationStyle(
      for: self, traitCollection: presentedViewController.traitCollection)
    switch style {
    case .some(.none), .popover: settings.horizontalAdaptation = PresentationAdaptation.none
    case .fullScreen, .overFullScreen: settings.horizontalAdaptation = .fullScreenCover
    default: break
    }
    settings.verticalAdaptation = settings.horizontalAdaptation
    return settings
  }

  /// The box that the popover points at, in the window's space.
  var anchor: CGRect? {
    if sourceView == nil { return barButtonItem?.frameInWindow }
    guard let frame = sourceView?.frameInWindow else { return nil }
    guard !sourceRect.isNull else { return frame }
    return sourceRect.offsetBy(dx: frame.minX, dy: frame.minY)
  }

  /// The side of the anchor at which the popover stands; nil for any.
  var edge: Edge? {
    switch permittedArrowDirections {
    case .up: .bottom
    case .down: .top
    case .left: .trailing
    case .right: .leading
    default: nil
    }
  }
}

/// Hears of a popover.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover comes.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Whether a tap beside the popover closes it.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Called when the user has closed the popover.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// Lets the user close the popover.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
