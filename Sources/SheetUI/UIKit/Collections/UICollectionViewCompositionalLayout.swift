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
  private(set) var lists: [Int: UICollectionLayoutListConfiguration] = [:]
  /// The sections that scroll by themselves, with how far they are scrolled, in points.
  private(set) var rows: [Int: OrthogonalRow] = [:]
  private var offsets: [Int: CGFloat] = [:]
  private var pins: [(place: UICollectionViewLayoutAttributes, section: Int)] = []
  private var spans: [Int: ClosedRange<CGFloat>] = [:]
  private var handlers: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler] = [:]

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
  ) -> [UICollectionViewLayoutAttributes]? {
    pinHeaders()
    let shown = places.filter { $0.frame.intersects(rect) }
    tellHandlers(shown)
    return shown
  }
  /// Returns an item's place.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    places.first { $0.indexPath == indexPath && $0.representedElementKind == nil }
  }

  /// Finds every place.
  open override func prepare() {
    (places, height, lists) = ([], 0, [:])
    (rows, pins, spans, handlers) = ([:], [], [:], [:])
    guard let view = collectionView, view.bounds.width > 0 else { return }
    let surroundings = Surroundings(view)
    for number in 0..<view.numberOfSections {
      guard let section = provider(number, surroundings) else { continue }
      if number > 0 { height += configuration.interSectionSpacing }
      let top = height
      defer { finish(number, section, from: top, view) }
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
    let isRow = section.orthogonalScrollingBehavior != .none
    let offset = isRow ? offsets[number] ?? 0 : 0
    var origin = CGPoint(x: inset.leading - offset, y: height)
    var next = 0
    var starts: [CGFloat] = []
    let count = view.numberOfItems(inSection: number)
    var bottom = height
    while next < count {
      let before = next
      let size = place(group, at: origin, in: container, number, &next, count, view)
      guard next > before else { break }
      starts.append(origin.x + offset - inset.leading)
      bottom = max(bottom, origin.y + size.height)
      let gap = section.interGroupSpacing
      if isRow { origin.x += size.width + gap } else { origin.y += size.height + gap }
    }
    if isRow {
      let length = origin.x + offset - section.interGroupSpacing - inset.leading
      rows[number] = OrthogonalRow(
        behavior: section.orthogonalScrollingBehavior,
        frame: CGRect(x: 0, y: height, width: view.bounds.width, height: bottom - height),
        room: container.width, length: length, starts: starts,
        group: group.layoutSize.size(in: container).width)
      settleFirst(number)
    }
    height = bottom + inset.bottom
    addEdges(number, section, view, isTop: false)
  }

  /// A section of centered pages begins with its first page in the middle.
  private func settleFirst(_ number: Int) {
    guard offsets[number] == nil, let row = rows[number], row.first != 0 else { return }
    offsets[number] = row.first
    for place in places where place.indexPath.section == number {
      if place.representedElementCategory == .cell { place.frame.origin.x -= row.first }
    }
  }

  /// Adds what is behind a section, and remembers where it is.
  private func finish(
    _ number: Int, _ section: NSCollectionLayoutSection, from top: CGFloat,
    _ view: UICollectionView
  ) {
    spans[number] = top...max(top, height)
    handlers[number] = section.visibleItemsInvalidationHandler
    for item in section.decorationItems {
      let place = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: number))
      let inset = item.contentInsets
      place.frame = CGRect(
        x: inset.leading, y: top + inset.top,
        width: max(view.bounds.width - inset.leading - inset.trailing, 0),
        height: max(height - top - inset.top - inset.bottom, 0))
      place.zIndex = item.zIndex
      places.append(place)
    }
  }

  /// Keeps headers that are pinned where the visible part begins.
  private func pinHeaders() {
    guard let view = collectionView else { return }
    let top = view.contentOffset.y + view.adjustedContentInset.top
    for pin in pins {
      guard let span = spans[pin.section] else { continue }
      let last = span.upperBound - pin.place.frame.height
      pin.place.frame.origin.y = max(min(top, last), pin.place.restingY)
      pin.place.zIndex = 2
    }
  }

  private func tellHandlers(_ shown: [UICollectionViewLayoutAttributes]) {
    guard let view = collectionView, !handlers.isEmpty else { return }
    for (number, handler) in handlers.sorted(by: { $0.key < $1.key }) {
      let items = shown.filter { $0.indexPath.section == number }
      for item in items where item.representedElementCategory == .cell {
        (item.transform, item.alpha) = (.identity, 1)
      }
      let offset = rows[number] == nil ? view.contentOffset : CGPoint(x: 0, y: view.contentOffset.y)
      handler(items, offset, Surroundings(view))
    }
  }

  /// How far a section is scrolled, in points.
  func offset(of section: Int) -> CGFloat { offsets[section] ?? 0 }

  /// Scrolls a section.
  func scroll(_ section: Int, to offset: CGFloat) {
    offsets[section] = offset
    invalidateLayout()
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
      let free = width - size.width
      let shift: CGFloat =
        switch item.alignment {
        case .topTrailing, .bottomTrailing, .trailing: free
        case .top, .bottom: free / 2
        default: 0
        }
      var own = size
      if item.layoutSize.heightDimension.isEstimated {
        own.height =
          view.fittingHeight(
            ofKind: item.elementKind, at: place.indexPath, own.width) ?? own.height
      }
      place.frame = CGRect(
        x: inset.leading + shift + item.offset.x, y: height + item.offset.y, width: own.width,
        height: own.height)
      place.restingY = place.frame.minY
      places.append(place)
      if item.pinToVisibleBounds { pins.append((place, number)) }
      if item.extendsBoundary { height += own.height }
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
    if let provider = group.customItems {
      add(provider(Surroundings(view)), at: origin, section, &next, count)
      return size
    }
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
      let edge = item.edgeSpacing
      place.x += edge?.leading?.spacing ?? 0
      place.y += edge?.top?.spacing ?? 0
      let corner = CGPoint(x: origin.x + own.leading + place.x, y: origin.y + own.top + place.y)
      if let inside = item as? NSCollectionLayoutGroup {
        room = self.place(inside, at: corner, in: inner, section, &next, count, view)
      } else {
        room = add(item, room, at: corner, IndexPath(item: next, section: section), view)
        next += 1
      }
      if group.isHorizontal {
        place.x += room.width + gap + (edge?.trailing?.spacing ?? 0)
        place.y = 0
      } else {
        place.y += room.height + gap + (edge?.bottom?.spacing ?? 0)
        place.x = 0
      }
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
    for extra in item.supplementaryItems {
      let mark = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: extra.elementKind, with: path)
      mark.frame = extra.frame(at: place.frame)
      mark.zIndex = extra.zIndex
      places.append(mark)
    }
    return size
  }

  private func add(
    _ items: [NSCollectionLayoutGroupCustomItem], at origin: CGPoint, _ section: Int,
    _ next: inout Int, _ count: Int
  ) {
    for item in items where next < count {
      let place = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: next, section: section))
      place.frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
      place.zIndex = item.zIndex
      places.append(place)
      next += 1
    }
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
    // A section's background is the collection's where all of it is a list.
    if list.backgroundColor != .clear { view.backgroundColor = list.backgroundColor ?? usual }
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
