public import Foundation

extension IndexPath {
  /// Creates the place of a row.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// Creates the place of an item.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The number of the section.
  public var section: Int {
    get { isEmpty ? 0 : self[0] }
    set { self = IndexPath(indexes: [newValue, item]) }
  }
  /// The number of the item in its section.
  public var item: Int {
    get { count > 1 ? self[1] : 0 }
    set { self = IndexPath(indexes: [section, newValue]) }
  }
  /// The number of the row in its section.
  public var row: Int {
    get { item }
    set { item = newValue }
  }
}
