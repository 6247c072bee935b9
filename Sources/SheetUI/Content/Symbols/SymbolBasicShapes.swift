import Raster

/// Plain shapes and signs of lines: circles, squares, hearts, stars, lists, sliders.
enum SymbolBasicShapes {
  /// The recipes by name.
  static let recipes: [String: SymbolLibrary.Recipe] = {
    var all: [String: SymbolLibrary.Recipe] = [
      "circle": SymbolEnclosure.circle, "circle.fill": SymbolEnclosure.filledCircle,
      "square": SymbolEnclosure.square, "square.fill": SymbolEnclosure.filledSquare,
      "rectangle": { SymbolDrawing($0.frame((0, 0, 116, 84), radius: 14)) },
      "rectangle.fill": { SymbolDrawing([$0.box((0, 0, 116, 84), radius: 14)]) },
      "rectangle.portrait": { SymbolDrawing($0.frame((0, 0, 78, 102), radius: 14)) },
      "rectangle.portrait.fill": { SymbolDrawing([$0.box((0, 0, 78, 102), radius: 14)]) },
      "capsule": { SymbolDrawing($0.frame((0, 0, 118, 64), radius: 32)) },
      "capsule.fill": { SymbolDrawing([$0.box((0, 0, 118, 64), radius: 32)]) },
      "triangle": plainTriangle, "triangle.fill": filledTriangle,
      "heart": { SymbolDrawing($0.loop(heart($0))) },
      "heart.fill": { SymbolDrawing([$0.area(heart($0))]) },
      "star": { SymbolDrawing($0.outline(star, radius: 3)) },
      "star.fill": { SymbolDrawing([$0.polygon(star, radius: 3)]) },
      "exclamationmark.triangle": { warning($0, filled: false) },
      "exclamationmark.triangle.fill": { warning($0, filled: true) },
      "line.3.horizontal": { lines($0, [43, 43, 43]) },
      "line.3.horizontal.decrease": { lines($0, [43, 28, 12]) },
      "line.horizontal.3": { lines($0, [43, 43, 43]) },
      "text.alignleft": { textLines($0, [86, 56, 86, 56], alignment: 0) },
      "text.aligncenter": { textLines($0, [86, 56, 86, 56], alignment: 0.5) },
      "text.alignright": { textLines($0, [86, 56, 86, 56], alignment: 1) },
      "list.bullet": { list($0) },
      "slider.horizontal.3": { sliders($0) },
      "square.grid.2x2": { grid($0, filled: false) },
      "square.grid.2x2.fill": { grid($0, filled: true) },
      "square.on.square": { stacked($0) },
      "line.diagonal": { SymbolDrawing([$0.line([(-40, 40), (40, -40)])]) },
    ]
    let both = SymbolEnclosure.Form.allCases
    let marks: [(String, Double, [SymbolEnclosure.Form], SymbolLibrary.Recipe)] = [
      ("heart", 0.52, both, { SymbolDrawing([$0.area(heart($0))]) }),
      ("star", 0.56, both, { SymbolDrawing([$0.polygon(star, radius: 3)]) }),
      ("line.3.horizontal.decrease", 0.58, [.circle], { lines($0, [43, 28, 12]) }),
    ]
    for (name, share, forms, mark) in marks {
      all.merge(SymbolEnclosure.recipes(name, share: share, forms: forms, mark: mark)) { kept, _ in
        kept
      }
    }
    return all
  }()

  private static let triangle = [(0.0, -50.0), (57, 46), (-57, 46)]

  static func plainTriangle(_ pen: SymbolPen) -> SymbolDrawing {
    SymbolDrawing(pen.outline(triangle, radius: 9))
  }

  static func filledTriangle(_ pen: SymbolPen) -> SymbolDrawing {
    SymbolDrawing([pen.polygon(triangle, radius: 9)])
  }

  /// Five points; the inner corners lie where the star's long lines cross.
  private static let star: [(Double, Double)] = (0..<10).map { index in
    let point = SymbolShapes.direction(Double(index) * 36 - 90) * (index % 2 == 0 ? 56 : 24.5)
    return (point.x, point.y + 4)
  }

  static func heart(_ pen: SymbolPen) -> [Point] {
    let lobe = pen.curve((0, -29), (5, -39), (15, -46), (26, -46))
    let flank = pen.curve((26, -46), (41, -46), (51, -34), (51, -18))
    let bottom = pen.curve((51, -18), (51, 8), (28, 28), (6, 44))
    let tip = pen.curve((6, 44), (3, 46), (1.5, 46.4), (0, 46.4))
    return (lobe + flank + bottom + tip).withMirrorImage
  }

  private static func warning(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    var inner = pen.inside(0.62)
    inner.mark = min(pen.mark * 0.92, inner.mark * 1.1)
    let sign = SymbolMarks.exclamationmark(inner).moved(pen.at(0, 11))
    let shape = filled ? [pen.polygon(triangle, radius: 9)] : pen.outline(triangle, radius: 9)
    return SymbolDrawing(stacking: [
      SymbolDrawing(shape, level: 1), filled ? sign.cutOut : sign,
    ])
  }

  private static func lines(_ pen: SymbolPen, _ halves: [Double]) -> SymbolDrawing {
    SymbolDrawing(
      zip([-26.0, 0, 26], halves).map { y, half in
        SymbolStroker.open([pen.at(-half, y), pen.at(half, y)], width: pen.mark)
      })
  }

  private static func textLines(
    _ pen: SymbolPen, _ lengths: [Double], alignment: Double
  ) -> SymbolDrawing {
    SymbolDrawing(
      zip([-34.5, -11.5, 11.5, 34.5], lengths).map { y, length in
        let start = -43 + (86 - length) * alignment
        return pen.line([(start, y), (start + length, y)], width: 1.05)
      })
  }

  private static func list(_ pen: SymbolPen) -> SymbolDrawing {
    let rows = [-30.0, 0, 30]
    return SymbolDrawing(stacking: [
      SymbolDrawing(rows.map { pen.line([(-22, $0), (51, $0)], width: 1.05) }, level: 1),
      SymbolDrawing(rows.map { pen.dot(-46, $0, 0.85) }),
    ])
  }

  /// Three rails, each with a ring for a knob.
  private static func sliders(_ pen: SymbolPen) -> SymbolDrawing {
    let knob = 11.5
    let rows = [(-32.0, -20.0), (0, 20), (32, -20)]
    return SymbolDrawing(
      rows.flatMap { y, x in
        [pen.line([(-50, y), (x - knob, y)]), pen.line([(x + knob, y), (50, y)])]
          + pen.ring(x, y, knob)
      })
  }

  private static func grid(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    let cells = [(-25.0, -25.0), (25, -25), (25, 25), (-25, 25)]
    return SymbolDrawing(
      cells.flatMap { x, y in
        filled
          ? [pen.box((x, y, 40, 40), radius: 8)] : pen.frame((x, y, 40, 40), radius: 8)
      })
  }

  /// A whole square in front of one of which two sides show.
  private static func stacked(_ pen: SymbolPen) -> SymbolDrawing {
    let back = pen.line(
      [(-22, 22), (-42, 22), (-42, -42), (22, -42), (22, -24)], radius: 12)
    return SymbolDrawing(stacking: [
      SymbolDrawing([back], level: 1), SymbolDrawing(pen.frame((16, 16, 64, 64), radius: 14)),
    ])
  }
}
