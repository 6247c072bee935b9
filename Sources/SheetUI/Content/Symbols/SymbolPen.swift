import Raster

/// How thick a symbol is drawn, and how large.
///
/// A recipe describes a symbol on the grid (100 units to the em, the origin on the middle of the
/// capital height) at regular weight and medium scale; positions follow `size`, strokes the weight.
struct SymbolPen: Sendable {
  /// The factor of all positions.
  var size: Double
  /// The width of a mark's strokes, such as those of `xmark`, in grid units.
  var mark: Double
  /// The width of the strokes around a shape, such as that of `circle`, in grid units.
  var line: Double
  /// How much further than at regular weight the outside of a shape lies, in grid units.
  var growth: Double
  /// The font weight, 100...900.
  let weight: Int

  /// Stroke widths of the nine weights, as shares of regular.
  ///
  /// Chosen by eye to follow the stems of the system font.
  private static let thickness = [0.30, 0.48, 0.76, 1, 1.16, 1.36, 1.56, 1.80, 2.05]
  private static let regularMark = 8.6
  private static let regularLine = 7.3

  /// Creates a pen for a font weight of 100...900; weights between the named ones are interpolated.
  init(weight: Int, scale: SymbolScale) {
    let position = Double(min(max(weight, 100), 900) - 100) / 100
    let lower = min(Int(position), Self.thickness.count - 2)
    let share = position - Double(lower)
    let factor =
      Self.thickness[lower] + (Self.thickness[lower + 1] - Self.thickness[lower]) * share
    self.weight = min(max(weight, 100), 900)
    size = scale.size
    mark = Self.regularMark * factor * scale.stroke
    line = Self.regularLine * factor * scale.stroke
    // A third of the extra thickness goes outwards, the rest inwards.
    growth = Self.regularLine * (factor - 1) * scale.stroke / 3
  }

  /// Returns a position in grid units.
  func at(_ x: Double, _ y: Double) -> Point { Point(x * size, y * size) }

  /// Returns positions in grid units.
  func at(_ points: [(Double, Double)]) -> [Point] { points.map { at($0.0, $0.1) } }

  /// The pen for a smaller drawing of strokes as thick as before.
  func smaller(_ share: Double) -> SymbolPen {
    var pen = self
    pen.size *= share
    return pen
  }

  /// The pen for a mark inside another shape: smaller positions, slightly thinner strokes.
  func inside(_ share: Double) -> SymbolPen {
    var pen = self
    pen.size *= share
    pen.mark = min(mark * 0.86, pen.size * 20)
    pen.line = min(line * 0.86, pen.size * 14)
    pen.growth *= share
    return pen
  }
}
