import Raster

/// The slash across a symbol that says "not".
enum SymbolSlash {
  /// Returns a drawing with a slash from the upper left to the lower right, and a gap beside it.
  static func across(_ drawing: SymbolDrawing, _ pen: SymbolPen) -> SymbolDrawing {
    let half = 0.5.squareRoot()
    let width = pen.line * 1.05
    // The distance from the slash's line, positive above it; the gap lies above only.
    let above = { (point: Point) in (point.x - point.y) * half }
    let (upper, lower) = (width * 1.35, -width * 0.3)
    let drawing = drawing.parts.contains(where: \.isCutOut) ? drawing.flattened(level: 1) : drawing
    var cut = drawing
    for index in cut.parts.indices {
      cut.parts[index].contours = drawing.parts[index].contours.flatMap { contour in
        [contour.clipped { above($0) - upper }, contour.clipped { lower - above($0) }]
      }
    }
    let slash = SymbolStroker.open([pen.at(-42, -42), pen.at(42, 42)], width: width)
    return SymbolDrawing(stacking: [cut.part(level: 1), SymbolDrawing([slash])])
  }
}
