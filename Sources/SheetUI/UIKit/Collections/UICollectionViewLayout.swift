public import Foundation

/// Where and how an item of a collection is shown.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject, NSCollectionLayoutVisibleItem {
  /// The item's place.
  open var indexPath: IndexPath
  /// The box, in points.
  open var frame = CGRect.zero
  /// The opacity.
  open var alpha: CGFloat = 1
  /// How far in front the item is.
  open var zIndex = 0
  /// Whether the item is left out.
  open var isHidden = false
  /// Where a header is that stays where the visible part begins, when there is room.
  var restingY: CGFloat = 0
  /// What the item's picture goes through.
  open var transform = CGAffineTransform.identity
  /// What the picture goes through in space; its part in the plane is drawn.
  open var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = newValue.affine }
  }
  /// The kind of a header or footer; nil for an item.
  open private(set) var representedElementKind: String?
  /// What the place is for.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell

  /// Creates attributes of an item.
  public init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }
  /// Creates attributes of a header or footer.
  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = elementKind
    representedElementCategory = .supplementaryView
  }
  /// Creates a place for something that belongs to the layout.
  public init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = decorationViewKind
    representedElementCategory = .decorationView
  }

  /// Returns another place with the same values.
  open nonisolated override func copy() -> Any { MainActor.assumeIsolated { copied() } }

  private func copied() -> UICollectionViewLayoutAttributes {
    let copy = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    (copy.frame, copy.alpha, copy.zIndex) = (frame, alpha, zIndex)
    (copy.isHidden, copy.transform) = (isHidden, transform)
    copy.representedElementKind = representedElementKind
    copy.representedElementCategory = representedElementCategory
    return copy
  }

  /// The middle of the box.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2) }
  }
  /// The size of the box.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  /// The box in its own space.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }
}

/// Finds the places of a collection's items.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
  /// The collection.
  open internal(set) weak var collectionView: UICollectionView?

  /// Creates a layout.
  public override init() { super.init() }
  /// Creates a layout; archives hold nothing that could be read here.
  public required init?(coder: NSCoder) { super.init() }

  /// Called to find every place.
  open func prepare() {}
  /// The size of everything, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// Returns what lies in a rectangle.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Returns an item's place.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns a header's or footer's place.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Whether another size or offset of the collection changes places.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Returns where scrolling comes to rest.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Asks for every place again.
  open func invalidateLayout() { collectionView?.setNeedsCollectionLayout() }
  /// Says what is drawn behind items; nothing is.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass as? UICollectionReusableView.Type
  }
  /// What belongs to the layout, by kind.
  var decorations: [String: UICollectionReusableView.Type] = [:]
  /// Returns the place of something that belongs to the layout.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns where the content comes to rest.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }
  /// Returns where an item comes from; it is there at once.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns where an item goes; it is gone at once.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Has the layout done anew.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidateLayout()
  }
  /// The kind of what says which part is done anew.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }
  /// Returns what says which part is done anew for a new size.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
  /// Returns whether the layout is done anew for an item's own wish.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Called before items come and go.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called when items have come and gone.
  open func finalizeCollectionViewUpdates() {}
  /// Whether the layout mirrors itself where users read from right to left.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}

/// Items one after another, in lines.
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of items that their content decides about.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The size of items, in points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The size that items are taken to have; not zero lets content decide.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The least distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least distance between items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// Which way the collection scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The size of headers, in points.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers, in points.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The space around sections, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// What the space around sections counts from; the content's edges.
  open var sectionInsetReference = 0
  /// Whether headers stay at the top; they don't.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// Whether footers stay at the bottom; they don't.
  open var sectionFootersPinToVisibleBounds = false
  private var places: [UICollectionViewLayoutAttributes] = []
  private var whole = CGSize.zero

  /// Finds every place.
  open override func prepare() {
    super.prepare()
    (places, whole) = ([], .zero)
    guard let view = collectionView, view.bounds.width > 0 else { return }
    var flow = FlowPlacer(self, view)
    for section in 0..<view.numberOfSections { flow.add(section) }
    (places, whole) = (flow.places, flow.size)
    for place in places { place.restingY = place.frame.minY }
  }
  /// The size of everything, in points.
  open override var collectionViewContentSize: CGSize { whole }
  /// Returns what lies in a rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    if sectionHeadersPinToVisibleBounds { pinHeaders() }
    return places.filter { $0.frame.intersects(rect) }
  }

  /// Keeps headers where the visible part begins while their section shows.
  private func pinHeaders() {
    guard let view = collectionView, scrollDirection == .vertical else { return }
    let top = view.contentOffset.y + view.adjustedContentInset.top
    for place in places
    where place.representedElementKind == UICollectionView.elementKindSectionHeader {
      let section = places.filter { $0.indexPath.section == place.indexPath.section }
      let last = (section.map(\.frame.maxY).max() ?? 0) - place.frame.height
      place.frame.origin.y = max(min(top, last), place.restingY)
      place.zIndex = 1
    }
  }
  /// Returns an item's place.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    places.first { $0.indexPath == indexPath && $0.representedElementKind == nil }
  }
  /// Returns a header's or footer's place.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    places.first { $0.indexPath == indexPath && $0.representedElementKind == elementKind }
  }
}

/// Puts items one after another, along and across the direction of scrolling.
@MainActor
private struct FlowPlacer {
  let layout: UICollectionViewFlowLayout
  let view: UICollectionView
  var places: [UICollectionViewLayoutAttributes] = []
  private var end: CGFloat = 0

  init(_ layout: UICollectionViewFlowLayout, _ view: UICollectionView) {
    (self.layout, self.view) = (layout, view)
  }

  private var isVertical: Bool { layout.scrollDirection == .vertical }
  private var delegate: (any UICollectionViewDelegateFlowLayout)? {
    view.delegate as? any UICollectionViewDelegateFlowLayout
  }
  /// The room across the direction of scrolling.
  private var room: CGFloat {
    let inset = view.adjustedContentInset
    return isVertical
      ? view.bounds.width - inset.left - inset.right
      : view.bounds.height - inset.top - inset.bottom
  }
  var size: CGSize {
    isVertical ? CGSize(width: room, height: end) : CGSize(width: end, height: room)
  }

  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  mutating func add(_ section: Int) {
    let inset =
      delegate?.collectionView(view, layout: layout, insetForSectionAt: section)
      ?? layout.sectionInset
    addEdge(
      section, UICollectionView.elementKindSectionHeader,
      delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
        ?? layout.headerReferenceSize)
    end += isVertical ? inset.top : inset.left
    addItems(
      section, from: isVertical ? inset.left : inset.top,
      room: room - (isVertical ? inset.left + inset.right : inset.top + inset.bottom))
    end += isVertical ? inset.bottom : inset.right
    addEdge(
      section, UICollectionView.elementKindSectionFooter,
      delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
        ?? layout.footerReferenceSize)
  }

  private mutating func addEdge(_ section: Int, _ kind: String, _ size: CGSize) {
    guard along(size) > 0 else { return }
    let place = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    place.frame =
      isVertical
      ? CGRect(x: 0, y: end, width: room, height: size.height)
      : CGRect(x: end, y: 0, width: size.width, height: room)
    places.append(place)
    end += along(size)
  }

  private func itemSize(_ path: IndexPath) -> CGSize {
    if let delegate { return delegate.collectionView(view, layout: layout, sizeForItemAt: path) }
    guard layout.estimatedItemSize != .zero else { return layout.itemSize }
    return view.fittingSize(at: path) ?? layout.itemSize
  }

  private mutating func addItems(_ section: Int, from start: CGFloat, room: CGFloat) {
    let lineSpacing =
      delegate?.collectionView(
        view, layout: layout, minimumLineSpacingForSectionAt: section) ?? layout.minimumLineSpacing
    let spacing =
      delegate?.collectionView(
        view, layout: layout, minimumInteritemSpacingForSectionAt: section)
      ?? layout.minimumInteritemSpacing
    var line: [(path: IndexPath, size: CGSize)] = []
    var length: CGFloat = 0
    var isFirstLine = true
    let count = view.numberOfItems(inSection: section)
    for item in 0..<count {
      let path = IndexPath(item: item, section: section)
      let size = itemSize(path)
      if !line.isEmpty, length + spacing + across(size) > room + 0.001 {
        if !isFirstLine { end += lineSpacing }
        place(line, from: start, room: room, spacing, isLast: false)
        (line, length, isFirstLine) = ([], 0, false)
      }
      length += across(size) + (line.isEmpty ? 0 : spacing)
      line.append((path, size))
    }
    guard !line.isEmpty else { return }
    if !isFirstLine { end += lineSpacing }
    place(line, from: start, room: room, spacing, isLast: true, isOnly: isFirstLine)
  }

  // Reason: a line has that many qualities.
  /// Spreads the items of a line over it; those of the last line keep the gaps of the line before.
  private mutating func place(
    _ line: [(path: IndexPath, size: CGSize)], from start: CGFloat, room: CGFloat,
    _ spacing: CGFloat, isLast: Bool, isOnly: Bool = false
  ) {
    let lengths = line.reduce(0) { $0 + across($1.size) }
    let height = line.map { along($0.size) }.max() ?? 0
    var gap = line.count > 1 ? (room - lengths) / CGFloat(line.count - 1) : 0
    if isLast { gap = isOnly ? spacing : max(lastGap, spacing) }
    lastGap = gap
    var x = start
    if line.count == 1, !isLast { x += (room - lengths) / 2 }
    for (path, size) in line {
      let place = UICollectionViewLayoutAttributes(forCellWith: path)
      let middle = end + (height - along(size)) / 2
      place.frame =
        isVertical
        ? CGRect(x: x, y: middle, width: size.width, height: size.height)
        : CGRect(x: middle, y: x, width: size.width, height: size.height)
      places.append(place)
      x += across(size) + gap
    }
    end += height
  }
  private var lastGap: CGFloat = 0
}

/// Says which part of a layout is done anew; all of it is.
@MainActor @preconcurrency
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether there are other items.
  open var invalidateDataSourceCounts: Bool { false }
  /// Whether everything is done anew.
  open var invalidateEverything: Bool { true }
  /// How far the content moves, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// How much the content grows, in points.
  open var contentSizeAdjustment = CGSize.zero
  /// Names items that are done anew.
  open func invalidateItems(at indexPaths: [IndexPath]) {}
}

/// An item that comes, goes or moves.
@MainActor @preconcurrency
open class UICollectionViewUpdateItem: NSObject {
  /// Where the item was.
  open var indexPathBeforeUpdate: IndexPath? { nil }
  /// Where the item is.
  open var indexPathAfterUpdate: IndexPath? { nil }
}
