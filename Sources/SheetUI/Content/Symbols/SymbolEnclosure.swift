import Raster

/// The circle or square around a mark, as a line or filled with the mark cut out.
enum SymbolEnclosure {
  /// A circle's radius at regular weight: 17 points wide at body size, as recorded on a device.
  static let circleRadius = 49.8
  /// Half the side of a square.
  static let squareHalf = 43.5
  private static let squareCorner = 15.0

  /// Returns the four enclosed forms of a mark.
  ///
  /// - Parameter share: The mark's size inside, as a share of its size alone.
  static func recipes(
    _ name: String, share: Double, mark: @escaping SymbolLibrary.Recipe
  ) -> [String: SymbolLibrary.Recipe] {
    [
      name + ".circle": { pen in
        SymbolDrawing(stacking: [circle(pen).part(level: 1), mark(pen.inside(share))])
      },
      name + ".circle.fill": { pen in
        SymbolDrawing(stacking: [
          filledCircle(pen).part(level: 1),
          mark(pen.inside(share)).part(level: 0, isCutOut: true),
        ])
      },
      name + ".square": { pen in
        SymbolDrawing(stacking: [square(pen).part(level: 1), mark(pen.inside(share))])
      },
      name + ".square.fill": { pen in
        SymbolDrawing(stacking: [
          filledSquare(pen).part(level: 1),
          mark(pen.inside(share)).part(level: 0, isCutOut: true),
        ])
      },
    ]
  }

  static func circle(_ pen: SymbolPen) -> SymbolDrawing {
    let radius = circleRadius * pen.size + pen.growth
    return SymbolDrawing([
      SymbolShapes.circle(.zero, radius), SymbolShapes.circle(.zero, radius - pen.line).reversed,
    ])
  }

  static func filledCircle(_ pen: SymbolPen) -> SymbolDrawing {
    SymbolDrawing([SymbolShapes.circle(.zero, circleRadius * pen.size + pen.growth)])
  }

  static func square(_ pen: SymbolPen) -> SymbolDrawing {
    let side = 2 * (squareHalf * pen.size + pen.growth)
    return ring(width: side, height: side, radius: squareCorner * pen.size + pen.growth, pen)
  }

  static func filledSquare(_ pen: SymbolPen) -> SymbolDrawing {
    let side = 2 * (squareHalf * pen.size + pen.growth)
    let radius = squareCorner * pen.size + pen.growth
    return SymbolDrawing([
      SymbolShapes.box(.zero, width: side, height: side, radius: radius)
    ])
  }

  /// Returns a rounded rectangle's line, drawn inside its edge.
  static func ring(
    width: Double, height: Double, radius: Double, _ pen: SymbolPen
  ) -> SymbolDrawing {
    let inner = SymbolShapes.box(
      .zero, width: width - 2 * pen.line, height: height - 2 * pen.line,
      radius: max(radius - pen.line, 1))
    return SymbolDrawing([
      SymbolShapes.box(.zero, width: width, height: height, radius: radius), inner.reversed,
    ])
  }
}
