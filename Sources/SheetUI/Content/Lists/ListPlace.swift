import Foundation

/// Where in its list a cell is.
struct ListPlace: Equatable {
  /// The number of the section.
  var section = 0
  /// Whether nothing of the same part comes before it in the section.
  var isFirst = true
  /// Whether nothing of the same part comes after it in the section.
  var isLast = true
  /// What comes right before in the section.
  var before: ListContext.Place?
  /// What comes right after in the section.
  var after: ListContext.Place?
  /// Whether it is the first cell of all.
  var opensList = true
  /// Whether the section before ends with a footer; nil where there is no section before.
  var followsFooter: Bool?
  /// What the next row says about the line between the two.
  var lineBelow = Visibility.automatic
}

/// Finds the places of cells, given in order; those that are on their way out are nil.
struct ListPlaces {
  private let items: [ListTraits]
  private var index = 0
  private var section = 0

  init(_ items: [ListTraits?]) { self.items = items.compactMap(\.self) }

  /// The place of the next cell.
  mutating func next() -> ListPlace {
    guard items.indices.contains(index) else { return ListPlace() }
    let item = items[index]
    let before = index > 0 ? items[index - 1] : nil
    let after = index + 1 < items.count ? items[index + 1] : nil
    let opensSection = before == nil || before?.section != item.section
    let endsSection = after == nil || after?.section != item.section
    if opensSection, before != nil { section += 1 }
    index += 1
    return ListPlace(
      section: section,
      isFirst: opensSection || before?.part != item.part,
      isLast: endsSection || after?.part != item.part,
      before: opensSection ? nil : before?.part,
      after: endsSection ? nil : after?.part,
      opensList: before == nil,
      followsFooter: opensSection ? before.map { $0.part == .footer } : nil,
      lineBelow: endsSection ? .automatic : after?.separators.top ?? .automatic)
  }
}
