import Raster

/// Things: a house, a bell, a lock, a tag, a cart, a magnifying glass.
enum SymbolObjects {
  /// The recipes by name.
  static let recipes: [String: SymbolLibrary.Recipe] = {
    var all: [String: SymbolLibrary.Recipe] = [
      "house": { house($0, filled: false) }, "house.fill": { house($0, filled: true) },
      "bell": { bell($0, filled: false) }, "bell.fill": { bell($0, filled: true) },
      "lock": { lock($0, filled: false, isOpen: false) },
      "lock.fill": { lock($0, filled: true, isOpen: false) },
      "lock.open": { lock($0, filled: false, isOpen: true) },
      "lock.open.fill": { lock($0, filled: true, isOpen: true) },
      "key": { key($0, filled: false) }, "key.fill": { key($0, filled: true) },
      "tag": { tag($0, filled: false) }, "tag.fill": { tag($0, filled: true) },
      "bookmark": { SymbolDrawing($0.outline(bookmark, radius: 7)) },
      "bookmark.fill": { SymbolDrawing([$0.polygon(bookmark, radius: 7)]) },
      "flag": { flag($0, filled: false) }, "flag.fill": { flag($0, filled: true) },
      "cart": { cart($0, filled: false) }, "cart.fill": { cart($0, filled: true) },
      "bag": { bag($0, filled: false) }, "bag.fill": { bag($0, filled: true) },
      "gift": { gift($0, filled: false) }, "gift.fill": { gift($0, filled: true) },
      "creditcard": { card($0, filled: false) }, "creditcard.fill": { card($0, filled: true) },
      "gearshape": { gearshape($0, filled: false) },
      "gearshape.fill": { gearshape($0, filled: true) },
      "gear": { gear($0) },
      "magnifyingglass": { magnifyingGlass($0) },
      "link": { link($0) },
      "chart.bar": { bars($0, filled: false) }, "chart.bar.fill": { bars($0, filled: true) },
      "wifi": { wifi($0) },
    ]
    let both = SymbolEnclosure.Form.allCases
    let marks: [(String, Double, [SymbolEnclosure.Form], SymbolLibrary.Recipe)] = [
      ("house", 0.52, [.circle], { house($0, filled: true) }),
      ("bell", 0.54, both, { bell($0, filled: true) }),
      ("lock", 0.52, both, { lock($0, filled: true, isOpen: false) }),
      ("tag", 0.5, both, { tag($0, filled: true) }),
      ("flag", 0.54, both, { flag($0, filled: true) }),
      ("bookmark", 0.5, both, { SymbolDrawing([$0.polygon(bookmark, radius: 7)]) }),
      ("magnifyingglass", 0.55, [.circle], { magnifyingGlass($0) }),
    ]
    for (name, share, forms, mark) in marks {
      all.merge(SymbolEnclosure.recipes(name, share: share, forms: forms, mark: mark)) { kept, _ in
        kept
      }
    }
    return all
  }()

  /// A roof line over walls with a door.
  private static func house(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    let roof = pen.spokes((0, -41), [(51, 4), (-51, 4)], width: 1.12)
    let chimney = pen.polygon([(27, -40), (38, -40), (38, -12), (27, -21)], radius: 2)
    guard filled else {
      let walls = pen.line([(-37, -2), (-37, 42), (37, 42), (37, -2)], radius: 9)
      let door = pen.line([(-11, 42), (-11, 16), (11, 16), (11, 42)], radius: 3)
      return SymbolDrawing([roof, chimney, walls, door])
    }
    let walls = pen.polygon(
      [
        (0, -27), (38, 6), (38, 46), (11, 46), (11, 18), (-11, 18), (-11, 46), (-38, 46), (-38, 6),
      ],
      radii: [1, 1, 9, 0, 3, 3, 0, 9, 1])
    return SymbolDrawing([roof, chimney, walls])
  }

  static func bell(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    let dome = pen.curve((0, -43), (17, -43), (28, -31), (29, -13))
    let flare = pen.curve((29, -13), (30, 4), (32, 10), (41, 19))
    let rim = pen.curve((41, 19), (46, 24), (43, 29), (36, 29))
    let body = (dome + flare + rim).withMirrorImage
    let clapper = SymbolContour(points: pen.arc(0, 36.5, 13, 0, 180)).ink
    let knob = pen.disc(0, -44, 5.5)
    return SymbolDrawing(
      filled ? [pen.area(body), knob, clapper] : pen.loop(body) + [knob, clapper])
  }

  private static func lock(_ pen: SymbolPen, filled: Bool, isOpen: Bool) -> SymbolDrawing {
    let body = (0.0, 20.0, 68.0, 56.0)
    let shift = isOpen ? 37.0 : 0
    let bow = pen.arc(shift, -25, 20, 180, 360)
    let shackle = [pen.at(shift - 20, -6)] + bow + [pen.at(shift + 20, isOpen ? -14 : -6)]
    let line = pen.line(along: shackle, width: 1.1)
    let shape = filled ? [pen.box(body, radius: 12)] : pen.frame(body, radius: 12)
    return SymbolDrawing(shape + [line])
  }

  private static func key(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    let center = pen.at(0, -27)
    let hole = SymbolShapes.circle(pen.at(0, -34), 6 * pen.size)
    let bit = pen.line([(0, -2), (0, 50)], width: filled ? 2 : 1.1)
    let teeth = [18.0, 36].map { pen.line([(0, $0), (15, $0)], width: filled ? 1.4 : 1) }
    let head =
      filled
      ? [SymbolShapes.circle(center, 28 * pen.size + pen.growth), hole.reversed]
      : pen.ring(0, -27, 28)
    return SymbolDrawing(head + [bit] + teeth)
  }

  private static func tag(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    let corners = [(-44.0, -44.0), (2, -44), (49, 3), (3, 49), (-44, 2)]
    guard filled else {
      return SymbolDrawing(pen.outline(corners, radius: 9) + [pen.dot(-23, -23, 0.95)])
    }
    let hole = SymbolShapes.circle(pen.at(-23, -23), 7.2 * pen.size)
    return SymbolDrawing([pen.polygon(corners, radius: 9), hole.reversed])
  }

  private static let bookmark = [
    (-30.0, -50.0), (30, -50), (30, 52), (0, 27), (-30, 52),
  ]

  private static func flag(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    let top = pen.curve((-36, -38), (-18, -50), (8, -26), (40, -40))
    let bottom = pen.curve((40, 8), (8, 22), (-18, -2), (-36, 10))
    let cloth = (top + bottom).opened(by: 4 * pen.size)
    let pole = pen.line([(-37, -46), (-37, 50)], width: 1.05)
    return SymbolDrawing((filled ? [pen.area(cloth)] : pen.loop(cloth)) + [pole])
  }

  private static func cart(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    let handle = pen.line(
      [(-54, -38), (-38, -38), (-24, 28), (38, 28)], radius: 5, width: 1.05)
    let basket = [(-35.0, -25.0), (49, -25), (40, 11), (-28, 11)]
    let shape = filled ? [pen.polygon(basket, radius: 5)] : pen.outline(basket, radius: 5)
    return SymbolDrawing(shape + [handle, pen.disc(-18, 43, 7), pen.disc(31, 43, 7)])
  }

  private static func bag(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    let corners = [(-38.0, -26.0), (38, -26), (42, 48), (-42, 48)]
    let bow = pen.line(
      along: [pen.at(-18, -24)] + pen.arc(0, -32, 18, 180, 360) + [pen.at(18, -24)])
    let shape = filled ? [pen.polygon(corners, radius: 11)] : pen.outline(corners, radius: 11)
    return SymbolDrawing(shape + [bow])
  }

  private static func gift(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    let bows = [
      pen.line(along: bowLoop(pen)),
      pen.line(along: bowLoop(pen).map { Point(-$0.x, $0.y) }),
    ]
    guard filled else {
      return SymbolDrawing(
        pen.frame((0, -16, 100, 24), radius: 6) + pen.frame((0, 22, 86, 58), radius: 9)
          + [pen.line([(0, -26), (0, 48)])] + bows)
    }
    return SymbolDrawing(
      [
        pen.box((-27, -16, 46, 22), radius: 5), pen.box((27, -16, 46, 22), radius: 5),
        pen.box((-23.5, 26, 39, 48), radius: 6), pen.box((23.5, 26, 39, 48), radius: 6),
      ] + bows)
  }

  private static func bowLoop(_ pen: SymbolPen) -> [Point] {
    pen.curve((0, -28), (-5, -46), (-14, -54), (-23, -50))
      + pen.curve((-23, -50), (-34, -45), (-30, -28), (-16, -28))
  }

  private static func card(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    let box = (0.0, 0.0, 112.0, 82.0)
    let chip = SymbolShapes.box(
      pen.at(-32, 19), width: 20 * pen.size, height: 14 * pen.size, radius: 3 * pen.size)
    guard filled else {
      let band = pen.box((0, -14, 106, 12), radius: 0)
      return SymbolDrawing(pen.frame(box, radius: 14) + [band, chip])
    }
    let edge = 56 * pen.size + pen.growth
    let band = { (y: Double) in [Point(-edge, y), Point(edge, y)] }
    let (top, bottom) = (-21 * pen.size, -9 * pen.size)
    // Two pieces, so that the band reaches both edges.
    let body = pen.box(box, radius: 14)
    let lid = body.clipped { band(top)[0].y - $0.y }
    let rest = body.clipped { $0.y - band(bottom)[0].y }
    return SymbolDrawing([lid, rest, chip.reversed])
  }

  private static func gearshape(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    let teeth = gearTeeth(count: 8, tip: 51, root: 40, share: 0.50)
    if filled {
      let hole = SymbolShapes.circle(.zero, 16.5 * pen.size - pen.growth)
      return SymbolDrawing([pen.polygon(teeth, radius: 5), hole.reversed])
    }
    // The inside follows the teeth, shallower the thicker the line is.
    let depth = (pen.line - pen.growth) / pen.size
    let inner = gearTeeth(count: 8, tip: 51 - depth, root: 40 - depth * 0.9, share: 0.36)
    let hollow = SymbolShapes.polygon(pen.at(inner), radius: 4 * pen.size)
    return SymbolDrawing([pen.polygon(teeth, radius: 5), hollow.hole] + pen.ring(0, 0, 18.5))
  }

  private static func gear(_ pen: SymbolPen) -> SymbolDrawing {
    let teeth = gearTeeth(count: 14, tip: 51, root: 43, share: 0.46)
    let inner = SymbolShapes.circle(.zero, 43 * pen.size + pen.growth - pen.line)
    let spokes = [0.0, 120, 240].map { angle in
      pen.line(along: [11.0, 38].map { SymbolShapes.direction(angle) * ($0 * pen.size) })
    }
    return SymbolDrawing(
      [pen.polygon(teeth, radius: 2), inner.reversed] + pen.ring(0, 0, 14) + spokes)
  }

  /// A wheel's outline; `share` is how much of a tooth's angle its tip takes.
  private static func gearTeeth(
    count: Int, tip: Double, root: Double, share: Double
  ) -> [(Double, Double)] {
    let step = 360 / Double(count)
    return (0..<count).flatMap { index in
      let middle = Double(index) * step - 90
      let (wide, narrow) = (step * (share + 0.2) / 2, step * share / 2)
      return [
        (middle - wide, root), (middle - narrow, tip), (middle + narrow, tip),
        (middle + wide, root),
      ].map { angle, radius in
        let point = SymbolShapes.direction(angle) * radius
        return (point.x, point.y)
      }
    }
  }

  static func magnifyingGlass(_ pen: SymbolPen) -> SymbolDrawing {
    SymbolDrawing(
      pen.ring(-8.5, -8.5, 36.5)
        + [SymbolStroker.open([pen.at(17, 17), pen.at(41, 41)], width: pen.mark * 1.12)])
  }

  /// Two links of a chain, each open where the other passes.
  private static func link(_ pen: SymbolPen) -> SymbolDrawing {
    let bow = pen.arc(-33, 0, 19, 90, 270)
    let piece = [pen.at(-25, 19)] + bow + [pen.at(1, -19)] + pen.arc(1, 0, 19, -90, 10)
    let turned = { (point: Point) in
      let half = 0.5.squareRoot()
      return Point((point.x + point.y) * half, (point.y - point.x) * half)
    }
    let line = pen.line(along: piece, width: 1.1).mapped(turned)
    return SymbolDrawing([line, line.mapped { Point(-$0.x, -$0.y) }])
  }

  private static func bars(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    let columns = [(-34.0, 40.0), (0, 62), (34, 86)]
    return SymbolDrawing(
      stacking: columns.enumerated().map { index, column in
        let box = (column.0, 43 - column.1 / 2, 26.0, column.1)
        return SymbolDrawing(filled ? [pen.box(box, radius: 6)] : pen.frame(box, radius: 6))
          .step(index + 1)
      })
  }

  /// Two bows over a wedge.
  private static func wifi(_ pen: SymbolPen) -> SymbolDrawing {
    let width = min(1.65, 15 * pen.size / pen.line)
    let arcs = [37.0, 63].enumerated().map { index, radius in
      SymbolDrawing(
        [pen.line(along: pen.arc(0, 38, radius, -134, -46), width: width)], level: index
      )
      .step(index + 2)
    }
    let wedge = [pen.at(0, 39)] + pen.arc(0, 38, 18, -134, -46)
    return SymbolDrawing(
      stacking: arcs.reversed() + [
        SymbolDrawing([pen.area(wedge.opened(by: 2 * pen.size))]).step(1)
      ])
  }
}
