public import Foundation

/// Decides about a whole layout.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// Which way the collection scrolls; up and down is laid out.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance of sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of everything; not shown.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}

/// Sections of groups of items, or of rows.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  /// Decides about the whole layout.
  open var configuration = UICollectionViewCompositionalLayoutConfiguration()
  private var places: [UICollectionViewLayoutAttributes] = []
  private var height: CGFloat = 0
  private var lists: [Int: UICollectionLayoutListConfiguration] = [:]

  /// Creates a layout whose sections are alike.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    super.init()
  }
  /// Creates a layout whose sections are alike.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(section: section)
    self.configuration = configuration
  }
  /// Creates a layout of sections that a closure makes.
  public init(
    sectionProvider:
      @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  ) {
    provider = sectionProvider
    super.init()
  }
  /// Creates a layout of sections that a closure makes.
  public convenience init(
    sectionProvider:
      @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: sectionProvider)
    self.configuration = configuration
  }
  /// Creates a layout without sections; archives hold nothing that could be read here.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    super.init(coder: coder)
  }

  /// Returns a layout of rows.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(list: configuration))
  }

  // MARK: Places

  /// The size of everything, in points.
  open override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }
  /// Returns what lies in a rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { places.filter { $0.frame.intersects(rect) } }
  /// Returns an item's place.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    places.first { $0.indexPath == indexPath && $0.representedElementKind == nil }
  }

  /// Finds every place.
  open override func prepare() {
    (places, height, lists) = ([], 0, [:])
    guard let view = collectionView, view.bounds.width > 0 else { return }
    let surroundings = Surroundings(view)
    for number in 0..<view.numberOfSections {
      guard let section = provider(number, surroundings) else { continue }
      if number > 0 { height += configuration.interSectionSpacing }
      if let list = section.list {
        lists[number] = list
        addRows(number, list, view)
      } else if let group = section.group {
        add(number, section, group, view)
      }
    }
  }

  private func add(
    _ number: Int, _ section: NSCollectionLayoutSection, _ group: NSCollectionLayoutGroup,
    _ view: UICollectionView
  ) {
    let inset = section.contentInsets
    let container = CGSize(
      width: max(view.bounds.width - inset.leading - inset.trailing, 0),
      height: view.bounds.height - view.adjustedContentInset.top - view.adjustedContentInset.bottom)
    addEdges(number, section, view, isTop: true)
    height += inset.top
    var origin = CGPoint(x: inset.leading, y: height)
    var next = 0
    let count = view.numberOfItems(inSection: number)
    var bottom = height
    while next < count {
      let before = next
      let size = place(
        group, at: origin, in: container, number, &next, count, view)
      guard next > before else { break }
      bottom = max(bottom, origin.y + size.height)
      if section.orthogonalScrollingBehavior == .none {
        origin.y += size.height + section.interGroupSpacing
      } else {
        origin.x += size.width + section.interGroupSpacing
      }
    }
    height = bottom + inset.bottom
    addEdges(number, section, view, isTop: false)
  }

  private func addEdges(
    _ number: Int, _ section: NSCollectionLayoutSection, _ view: UICollectionView, isTop: Bool
  ) {
    for item in section.boundarySupplementaryItems {
      let isHeader = [.top, .topLeading, .topTrailing].contains(item.alignment)
      guard isHeader == isTop else { continue }
      let inset = section.contentInsets
      let width = view.bounds.width - inset.leading - inset.trailing
      let size = item.layoutSize.size(in: CGSize(width: width, height: view.bounds.height))
      let place = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: number))
      place.frame = CGRect(
        x: inset.leading, y: height, width: size.width, height: size.height)
      places.append(place)
      height += size.height
    }
  }

  // Reason: a group takes items from where the one before has ended.
  /// Places the items of a group.
  ///
  /// - Returns: The size that the group takes.
  private func place(
    _ group: NSCollectionLayoutGroup, at origin: CGPoint, in container: CGSize, _ section: Int,
    _ next: inout Int, _ count: Int, _ view: UICollectionView
  ) -> CGSize {
    var size = group.layoutSize.size(in: container)
    let own = group.contentInsets
    let inner = CGSize(
      width: size.width - own.leading - own.trailing, height: size.height - own.top - own.bottom)
    let gap = group.interItemSpacing?.spacing ?? 0
    let limit = group.count ?? (group.isHorizontal ? .max : group.subitems.count)
    var (place, taken, across) = (CGPoint.zero, 0, CGFloat(0))
    while taken < limit, next < count {
      let item = group.subitems[taken % group.subitems.count]
      var room = item.layoutSize.size(in: inner)
      if let parts = group.count {
        let whole = (group.isHorizontal ? inner.width : inner.height) - gap * CGFloat(parts - 1)
        if group.isHorizontal { room.width = whole / CGFloat(parts) }
        if !group.isHorizontal { room.height = whole / CGFloat(parts) }
      }
      let used = group.isHorizontal ? place.x + room.width : place.y + room.height
      let most = group.isHorizontal ? inner.width : inner.height
      if taken > 0, used > most + 0.01, group.count == nil, !isEstimated(group) { break }
      let corner = CGPoint(x: origin.x + own.leading + place.x, y: origin.y + own.top + place.y)
      if let inside = item as? NSCollectionLayoutGroup {
        room = self.place(inside, at: corner, in: inner, section, &next, count, view)
      } else {
        room = add(item, room, at: corner, IndexPath(item: next, section: section), view)
        next += 1
      }
      if group.isHorizontal { place.x += room.width + gap } else { place.y += room.height + gap }
      across = max(across, group.isHorizontal ? room.height : room.width)
      taken += 1
    }
    if group.layoutSize.heightDimension.isEstimated {
      let length = group.isHorizontal ? across : max(place.y - gap, 0)
      size.height = length + own.top + own.bottom
    }
    return size
  }

  private func isEstimated(_ group: NSCollectionLayoutGroup) -> Bool {
    let size = group.layoutSize
    return (group.isHorizontal ? size.widthDimension : size.heightDimension).isEstimated
  }

  private func add(
    _ item: NSCollectionLayoutItem, _ size: CGSize, at origin: CGPoint, _ path: IndexPath,
    _ view: UICollectionView
  ) -> CGSize {
    var size = size
    if item.layoutSize.heightDimension.isEstimated {
      size.height = view.fittingHeight(at: path, size.width) ?? size.height
    }
    let inset = item.contentInsets
    let place = UICollectionViewLayoutAttributes(forCellWith: path)
    place.frame = CGRect(
      x: origin.x + inset.leading, y: origin.y + inset.top,
      width: max(size.width - inset.leading - inset.trailing, 0),
      height: max(size.height - inset.top - inset.bottom, 0))
    places.append(place)
    return size
  }

  // MARK: Rows

  private func addRows(
    _ number: Int, _ list: UICollectionLayoutListConfiguration, _ view: UICollectionView
  ) {
    let isInset = list.appearance == .insetGrouped
    let margin =
      isInset ? NavigationBarMetrics.margin(view.bounds.width, view.environment) : 0
    let width = max(view.bounds.width - 2 * margin, 0)
    // The lengths of grouped tables (decompiled, iOS 18).
    let isGrouped = list.appearance == .grouped || isInset
    if isGrouped, list.headerMode == .none { height += number == 0 ? 35 : 17.5 }
    if list.headerMode == .supplementary {
      addHeader(UICollectionView.elementKindSectionHeader, number, margin, width, view)
    }
    for item in 0..<view.numberOfItems(inSection: number) {
      let path = IndexPath(item: item, section: number)
      let place = UICollectionViewLayoutAttributes(forCellWith: path)
      let own = max(view.fittingHeight(at: path, width) ?? 44, 44)
      place.frame = CGRect(x: margin, y: height, width: width, height: own)
      places.append(place)
      height += own
    }
    if list.footerMode == .supplementary {
      addHeader(UICollectionView.elementKindSectionFooter, number, margin, width, view)
    } else if isGrouped {
      height += 17.5
    }
    let usual: UIColor = isGrouped ? .systemGroupedBackground : .systemBackground
    view.backgroundColor = list.backgroundColor ?? usual
  }

  private func addHeader(
    _ kind: String, _ number: Int, _ x: CGFloat, _ width: CGFloat, _ view: UICollectionView
  ) {
    let place = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: number))
    // A line of header text with its margins.
    place.frame = CGRect(x: x, y: height, width: width, height: 38)
    places.append(place)
    height += 38
  }
}

extension UICollectionViewCompositionalLayout: ListPlacing {
  func style(_ cell: UICollectionViewCell, at path: IndexPath) {
    guard let list = lists[path.section], let cell = cell as? UICollectionViewListCell,
      let view = collectionView
    else { return }
    let last = view.numberOfItems(inSection: path.section) - 1
    let isInset = list.appearance == .insetGrouped
    let isPlain = list.appearance == .plain
    cell.usualBackground = isPlain ? .systemBackground : .secondarySystemGroupedBackground
    let margin = NavigationBarMetrics.margin(cell.bounds.width, cell.environment)
    let showsLine = list.showsSeparators && !(isInset && path.item == last)
    cell.separator = showsLine ? (margin, .separator) : nil
    guard isInset else { return }
    cell.layer.cornerRadius = 10
    cell.clipsToBounds = true
    var corners: CACornerMask = []
    if path.item == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if path.item == last { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.maskedCorners = corners
  }
}

/// What is around a section, of a collection.
private final class Surroundings: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  private let view: UICollectionView
  init(_ view: UICollectionView) { self.view = view }
  var container: any NSCollectionLayoutContainer { self }
  var traitCollection: UITraitCollection { view.traitCollection }
  var contentSize: CGSize { view.bounds.size }
  var effectiveContentSize: CGSize { view.bounds.inset(by: view.adjustedContentInset).size }
}
