public import Foundation

/// What a table or collection shows: sections, and items in them.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  private var sections: [(id: SectionIdentifierType, items: [ItemIdentifierType])] = []

  /// Creates an empty snapshot.
  public init() {}

  /// How many items there are.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// How many sections there are.
  public var numberOfSections: Int { sections.count }
  /// The sections.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
  /// The items.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  private func place(of section: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.id == section }
  }
  private func place(of item: ItemIdentifierType) -> (section: Int, item: Int)? {
    for (number, section) in sections.enumerated() {
      if let place = section.items.firstIndex(of: item) { return (number, place) }
    }
    return nil
  }

  /// Returns how many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  /// Returns a section's items.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { place(of: identifier).map { sections[$0].items } ?? [] }
  /// Returns the section of an item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { place(of: identifier).map { sections[$0.section].id } }
  /// Returns an item's place among all items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  /// Returns a section's place.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    place(of: identifier)
  }

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for id in identifiers where place(of: id) == nil { sections.append((id, [])) }
  }
  /// Adds items at the end of a section, the last one unless named.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let named = sectionIdentifier.flatMap { place(of: $0) }
    let target = sectionIdentifier == nil ? sections.indices.last : named
    guard let target else { return }
    sections[target].items += identifiers
  }
  /// Adds items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    guard let place = place(of: beforeIdentifier) else { return }
    sections[place.section].items.insert(contentsOf: identifiers, at: place.item)
  }
  /// Adds items behind another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    guard let place = place(of: afterIdentifier) else { return }
    sections[place.section].items.insert(contentsOf: identifiers, at: place.item + 1)
  }
  /// Takes items away.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
  }
  /// Takes every item and section away.
  public mutating func deleteAllItems() { sections = [] }
  /// Takes sections away.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    sections.removeAll { gone.contains($0.id) }
  }
  /// Asks for items again; every application of a snapshot does.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
  /// Asks for items again; every application of a snapshot does.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}
  /// Asks for sections again; every application of a snapshot does.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}

  /// The section at a place; nil for none.
  func section(at number: Int) -> SectionIdentifierType? {
    sections.indices.contains(number) ? sections[number].id : nil
  }
  /// How many items the section at a place has.
  func count(at number: Int) -> Int {
    sections.indices.contains(number) ? sections[number].items.count : 0
  }
  /// The item at a place; nil for none.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }
  /// The place of an item; nil for none.
  func path(of item: ItemIdentifierType) -> IndexPath? {
    place(of: item).map { IndexPath(item: $0.item, section: $0.section) }
  }
}

/// Makes a table's rows from snapshots.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
  /// How rows come and go; they do at once.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  private weak var table: UITableView?
  private let provider: CellProvider
  private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a source and sets it up for a table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    (table, provider) = (tableView, cellProvider)
    super.init()
    tableView.dataSource = self
  }

  /// Shows what a snapshot says.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    shown = snapshot
    table?.reloadData()
    completion?()
  }
  /// Shows what a snapshot says.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) { apply(snapshot, animatingDifferences: false, completion: completion) }
  /// Returns what is shown.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { shown }
  /// Returns the item at a place; nil for none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(at: indexPath)
  }
  /// Returns the place of an item; nil for none.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.path(of: itemIdentifier)
  }
  /// Returns the section at a place; nil for none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.section(at: index)
  }

  /// How many sections there are.
  open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }
  /// How many rows a section has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count(at: section)
  }
  /// The cell of an item.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    shown.item(at: indexPath).flatMap { provider(tableView, indexPath, $0) }
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  /// No words.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// No words.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  /// It can't.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }
}

/// Makes a collection's items from snapshots.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (
    UICollectionView, IndexPath, ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Makes a header or footer.
  public typealias SupplementaryViewProvider = (
    UICollectionView, String, IndexPath
  ) -> UICollectionReusableView?
  /// Makes headers and footers.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  private weak var collection: UICollectionView?
  private let provider: CellProvider
  private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a source and sets it up for a collection.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (collection, provider) = (collectionView, cellProvider)
    super.init()
    collectionView.dataSource = self
  }

  /// Shows what a snapshot says.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    shown = snapshot
    collection?.reloadData()
    completion?()
  }
  /// Shows what a snapshot says.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) { apply(snapshot, animatingDifferences: false, completion: completion) }
  /// Returns what is shown.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { shown }
  /// Returns the item at a place; nil for none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(at: indexPath)
  }
  /// Returns the place of an item; nil for none.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.path(of: itemIdentifier)
  }
  /// Returns the section at a place; nil for none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.section(at: index)
  }

  /// How many sections there are.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }
  /// How many items a section has.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { shown.count(at: section) }
  /// The cell of an item.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    shown.item(at: indexPath).flatMap { provider(collectionView, indexPath, $0) }
      ?? UICollectionViewCell(frame: .zero)
  }
  /// A header or footer.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
}
