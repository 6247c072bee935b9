import Raster

/// The circle or square around a mark, as a line or filled with the mark cut out.
enum SymbolEnclosure {
  /// A circle's radius at regular weight: 17 points wide at body size, as recorded on a device.
  static let circleRadius = 49.8
  /// Half the side of a square.
  static let squareHalf = 43.5
  private static let squareCorner = 15.0

  /// What can be around a mark.
  enum Form: String, CaseIterable {
    case circle
    case square
  }

  /// Returns a mark's enclosed forms, each as a line and filled.
  ///
  /// `share` is the mark's size inside as a share of its size alone, `forms` what the system has.
  static func recipes(
    _ name: String, share: Double, forms: [Form] = [.circle],
    mark: @escaping SymbolLibrary.Recipe
  ) -> [String: SymbolLibrary.Recipe] {
    var all: [String: SymbolLibrary.Recipe] = [:]
    for form in forms {
      all["\(name).\(form.rawValue)"] = { pen in
        let around = form == .circle ? circle(pen) : square(pen)
        return SymbolDrawing(stacking: [around.part(level: 1), mark(pen.inside(share))])
      }
      all["\(name).\(form.rawValue).fill"] = { pen in
        let behind = form == .circle ? filledCircle(pen) : filledSquare(pen)
        let sign = mark(pen.inside(share)).cutOut
        return SymbolDrawing(stacking: [behind.part(level: 1), sign])
      }
    }
    return all
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
