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

/// Opens a menu when a view is pressed long; a stage opens it for SwiftUI's views only.
@MainActor @preconcurrency
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Who makes the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view.
  open private(set) weak var view: UIView?

  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Takes the view over.
  open func didMove(to view: UIView?) { self.view = view }
  /// Closes the menu; none is open.
  open func dismissMenu() {}
}

/// Makes menus.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu at a place.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}
