public import Foundation

/// Rows over each other, in sections.
///
/// Only rows that show or nearly do are made, as in UIKit.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// How sections look.
  public enum Style: Int, Sendable {
    /// Rows over the whole width; headers stay at the top.
    case plain = 0
    /// Groups of rows over the whole width.
    case grouped = 1
    /// Groups of rows on cards.
    case insetGrouped = 2
  }

  /// How a row comes or goes; it does at once.
  public enum RowAnimation: Int, Sendable {
    /// Fades.
    case fade = 0
    /// From the right.
    case right = 1
    /// From the left.
    case left = 2
    /// From the top.
    case top = 3
    /// From the bottom.
    case bottom = 4
    /// At once.
    case none = 5
    /// From the middle.
    case middle = 6
    /// As the system chooses.
    case automatic = 100
  }

  /// A height that the content decides about.
  public static let automaticDimension: CGFloat = -1
  /// The picture of the entry that leads to the search field.
  public static let indexSearch = "{search}"

  /// How sections look.
  public let style: Style
  /// Who makes rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// Who decides about and hears of rows.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      setNeedsTableLayout()
    }
  }
  /// The height of rows, in points.
  open var rowHeight = automaticDimension { didSet { setNeedsTableLayout() } }
  /// The height that rows are taken to have until they are made, in points.
  open var estimatedRowHeight = automaticDimension
  /// The height of headers, in points.
  open var sectionHeaderHeight = automaticDimension { didSet { setNeedsTableLayout() } }
  /// The height of footers, in points.
  open var sectionFooterHeight = automaticDimension { didSet { setNeedsTableLayout() } }
  /// The height that headers are taken to have; without effect, they are measured.
  open var estimatedSectionHeaderHeight = automaticDimension
  /// The height that footers are taken to have; without effect, they are measured.
  open var estimatedSectionFooterHeight = automaticDimension
  /// The space over headers of plain tables, in points.
  open var sectionHeaderTopPadding = automaticDimension { didSet { setNeedsTableLayout() } }
  /// The line below rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { setNeedsTableLayout() }
  }
  /// The color of the line.
  open var separatorColor: UIColor? = .separator { didSet { setNeedsTableLayout() } }
  /// The space beside the line, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: -1, bottom: 0, right: 0) {
    didSet { setNeedsTableLayout() }
  }
  /// A view over the first section.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, tableHeaderView) } }
  /// A view below the last section.
  open var tableFooterView: UIView? { didSet { replace(oldValue, tableFooterView) } }
  /// A view behind the rows.
  open var backgroundView: UIView? { didSet { replace(oldValue, backgroundView) } }
  /// Whether rows can be chosen.
  open var allowsSelection = true
  /// Whether several rows can be chosen.
  open var allowsMultipleSelection = false
  /// Whether rows can be chosen while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be chosen while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether rows are being edited; nothing is drawn for it.
  open var isEditing = false { didSet { if isEditing != oldValue { setNeedsTableLayout() } } }
  /// Whether cells keep to what is easily read; without effect.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether rows can be dragged; a stage's fingers drag none.
  open var dragInteractionEnabled = false
  /// The color of the letters at the side; none are drawn.
  open var sectionIndexColor: UIColor?
  /// Whether rows follow their content's size; they do.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// The color behind the titles at the side; they are not drawn.
  open var sectionIndexBackgroundColor: UIColor?
  /// The color behind the titles at the side under a finger; they are not drawn.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// From how many rows on there are titles at the side; they are not drawn.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// An effect on lines; they are drawn without.
  open var separatorEffect: UIVisualEffect?
  /// Whether content keeps out of what the device covers; it does.
  open var insetsContentViewsToSafeArea = true
  /// Whether empty rows fill the rest of a plain table; they don't.
  open var fillerRowHeight: CGFloat = 0
  /// The rows' places and views.
  let plan = TablePlan()
  private var makers: [String: () -> UITableViewCell?] = [:]
  private var headerMakers: [String: () -> UITableViewHeaderFooterView?] = [:]
  private var spare: [UITableViewCell] = []
  private var selected: [IndexPath] = []

  /// Creates a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a plain table; archives hold nothing that could be read here.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// The background where it isn't the style's.
  var ownBackground: UIColor? {
    let usual: UIColor = style == .plain ? .systemBackground : .systemGroupedBackground
    return backgroundColor == usual ? nil : backgroundColor
  }

  private func replace(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { insertSubview(new, at: 0) }
    setNeedsTableLayout()
  }

  // MARK: Cells

  /// Says what cells of a name are.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let type = cellClass as? UITableViewCell.Type else { return }
    makers[identifier] = { ClassMaker.cell(type, identifier) }
  }
  /// Says what headers and footers of a name are.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let type = aClass as? UITableViewHeaderFooterView.Type else { return }
    headerMakers[identifier] = { ClassMaker.header(type, identifier) }
  }
  /// Returns a cell of a name; nil where there is none to be used again and none was registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let index = spare.firstIndex(where: { $0.reuseIdentifier == identifier }) {
      let cell = spare.remove(at: index)
      cell.prepareForReuse()
      return cell
    }
    return makers[identifier]?()
  }
  /// Returns a cell of a name.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  /// Returns a header or footer of a name; nil where none was registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { headerMakers[identifier]?() }

  /// Keeps a cell to be used again.
  func keep(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    if cell.reuseIdentifier != nil { spare.append(cell) }
  }

  // MARK: Updates

  /// Asks for everything again.
  open func reloadData() {
    plan.forget(in: self)
    selected = []
    setNeedsTableLayout()
  }

  func setNeedsTableLayout() {
    plan.isCurrent = false
    setNeedsLayout()
  }

  private func changed() {
    plan.forget(in: self)
    setNeedsTableLayout()
  }

  /// Asks for rows again.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { changed() }
  /// Shows rows that have come.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { changed() }
  /// Takes rows away that have gone.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { changed() }
  /// Moves a row.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { changed() }
  /// Asks for sections again.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { changed() }
  /// Shows sections that have come.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { changed() }
  /// Takes sections away that have gone.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { changed() }
  /// Asks for rows again as they are.
  open func reconfigureRows(at indexPaths: [IndexPath]) { changed() }
  /// Begins several changes.
  open func beginUpdates() {}
  /// Ends several changes.
  open func endUpdates() { setNeedsTableLayout() }
  /// Makes several changes.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    setNeedsTableLayout()
    completion?(true)
  }
  /// Edits rows or not; nothing is drawn for it.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard animated, stageGraph?.queue.isEvaluating == false else {
      isEditing = editing
      return
    }
    // Reported: rows move aside for 0.3 s.
    UIView.animate(withDuration: 0.3) {
      self.isEditing = editing
      self.layoutIfNeeded()
    }
  }

  // MARK: Rows

  /// How many sections there are.
  open var numberOfSections: Int { max(dataSource?.numberOfSections(in: self) ?? 1, 0) }
  /// Returns how many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    max(dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0, 0)
  }
  /// Returns a row's cell; nil where it isn't made.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { plan.cells[indexPath] }
  /// Returns a cell's place.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    plan.cells.first { $0.value === cell }?.key
  }
  /// Returns the row at a point; nil for none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    currentPlan.rows.first { $0.frame.contains(point) }?.path
  }
  /// The rows that show.
  open var indexPathsForVisibleRows: [IndexPath]? {
    currentPlan.rows.filter { $0.frame.intersects(bounds) }.map(\.path)
  }
  /// The cells that show.
  open var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { plan.cells[$0] }
  }
  /// Returns a row's rectangle.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    currentPlan.rows.first { $0.path == indexPath }?.frame ?? .zero
  }
  /// Returns a section's rectangle.
  open func rect(forSection section: Int) -> CGRect {
    currentPlan.sections.indices.contains(section) ? currentPlan.sections[section].frame : .zero
  }
  /// Returns a section's header; nil for none.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    plan.headers[section] as? UITableViewHeaderFooterView
  }
  /// Returns a section's footer; nil for none.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    plan.footers[section] as? UITableViewHeaderFooterView
  }

  var currentPlan: TablePlan {
    if !plan.isCurrent, bounds.width > 0 { plan.measure(self) }
    return plan
  }

  // MARK: Choice

  /// The row that is chosen.
  open var indexPathForSelectedRow: IndexPath? { selected.first }
  /// The rows that are chosen.
  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }
  /// Chooses a row.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !choosesMany {
      for path in selected { deselectRow(at: path, animated: false) }
    }
    guard let indexPath else { return }
    if !selected.contains(indexPath) { selected.append(indexPath) }
    plan.cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }
  /// Chooses a row no longer.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    plan.cells[indexPath]?.setSelected(false, animated: animated)
  }

  /// Whether a row is chosen.
  private var choosesMany: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func isChosen(_ path: IndexPath) -> Bool { selected.contains(path) }

  /// Does what a tap on a row does.
  func tapped(_ cell: UITableViewCell) {
    if plan.cells.values.contains(where: { $0.swipe != nil }) { return closeSwipes() }
    let isAllowed =
      isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    guard isAllowed, let path = indexPath(for: cell) else { return }
    if choosesMany, isChosen(path) {
      deselectRow(at: path, animated: false)
      delegate?.tableView(self, didDeselectRowAt: path)
      return
    }
    guard let delegate else {
      selectRow(at: path, animated: false, scrollPosition: .none)
      return
    }
    guard let path = delegate.tableView(self, willSelectRowAt: path) else { return }
    for old in selected where !choosesMany && old != path {
      deselectRow(at: old, animated: false)
      delegate.tableView(self, didDeselectRowAt: old)
    }
    selectRow(at: path, animated: false, scrollPosition: .none)
    delegate.tableView(self, didSelectRowAt: path)
  }

  /// Scrolls to a row.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool)
  {
    let row = rectForRow(at: indexPath)
    guard row != .zero else { return }
    let inset = adjustedContentInset
    let room = bounds.height - inset.top - inset.bottom
    var y = contentOffset.y + inset.top
    switch scrollPosition {
    case .top: y = row.minY
    case .middle: y = row.midY - room / 2
    case .bottom: y = row.maxY - room
    case .none: y = row.minY < y ? row.minY : max(y, row.maxY - room)
    }
    y = max(min(y, contentSize.height - room), 0)
    setContentOffset(CGPoint(x: contentOffset.x, y: y - inset.top), animated: animated)
  }

  // MARK: Layout

  /// Makes and places rows.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width > 0 else { return }
    if !plan.isCurrent || plan.width != bounds.width { plan.measure(self) }
    plan.place(in: self)
  }

  /// Closes what swipes have revealed where a finger comes down beside the rows.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    closeSwipes()
    super.touchesBegan(touches, with: event)
  }

  override func didScroll() {
    super.didScroll()
    setNeedsLayout()
  }

  override var boxName: String { "UITableView" }
}
