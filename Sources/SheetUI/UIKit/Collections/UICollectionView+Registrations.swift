public import Foundation

/// A layout that gives rows their backgrounds and lines.
@MainActor
protocol ListPlacing: UICollectionViewLayout {
  func style(_ cell: UICollectionViewCell, at path: IndexPath)
}

extension UICollectionView {
  /// The height that a header or footer asks for at a width, in points; nil where there is none.
  func fittingHeight(ofKind kind: String, at path: IndexPath, _ width: CGFloat) -> CGFloat? {
    guard let view = supplementary(kind, path, .supplementaryView) else { return nil }
    if let cell = view as? UICollectionViewCell { return cell.fitting(width).height }
    let size = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? size.height : nil
  }

  /// Returns the header, footer or the like of a section that shows.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { extra["\(elementKind) \(indexPath)"] }
  /// Has items take over what they show again.
  public func reconfigureItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Moves an item.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  /// Moves a section.
  public func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }

  /// What a place in a layout is for.
  public enum ElementCategory: UInt, Sendable {
    /// An item.
    case cell = 0
    /// A header, footer or the like.
    case supplementaryView = 1
    /// Something that belongs to the layout.
    case decorationView = 2
  }

  /// Where an item comes to stand.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle, up and down.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle, from side to side.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// Makes and prepares items of a class.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Prepares an item.
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    let identifier: String
    let handler: Handler

    /// Creates a registration.
    @MainActor @preconcurrency
    public init(handler: @escaping Handler) {
      identifier = "registration \(SerialNumber.next())"
      self.handler = handler
    }
  }

  /// Makes and prepares headers or footers of a class.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Prepares a header or footer.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void
    let elementKind: String
    let handler: Handler

    /// Creates a registration.
    public init(elementKind: String, handler: @escaping Handler) {
      (self.elementKind, self.handler) = (elementKind, handler)
    }
  }
}

extension UICollectionView.ScrollPosition {
  // Reason: the places along one axis, and how much of it there is.
  /// Where the shown part starts along one axis so that an item stands where it is asked to.
  func start(
    _ item: ClosedRange<CGFloat>, room: CGFloat, length: CGFloat, now: CGFloat, isVertical: Bool
  ) -> CGFloat {
    let wish: CGFloat
    if contains(isVertical ? .top : .left) {
      wish = item.lowerBound
    } else if contains(isVertical ? .centeredVertically : .centeredHorizontally) {
      wish = (item.lowerBound + item.upperBound - room) / 2
    } else if contains(isVertical ? .bottom : .right) {
      wish = item.upperBound - room
    } else {
      wish = now
    }
    return max(min(wish, length - room), 0)
  }
}
