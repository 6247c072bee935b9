public import Foundation

/// The arrangement of `Grid` as a layout.
///
/// 1. Columns are served like the views of a row, each as flexible as its most rigid cell allows.
/// 2. A view over several columns widens them evenly where they are too narrow for it. 3. Rows are
/// served like the views of a column. 4. Each view lies in its cell by the column's and the row's
/// alignment.
nonisolated public struct GridLayout: Layout {
  /// Where views lie in their cells.
  public var alignment: Alignment
  /// The distance between columns, in points; nil for what the views want.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows, in points; nil for what the views want.
  public var verticalSpacing: CGFloat?

  /// Creates a grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// Nothing moves.
  public typealias AnimatableData = EmptyAnimatableData
  /// The view's name.
  public var _layoutName: String { "Grid" }
}

extension GridLayout: _ArrangingLayout {
  /// Returns where each cell stands.
  @MainActor
  public func _arrangement(
    _ subviews: LayoutSubviews, _ proposal: ProposedViewSize
  ) -> _Arrangement {
    guard !subviews.isEmpty else { return _Arrangement(StackLayout.Arrangement()) }
    let table = GridTable(subviews.nodes)
    let columns = columnWidths(table, proposal.width)
    let rows = rowHeights(table, columns, proposal.height)
    return _Arrangement(place(table, columns, rows))
  }

  /// Lengths of lines beside each other and the gaps between them.
  private struct Lines {
    var lengths: [CGFloat]
    var gap: CGFloat

    var total: CGFloat {
      lengths.reduce(0, +) + gap * CGFloat(max(lengths.count - 1, 0))
    }
    func start(_ index: Int) -> CGFloat {
      lengths[..<index].reduce(0, +) + gap * CGFloat(index)
    }
    func length(_ range: Range<Int>) -> CGFloat {
      lengths[range].reduce(0, +) + gap * CGFloat(max(range.count - 1, 0))
    }
  }

  @MainActor
  private func columnWidths(_ table: GridTable, _ width: CGFloat?) -> Lines {
    let gap = horizontalSpacing ?? table.columnGap
    let count = table.columnCount
    let single = (0..<count).map { column in
      table.cells.filter {
        $0.columns == column..<column + 1 && !$0.isUnsized(.horizontal)
      }
    }
    let available = width.map { $0 - gap * CGFloat(max(count - 1, 0)) }
    var lines = Lines(
      lengths: Self.serve(single.count, available) { column, offer in
        single[column].map { $0.width(offer) }.max() ?? 0
      }, gap: gap)
    for cell in table.cells where cell.columns.count > 1 && !cell.isUnsized(.horizontal) {
      let missing = cell.width(width) - lines.length(cell.columns)
      guard missing > 0, missing.isFinite else { continue }
      for column in cell.columns {
        lines.lengths[column] += missing / CGFloat(cell.columns.count)
      }
    }
    return lines
  }

  @MainActor
  private func rowHeights(_ table: GridTable, _ columns: Lines, _ height: CGFloat?) -> Lines {
    let gap = verticalSpacing ?? table.rowGap
    let available = height.map { $0 - gap * CGFloat(max(table.rows.count - 1, 0)) }
    return Lines(
      lengths: Self.serve(table.rows.count, available) { row, offer in
        extent(table.rows[row].filter { !$0.isUnsized(.vertical) }, columns, offer).length
      }, gap: gap)
  }

  /// What the cells of a row take when their guides are aligned.
  @MainActor
  private func extent(
    _ cells: [GridTable.Cell], _ columns: Lines, _ offer: CGFloat?
  ) -> (low: CGFloat, length: CGFloat) {
    var (low, high) = (CGFloat(0), CGFloat(0))
    for (index, cell) in cells.enumerated() {
      let proposal = ProposedViewSize(width: columns.length(cell.columns), height: offer)
      let dimensions = cell.node.dimensions(in: proposal)
      guard cell.traits.anchor == nil else {
        high = max(high, low + dimensions.height)
        continue
      }
      let guide = dimensions[cell.traits.rowAlignment ?? alignment.vertical]
      low = index == 0 ? -guide : min(low, -guide)
      high = index == 0 ? dimensions.height - guide : max(high, dimensions.height - guide)
    }
    return (low, max(high - low, 0))
  }

  /// Shares a length out among lines, rigid ones first; without one each takes its ideal length.
  @MainActor
  private static func serve(
    _ count: Int, _ available: CGFloat?, _ length: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let available, available.isFinite else {
      return (0..<count).map { length($0, available) }
    }
    let bounds = (0..<count).map { (low: length($0, 0), high: length($0, .infinity)) }
    let order = (0..<count).sorted {
      let (a, b) = (bounds[$0].high - bounds[$0].low, bounds[$1].high - bounds[$1].low)
      return a == b ? $0 < $1 : a < b
    }
    var lengths = Array(repeating: CGFloat(0), count: count)
    var remaining = available
    for (served, index) in order.enumerated() {
      let share = max(remaining / CGFloat(count - served), 0)
      lengths[index] = length(index, share)
      remaining -= lengths[index]
    }
    return lengths
  }

  @MainActor
  private func place(
    _ table: GridTable, _ columns: Lines, _ rows: Lines
  ) -> StackLayout.Arrangement {
    var slots = Array(repeating: StackLayout.Slot(), count: table.cells.count)
    for (row, cells) in table.rows.enumerated() {
      let height = rows.lengths[row]
      let extent = extent(cells.filter { !$0.isUnsized(.vertical) }, columns, height)
      for cell in cells {
        let box = CGSize(width: columns.length(cell.columns), height: height)
        var origin = origin(cell, box, extent, table)
        origin.x += columns.start(cell.columns.lowerBound)
        origin.y += rows.start(row)
        slots[cell.index] = StackLayout.Slot(proposal: ProposedViewSize(box), origin: origin)
      }
    }
    return StackLayout.Arrangement(
      size: CGSize(width: max(columns.total, 0), height: max(rows.total, 0)), slots: slots)
  }

  /// Where a view lies in its cell.
  @MainActor
  private func origin(
    _ cell: GridTable.Cell, _ box: CGSize, _ extent: (low: CGFloat, length: CGFloat),
    _ table: GridTable
  ) -> CGPoint {
    let own = cell.node.dimensions(in: ProposedViewSize(box))
    if let anchor = cell.traits.anchor {
      return CGPoint(
        x: (box.width - own.width) * anchor.x, y: (box.height - own.height) * anchor.y)
    }
    let horizontal =
      cell.columns.count == 1 ? table.columnAlignments[cell.columns.lowerBound] : nil
    let vertical = cell.traits.rowAlignment ?? alignment.vertical
    let key = horizontal ?? alignment.horizontal
    let outer = ViewDimensions(size: box)
    let inner = ViewDimensions(size: CGSize(width: box.width, height: extent.length))
    return CGPoint(
      x: outer[key] - own[key],
      y: -own[vertical] - extent.low + outer[vertical] - inner[vertical])
  }
}

/// The cells of a grid.
@MainActor
private struct GridTable {
  /// One view and where it stands.
  @MainActor
  struct Cell {
    let index: Int
    let node: LayoutNode
    let traits: GridCell
    var columns: Range<Int>

    func isUnsized(_ axis: Axis) -> Bool { traits.unsizedAxes.contains(Axis.Set(axis)) }
    func width(_ offer: CGFloat?) -> CGFloat {
      node.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width
    }
  }

  private(set) var cells: [Cell] = []
  private(set) var rows: [[Cell]] = []
  private(set) var columnAlignments: [HorizontalAlignment?] = []
  private(set) var columnCount = 1

  init(_ children: [LayoutNode]) {
    var lastRow: Int?
    for (index, node) in children.enumerated() {
      let traits = node.traits.gridCell
      if rows.isEmpty || traits.row == nil || traits.row != lastRow { rows.append([]) }
      lastRow = traits.row
      let start = rows[rows.count - 1].last?.columns.upperBound ?? 0
      let columns = start..<start + (traits.row == nil ? 1 : traits.columns)
      rows[rows.count - 1].append(
        Cell(index: index, node: node, traits: traits, columns: columns))
    }
    let widths = rows.joined().filter { $0.traits.row != nil }.map(\.columns.upperBound)
    columnCount = max(widths.max() ?? 1, 1)
    columnAlignments = Array(repeating: nil, count: columnCount)
    for row in rows.indices {
      for place in rows[row].indices {
        // A view that is no row's goes over all columns.
        if rows[row][place].traits.row == nil { rows[row][place].columns = 0..<columnCount }
        let cell = rows[row][place]
        if let alignment = cell.traits.columnAlignment {
          columnAlignments[cell.columns.lowerBound] = alignment
        }
        cells.append(cell)
      }
    }
  }

  /// The largest distance that views beside each other want.
  var columnGap: CGFloat {
    let gaps = rows.flatMap { row in
      zip(row, row.dropFirst()).map {
        EdgeSpacing.between($0.node.spacing.trailing, $1.node.spacing.leading)
      }
    }
    return gaps.max() ?? EdgeSpacing.standardDistance
  }

  /// The largest distance that views above each other want.
  var rowGap: CGFloat {
    let gaps = zip(rows, rows.dropFirst()).flatMap { upper, lower in
      upper.flatMap { a in
        lower.filter { $0.columns.overlaps(a.columns) }.map {
          EdgeSpacing.between(a.node.spacing.bottom, $0.node.spacing.top)
        }
      }
    }
    return gaps.max() ?? EdgeSpacing.standardDistance
  }
}
