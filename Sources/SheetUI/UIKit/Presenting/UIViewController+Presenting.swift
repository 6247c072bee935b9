/// The objects that a view controller's presentation is set up by.
///
/// A class, because both live as long as the view controller, and are made when they are asked for.
@MainActor
final class PresentationObjects {
  var sheet: UISheetPresentationController?
  var popover: UIPopoverPresentationController?
  var other: UIPresentationController?
  var unavailableView: (any UIView & UIContentView)?
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Stands for the content of a layer that a SwiftUI view presents.
  weak var layer: LayerController?
}

extension UIViewController {
  /// How the controller is or would be presented as a sheet; nil in other styles.
  public var sheetPresentationController: UISheetPresentationController? {
    let owner = presentationOwner
    switch owner.modalPresentationStyle {
    case .pageSheet, .formSheet, .automatic, .none: break
    case .popover: return owner.popoverPresentationController?.adaptiveSheetPresentationController
    default: return nil
    }
    let objects = owner.presentationObjects
    let sheet =
      objects.sheet
      ?? UISheetPresentationController(presentedViewController: owner, presenting: nil)
    objects.sheet = sheet
    return sheet
  }

  /// How the controller is or would be presented as a popover; nil in other styles.
  ///
  /// An alert has one in any style, since action sheets are popovers on large screens.
  public var popoverPresentationController: UIPopoverPresentationController? {
    let owner = presentationOwner
    let isPopover = owner.modalPresentationStyle == .popover || owner.isPopoverOnLargeScreens
    guard isPopover else { return nil }
    let objects = owner.presentationObjects
    let popover =
      objects.popover
      ?? UIPopoverPresentationController(presentedViewController: owner, presenting: nil)
    objects.popover = popover
    return popover
  }

  /// How the controller is or would be presented.
  public var presentationController: UIPresentationController? {
    let owner = presentationOwner
    if owner.modalPresentationStyle == .popover { return owner.popoverPresentationController }
    if let sheet = owner.sheetPresentationController { return sheet }
    let objects = owner.presentationObjects
    let other =
      objects.other ?? UIPresentationController(presentedViewController: owner, presenting: nil)
    objects.other = other
    return other
  }

  /// Who makes the presentation's own controller and animations.
  public weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { presentationObjects.transitioningDelegate }
    set { presentationObjects.transitioningDelegate = newValue }
  }

  /// The controller that is presented: this one or the outermost around it.
  private var presentationOwner: UIViewController { selfAndAncestors.last ?? self }

  private var isPopoverOnLargeScreens: Bool {
    self is UIAlertController || self is UIActivityViewController
  }
}
