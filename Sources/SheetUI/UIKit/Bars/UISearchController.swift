public import Foundation

/// Shows a search field in a navigation bar.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
  /// Who finds what is searched for.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Who hears of the search.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The field.
  public private(set) lazy var searchBar = UISearchBar()
  /// The controller that shows what was found; not shown by itself here.
  public let searchResultsController: UIViewController?
  /// Whether a search goes on.
  open var isActive = false
  /// Whether what is searched is dimmed; it isn't.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar goes away during a search; it stays.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the button that ends the search comes and goes by itself; it does.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes come and go by themselves; they are shown as the field says.
  open var automaticallyShowsScopeBar = true
  /// Whether what was found shows; without effect.
  open var showsSearchResultsController = false

  /// Creates a controller of a search.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of a search in what is shown.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of a search; archives hold nothing that could be read here.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }
}

/// Finds what is searched for.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the text has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears of a search.
@MainActor @preconcurrency
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before a search.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called when a search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before a search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called when a search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
