import Foundation

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
