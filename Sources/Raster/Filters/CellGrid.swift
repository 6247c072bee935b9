/// A grid of square cells laid over device pixels.
///
/// Cell (0, 0) begins at the origin; each cell holds the mean of its pixels.
struct CellGrid {
  /// The first pixel column of the first cell.
  var x: Int
  /// The first pixel row of the first cell.
  var y: Int
  /// The number of cells along a row.
  var columns: Int
  /// The number of cells along a column.
  var rows: Int
  /// The edge of a cell, in pixels.
  var factor: Int

  /// Creates the cells from which an output can be interpolated.
  init(covering output: PixelRect, factor: Int) {
    // Interpolating needs the cells beside the outermost pixels; without reduction there is nothing
    // to interpolate.
    let border = factor == 1 ? 0 : 1
    x = output.minX - border * factor
    y = output.minY - border * factor
    columns = (output.width + factor - 1) / factor + 2 * border
    rows = (output.height + factor - 1) / factor + 2 * border
    self.factor = factor
  }

  /// Returns the grid with more cells on every side.
  func expanded(by cells: Int) -> CellGrid {
    var result = self
    result.x -= cells * factor
    result.y -= cells * factor
    result.columns += 2 * cells
    result.rows += 2 * cells
    return result
  }

  /// The pixels of all cells.
  var pixels: PixelRect {
    PixelRect(minX: x, minY: y, maxX: x + columns * factor, maxY: y + rows * factor)
  }
}
