public import Foundation

/// A place at the edges of something.
@MainActor @preconcurrency
public final class NSCollectionLayoutAnchor: NSObject {
  /// The edges.
  public let edges: NSDirectionalRectEdge
  /// How far from the place, in points or shares of the size.
  public let offset: CGPoint
  /// Whether the offset is in points.
  public let isAbsoluteOffset: Bool
  /// Whether the offset is in shares of the size.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// Creates a place.
  public init(edges: NSDirectionalRectEdge) {
    (self.edges, offset, isAbsoluteOffset) = (edges, .zero, true)
  }
  /// Creates a place that is moved by points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    (self.edges, offset, isAbsoluteOffset) = (edges, absoluteOffset, true)
  }
  /// Creates a place that is moved by shares of the size of what is placed.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset, isAbsoluteOffset) = (edges, fractionalOffset, false)
  }

  /// Where the place is in a rectangle.
  fileprivate func point(in rect: CGRect) -> CGPoint {
    let x =
      edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX
    let y = edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY
    return CGPoint(x: x, y: y)
  }
}

/// Something beside or over an item.
@MainActor @preconcurrency
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind.
  public let elementKind: String
  /// The place at the item.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The place of what is placed that comes there; nil for the same edges.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// How far in front it is.
  open var zIndex = 1

  /// Creates something beside or over an item.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    (self.elementKind, self.containerAnchor, itemAnchor) = (elementKind, containerAnchor, nil)
    super.init(layoutSize: layoutSize)
  }
  /// Creates something beside or over an item.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    (self.elementKind, self.containerAnchor) = (elementKind, containerAnchor)
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }

  /// Where it is at an item.
  func frame(at item: CGRect) -> CGRect {
    let size = layoutSize.size(in: item.size)
    let own = CGRect(origin: .zero, size: size)
    let (anchor, inner) = (containerAnchor, itemAnchor ?? containerAnchor)
    let (to, from) = (anchor.point(in: item), inner.point(in: own))
    let shift = anchor.offset
    return CGRect(
      x: to.x - from.x + (anchor.isAbsoluteOffset ? shift.x : shift.x * size.width),
      y: to.y - from.y + (anchor.isAbsoluteOffset ? shift.y : shift.y * size.height),
      width: size.width, height: size.height)
  }
}

/// Something behind a section.
@MainActor @preconcurrency
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind, as it is registered with the layout.
  public let elementKind: String
  /// How far in front it is.
  open var zIndex = -1

  private init(_ kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// Returns a background of a section.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}

/// Space around an item.
@MainActor @preconcurrency
public final class NSCollectionLayoutEdgeSpacing: NSObject {
  /// Before the item.
  public let leading: NSCollectionLayoutSpacing?
  /// Above the item.
  public let top: NSCollectionLayoutSpacing?
  /// Behind the item.
  public let trailing: NSCollectionLayoutSpacing?
  /// Below the item.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates space.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) { (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom) }
}

/// A place in a group that a closure fills.
@MainActor @preconcurrency
public final class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The frame in the group.
  public let frame: CGRect
  /// How far in front it is.
  public let zIndex: Int

  /// Creates a place.
  public init(frame: CGRect) { (self.frame, zIndex) = (frame, 0) }
  /// Creates a place.
  public init(frame: CGRect, zIndex: Int) { (self.frame, self.zIndex) = (frame, zIndex) }
}

/// Gives the places in a group.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// Changes what shows of a section as the content moves.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// Something of a section that shows.
@MainActor @preconcurrency
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The opacity.
  var alpha: CGFloat { get set }
  /// How far in front it is.
  var zIndex: Int { get set }
  /// Whether it is left out.
  var isHidden: Bool { get set }
  /// The middle.
  var center: CGPoint { get set }
  /// What the picture goes through.
  var transform: CGAffineTransform { get set }
  /// The item.
  var indexPath: IndexPath { get }
  /// The frame.
  var frame: CGRect { get }
  /// The box in its own space.
  var bounds: CGRect { get }
  /// The kind; nil for an item.
  var representedElementKind: String? { get }
  /// The category.
  var representedElementCategory: UICollectionView.ElementCategory { get }
}

/// What insets are added to.
public enum UIContentInsetsReference: Int, Sendable {
  /// As the system chooses.
  case automatic = 0
  /// Nothing.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The margins.
  case layoutMargins = 3
  /// The part that is easily read.
  case readableContent = 4
}

/// How the lines between rows look.
public struct UIListSeparatorConfiguration: Sendable {
  /// When a line is shown.
  public enum Visibility: Int, Sendable {
    /// As the system chooses.
    case automatic = 0
    /// Always.
    case visible = 1
    /// Never.
    case hidden = 2
  }

  /// The insets at which the system chooses.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// When the line above a row is shown; the system draws none there.
  public var topSeparatorVisibility = Visibility.automatic
  /// When the line below a row is shown.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// How far the line above is from the sides, in points.
  public var topSeparatorInsets = automaticInsets
  /// How far the line below is from the sides, in points.
  public var bottomSeparatorInsets = automaticInsets
  /// The color.
  public var color = UIColor.separator
  /// The color of lines of chosen rows.
  public var multipleSelectionColor = UIColor.separator

  /// Creates the usual lines.
  public init() {}
  /// Creates the lines of a list.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
