public import Foundation

/// A length of a collection's layout.
@MainActor @preconcurrency
public final class NSCollectionLayoutDimension: NSObject {
  enum Kind {
    case width(CGFloat)
    case height(CGFloat)
    case points(CGFloat)
    case estimated(CGFloat)
  }
  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// Returns a share of the width around.
  public static func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.width(fraction))
  }
  /// Returns a share of the height around.
  public static func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.height(fraction))
  }
  /// Returns a length in points.
  public static func absolute(_ length: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.points(length))
  }
  /// Returns a length that content decides about.
  public static func estimated(_ length: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated(length))
  }

  /// Whether content decides about the length.
  var isEstimated: Bool { if case .estimated = kind { true } else { false } }

  /// The length in a container, in points.
  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .width(let share): container.width * share
    case .height(let share): container.height * share
    case .points(let length), .estimated(let length): length
    }
  }
}

/// A size of a collection's layout.
@MainActor @preconcurrency
public final class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) { (widthDimension, heightDimension) = (width, height) }

  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}

/// A distance of a collection's layout.
@MainActor @preconcurrency
public final class NSCollectionLayoutSpacing: NSObject {
  /// The distance, in points.
  public let spacing: CGFloat
  private init(_ spacing: CGFloat) { self.spacing = spacing }
  /// Returns a distance in points.
  public static func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing)
  }
  /// Returns a least distance in points.
  public static func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing)
  }
}

/// An item of a collection's layout.
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject {
  /// The size.
  public let layoutSize: NSCollectionLayoutSize
  /// The space inside the size, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// Space around the item, beside other items; its fixed part counts.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// What is shown beside or over the item.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// Creates an item.
  public init(layoutSize: NSCollectionLayoutSize) {
    (self.layoutSize, supplementaryItems) = (layoutSize, [])
  }
  /// Creates an item with what is shown beside or over it.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) { (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems) }
}

/// Items of a collection's layout in a row or column.
@MainActor @preconcurrency
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  let isHorizontal: Bool
  let count: Int?
  /// The items.
  public let subitems: [NSCollectionLayoutItem]
  /// The distance of items.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  /// Gives the frames of the items; nil for rows and columns.
  var customItems: NSCollectionLayoutGroupCustomItemProvider?

  private init(
    _ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem], isHorizontal: Bool,
    count: Int?
  ) {
    (subitems, self.isHorizontal, self.count) = (items, isHorizontal, count)
    super.init(layoutSize: size)
  }

  private static func make(
    _ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem], isHorizontal: Bool,
    count: Int? = nil
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(size, items, isHorizontal: isHorizontal, count: count)
  }

  /// Returns a group whose items are where a closure says.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    let group = make(layoutSize, [], isHorizontal: true)
    group.customItems = itemProvider
    return group
  }

  /// Returns a row of items.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { make(layoutSize, subitems, isHorizontal: true) }
  /// Returns a row of equal items.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { make(layoutSize, [subitem], isHorizontal: true, count: count) }
  /// Returns a row of equal items.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { make(layoutSize, [subitem], isHorizontal: true, count: count) }
  /// Returns a column of items.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { make(layoutSize, subitems, isHorizontal: false) }
  /// Returns a column of equal items.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { make(layoutSize, [subitem], isHorizontal: false, count: count) }
  /// Returns a column of equal items.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { make(layoutSize, [subitem], isHorizontal: false, count: count) }
}

/// Where something is aligned.
public enum NSRectAlignment: Int, Sendable {
  /// Nowhere.
  case none = 0
  /// At the top.
  case top = 1
  /// At the top and where reading starts.
  case topLeading = 2
  /// Where reading starts.
  case leading = 3
  /// At the bottom and where reading starts.
  case bottomLeading = 4
  /// At the bottom.
  case bottom = 5
  /// At the bottom and where reading ends.
  case bottomTrailing = 6
  /// Where reading ends.
  case trailing = 7
  /// At the top and where reading ends.
  case topTrailing = 8
}

/// A header or footer of a collection's layout.
@MainActor @preconcurrency
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Where the header or footer lies.
  public let alignment: NSRectAlignment
  /// Whether it stays while its section shows; it doesn't.
  open var pinToVisibleBounds = false
  /// How far the item is moved from its place, in points.
  public let offset: CGPoint
  /// Whether it makes the section longer; it does.
  open var extendsBoundary = true

  /// Creates a header or footer.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    (self.alignment, offset) = (alignment, .zero)
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: []))
  }
  /// Creates a header, footer or the like that is moved from its place.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: []))
  }
}

/// How the groups of a section scroll by themselves; a stage's fingers move none.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not: they follow each other down.
  case none = 0
  /// On and on.
  case continuous = 1
  /// On and on, to a group's start.
  case continuousGroupLeadingBoundary = 2
  /// By the view's width.
  case paging = 3
  /// By groups.
  case groupPaging = 4
  /// By groups, in the middle.
  case groupPagingCentered = 5
}

/// A section of a collection's layout.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup?
  let list: UICollectionLayoutListConfiguration?
  /// The space around, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance of groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// How groups scroll by themselves.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What is behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called with what shows whenever the content moves, to change it.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// What the insets are added to; to the content's edge.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// What the insets of headers are added to; to the content's edge.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether headers keep to the section's insets.
  open var supplementariesFollowContentInsets = true

  /// Creates a section of groups.
  public init(group: NSCollectionLayoutGroup) { (self.group, list) = (group, nil) }

  init(list: UICollectionLayoutListConfiguration) { (group, self.list) = (nil, list) }

  /// Returns a section of rows.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(list: configuration) }
}

/// What is around a section.
@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The box around.
  var container: any NSCollectionLayoutContainer { get }
  /// The surroundings.
  var traitCollection: UITraitCollection { get }
}

/// The box around a section.
@MainActor @preconcurrency
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size, in points.
  var contentSize: CGSize { get }
  /// The size within insets, in points.
  var effectiveContentSize: CGSize { get }
}

/// How rows look.
@MainActor @preconcurrency
public struct UICollectionLayoutListConfiguration {
  /// A kind of list.
  public enum Appearance: Int, Sendable {
    /// Rows over the whole width.
    case plain = 0
    /// Groups of rows over the whole width.
    case grouped = 1
    /// Groups of rows on cards.
    case insetGrouped = 2
    /// Rows at a side.
    case sidebar = 3
    /// Rows at a side, in front of others.
    case sidebarPlain = 4
  }
  /// What a header is.
  public enum HeaderMode: Int, Sendable {
    /// None.
    case none = 0
    /// A view.
    case supplementary = 1
    /// The first row.
    case firstItemInSection = 2
  }
  /// What a footer is.
  public enum FooterMode: Int, Sendable {
    /// None.
    case none = 0
    /// A view.
    case supplementary = 1
  }
  /// What a swipe on a row offers; a stage's fingers swipe no row.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  /// The kind of list.
  public let appearance: Appearance
  /// Whether there are lines between rows.
  public var showsSeparators = true
  /// How the lines look.
  public var separatorConfiguration = UIListSeparatorConfiguration()
  /// Changes how the line of a row looks.
  public var itemSeparatorHandler:
    ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
  /// The color behind rows; nil for the list's.
  public var backgroundColor: UIColor?
  /// What headers are.
  public var headerMode = HeaderMode.none
  /// What footers are.
  public var footerMode = FooterMode.none
  /// The space over headers, in points; nil for the list's.
  public var headerTopPadding: CGFloat?
  /// What a swipe from the leading end offers.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What a swipe from the trailing end offers.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates a configuration.
  public init(appearance: Appearance) { self.appearance = appearance }
}
