/// Joins rectangles that come near each other, by the cells of a grid.
struct BoxGrid {
  private let columns: Int
  private let cell: Int
  /// A rectangle that touches each cell; −1 for none.
  private var owners: [Int]
  private var groups = BoxGroups()

  /// Returns the rectangles around groups that touch the same or neighboring cells.
  static func joined(
    _ boxes: [PixelRect], width: Int, height: Int, cell: Int
  ) -> [PixelRect] {
    var grid = BoxGrid(columns: width / cell + 1, rows: height / cell + 1, cell: cell)
    for box in boxes { grid.add(box) }
    grid.joinNeighbors()
    return grid.groups.boxes
  }

  private init(columns: Int, rows: Int, cell: Int) {
    self.columns = columns
    self.cell = cell
    owners = Array(repeating: -1, count: columns * rows)
  }

  private mutating func add(_ box: PixelRect) {
    let group = groups.add(box)
    for row in box.minY / cell...(box.maxY - 1) / cell {
      for column in box.minX / cell...(box.maxX - 1) / cell {
        let index = row * columns + column
        if owners[index] >= 0 { groups.join(group, owners[index]) }
        owners[index] = group
      }
    }
  }

  private mutating func joinNeighbors() {
    for index in owners.indices where owners[index] >= 0 {
      let column = index % columns
      if column + 1 < columns { join(index, index + 1) }
      join(index, index + columns)
      if column + 1 < columns { join(index, index + columns + 1) }
      if column > 0 { join(index, index + columns - 1) }
    }
  }

  private mutating func join(_ index: Int, _ other: Int) {
    guard other < owners.count, owners[other] >= 0 else { return }
    groups.join(owners[index], owners[other])
  }
}
