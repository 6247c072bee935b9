import Raster

/// What a recipe draws: parts of ink, back to front, on the grid.
struct SymbolDrawing: Sendable {
  /// One part of a symbol.
  struct Part: Sendable {
    /// The outlines: ink clockwise, holes counterclockwise.
    var contours: [SymbolContour]
    /// The level of the hierarchy: 0 primary, 1 secondary, 2 tertiary.
    var level: Int
    /// Whether the part is cut out of those behind it when all is drawn in one color.
    var isCutOut: Bool
  }

  /// The parts, back to front.
  var parts: [Part]

  /// Creates a drawing of one part.
  init(_ contours: [SymbolContour], level: Int = 0, isCutOut: Bool = false) {
    parts = [Part(contours: contours, level: level, isCutOut: isCutOut)]
  }

  /// Creates a drawing of several drawings, back to front.
  init(stacking drawings: [SymbolDrawing]) { parts = drawings.flatMap(\.parts) }

  /// The outlines of all ink in one color.
  var contours: [SymbolContour] {
    parts.flatMap { part in
      guard part.isCutOut else { return part.contours }
      // What winds twice would be taken away twice, and so be ink again.
      return SymbolUnion.joined(part.contours).map(\.reversed)
    }
  }

  /// Returns the drawing with each corner moved.
  func mapped(_ move: (Point) -> Point) -> SymbolDrawing {
    var copy = self
    for index in parts.indices {
      copy.parts[index].contours = parts[index].contours.map { $0.mapped(move) }
    }
    return copy
  }

  /// Returns the drawing moved, in grid units.
  func moved(_ offset: Point) -> SymbolDrawing { mapped { $0 + offset } }

  /// The mirror image, left and right swapped.
  var mirrored: SymbolDrawing { mapped { Point(-$0.x, $0.y) } }

  /// Returns the drawing turned clockwise by quarter turns about the origin.
  func turned(quarters: Int) -> SymbolDrawing {
    mapped { point in
      switch quarters & 3 {
      case 0: point
      case 1: Point(-point.y, point.x)
      case 2: Point(-point.x, -point.y)
      default: Point(point.y, -point.x)
      }
    }
  }

  /// Returns the drawing at another level of the hierarchy.
  func part(level: Int) -> SymbolDrawing {
    var copy = self
    for index in parts.indices { copy.parts[index].level = level }
    return copy
  }

  /// The drawing as one part that is cut out of what is behind it, or drawn on it in a second color.
  var cutOut: SymbolDrawing { SymbolDrawing(contours, isCutOut: true) }
}
