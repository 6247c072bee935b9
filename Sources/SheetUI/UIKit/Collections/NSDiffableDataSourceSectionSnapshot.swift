/// The items of a section, in an outline.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private struct Entry {
    let item: ItemIdentifierType
    var level: Int
    var isExpanded = false
  }
  private var entries: [Entry] = []

  /// Creates an empty section.
  public init() {}

  /// Adds items, in an item where one is named.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    guard let parent, let index = index(of: parent) else {
      entries += items.map { Entry(item: $0, level: 0) }
      return
    }
    let level = entries[index].level + 1
    entries.insert(contentsOf: items.map { Entry(item: $0, level: level) }, at: end(of: index))
  }
  /// Adds items before an item.
  public mutating func insert(
    _ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType
  ) {
    guard let index = index(of: beforeIdentifier) else { return }
    let level = entries[index].level
    entries.insert(contentsOf: items.map { Entry(item: $0, level: level) }, at: index)
  }
  /// Adds items behind an item and what is in it.
  public mutating func insert(
    _ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType
  ) {
    guard let index = index(of: afterIdentifier) else { return }
    let level = entries[index].level
    entries.insert(contentsOf: items.map { Entry(item: $0, level: level) }, at: end(of: index))
  }
  /// Takes items away, and what is in them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      if let index = index(of: item) { entries.removeSubrange(index..<end(of: index)) }
    }
  }
  /// Takes everything away.
  public mutating func deleteAll() { entries = [] }
  /// Opens items.
  public mutating func expand(_ items: [ItemIdentifierType]) { set(items, isExpanded: true) }
  /// Closes items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { set(items, isExpanded: false) }

  /// All items.
  public var items: [ItemIdentifierType] { entries.map(\.item) }
  /// The items in no other.
  public var rootItems: [ItemIdentifierType] {
    entries.filter { $0.level == 0 }.map(\.item)
  }
  /// The items that aren't in a closed one.
  public var visibleItems: [ItemIdentifierType] {
    var closed = Int.max
    return entries.compactMap { entry in
      if entry.level > closed { return nil }
      closed = entry.isExpanded ? .max : entry.level
      return entry.item
    }
  }
  /// Whether there is an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }
  /// Returns the place of an item.
  public func index(of item: ItemIdentifierType) -> Int? {
    entries.firstIndex { $0.item == item }
  }
  /// Returns whether an item is open.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    index(of: item).map { entries[$0].isExpanded } ?? false
  }
  /// Returns whether an item is in no closed one.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
  /// Returns how deep an item is.
  public func level(of item: ItemIdentifierType) -> Int {
    index(of: item).map { entries[$0].level } ?? 0
  }
  /// Returns the item that an item is in.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    guard let index = index(of: child) else { return nil }
    return entries[..<index].last { $0.level < entries[index].level }?.item
  }

  private func end(of index: Int) -> Int {
    entries[(index + 1)...].firstIndex { $0.level <= entries[index].level } ?? entries.count
  }
  private mutating func set(_ items: [ItemIdentifierType], isExpanded: Bool) {
    for item in items { if let index = index(of: item) { entries[index].isExpanded = isExpanded } }
  }
}
