public import Foundation

/// A column of a table, its types forgotten.
public struct _TableColumnPlan<RowValue> {
  /// The title.
  var title: Text
  /// What a row shows in the column.
  var content: @MainActor (RowValue) -> AnyView
  /// The least, the usual and the largest width, in points; nil where none is set.
  var minWidth: CGFloat?
  var idealWidth: CGFloat?
  var maxWidth: CGFloat?
  /// Where the contents lie in the column.
  var alignment = HorizontalAlignment.leading
  /// Compares rows by what the column shows; nil where the column doesn't sort.
  var comparator: Any?
}

/// Columns of a table.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// What a row is about.
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  /// What the columns sort by.
  associatedtype TableColumnSortComparator: SortComparator =
    TableColumnBody.TableColumnSortComparator
  /// The type of the columns that these are made of.
  associatedtype TableColumnBody: TableColumnContent

  /// The columns that these are made of.
  var tableColumnBody: TableColumnBody { get }

  /// The columns.
  var _plans: [_TableColumnPlan<TableRowValue>] { get }
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  /// The body's columns.
  public var _plans: [_TableColumnPlan<TableRowValue>] { tableColumnBody._plans }
}

/// Several columns of a table.
public struct _TableColumns<RowValue: Identifiable, Sort: SortComparator>: TableColumnContent {
  /// What a row is about.
  public typealias TableRowValue = RowValue
  /// What the columns sort by.
  public typealias TableColumnSortComparator = Sort
  /// The columns.
  public var _plans: [_TableColumnPlan<RowValue>]
  /// The columns themselves.
  public var tableColumnBody: _TableColumns<RowValue, Sort> { self }
}

/// A column of a table.
nonisolated public struct TableColumn<
  RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View
>: TableColumnContent {
  /// What a row is about.
  public typealias TableRowValue = RowValue
  /// What the column sorts by.
  public typealias TableColumnSortComparator = Sort

  private var plan: _TableColumnPlan<RowValue>

  fileprivate init(
    _ title: Text, comparator: Any? = nil, _ content: @escaping (RowValue) -> Content
  ) {
    // Rows are made on the main actor only.
    nonisolated(unsafe) let content = content
    plan = _TableColumnPlan(
      title: title, content: { AnyView(content($0)) }, comparator: comparator)
  }

  /// The column.
  public var _plans: [_TableColumnPlan<RowValue>] { [plan] }
  /// The column itself.
  public var tableColumnBody: TableColumn { self }

  private func changed(_ change: (inout _TableColumnPlan<RowValue>) -> Void) -> TableColumn {
    var copy = self
    change(&copy.plan)
    return copy
  }

  /// Sets the width, in points; nil for a share of what is free.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    changed { ($0.minWidth, $0.idealWidth, $0.maxWidth) = (width, width, width) }
  }

  /// Sets the bounds of the width, in points.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn {
    changed { ($0.minWidth, $0.idealWidth, $0.maxWidth) = (min, ideal, max) }
  }

  /// Sets where the contents lie in the column.
  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
    changed { $0.alignment = alignment.horizontal }
  }

  /// Names the column, so that people can move and hide it, which nobody does on a stage.
  public func customizationID(_ id: String) -> TableColumn { self }

  /// Shows or hides the column at first; here it shows.
  public func defaultVisibility(_ visibility: Visibility) -> TableColumn { self }

  /// Says what people can't change, who don't do so on a stage.
  public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> TableColumn { self }
}

/// Where the contents of a column lie.
public struct TableColumnAlignment: Hashable, Sendable {
  let number: Int

  /// As the system chooses: leading.
  public static var automatic: TableColumnAlignment { .init(number: 0) }
  /// At the leading edge.
  public static var leading: TableColumnAlignment { .init(number: 0) }
  /// In the middle.
  public static var center: TableColumnAlignment { .init(number: 1) }
  /// At the trailing edge.
  public static var trailing: TableColumnAlignment { .init(number: 2) }
  /// Numbers, at the trailing edge.
  public static var numeric: TableColumnAlignment { .init(number: 2) }

  /// The place in a frame.
  var horizontal: HorizontalAlignment { [.leading, .center, .trailing][number] }
}

/// What people may change of a column.
public struct TableColumnCustomizationBehavior: SetAlgebra, OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Its place.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  /// Its width.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  /// Whether it shows.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  /// Everything.
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column that doesn't sort.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), content) }

  /// Creates a column that doesn't sort.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(title), content) }

  /// Creates a column that doesn't sort.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(text, nil, content)
  }

  private init(_ title: Text, _ comparator: Any?, _ content: @escaping (RowValue) -> Content) {
    self.init(title, comparator: comparator, content)
  }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
  /// Creates a column of a text that doesn't sort.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(Text(titleKey)) { Text($0[keyPath: value]) }
  }

  /// Creates a column of a text that doesn't sort.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(Text(title)) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column that sorts by a value.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), comparator: KeyPathComparator<RowValue>.sorting(by: value), content)
  }

  /// Creates a column that sorts by a value.
  @_disfavoredOverload
  public init<V: Comparable, S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(title), comparator: KeyPathComparator<RowValue>.sorting(by: value), content) }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  /// Creates a column of a text that sorts by it.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(Text(titleKey), comparator: KeyPathComparator<RowValue>.sorting(by: value)) {
      Text($0[keyPath: value])
    }
  }

  /// Creates a column of a text that sorts by it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(Text(title), comparator: KeyPathComparator<RowValue>.sorting(by: value)) {
      Text($0[keyPath: value])
    }
  }
}

/// Collects the columns of a table.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// Takes columns that sort.
  public static func buildExpression<C: TableColumnContent>(
    _ content: C
  ) -> _TableColumns<RowValue, Sort>
  where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort {
    _TableColumns(_plans: content._plans)
  }

  /// Takes columns that don't sort.
  @_disfavoredOverload
  public static func buildExpression<C: TableColumnContent>(
    _ content: C
  ) -> _TableColumns<RowValue, Sort>
  where C.TableRowValue == RowValue, C.TableColumnSortComparator == Never {
    _TableColumns(_plans: content._plans)
  }

  /// Puts columns beside each other.
  public static func buildBlock(
    _ content: _TableColumns<RowValue, Sort>...
  ) -> _TableColumns<RowValue, Sort> { _TableColumns(_plans: content.flatMap(\._plans)) }

  /// Builds an `if` without `else`.
  public static func buildOptional(
    _ content: _TableColumns<RowValue, Sort>?
  ) -> _TableColumns<RowValue, Sort> { content ?? _TableColumns(_plans: []) }

  /// Builds the first branch of a condition.
  public static func buildEither(
    first: _TableColumns<RowValue, Sort>
  ) -> _TableColumns<RowValue, Sort> { first }

  /// Builds the second branch of a condition.
  public static func buildEither(
    second: _TableColumns<RowValue, Sort>
  ) -> _TableColumns<RowValue, Sort> { second }
}

extension KeyPathComparator {
  /// Compares by a value at a key path of a column.
  fileprivate static func sorting<V: Comparable>(
    by value: KeyPath<Compared, V>
  ) -> KeyPathComparator {
    // Key paths never change; those that are written as literals have no captures.
    KeyPathComparator(unsafeBitCast(value, to: (any KeyPath<Compared, V> & Sendable).self))
  }
}
