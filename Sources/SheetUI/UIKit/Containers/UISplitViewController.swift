public import Foundation

/// Shows controllers side by side where there is room, else one.
///
/// Where there is little room the secondary controller shows, as UIKit collapses; columns come and go
/// at once.
@MainActor @preconcurrency
open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// Two, as they were set as a list.
    case unspecified = 0
    /// Two.
    case doubleColumn = 1
    /// Three.
    case tripleColumn = 2
  }
  /// A column.
  public enum Column: Int, Sendable {
    /// The first one.
    case primary = 0
    /// One between.
    case supplementary = 1
    /// The last one.
    case secondary = 2
    /// What shows where there is little room.
    case compact = 3
    /// A column beside the last.
    case inspector = 4
  }
  /// Which columns show.
  public enum DisplayMode: Int, Sendable {
    /// As the system chooses.
    case automatic = 0
    /// The last.
    case secondaryOnly = 1
    /// The first beside the last.
    case oneBesideSecondary = 2
    /// The first over the last.
    case oneOverSecondary = 3
    /// Two beside the last.
    case twoBesideSecondary = 4
    /// Two over the last.
    case twoOverSecondary = 5
    /// Two that move the last aside.
    case twoDisplaceSecondary = 6
  }
  /// How columns share the room.
  public enum SplitBehavior: Int, Sendable {
    /// As the system chooses.
    case automatic = 0
    /// Beside each other.
    case tile = 1
    /// Over each other.
    case overlay = 2
    /// The last moves aside.
    case displace = 3
  }

  /// The width that the system chooses.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
  /// How many columns there are.
  public let style: Style
  /// Who decides about columns; without effect.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// Which columns should show.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// How columns should share the room; beside each other.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// Whether a swipe shows the first column; it doesn't.
  open var presentsWithGesture = true
  /// The share of the width that the first column should have.
  open var preferredPrimaryColumnWidthFraction = automaticDimension
  /// The width that the first column should have, in points.
  open var preferredPrimaryColumnWidth = automaticDimension
  /// The least width of the first column, in points.
  open var minimumPrimaryColumnWidth = automaticDimension
  /// The greatest width of the first column, in points.
  open var maximumPrimaryColumnWidth = automaticDimension
  private var columns: [Column: UIViewController] = [:]

  /// Creates a controller of columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller of two columns.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller of two columns; archives hold nothing that could be read here.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// The first and the last column's controllers.
  open var viewControllers: [UIViewController] {
    get { [Column.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.count > 1 ? newValue.last : nil, for: .secondary)
    }
  }
  /// Whether one column shows.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
  /// Which columns show.
  open var displayMode: DisplayMode {
    preferredDisplayMode == .automatic ? .oneBesideSecondary : preferredDisplayMode
  }
  /// Sets a column's controller.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    if let old = columns[column], old !== vc {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    columns[column] = vc
    guard let vc else { return }
    addChild(vc)
    vc.didMove(toParent: self)
    viewIfLoaded?.setNeedsLayout()
  }
  /// Returns a column's controller.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  /// Shows a column.
  open func show(_ column: Column) { preferredDisplayMode = .oneBesideSecondary }
  /// Hides a column.
  open func hide(_ column: Column) { preferredDisplayMode = .secondaryOnly }

  /// UIKit's first column is 320 points wide.
  private static let primaryWidth: CGFloat = 320

  /// Places the columns.
  open override func viewWillLayoutSubviews() {
    guard let view = viewIfLoaded else { return }
    let shown = shownColumns
    for (column, controller) in columns where !shown.contains(column) {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    var x: CGFloat = 0
    for column in shown {
      guard let part = columns[column]?.view else { continue }
      if part.superview !== view { view.addSubview(part) }
      let isLast = column == shown.last
      let width =
        isLast
        ? view.bounds.width - x
        : preferredPrimaryColumnWidth > 0 ? preferredPrimaryColumnWidth : Self.primaryWidth
      part.frame = CGRect(x: x, y: 0, width: width, height: view.bounds.height)
      x += width
    }
  }

  private var shownColumns: [Column] {
    if isCollapsed {
      let order: [Column] = [.compact, .secondary, .supplementary, .primary]
      return order.first { columns[$0] != nil }.map { [$0] } ?? []
    }
    let all: [Column] = [.primary, .supplementary, .secondary]
    return all.filter {
      columns[$0] != nil && (displayMode != .secondaryOnly || $0 == .secondary)
    }
  }
}

/// Decides about columns.
@MainActor @preconcurrency
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// Returns the column that shows where there is little room; without effect.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
  /// The proposed one.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
}

extension UIViewController {
  /// The controller of columns around, if any.
  public var splitViewController: UISplitViewController? {
    (parent as? UISplitViewController) ?? parent?.splitViewController
  }
}
