import Raster

/// Crosses, ticks, chevrons and signs, alone and inside circles and squares.
enum SymbolMarks {
  /// The marks that also come inside a circle or a square, with the share of their size there.
  private static let enclosable: [(name: String, share: Double, mark: SymbolLibrary.Recipe)] = [
    ("xmark", 0.44, xmark),
    ("plus", 0.52, plus),
    ("minus", 0.52, minus),
    ("equal", 0.5, equal),
    ("checkmark", 0.50, checkmark),
    ("chevron.left", 0.52, { chevron($0, quarters: 2) }),
    ("chevron.right", 0.52, { chevron($0, quarters: 0) }),
    ("chevron.up", 0.52, { chevron($0, quarters: 3) }),
    ("chevron.down", 0.52, { chevron($0, quarters: 1) }),
    ("chevron.backward", 0.52, { chevron($0, quarters: 2) }),
    ("chevron.forward", 0.52, { chevron($0, quarters: 0) }),
    ("ellipsis", 0.62, ellipsis),
    ("exclamationmark", 0.62, exclamationmark),
    ("questionmark", 0.66, questionmark),
    ("info", 0.62, info),
  ]

  /// The recipes by name.
  static let recipes: [String: SymbolLibrary.Recipe] = {
    var all: [String: SymbolLibrary.Recipe] = [
      "multiply": xmark,
      "chevron.compact.down": { compactChevron($0) },
      "chevron.compact.up": { compactChevron($0).turned(quarters: 2) },
      "chevron.compact.left": { compactChevron($0).turned(quarters: 1) },
      "chevron.compact.right": { compactChevron($0).turned(quarters: 3) },
      "chevron.up.chevron.down": chevronPair,
    ]
    for entry in enclosable {
      all[entry.name] = entry.mark
      let forms: [SymbolEnclosure.Form] =
        entry.name == "ellipsis" ? [.circle] : SymbolEnclosure.Form.allCases
      all.merge(
        SymbolEnclosure.recipes(entry.name, share: entry.share, forms: forms, mark: entry.mark)
      ) { $1 }
    }
    return all
  }()

  static func xmark(_ pen: SymbolPen) -> SymbolDrawing {
    let reach = 40.5 * pen.size + pen.growth - pen.mark / 2
    let ends = [(1.0, -1.0), (1, 1), (-1, 1), (-1, -1)].map { Point($0.0 * reach, $0.1 * reach) }
    return SymbolDrawing([SymbolStroker.spokes(.zero, to: ends, width: pen.mark)])
  }

  static func plus(_ pen: SymbolPen) -> SymbolDrawing {
    let reach = 43.5 * pen.size + pen.growth - pen.mark / 2
    let ends = [(0.0, -1.0), (1, 0), (0, 1), (-1, 0)].map { Point($0.0 * reach, $0.1 * reach) }
    return SymbolDrawing([SymbolStroker.spokes(.zero, to: ends, width: pen.mark)])
  }

  static func minus(_ pen: SymbolPen) -> SymbolDrawing {
    let reach = 43.5 * pen.size + pen.growth - pen.mark / 2
    return SymbolDrawing([bar(from: Point(-reach, 0), to: Point(reach, 0), pen.mark)])
  }

  static func equal(_ pen: SymbolPen) -> SymbolDrawing {
    let reach = 40 * pen.size + pen.growth - pen.mark / 2
    let gap = 15 * pen.size
    return SymbolDrawing(
      [-gap, gap].map { bar(from: Point(-reach, $0), to: Point(reach, $0), pen.mark) })
  }

  static func checkmark(_ pen: SymbolPen) -> SymbolDrawing {
    let corner = pen.at(-10, 34)
    let ends = [pen.at(33, -33.5), pen.at(-33, 6)]
    return SymbolDrawing([SymbolStroker.spokes(corner, to: ends, width: pen.mark)])
  }

  /// A chevron that points to the right, turned clockwise.
  static func chevron(_ pen: SymbolPen, quarters: Int) -> SymbolDrawing {
    let tip = pen.at(19, 0)
    let ends = [pen.at(-18.5, 37.5), pen.at(-18.5, -37.5)]
    return SymbolDrawing([SymbolStroker.spokes(tip, to: ends, width: pen.mark)])
      .turned(quarters: quarters)
  }

  private static func compactChevron(_ pen: SymbolPen) -> SymbolDrawing {
    let ends = [pen.at(43, -8), pen.at(-43, -8)]
    return SymbolDrawing([SymbolStroker.spokes(pen.at(0, 8), to: ends, width: pen.mark)])
  }

  private static func chevronPair(_ pen: SymbolPen) -> SymbolDrawing {
    let up = SymbolStroker.spokes(
      pen.at(0, -40), to: pen.at([(22, -17), (-22, -17)]), width: pen.mark)
    let down = SymbolStroker.spokes(
      pen.at(0, 40), to: pen.at([(-22, 17), (22, 17)]), width: pen.mark)
    return SymbolDrawing([up, down])
  }

  static func ellipsis(_ pen: SymbolPen) -> SymbolDrawing {
    let radius = pen.mark * 0.45 + 3.6 * pen.size
    return SymbolDrawing(
      [-32.0, 0, 32].map { SymbolShapes.circle(pen.at($0, 0), radius) })
  }

  static func exclamationmark(_ pen: SymbolPen) -> SymbolDrawing {
    let dot = pen.mark * 0.45 + 2 * pen.size
    let (top, bottom) = (-36 * pen.size, 36 * pen.size)
    let (wide, narrow) = (pen.mark * 0.5 + 0.8 * pen.size, pen.mark * 0.42)
    let stem = SymbolShapes.polygon(
      [
        Point(-wide, top), Point(wide, top), Point(narrow, 13 * pen.size),
        Point(-narrow, 13 * pen.size),
      ],
      radii: [wide, wide, narrow, narrow])
    return SymbolDrawing([stem, SymbolShapes.circle(Point(0, bottom - dot), dot)])
  }

  static func questionmark(_ pen: SymbolPen) -> SymbolDrawing {
    let dot = pen.mark * 0.45 + 2 * pen.size
    let width = min(pen.mark, 13 * pen.size)
    let bowl = SymbolShapes.arc(pen.at(0, -16), 19 * pen.size, from: 188, to: 400)
    let hook = SymbolShapes.curve(
      bowl[bowl.count - 1], pen.at(9, 3), pen.at(0, 3), pen.at(0, 13))
    return SymbolDrawing([
      SymbolStroker.open(bowl + hook, width: width),
      SymbolShapes.circle(pen.at(0, 38.5) - Point(0, dot), dot),
    ])
  }

  static func info(_ pen: SymbolPen) -> SymbolDrawing {
    let dot = pen.mark * 0.45 + 2.4 * pen.size
    let half = min(pen.mark / 2, 6.8 * pen.size)
    let (top, foot) = (-9 * pen.size, 36 * pen.size - half)
    let (arm, serif) = (13 * pen.size + half, 10 * pen.size + half)
    let stem = SymbolShapes.polygon(
      [
        Point(-serif, top - half), Point(half, top - half), Point(half, foot - half),
        Point(arm, foot - half), Point(arm, foot + half), Point(-arm, foot + half),
        Point(-arm, foot - half), Point(-half, foot - half), Point(-half, top + half),
        Point(-serif, top + half),
      ],
      radii: [half, half * 0.6, 0, half, half, half, half, 0, 0, half])
    return SymbolDrawing([stem, SymbolShapes.circle(pen.at(-1, -36) + Point(0, dot), dot)])
  }

  private static func bar(from: Point, to: Point, _ width: Double) -> SymbolContour {
    SymbolStroker.open([from, to], width: width)
  }
}
