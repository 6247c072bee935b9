public import Foundation

/// Gets ready what a table will show; rows are made when they are near.
@MainActor @preconcurrency
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Called before rows are shown.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called when rows aren't shown after all.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

/// Gets ready what a collection will show; items are made when they are near.
@MainActor @preconcurrency
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Called before items are shown.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Called when items aren't shown after all.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

/// Gives the rows of a table that are dragged; a stage's fingers drag nothing between views.
@MainActor @preconcurrency
public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// Returns what is dragged.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// Takes what is dragged over a table; a stage's fingers drag nothing between views.
@MainActor @preconcurrency
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Takes what is dropped.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
}

/// What is known of a drop on a table.
@MainActor @preconcurrency
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The drag.
  var session: any UIDropSession { get }
  /// Where it comes to; nil where there is no row.
  var destinationIndexPath: IndexPath? { get }
}

/// Gives the items of a collection that are dragged; a stage's fingers drag nothing between views.
@MainActor @preconcurrency
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// Returns what is dragged.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// Takes what is dragged over a collection; a stage's fingers drag nothing between views.
@MainActor @preconcurrency
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Takes what is dropped.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
}

/// What is known of a drop on a collection.
@MainActor @preconcurrency
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The drag.
  var session: any UIDropSession { get }
  /// Where it comes to; nil where there is no item.
  var destinationIndexPath: IndexPath? { get }
}

/// Who a list asks about drags, and what it gets ready.
struct ListHelpers {
  weak var tableDrag: (any UITableViewDragDelegate)?
  weak var tableDrop: (any UITableViewDropDelegate)?
  weak var tablePrefetch: (any UITableViewDataSourcePrefetching)?
  weak var drag: (any UICollectionViewDragDelegate)?
  weak var drop: (any UICollectionViewDropDelegate)?
  weak var prefetch: (any UICollectionViewDataSourcePrefetching)?
}

extension UITableView {
  /// Where a row comes to stand.
  public enum ScrollPosition: Int, Sendable {
    /// Where it takes the least way.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// When rows are measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never.
    case disabled = 0
    /// When they ask for it.
    case enabled = 1
    /// When their constraints change too.
    case enabledIncludingConstraints = 2
  }

  /// Who gives the rows that are dragged; not asked.
  public weak var dragDelegate: (any UITableViewDragDelegate)? {
    get { extras.lists.tableDrag }
    set { extras.lists.tableDrag = newValue }
  }
  /// Who takes what is dragged; not asked.
  public weak var dropDelegate: (any UITableViewDropDelegate)? {
    get { extras.lists.tableDrop }
    set { extras.lists.tableDrop = newValue }
  }
  /// Who gets ready what is shown next; not asked.
  public weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { extras.lists.tablePrefetch }
    set { extras.lists.tablePrefetch = newValue }
  }
  /// Returns the rows in a rectangle.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    currentPlan.rows.filter { $0.frame.intersects(rect) }.map(\.path)
  }
  /// Returns the rectangle of a header; empty where there is none.
  public func rectForHeader(inSection section: Int) -> CGRect {
    let all = currentPlan.sections
    return all.indices.contains(section) ? all[section].header : .zero
  }
  /// Returns the rectangle of a footer; empty where there is none.
  public func rectForFooter(inSection section: Int) -> CGRect {
    let all = currentPlan.sections
    return all.indices.contains(section) ? all[section].footer : .zero
  }
  /// Scrolls to the chosen row that is nearest.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = indexPathForSelectedRow else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }
  /// Takes a section's move over.
  public func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
  /// Reads the titles at the side again; they are not drawn.
  public func reloadSectionIndexTitles() {}
  /// Whether changes wait; none do.
  public var hasUncommittedUpdates: Bool { false }
}

extension UICollectionView {
  /// Who gives the items that are dragged; not asked.
  public weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { extras.lists.drag }
    set { extras.lists.drag = newValue }
  }
  /// Who takes what is dragged; not asked.
  public weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { extras.lists.drop }
    set { extras.lists.drop = newValue }
  }
  /// Who gets ready what is shown next; not asked.
  public weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { extras.lists.prefetch }
    set { extras.lists.prefetch = newValue }
  }
  /// Returns the headers, footers or the like of a kind that show.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    extra.filter { $0.key.hasPrefix(elementKind + " ") && $0.value.superview === self }
      .sorted { $0.key < $1.key }.map(\.value)
  }
  /// Whether changes wait; none do.
  public var hasUncommittedUpdates: Bool { false }
}
