public import Foundation

/// Rows of a table.
public protocol TableRowContent<TableRowValue> {
  /// What a row is about.
  associatedtype TableRowValue: Identifiable
  /// The rows' values in order, sections one after the other.
  var _rowValues: [TableRowValue] { get }
}

/// A row of a table.
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
  private let value: Value

  /// Creates a row.
  public init(_ value: Value) { self.value = value }

  /// The row's value.
  public var _rowValues: [Value] { [value] }
}

/// Several rows of a table.
nonisolated public struct _TableRows<Value: Identifiable>: TableRowContent {
  /// The rows' values in order.
  public let _rowValues: [Value]
}

/// A row of a table for each element of a collection.
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  /// The rows' values in order.
  public let _rowValues: [Data.Element]
}

extension ForEach: TableRowContent
where Content: TableRowContent {
  /// What a row is about.
  public typealias TableRowValue = Content.TableRowValue
  /// The rows' values in order.
  public var _rowValues: [Content.TableRowValue] { data.flatMap { content($0)._rowValues } }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates rows for elements that know their identity.
  public init<V: Identifiable>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content == _TableRows<V> { self.init(data: data, content: content, id: { $0.id }) }

  /// Creates a row for each element.
  public init(_ data: Data) where Content == TableRow<Data.Element> {
    self.init(data: data, content: { TableRow($0) }, id: { $0.id })
  }
}

/// Collects the rows of a table.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  /// Takes rows.
  public static func buildExpression<C: TableRowContent>(_ content: C) -> _TableRows<Value>
  where C.TableRowValue == Value { _TableRows(_rowValues: content._rowValues) }

  /// Puts rows below each other.
  public static func buildBlock(_ content: _TableRows<Value>...) -> _TableRows<Value> {
    _TableRows(_rowValues: content.flatMap(\._rowValues))
  }

  /// Builds an `if` without `else`.
  public static func buildOptional(_ content: _TableRows<Value>?) -> _TableRows<Value> {
    content ?? _TableRows(_rowValues: [])
  }

  /// Builds the first branch of a condition.
  public static func buildEither(first: _TableRows<Value>) -> _TableRows<Value> { first }

  /// Builds the second branch of a condition.
  public static func buildEither(second: _TableRows<Value>) -> _TableRows<Value> { second }
}

extension TableRowContent {
  /// Adds a menu to the rows, which isn't drawn.
  nonisolated public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TableRowContent<TableRowValue> { self }

  /// Lets the rows be dragged, which they aren't on a stage.
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> { self }
}

/// What people have changed of a table's columns; nothing, on a stage.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  /// Creates a value without changes.
  public init() {}
}

/// Rows with several columns; a list of the first column where the width is compact.
nonisolated public struct Table<Value: Identifiable, Rows, Columns>: View {
  private let rows: [Value]
  private let columns: [_TableColumnPlan<Value>]
  private let selection: Selection
  private let order: Binding<[KeyPathComparator<Value>]>?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableHeaders) private var headers

  private enum Selection {
    case none
    case one(Binding<Value.ID?>)
    case several(Binding<Set<Value.ID>>)
  }

  private init(
    _ rows: [Value], _ columns: [_TableColumnPlan<Value>], _ selection: Selection = .none,
    order: Binding<[KeyPathComparator<Value>]>? = nil
  ) {
    (self.rows, self.columns, self.selection, self.order) = (rows, columns, selection, order)
  }

  /// The rows, below the titles where there is room for several columns.
  @MainActor public var body: some View {
    if sizeClass == .regular, headers != .hidden {
      VStack(spacing: 0) {
        header
        // The first row draws the line below the titles.
        list
      }
    } else {
      list
    }
  }

  @MainActor @ViewBuilder private var list: some View {
    switch selection {
    case .none: List(rows) { row($0) }.listStyle(.plain)
    case .one(let binding): List(rows, selection: binding) { row($0) }.listStyle(.plain)
    case .several(let binding): List(rows, selection: binding) { row($0) }.listStyle(.plain)
    }
  }

  @MainActor @ViewBuilder private func row(_ value: Value) -> some View {
    if sizeClass == .regular {
      HStack(spacing: 8) {
        ForEach(columns.indices, id: \.self) { index in
          columns[index].content(value).modifier(TableCell(plan: columns[index]))
        }
      }
    } else {
      columns.first?.content(value)
    }
  }

  /// The titles, in UIKit's look of a table's header: small, gray and half bold.
  @MainActor private var header: some View {
    HStack(spacing: 8) {
      ForEach(columns.indices, id: \.self) { index in
        HStack(spacing: 4) {
          columns[index].title
          if let sort = sorted(by: columns[index]) {
            Image(systemName: sort == .forward ? "chevron.up" : "chevron.down").imageScale(.small)
          }
        }
        .modifier(TableCell(plan: columns[index]))
        .contentShape(.rect)
        .onTapGesture { sort(by: columns[index]) }
      }
    }
    .font(.footnote.weight(.semibold))
    .foregroundStyle(.secondary)
    .padding(.horizontal, 20)
    .padding(.vertical, 8)
  }

  private func sorted(by column: _TableColumnPlan<Value>) -> SortOrder? {
    guard let own = column.comparator as? KeyPathComparator<Value>,
      let first = order?.wrappedValue.first, first.keyPath == own.keyPath
    else { return nil }
    return first.order
  }

  private func sort(by column: _TableColumnPlan<Value>) {
    guard let order, var own = column.comparator as? KeyPathComparator<Value> else { return }
    if sorted(by: column) == .forward { own.order = .reverse }
    order.wrappedValue = [own] + order.wrappedValue.filter { $0.keyPath != own.keyPath }
  }
}

/// A cell of a table: as wide as its column.
nonisolated private struct TableCell<Value>: ViewModifier {
  let plan: _TableColumnPlan<Value>

  @MainActor func body(content: Content) -> some View {
    let isFixed = plan.minWidth != nil && plan.minWidth == plan.maxWidth
    content.lineLimit(1)
      .frame(
        minWidth: plan.minWidth, idealWidth: plan.idealWidth,
        maxWidth: isFixed ? plan.maxWidth : plan.maxWidth ?? .infinity,
        alignment: Alignment(horizontal: plan.alignment, vertical: .center))
  }
}

private enum TableHeadersKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether tables show their columns' titles.
  fileprivate var tableHeaders: Visibility {
    get { self[TableHeadersKey.self] }
    set { self[TableHeadersKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the titles of tables' columns.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    modifier(EnvironmentValueModifier { $0.tableHeaders = visibility })
  }

  /// Sets how tables look, which is always plain here.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
}

/// How a table looks.
public protocol TableStyle {}

/// As the system chooses.
nonisolated public struct AutomaticTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
}

/// With room around the rows.
nonisolated public struct InsetTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// As the system chooses.
  public static var automatic: AutomaticTableStyle { .init() }
}

extension TableStyle where Self == InsetTableStyle {
  /// With room around the rows.
  public static var inset: InsetTableStyle { .init() }
}

extension Table {
  /// Creates a table of elements.
  public init(
    _ data: [Value], @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<[Value]>, Columns: TableColumnContent<Value, Never> {
    self.init(data, columns()._plans)
  }

  /// Creates a table of elements.
  @_disfavoredOverload
  public init<D: RandomAccessCollection>(
    _ data: D, @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<D>, Value == D.Element,
    Columns: TableColumnContent<Value, Never>
  { self.init(Array(data), columns()._plans) }

  /// Creates a table of elements of which one can be selected.
  public init<D: RandomAccessCollection>(
    _ data: D, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<D>, Value == D.Element,
    Columns: TableColumnContent<Value, Never>
  { self.init(Array(data), columns()._plans, .one(selection)) }

  /// Creates a table of elements of which several can be selected.
  public init<D: RandomAccessCollection>(
    _ data: D, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<D>, Value == D.Element,
    Columns: TableColumnContent<Value, Never>
  { self.init(Array(data), columns()._plans, .several(selection)) }

  /// Creates a table of elements that is sorted by its titles.
  public init<D: RandomAccessCollection>(
    _ data: D, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<D>, Value == D.Element,
    Columns: TableColumnContent<Value, KeyPathComparator<Value>>
  { self.init(Array(data), columns()._plans, order: sortOrder) }

  /// Creates a table that is sorted by its titles, of which one row can be selected.
  public init<D: RandomAccessCollection>(
    _ data: D, selection: Binding<Value.ID?>, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<D>, Value == D.Element,
    Columns: TableColumnContent<Value, KeyPathComparator<Value>>
  { self.init(Array(data), columns()._plans, .one(selection), order: sortOrder) }

  /// Creates a table that is sorted by its titles, of which several rows can be selected.
  public init<D: RandomAccessCollection>(
    _ data: D, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<D>, Value == D.Element,
    Columns: TableColumnContent<Value, KeyPathComparator<Value>>
  { self.init(Array(data), columns()._plans, .several(selection), order: sortOrder) }

  /// Creates a table of rows.
  public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows: TableRowContent<Value>, Columns: TableColumnContent<Value, Never> {
    self.init(rows()._rowValues, columns()._plans)
  }

  /// Creates a table of rows of which one can be selected.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows: TableRowContent<Value>, Columns: TableColumnContent<Value, Never> {
    self.init(rows()._rowValues, columns()._plans, .one(selection))
  }

  /// Creates a table of rows of which several can be selected.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows: TableRowContent<Value>, Columns: TableColumnContent<Value, Never> {
    self.init(rows()._rowValues, columns()._plans, .several(selection))
  }

  /// Creates a table of rows that is sorted by its titles.
  public init(
    of valueType: Value.Type, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where
    Rows: TableRowContent<Value>, Columns: TableColumnContent<Value, KeyPathComparator<Value>>
  { self.init(rows()._rowValues, columns()._plans, order: sortOrder) }
}
