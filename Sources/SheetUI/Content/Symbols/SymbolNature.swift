import Raster

/// Weather, light and places.
enum SymbolNature {
  /// The recipes by name.
  static let recipes: [String: SymbolLibrary.Recipe] = {
    var all: [String: SymbolLibrary.Recipe] = [
      "sun.max": { sun($0, filled: false) }, "sun.max.fill": { sun($0, filled: true) },
      "moon": { SymbolDrawing($0.loop(moon($0))) },
      "moon.fill": { SymbolDrawing([$0.area(moon($0))]) },
      "cloud": { SymbolDrawing($0.loop(cloud($0))) },
      "cloud.fill": { SymbolDrawing([$0.area(cloud($0))]) },
      "bolt": { SymbolDrawing($0.outline(bolt, radius: 3)) },
      "bolt.fill": { SymbolDrawing([$0.polygon(bolt, radius: 3)]) },
      "drop": { SymbolDrawing($0.loop(drop($0))) },
      "drop.fill": { SymbolDrawing([$0.area(drop($0))]) },
      "flame": { flame($0, filled: false) }, "flame.fill": { flame($0, filled: true) },
      "leaf": { leaf($0, filled: false) }, "leaf.fill": { leaf($0, filled: true) },
      "sparkles": { sparkles($0) },
      "map": { map($0, filled: false) }, "map.fill": { map($0, filled: true) },
      "mappin": { pin($0) },
      "mappin.and.ellipse": { pinAndEllipse($0) },
      "location": { SymbolDrawing($0.outline(needle, radius: 4)) },
      "location.fill": { SymbolDrawing([$0.polygon(needle, radius: 4)]) },
    ]
    let both = SymbolEnclosure.Form.allCases
    let marks: [(String, Double, [SymbolEnclosure.Form], SymbolLibrary.Recipe)] = [
      ("mappin", 0.58, both, { pin($0) }),
      ("bolt", 0.54, [.circle], { SymbolDrawing([$0.polygon(bolt, radius: 3)]) }),
      ("location", 0.5, [.circle], { SymbolDrawing([$0.polygon(needle, radius: 4)]) }),
      ("moon", 0.5, [.circle], { SymbolDrawing([$0.area(moon($0))]) }),
      ("leaf", 0.52, [.circle], { leaf($0, filled: true) }),
    ]
    for (name, share, forms, mark) in marks {
      all.merge(SymbolEnclosure.recipes(name, share: share, forms: forms, mark: mark)) { kept, _ in
        kept
      }
    }
    return all
  }()

  private static func sun(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    let rays = (0..<8).map { index in
      let direction = SymbolShapes.direction(Double(index) * 45)
      return pen.line(along: [36, 50].map { direction * ($0 * pen.size) }, width: 1.05)
    }
    return SymbolDrawing((filled ? [pen.disc(0, 0, 24)] : pen.ring(0, 0, 24)) + rays)
  }

  /// A crescent: a circle less another one, up and to the right of it.
  private static func moon(_ pen: SymbolPen) -> [Point] {
    let (center, radius) = (pen.at(-1, 1), 46 * pen.size)
    let (bite, biteRadius) = (pen.at(20, -20), 38 * pen.size)
    let (first, second) = crossings(center, radius, bite, biteRadius)
    let away = (center - bite).unit
    let unit = { (point: Point, from: Point) in (point - from).unit }
    let outer =
      [first]
      + SymbolStroker.arc(
        around: center, from: unit(first, center), to: away, radius: radius)
      + [center + away * radius]
      + SymbolStroker.arc(
        around: center, from: away, to: unit(second, center), radius: radius)
    let inner =
      [second]
      + SymbolStroker.arc(
        around: bite, from: unit(second, bite), to: unit(first, bite), radius: biteRadius)
    let whole = SymbolContour(points: outer + inner).ink.points
    return whole.opened(by: 3 * pen.size)
  }

  /// Where two circles cross.
  private static func crossings(
    _ a: Point, _ ra: Double, _ b: Point, _ rb: Double
  ) -> (Point, Point) {
    let distance = (b - a).length
    let along = (distance * distance + ra * ra - rb * rb) / (2 * distance)
    let across = max(ra * ra - along * along, 0).squareRoot()
    let axis = (b - a).unit
    let foot = a + axis * along
    return (foot + axis.leftward * across, foot - axis.leftward * across)
  }

  private static func cloud(_ pen: SymbolPen) -> [Point] {
    let left =
      pen.curve((-32, 36), (-48, 36), (-58, 25), (-58, 12))
      + pen.curve((-58, 12), (-58, 0), (-50, -9), (-38, -11))
    let top =
      pen.curve((-38, -11), (-33, -29), (-19, -40), (-2, -40))
      + pen.curve((-2, -40), (19, -40), (34, -28), (37, -11))
    let right =
      pen.curve((37, -11), (51, -9), (60, 0), (60, 12))
      + pen.curve((60, 12), (60, 26), (49, 36), (34, 36))
    return left + top + right
  }

  private static let bolt = [
    (14.0, -56.0), (-34, 9), (-4, 9), (-14, 56), (34, -11), (4, -11),
  ]

  private static func drop(_ pen: SymbolPen) -> [Point] {
    let tip = pen.curve((0, -54), (2, -54), (3.5, -52), (5, -50))
    let side = pen.curve((5, -50), (18, -28), (33, -6), (33, 16))
    let bottom = pen.curve((33, 16), (33, 37), (19, 50), (0, 50))
    return (tip + side + bottom).withMirrorImage
  }

  private static func flame(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    let right =
      pen.curve((-9, -54), (18, -44), (41, -14), (41, 12))
      + pen.curve((41, 12), (41, 37), (24, 53), (0, 53))
    let left =
      pen.curve((0, 53), (-25, 53), (-40, 36), (-40, 13))
      + pen.curve((-40, 13), (-40, -4), (-33, -16), (-25, -22))
      + pen.curve((-25, -22), (-21, -25), (-18, -22), (-18, -19))
      + pen.curve((-18, -19), (-18, -13), (-15, -10), (-11, -10))
    let tongue =
      pen.curve((-11, -10), (-3, -12), (-2, -34), (-12, -49))
      + pen.curve((-12, -49), (-13.5, -52), (-12, -54.5), (-9, -54))
    let outside = right + left + tongue
    let heart =
      pen.curve((3, 4), (14, 12), (18, 20), (18, 28))
      + pen.curve((18, 28), (18, 38), (11, 44), (1, 44))
      + pen.curve((1, 44), (-10, 44), (-17, 37), (-17, 28))
      + pen.curve((-17, 28), (-17, 20), (-13, 16), (-9, 14))
      + pen.curve((-9, 14), (-3, 18), (3, 14), (3, 4))
    guard filled else { return SymbolDrawing(pen.loop(outside)) }
    return SymbolDrawing([pen.area(outside), SymbolContour(points: heart).hole])
  }

  private static func leaf(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    let shape =
      pen.curve((-46, -40), (-30, -22), (14, -40), (36, -14))
      + pen.curve((36, -14), (52, 8), (36, 34), (8, 34))
      + pen.curve((8, 34), (-26, 34), (-50, 6), (-46, -40))
    let blade = shape.opened(by: 3 * pen.size)
    let vein = pen.curve((-20, -8), (2, 4), (22, 14), (52, 38))
    guard filled else {
      return SymbolDrawing(pen.loop(blade) + [pen.line(along: vein, width: 0.9)])
    }
    let inside = pen.curve((-22, -10), (-4, 0), (8, 4), (22, 14))
    return SymbolDrawing([
      pen.area(blade), pen.line(along: inside, width: 0.75).reversed,
      pen.line([(36, 24), (53, 38)]),
    ])
  }

  private static func sparkles(_ pen: SymbolPen) -> SymbolDrawing {
    let spark = { (x: Double, y: Double, r: Double) in
      let arm = r * 0.16
      let quarter = pen.curve((x, y - r), (x + arm, y - arm), (x + arm, y - arm), (x + r, y))
      let points = quarter.map { $0 - pen.at(x, y) }
      let whole = (0..<4).flatMap { turn in
        SymbolDrawing([SymbolContour(points: points)]).turned(quarters: turn).contours[0].points
          .map { $0 + pen.at(x, y) }
      }
      return SymbolContour(
        points: SymbolStroker.side(whole, closed: true, distance: pen.line * 0.2))
    }
    return SymbolDrawing(stacking: [
      SymbolDrawing([spark(10, 2, 42)]), SymbolDrawing([spark(-36, -30, 20)], level: 1),
      SymbolDrawing([spark(-28, 38, 16)], level: 2),
    ])
  }

  private static func map(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    let folds = [(-54.0, -36.0), (-18, -45), (18, -33), (54, -42)]
    let edge = folds + folds.reversed().map { ($0.0, $0.1 + 80) }
    guard filled else {
      let creases = folds[1...2].map { x, y in pen.line([(x, y + 5), (x, y + 74)], width: 0.9) }
      return SymbolDrawing(pen.outline(edge, radius: 5) + creases)
    }
    let gap = 2.6
    return SymbolDrawing(
      (0..<3).map { index in
        let (a, b) = (folds[index], folds[index + 1])
        let left = index == 0 ? a.0 : a.0 + gap
        let right = index == 2 ? b.0 : b.0 - gap
        return pen.polygon(
          [(left, a.1), (right, b.1), (right, b.1 + 80), (left, a.1 + 80)], radius: 3)
      })
  }

  private static func pin(_ pen: SymbolPen) -> SymbolDrawing {
    let glint = SymbolShapes.circle(pen.at(-7, -36), 5.5 * pen.size)
    let needle = pen.polygon([(-3, -8), (3, -8), (2, 54), (-2, 54)], radius: 2)
    return SymbolDrawing([pen.disc(0, -29, 22), glint.reversed, needle])
  }

  private static func pinAndEllipse(_ pen: SymbolPen) -> SymbolDrawing {
    let right =
      pen.curve((12, 22), (34, 24), (48, 31), (48, 38))
      + pen.curve((48, 38), (48, 48), (26, 55), (0, 55))
    let ground = right + right.reversed().map { Point(-$0.x, $0.y) }
    return SymbolDrawing(stacking: [
      SymbolDrawing([pen.line(along: ground, width: 0.9)], level: 1),
      pin(pen.inside(0.94)).moved(pen.at(0, -10)),
    ])
  }

  private static let needle = [(47.0, -48.0), (4, 46), (-3, 3), (-46, -4)]
}
