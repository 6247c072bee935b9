public import Foundation

/// A menu over a view.
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
  /// The order in which entries stand.
  public enum ElementOrder: Int, Sendable {
    /// As the system chooses.
    case automatic = 0
    /// The first one nearest to the finger.
    case priority = 1
    /// As they come.
    case fixed = 2
  }

  /// The name.
  public let identifier: any NSCopying
  /// The order in which entries stand; as they come.
  open var preferredMenuElementOrder = ElementOrder.automatic
  let makePreview: (() -> UIViewController?)?
  let makeMenu: (([UIMenuElement]) -> UIMenu?)?

  /// Creates a menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    makePreview = previewProvider
    makeMenu = actionProvider
  }
}

/// Opens a menu when a view is pressed long.
@MainActor @preconcurrency
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How a menu looks.
  public enum Appearance: Int, Sendable {
    /// Unknown.
    case unknown = 0
    /// With a picture of the view.
    case rich = 1
    /// Without.
    case compact = 2
  }

  /// Who makes the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view.
  open private(set) weak var view: UIView?
  /// How the menu looks.
  open var menuAppearance: Appearance { .rich }

  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Takes the view over.
  open func didMove(to view: UIView?) { self.view = view }
  /// Closes the menu.
  open func dismissMenu() { view?.closeContextMenu() }
  /// Returns where the finger was, in a view's space.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return .zero }
    return own.convert(place, to: view)
  }
  /// Changes the entries of the menu that is open.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let view, let open = view.extras.contextMenu else { return }
    view.extras.contextMenu?.menu = block(open.menu)
    view.contentDidChange()
  }

  private var place = CGPoint.zero

  /// Opens the menu for a finger at a place of the view.
  func open(at place: CGPoint) {
    self.place = place
    guard let view,
      let configuration = delegate?.contextMenuInteraction(
        self, configurationForMenuAtLocation: place)
    else { return }
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: nil)
    view.openContextMenu(configuration) { [weak self] in
      guard let self else { return }
      delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: nil)
    }
  }
}

/// Makes menus.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu at a place.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns what is lifted; the view itself is.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Returns what the menu goes back to; the view itself.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when the preview is tapped; a tap beside the menu closes it here.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called before the menu comes.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before the menu goes.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  /// The view itself.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// The view itself.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// Runs changes along with a menu.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview.
  var previewViewController: UIViewController? { get }
  /// Runs changes along with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Has something called at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// How a preview becomes a page.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes.
  case dismiss = 0
  /// It grows.
  case pop = 1
}

/// Runs changes along with a preview that becomes a page.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview becomes a page.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
