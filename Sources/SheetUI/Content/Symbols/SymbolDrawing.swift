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
    /// Which step of a variable value switches the part on, from 1; 0 for parts that are always on.
    var step = 0
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

  /// The parts as they are colored one by one.
  ///
  /// A cut in what has the same color would not be seen on it, so it is taken away there.
  var layers: [Part] {
    var layers: [Part] = []
    for part in parts {
      if part.isCutOut, let last = layers.last, last.level == part.level {
        layers[layers.count - 1].contours += SymbolUnion.joined(part.contours).map(\.reversed)
      } else {
        layers.append(part)
      }
    }
    return layers
  }

  /// The smallest box around all ink; nil without any.
  var bounds: Rect? {
    let points = contours.flatMap(\.points)
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the drawing without what lies inside outlines: they take the parts' ink away.
  func cut(by outlines: [SymbolContour]) -> SymbolDrawing {
    var copy = self
    for index in parts.indices {
      copy.parts[index].contours = SymbolUnion.difference(parts[index].contours, outlines)
    }
    copy.parts.removeAll { $0.contours.isEmpty }
    return copy
  }

  /// Returns the drawing turned clockwise about the origin, in degrees.
  func turned(degrees: Double) -> SymbolDrawing {
    let axis = SymbolShapes.direction(degrees)
    return mapped { Point($0.x * axis.x - $0.y * axis.y, $0.x * axis.y + $0.y * axis.x) }
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

  /// Returns the drawing as what a step of a variable value switches on, from 1.
  func step(_ step: Int) -> SymbolDrawing {
    var copy = self
    for index in parts.indices { copy.parts[index].step = step }
    return copy
  }

  /// The drawing as one part, with what is cut out of it.
  func flattened(level: Int) -> SymbolDrawing { SymbolDrawing(contours, level: level) }

  /// The drawing as one part that is cut out of what is behind it, or drawn on it in a second color.
  var cutOut: SymbolDrawing { SymbolDrawing(contours, isCutOut: true) }
}
