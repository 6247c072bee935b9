public import Foundation

/// Items that a layout places.
///
/// Only items that show or nearly do are made, as in UIKit.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  /// Which way a collection scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical = 0
    /// From side to side.
    case horizontal = 1
  }

  /// The kind of headers.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Who makes items.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// Who decides about and hears of items.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      setNeedsCollectionLayout()
    }
  }
  /// What finds the items' places.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      adoptLayout()
    }
  }
  /// A view behind the items.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// Whether items can be chosen.
  open var allowsSelection = true
  /// Whether several items can be chosen.
  open var allowsMultipleSelection = false
  /// Whether items are made before they show; they are.
  open var isPrefetchingEnabled = true
  /// Whether items are being edited; nothing is drawn for it.
  open var isEditing = false
  /// Whether items can be dragged; a stage's fingers drag none.
  open var dragInteractionEnabled = false
  /// Whether items can be chosen while there is editing.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be chosen while there is editing.
  open var allowsMultipleSelectionDuringEditing = false
  /// When items are measured again; with every layout.
  open var selfSizingInvalidation = UITableView.SelfSizingInvalidation.enabled
  private var makers: [String: () -> UICollectionReusableView?] = [:]
  private var spare: [UICollectionViewCell] = []
  private var cells: [IndexPath: UICollectionViewCell] = [:]
  private(set) var extra: [String: UICollectionReusableView] = [:]
  private var chosen: [IndexPath] = []
  private var isPrepared = false
  private var preparedSize = CGSize.zero

  /// Creates a collection.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    backgroundColor = .systemBackground
    adoptLayout()
  }
  /// Creates a collection of items in lines; archives hold nothing that could be read here.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    adoptLayout()
  }

  private func adoptLayout() {
    collectionViewLayout.collectionView = self
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    if flow?.scrollDirection != .horizontal { alwaysBounceVertical = true }
    setNeedsCollectionLayout()
  }

  func setNeedsCollectionLayout() {
    isPrepared = false
    setNeedsLayout()
  }

  /// Replaces the layout.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }

  // MARK: Items

  /// Says what items of a name are.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    guard let type = cellClass as? UICollectionViewCell.Type else { return }
    makers[identifier] = { ClassMaker.view(type) }
  }
  /// Says what headers or footers of a name are.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    guard let type = viewClass as? UICollectionReusableView.Type else { return }
    makers[elementKind + identifier] = { ClassMaker.view(type) }
  }
  /// Returns an item of a name.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeue(identifier) { self.makers[identifier]?() as? UICollectionViewCell }
  }

  private func dequeue(
    _ identifier: String, _ make: () -> UICollectionViewCell?
  ) -> UICollectionViewCell {
    if let index = spare.firstIndex(where: { $0.reuseIdentifier == identifier }) {
      let cell = spare.remove(at: index)
      cell.prepareForReuse()
      return cell
    }
    let cell = make() ?? UICollectionViewCell(frame: .zero)
    cell.reuseIdentifier = identifier
    return cell
  }
  /// Returns a header or footer of a name.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = makers[elementKind + identifier]?() ?? UICollectionReusableView(frame: .zero)
    view.reuseIdentifier = identifier
    return view
  }
  /// Returns an item that a registration makes and prepares.
  open func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = dequeue(registration.identifier) { ClassMaker.view(Cell.self) }
    let typed = cell as? Cell ?? AppearanceProxies.made(ClassMaker.view(Cell.self))
    if let item { registration.handler(typed, indexPath, item) }
    return typed
  }
  /// Returns a header or footer that a registration makes and prepares.
  open func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = AppearanceProxies.made(ClassMaker.view(Supplementary.self))
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }

  /// How many sections there are.
  open var numberOfSections: Int { max(dataSource?.numberOfSections(in: self) ?? 1, 0) }
  /// Returns how many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    max(dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0, 0)
  }
  /// Returns an item; nil where it isn't made.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
  /// Returns an item's place.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }
  /// Returns the item at a point; nil for none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    collectionViewLayout.layoutAttributesForElements(in: CGRect(origin: point, size: .zero))?
      .first { $0.frame.contains(point) }?.indexPath
  }
  /// Returns where an item is.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  /// The items that show.
  open var indexPathsForVisibleItems: [IndexPath] {
    cells.filter { $0.value.frame.intersects(bounds) }.keys.sorted()
  }
  /// The views of the items that show.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cells[$0] }
  }

  /// The size that an item's content asks for; nil where there is no item.
  func fittingSize(at path: IndexPath) -> CGSize? { cell(path)?.fitting(nil) }
  /// The height that an item's content asks for at a width.
  func fittingHeight(at path: IndexPath, _ width: CGFloat) -> CGFloat? {
    cell(path)?.fitting(width).height
  }

  private func cell(_ path: IndexPath) -> UICollectionViewCell? {
    if let known = cells[path] { return known }
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
    cells[path] = cell
    return cell
  }

  // MARK: Updates

  /// Asks for everything again.
  open func reloadData() {
    for (_, cell) in cells.sorted(by: { $0.key < $1.key }) { keep(cell) }
    for view in extra.values { view.removeFromSuperview() }
    (cells, extra, chosen) = ([:], [:], [])
    setNeedsCollectionLayout()
  }
  private func keep(_ cell: UICollectionViewCell) {
    cell.removeFromSuperview()
    if cell.reuseIdentifier != nil { spare.append(cell) }
  }
  /// Asks for items again.
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Asks for sections again.
  open func reloadSections(_ sections: IndexSet) { reloadData() }
  /// Shows items that have come.
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Takes items away that have gone.
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Shows sections that have come.
  open func insertSections(_ sections: IndexSet) { reloadData() }
  /// Takes sections away that have gone.
  open func deleteSections(_ sections: IndexSet) { reloadData() }
  /// Makes several changes.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    reloadData()
    completion?(true)
  }

  // MARK: Choice

  /// The items that are chosen.
  open var indexPathsForSelectedItems: [IndexPath]? { chosen.isEmpty ? nil : chosen }
  /// Chooses an item.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !allowsMultipleSelection { for path in chosen { deselectItem(at: path, animated: false) } }
    guard let indexPath else { return }
    if !chosen.contains(indexPath) { chosen.append(indexPath) }
    cells[indexPath]?.isSelected = true
    if scrollPosition != [] { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }
  /// Chooses an item no longer.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    chosen.removeAll { $0 == indexPath }
    cells[indexPath]?.isSelected = false
  }

  /// Does what a tap on an item does.
  func tapped(_ cell: UICollectionViewCell) {
    guard allowsSelection, let path = indexPath(for: cell),
      delegate?.collectionView(self, shouldSelectItemAt: path) != false
    else { return }
    if allowsMultipleSelection, chosen.contains(path) {
      deselectItem(at: path, animated: false)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    for old in chosen where !allowsMultipleSelection && old != path {
      deselectItem(at: old, animated: false)
      delegate?.collectionView(self, didDeselectItemAt: old)
    }
    selectItem(at: path, animated: false, scrollPosition: [])
    delegate?.collectionView(self, didSelectItemAt: path)
    if delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) == true {
      delegate?.collectionView(self, performPrimaryActionForItemAt: path)
    }
  }

  /// Scrolls to an item.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    if !isPrepared { prepareLayout() }
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let inset = adjustedContentInset
    let x = scrollPosition.start(
      frame.minX...frame.maxX, room: bounds.width - inset.left - inset.right,
      length: contentSize.width, now: contentOffset.x + inset.left, isVertical: false)
    let y = scrollPosition.start(
      frame.minY...frame.maxY, room: bounds.height - inset.top - inset.bottom,
      length: contentSize.height, now: contentOffset.y + inset.top, isVertical: true)
    setContentOffset(CGPoint(x: x - inset.left, y: y - inset.top), animated: animated)
  }

  // MARK: Layout

  private func prepareLayout() {
    guard bounds.width > 0 else { return }
    (isPrepared, preparedSize) = (true, bounds.size)
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  /// Makes and places items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width > 0 else { return }
    if !isPrepared || preparedSize != bounds.size
      || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
    {
      prepareLayout()
    }
    placeItems()
    backgroundView?.frame = bounds
  }

  private func placeItems() {
    let near = bounds.insetBy(dx: -bounds.width / 2, dy: -bounds.height / 2)
    let shown = (collectionViewLayout.layoutAttributesForElements(in: near) ?? [])
      .filter { !$0.isHidden }
    let items = shown.filter { $0.representedElementKind == nil }
    let paths = Set(items.map(\.indexPath))
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) where !paths.contains(path) {
      keep(cell)
      cells[path] = nil
    }
    for place in items {
      guard let cell = cell(place.indexPath) else { continue }
      if cell.superview !== self {
        addSubview(cell)
        cell.isSelected = chosen.contains(place.indexPath)
        delegate?.collectionView(self, willDisplay: cell, forItemAt: place.indexPath)
      }
      apply(place, to: cell)
      (collectionViewLayout as? any ListPlacing)?.style(cell, at: place.indexPath)
    }
    for place in shown { placeExtra(place) }
  }

  private func placeExtra(_ place: UICollectionViewLayoutAttributes) {
    guard let kind = place.representedElementKind else { return }
    let key = "\(kind) \(place.indexPath)"
    let view = supplementary(kind, place.indexPath, place.representedElementCategory)
    guard let view else { return }
    if view.superview !== self {
      if place.zIndex < 0 { insertSubview(view, at: 0) } else { addSubview(view) }
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: place.indexPath)
    }
    extra[key] = view
    apply(place, to: view)
  }

  /// The header, footer or the like at a place, made where there is none yet.
  func supplementary(
    _ kind: String, _ path: IndexPath, _ category: ElementCategory
  ) -> UICollectionReusableView? {
    let key = "\(kind) \(path)"
    if let known = extra[key] { return known }
    let view: UICollectionReusableView?
    if category == .decorationView {
      view = collectionViewLayout.decorations[kind].flatMap { ClassMaker.view($0) }
    } else {
      view = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    }
    extra[key] = view
    return view
  }

  override func makeRecognizers() -> [GestureRecognizer] {
    let isComposed = collectionViewLayout is UICollectionViewCompositionalLayout
    return (isComposed ? [OrthogonalRecognizer(self)] : []) + super.makeRecognizers()
  }

  private func apply(
    _ place: UICollectionViewLayoutAttributes, to view: UICollectionReusableView
  ) {
    // Only what differs is set: a view that changes asks for another layout.
    if view.bounds.size != place.frame.size { view.bounds.size = place.frame.size }
    if view.center != place.center { view.center = place.center }
    if view.alpha != place.alpha { view.alpha = place.alpha }
    if view.transform != place.transform { view.transform = place.transform }
    let depth = CGFloat(place.zIndex)
    if view.layer.zPosition != depth { view.layer.zPosition = depth }
    view.apply(place)
  }

  override func didScroll() {
    super.didScroll()
    setNeedsLayout()
  }

  override var boxName: String { "UICollectionView" }
}
