import Raster

/// Papers and what is done with them: documents, folders, letters, pencils, the bin.
enum SymbolDocuments {
  /// The recipes by name.
  static let recipes: [String: SymbolLibrary.Recipe] = {
    var all: [String: SymbolLibrary.Recipe] = [
      "doc": { document($0, filled: false, lines: []) },
      "doc.fill": { document($0, filled: true, lines: []) },
      "doc.text": { document($0, filled: false, lines: textRows) },
      "doc.text.fill": { document($0, filled: true, lines: textRows) },
      "doc.on.doc": { documents($0, filled: false) },
      "doc.on.doc.fill": { documents($0, filled: true) },
      "folder": { folder($0, filled: false) }, "folder.fill": { folder($0, filled: true) },
      "envelope": { envelope($0, filled: false) }, "envelope.fill": { envelope($0, filled: true) },
      "paperplane": { paperplane($0, filled: false) },
      "paperplane.fill": { paperplane($0, filled: true) },
      "trash": { trash($0, filled: false) }, "trash.fill": { trash($0, filled: true) },
      "pencil": { pencil($0) },
      "square.and.pencil": { squareAndPencil($0) },
      "square.and.arrow.up": { squareAndArrow($0, up: true, filled: false) },
      "square.and.arrow.up.fill": { squareAndArrow($0, up: true, filled: true) },
      "square.and.arrow.down": { squareAndArrow($0, up: false, filled: false) },
      "calendar": { calendar($0) },
      "book": { book($0, filled: false) }, "book.fill": { book($0, filled: true) },
      "rectangle.portrait.and.arrow.right": { door($0) },
      "paperclip": { paperclip($0) },
    ]
    let both = SymbolEnclosure.Form.allCases
    let marks: [(String, Double, [SymbolEnclosure.Form], SymbolLibrary.Recipe)] = [
      ("trash", 0.54, both, { trash($0, filled: false, bars: [(0, 0)]) }),
      ("pencil", 0.5, [.circle], { pencil($0) }),
      ("envelope", 0.5, [.circle], { envelope($0, filled: true) }),
      ("folder", 0.5, [.circle], { folder($0, filled: true) }),
      ("paperplane", 0.52, [.circle], { paperplane($0, filled: true) }),
    ]
    for (name, share, forms, mark) in marks {
      all.merge(SymbolEnclosure.recipes(name, share: share, forms: forms, mark: mark)) { kept, _ in
        kept
      }
    }
    return all
  }()

  private static let textRows = [(6.0, 20.0), (24, 20)]
  private static let page = [(-38.0, -52.0), (9, -52), (38, -23), (38, 52), (-38, 52)]
  private static let pageRadii = [12.0, 4, 4, 12, 12]

  private static func document(
    _ pen: SymbolPen, filled: Bool, lines: [(Double, Double)]
  ) -> SymbolDrawing {
    let rows = lines.map { y, half in pen.line([(-half, y), (half, y)], width: 0.9) }
    let fold = pen.line([(7, -47), (7, -21), (33, -21)], radius: 6, width: filled ? 0.75 : 1)
    guard filled else {
      let inner = SymbolShapes.polygon(
        SymbolShapes.inset(pen.at(page), by: pen.line - pen.growth),
        radii: pageRadii.map { max($0 * pen.size + pen.growth - pen.line, 0.8) })
      let outer = pen.polygon(page, radii: pageRadii)
      return SymbolDrawing([outer, inner.hole, fold] + rows)
    }
    return SymbolDrawing(stacking: [
      SymbolDrawing([pen.polygon(page, radii: pageRadii)], level: 1),
      SymbolDrawing([fold] + rows, isCutOut: true),
    ])
  }

  private static func documents(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    var small = pen
    small.size *= 0.76
    let front = document(small, filled: filled, lines: []).moved(pen.at(17, 13))
    let back = pen.line(
      [(-24, 28), (-44, 28), (-44, -50), (-2, -50), (8, -40)], radius: 9)
    return SymbolDrawing(stacking: [SymbolDrawing([back], level: 1), front])
  }

  private static func folder(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    let corners = [(-55.0, -42.0), (-20, -42), (-8, -31), (55, -31), (55, 42), (-55, 42)]
    let radii = [11.0, 7, 7, 11, 11, 11]
    if filled {
      let body = pen.polygon(corners, radii: radii)
      let seam = -15 * pen.size
      let gap = pen.line * 0.45
      return SymbolDrawing(stacking: [
        SymbolDrawing([body.clipped { seam - gap - $0.y }], level: 1),
        SymbolDrawing([body.clipped { $0.y - seam - gap }]),
      ])
    }
    let inner = SymbolShapes.polygon(
      SymbolShapes.inset(pen.at(corners), by: pen.line - pen.growth),
      radii: radii.map { max($0 * pen.size + pen.growth - pen.line, 0.8) })
    let lip = pen.line([(-50, -13), (50, -13)])
    return SymbolDrawing([pen.polygon(corners, radii: radii), inner.hole, lip])
  }

  private static func envelope(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    let box = (0.0, 0.0, 112.0, 80.0)
    let flap = [(-48.0, -31.0), (-5, 7), (5, 7), (48, -31)]
    if filled {
      let cut = pen.line(flap, radius: 6, width: 0.85)
      return SymbolDrawing(stacking: [
        SymbolDrawing([pen.box(box, radius: 13)], level: 1), SymbolDrawing([cut], isCutOut: true),
      ])
    }
    return SymbolDrawing(
      pen.frame(box, radius: 13) + [
        pen.line(flap, radius: 6), pen.line([(-48, 32), (-18, 0)], width: 0.9),
        pen.line([(48, 32), (18, 0)], width: 0.9),
      ])
  }

  private static func paperplane(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    let corners = [(48.0, -48.0), (12, 50), (-8, 8), (-50, -12)]
    let crease = pen.line([(-4, 4), (34, -34)], width: filled ? 0.8 : 1)
    guard filled else { return SymbolDrawing(pen.outline(corners, radius: 5) + [crease]) }
    return SymbolDrawing(stacking: [
      SymbolDrawing([pen.polygon(corners, radius: 5)], level: 1),
      SymbolDrawing([pen.line([(1, -1), (32, -32)], width: 0.8)], isCutOut: true),
    ])
  }

  private static func trash(
    _ pen: SymbolPen, filled: Bool,
    bars: [(Double, Double)] = [(-13.5, -11.5), (0, 0), (13.5, 11.5)]
  ) -> SymbolDrawing {
    let can = [(-33.0, -30.0), (33, -30), (28, 50), (-28, 50)]
    let lid = pen.line([(-45, -34), (45, -34)], width: 1.05)
    let handle = pen.line([(-16, -34), (-16, -50), (16, -50), (16, -34)], radius: 8)
    let ribs = bars.map { top, bottom in
      pen.line([(top, -16), (bottom, 36)], width: min(0.78, 7.5 * pen.size / pen.line))
    }
    let body = filled ? [pen.polygon(can, radius: 10)] : pen.outline(can, radius: 10)
    return SymbolDrawing(stacking: [
      SymbolDrawing(body + [lid, handle], level: 1), SymbolDrawing(ribs, isCutOut: filled),
    ])
  }

  /// A pencil along the diagonal, its tip at the lower left.
  static func pencil(_ pen: SymbolPen) -> SymbolDrawing {
    let half = 9.5 * pen.size + pen.line * 0.32
    let tip = Point(-57 * pen.size, 0)
    let neck = -35 * pen.size
    let gap = (29.0 * pen.size, 29.0 * pen.size + pen.line * 0.7)
    let end = 54 * pen.size
    let shaft = SymbolShapes.polygon(
      [
        tip, Point(neck, -half), Point(gap.0, -half), Point(gap.0, half), Point(neck, half),
      ],
      radii: [2.2 * pen.size, 3 * pen.size, 0, 0, 3 * pen.size])
    let rubber = SymbolShapes.polygon(
      [
        Point(gap.1, -half), Point(end, -half), Point(end, half), Point(gap.1, half),
      ],
      radii: [0, 7 * pen.size, 7 * pen.size, 0])
    let turned = { (point: Point) in
      let share = 0.5.squareRoot()
      return Point((point.x + point.y) * share, (point.y - point.x) * share)
    }
    return SymbolDrawing([shaft.mapped(turned), rubber.mapped(turned)])
  }

  private static func squareAndPencil(_ pen: SymbolPen) -> SymbolDrawing {
    var small = pen
    small.size *= 0.72
    let box = pen.line(
      [(14, -40), (-44, -40), (-44, 46), (42, 46), (42, -10)], radius: 13)
    return SymbolDrawing(stacking: [
      SymbolDrawing([box], level: 1), pencil(small).moved(pen.at(20, -20)),
    ])
  }

  /// A box open at the top, and an arrow out of it or into it.
  private static func squareAndArrow(
    _ pen: SymbolPen, up: Bool, filled: Bool
  ) -> SymbolDrawing {
    let shaft = (tip: up ? -60.0 : 16.0, tail: up ? 16.0 : -60.0)
    let barb = up ? shaft.tip + 19 : shaft.tip - 19
    let ends = [(19.0, barb), (0, shaft.tail), (-19, barb)]
    let arrow = pen.spokes((0, shaft.tip), up ? ends : ends.reversed(), width: 1.05)
    guard filled else {
      let box = pen.line(
        [(-19, -23), (-40, -23), (-40, 50), (40, 50), (40, -23), (19, -23)], radius: 13)
      return SymbolDrawing([box, arrow])
    }
    // The box is cut off the arrow's path by a straight slot.
    let box = pen.box((0, 13.5, 87, 80), radius: 15)
    let slot = pen.line * 1.4
    let floor = (up ? 24.0 : 26.0) * pen.size
    let pieces = [
      box.clipped { -slot - $0.x }, box.clipped { $0.x - slot },
      box.clipped { slot - $0.x }.clipped { $0.x + slot }.clipped { $0.y - floor },
    ]
    return SymbolDrawing(stacking: [SymbolDrawing(pieces, level: 1), SymbolDrawing([arrow])])
  }

  private static func calendar(_ pen: SymbolPen) -> SymbolDrawing {
    let box = (0.0, 0.0, 98.0, 90.0)
    let head = pen.box(box, radius: 15).clipped { -22 * pen.size - $0.y }
    let rows = [(-4.0, [-6.0, 11, 28]), (13, [-28, -11, 6, 28]), (30, [-28, -11, 6])]
    let columns = [-28.0, -9.3, 9.3, 28]
    let days = rows.enumerated().flatMap { row, entry in
      columns.indices.filter { row == 0 ? $0 > 0 : row == 1 || $0 < 3 }.map { column in
        SymbolShapes.box(
          pen.at(columns[column], entry.0), width: pen.line * 1.25, height: pen.line * 1.25,
          radius: pen.line * 0.3)
      }
    }
    return SymbolDrawing(stacking: [
      SymbolDrawing(pen.frame(box, radius: 15) + [head]), SymbolDrawing(days, level: 1),
    ])
  }

  private static func book(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    let top = pen.curve((4, -30), (14, -42), (42, -44), (58, -34))
    let bottom = pen.curve((58, 36), (42, 28), (14, 28), (4, 42))
    let leaf = (top + bottom).opened(by: 3 * pen.size)
    if filled {
      let right = pen.area(leaf)
      return SymbolDrawing([right, right.mapped { Point(-$0.x, $0.y) }])
    }
    let page =
      pen.curve((0, -30), (10, -42), (42, -44), (58, -34))
      + pen.curve((58, 36), (42, 28), (10, 28), (0, 42))
    let right = pen.loop(page.opened(by: 3 * pen.size))
    return SymbolDrawing(right + right.map { ring in ring.mapped { Point(-$0.x, $0.y) } })
  }

  private static func door(_ pen: SymbolPen) -> SymbolDrawing {
    let frame = pen.line(
      [(14, -22), (14, -48), (-46, -48), (-46, 48), (14, 48), (14, 22)], radius: 13)
    let arrow = pen.spokes((58, 0), [(39, 19), (-14, 0), (39, -19)], width: 1.05)
    return SymbolDrawing(stacking: [SymbolDrawing([frame], level: 1), SymbolDrawing([arrow])])
  }

  private static func paperclip(_ pen: SymbolPen) -> SymbolDrawing {
    let outer = pen.arc(0, -26, 24, 180, 360)
    let bottom = pen.arc(7, 32, 17, 0, 180)
    let inner = pen.arc(0, -22, 10, 180, 360)
    let path =
      [pen.at(-24, 20)] + outer + bottom + inner.map { Point($0.x, $0.y) } + [pen.at(10, 22)]
    let turned = { (point: Point) in
      Point(point.x * 0.82 - point.y * 0.57, point.x * 0.57 + point.y * 0.82)
    }
    return SymbolDrawing([pen.line(along: path, width: 0.95).mapped(turned)])
  }
}
