import Raster

/// Devices, tools, badges, shields, charts and small vehicles of everyday lists.
enum SymbolTools {
  /// The recipes by name.
  static let recipes: [String: SymbolLibrary.Recipe] = {
    var all: [String: SymbolLibrary.Recipe] = [
      "shield": { SymbolDrawing($0.loop(shield($0))) },
      "shield.fill": { SymbolDrawing([$0.area(shield($0))]) },
      "crown": { SymbolDrawing($0.outline(crown, radius: 4)) },
      "crown.fill": { SymbolDrawing([$0.polygon(crown, radius: 4)]) },
      "tray": { tray($0, filled: false) }, "tray.fill": { tray($0, filled: true) },
      "archivebox": { archiveBox($0, filled: false) },
      "archivebox.fill": { archiveBox($0, filled: true) },
      "timer": { timer($0) },
      "stopwatch": { stopwatch($0, filled: false) },
      "stopwatch.fill": { stopwatch($0, filled: true) },
      "hourglass": { hourglass($0) },
      "iphone": { phone($0) }, "ipad": { pad($0) },
      "sidebar.left": { sidebar($0) }, "sidebar.right": { sidebar($0).mirrored },
      "rectangle.stack": { stack($0, filled: false) },
      "rectangle.stack.fill": { stack($0, filled: true) },
      "circle.lefthalf.filled": { halfFilled($0) },
      "circle.righthalf.filled": { halfFilled($0).mirrored },
      "circle.grid.2x2": { dots($0, count: 2, filled: false) },
      "circle.grid.2x2.fill": { dots($0, count: 2, filled: true) },
      "circle.grid.3x3": { dots($0, count: 3, filled: false) },
      "circle.grid.3x3.fill": { dots($0, count: 3, filled: true) },
      "chart.pie": { pie($0, filled: false) }, "chart.pie.fill": { pie($0, filled: true) },
      "snowflake": { snowflake($0) },
      "headphones": { headphones($0) },
      "ticket": { ticket($0, filled: false) }, "ticket.fill": { ticket($0, filled: true) },
      "cup.and.saucer": { cup($0, filled: false) },
      "cup.and.saucer.fill": { cup($0, filled: true) },
      "airplane": { airplane($0) },
      "car": { car($0, filled: false) }, "car.fill": { car($0, filled: true) },
      "number": { number($0) }, "percent": { percent($0) },
      "dollarsign": { dollar($0) },
      "plus.magnifyingglass": { magnifier($0, SymbolMarks.plus) },
      "minus.magnifyingglass": { magnifier($0, SymbolMarks.minus) },
    ]
    let both = SymbolEnclosure.Form.allCases
    all.merge(
      SymbolEnclosure.recipes("dollarsign", share: 0.62, forms: both, mark: dollar)
    ) { $1 }
    all.merge(SymbolEnclosure.recipes("number", share: 0.52, forms: both, mark: number)) { $1 }
    all.merge(SymbolEnclosure.recipes("airplane", share: 0.56, mark: airplane)) { $1 }
    for (mark, recipe) in [("checkmark", SymbolMarks.checkmark), ("xmark", SymbolMarks.xmark)] {
      all["\(mark).seal"] = { signed(SymbolDrawing($0.loop(seal($0))), recipe, $0) }
      all["\(mark).seal.fill"] = { pen in
        signed(SymbolDrawing([pen.area(seal(pen))]), recipe, pen, filled: true)
      }
      all["\(mark).shield"] = { signed(SymbolDrawing($0.loop(shield($0))), recipe, $0) }
      all["\(mark).shield.fill"] = { pen in
        signed(SymbolDrawing([pen.area(shield(pen))]), recipe, pen, filled: true)
      }
    }
    return all
  }()

  /// A mark on a shape, cut out where the shape is filled.
  private static func signed(
    _ shape: SymbolDrawing, _ mark: SymbolLibrary.Recipe, _ pen: SymbolPen, filled: Bool = false
  ) -> SymbolDrawing {
    let sign = mark(pen.inside(0.44))
    return SymbolDrawing(stacking: [shape.part(level: 1), filled ? sign.cutOut : sign])
  }

  /// A circle with eight bumps.
  private static func seal(_ pen: SymbolPen) -> [Point] {
    let corners = (0..<16).map { index in
      SymbolShapes.direction(Double(index) * 22.5 - 90)
        * ((index % 2 == 0 ? 57.0 : 46.5) * pen.size)
    }
    let radii = (0..<16).map { ($0 % 2 == 0 ? 14.0 : 5) * pen.size }
    return SymbolShapes.polygon(corners, radii: radii).points
  }

  private static func shield(_ pen: SymbolPen) -> [Point] {
    let top = pen.curve((0, -54), (13, -46), (26, -41), (42, -38))
    let flank = pen.curve((42, -38), (46, 6), (34, 36), (0, 54))
    return (top + flank).withMirrorImage.opened(by: 4 * pen.size)
  }

  private static let crown = [
    (-42.0, 42.0), (-54, -26), (-25, -4), (0, -44), (25, -4), (54, -26), (42, 42),
  ]

  private static func tray(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    let body = [(-38.0, -40.0), (38, -40), (55, 4), (55, 42), (-55, 42), (-55, 4)]
    let slot = pen.line(
      [(-50, 6), (-22, 6), (-14, 20), (14, 20), (22, 6), (50, 6)], radius: 6,
      width: filled ? 0.85 : 1)
    let shape = filled ? [pen.polygon(body, radius: 10)] : pen.outline(body, radius: 10)
    return SymbolDrawing(stacking: [
      SymbolDrawing(shape, level: 1), SymbolDrawing([slot], isCutOut: filled),
    ])
  }

  private static func archiveBox(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    let grip = pen.line([(-15, 4), (15, 4)], width: filled ? 0.85 : 1)
    guard filled else {
      let lid = pen.frame((0, -31, 108, 26), radius: 8)
      let body = pen.line([(-46, -20), (-46, 42), (46, 42), (46, -20)], radius: 12)
      return SymbolDrawing(lid + [body, grip])
    }
    let body = pen.polygon(
      [(-49, -14), (49, -14), (49, 46), (-49, 46)], radii: [0, 0, 13, 13])
    return SymbolDrawing(stacking: [
      SymbolDrawing([pen.box((0, -32, 108, 24), radius: 7), body], level: 1),
      SymbolDrawing([grip], isCutOut: true),
    ])
  }

  /// A dial open at the upper right, its hand pointing to the left.
  private static func timer(_ pen: SymbolPen) -> SymbolDrawing {
    let dial = pen.arc(0, 0, 46, -90, 225)
    let hand = pen.polygon([(-32, -32), (5, -5), (6, 3), (3, 6), (-5, 5)], radius: 3)
    return SymbolDrawing([
      pen.line(along: dial), pen.line([(0, -46), (0, -28)]), hand, pen.disc(0, 0, 7),
    ])
  }

  private static func stopwatch(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    let hand = pen.line([(0, -16), (0, 8)])
    let crown = [pen.line([(-11, -53), (11, -53)], width: 1.2), pen.line([(0, -53), (0, -38)])]
    let button = pen.line([(36, -34), (41, -29)], width: 1.2)
    let dial = filled ? [pen.disc(0, 8, 43)] : pen.ring(0, 8, 43)
    return SymbolDrawing(stacking: [
      SymbolDrawing(dial + crown + [button], level: 1), SymbolDrawing([hand], isCutOut: filled),
    ])
  }

  private static func hourglass(_ pen: SymbolPen) -> SymbolDrawing {
    let right =
      pen.curve((30, -46), (30, -14), (7, -12), (7, 0))
      + pen.curve((7, 0), (7, 12), (30, 14), (30, 46))
    let left = right.map { Point(-$0.x, $0.y) }
    return SymbolDrawing([
      pen.line([(-38, -48), (38, -48)], width: 1.1), pen.line([(-38, 48), (38, 48)], width: 1.1),
      pen.line(along: right), pen.line(along: left),
      pen.polygon([(0, 16), (22, 44), (-22, 44)], radius: 3),
    ])
  }

  private static func phone(_ pen: SymbolPen) -> SymbolDrawing {
    SymbolDrawing(
      pen.frame((0, 0, 62, 108), radius: 13)
        + [
          pen.line([(-7, -43), (7, -43)], width: 0.9), pen.line([(-12, 43), (12, 43)], width: 0.7),
        ])
  }

  private static func pad(_ pen: SymbolPen) -> SymbolDrawing {
    SymbolDrawing(
      pen.frame((0, 0, 84, 108), radius: 13) + [pen.line([(-14, 43), (14, 43)], width: 0.7)])
  }

  private static func sidebar(_ pen: SymbolPen) -> SymbolDrawing {
    let reach = Point(0, 42 * pen.size + pen.growth - pen.line)  // into the frame, not through it
    let divider = pen.line(along: [pen.at(-21, 0) - reach, pen.at(-21, 0) + reach])
    let rows = [-24.0, -10, 4].map { pen.line([(-42, $0), (-33, $0)], width: 0.75) }
    return SymbolDrawing(
      pen.frame((0, 0, 112, 84), radius: 14) + [divider] + rows)
  }

  private static func stack(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    let front = (0.0, 14.0, 104.0, 70.0)
    let shape = filled ? [pen.box(front, radius: 13)] : pen.frame(front, radius: 13)
    return SymbolDrawing(stacking: [
      SymbolDrawing([pen.line([(-28, -47), (28, -47)], width: 0.9)], level: 2),
      SymbolDrawing([pen.line([(-38, -33), (38, -33)], width: 0.95)], level: 1),
      SymbolDrawing(shape),
    ])
  }

  private static func halfFilled(_ pen: SymbolPen) -> SymbolDrawing {
    let half = SymbolShapes.circle(.zero, 46 * pen.size).clipped { -$0.x }
    return SymbolDrawing(stacking: [SymbolEnclosure.circle(pen), SymbolDrawing([half])])
  }

  private static func dots(_ pen: SymbolPen, count: Int, filled: Bool) -> SymbolDrawing {
    let pitch = count == 2 ? 48.0 : 35
    let radius = count == 2 ? 19.0 : 12
    let places = (0..<count).map { (Double($0) - Double(count - 1) / 2) * pitch }
    return SymbolDrawing(
      places.flatMap { y in
        places.flatMap { x in filled ? [pen.disc(x, y, radius)] : pen.ring(x, y, radius) }
      })
  }

  /// A disc of which the upper right quarter is pulled out.
  private static func pie(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    let rest = [pen.at(-4, 4)] + pen.arc(-4, 4, 44, 0, 270)
    let piece = [pen.at(8, -8)] + pen.arc(8, -8, 42, -90, 0)
    guard filled else {
      return SymbolDrawing(pen.outlineOf(rest) + pen.outlineOf(piece))
    }
    return SymbolDrawing([
      pen.area(rest.opened(by: 3 * pen.size)), pen.area(piece.opened(by: 3 * pen.size)),
    ])
  }

  private static func snowflake(_ pen: SymbolPen) -> SymbolDrawing {
    let arms = (0..<6).flatMap { index in
      let out = SymbolShapes.direction(Double(index) * 60 - 90)
      let place = { (along: Double, aside: Double) in
        (out * along + out.leftward * aside) * pen.size
      }
      return [
        pen.line(along: [.zero, place(50, 0)], width: 0.9),
        pen.line(along: [place(42, 13), place(30, 0), place(42, -13)], width: 0.8),
      ]
    }
    return SymbolDrawing(arms)
  }

  private static func headphones(_ pen: SymbolPen) -> SymbolDrawing {
    let bow = [pen.at(-46, 22)] + pen.arc(0, -1, 46, 180, 360) + [pen.at(46, 22)]
    return SymbolDrawing([
      pen.line(along: bow), pen.box((-34, 29, 20, 42), radius: 9),
      pen.box((34, 29, 20, 42), radius: 9),
    ])
  }

  private static func ticket(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    let corner = { (x: Double, y: Double) in (x * 57, y * 36) }
    let notch = pen.arc(57, 0, 11, 90, 270)
    let right = [pen.at(corner(1, -1).0, -36)] + notch.reversed() + [pen.at(57, 36)]
    let whole = (right + right.reversed().map { Point(-$0.x, $0.y) }).opened(by: 5 * pen.size)
    let dashes = [-20.0, 0, 20].map { pen.line([(22, $0 - 4), (22, $0 + 4)], width: 0.75) }
    return SymbolDrawing(stacking: [
      SymbolDrawing(filled ? [pen.area(whole)] : pen.loop(whole), level: 1),
      SymbolDrawing(dashes, isCutOut: filled),
    ])
  }

  private static func cup(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    let side = pen.curve((32, -34), (32, 8), (26, 26), (6, 26))
    let bowl = [pen.at(0, -34)] + side + [pen.at(0, 26)]
    let whole = bowl.withMirrorImage.opened(by: 4 * pen.size)
    let handle = pen.line(
      along: [pen.at(31, -20)] + pen.arc(36, -8, 12, -90, 90) + [pen.at(28, 4)])
    let saucer = pen.line([(-46, 42), (46, 42)], width: 1.1)
    return SymbolDrawing((filled ? [pen.area(whole)] : pen.loop(whole)) + [handle, saucer])
  }

  private static func airplane(_ pen: SymbolPen) -> SymbolDrawing {
    let half = pen.curve((58, 0), (58, 5), (50, 9), (38, 9))
    let wing = pen.at([
      (14, 9), (-12, 48), (-23, 48), (-10, 9), (-36, 8), (-48, 24), (-56, 24),
      (-50, 0),
    ])
    let right = half + wing
    let left = right.reversed().map { Point($0.x, -$0.y) }
    return SymbolDrawing([pen.area((right + left).opened(by: 2.4 * pen.size))])
  }

  private static func car(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    let wheels = [-35.0, 35].map { pen.box(($0, 39, 18, 18), radius: 4) }
    let cabin = [(-44.0, -4.0), (-31, -40), (31, -40), (44, -4)]
    let body = [(-42.0, -6.0), (42, -6), (53, 6), (53, 37), (-53, 37), (-53, 6)]
    let lamps = [-34.0, 34].map { SymbolShapes.circle(pen.at($0, 15), 6.5 * pen.size) }
    guard filled else {
      return SymbolDrawing(
        pen.outline(body, radius: 9)
          + [pen.line([(-42, -4), (-30, -37), (30, -37), (42, -4)], radius: 9)] + wheels + lamps)
    }
    let glass = pen.at([(-30.0, -9.0), (-23, -31), (23, -31), (30, -9)])
    let front = pen.polygon(
      cabin.prefix(1) + cabin[1...2] + cabin.suffix(1)
        + [(53, 6), (53, 37), (-53, 37), (-53, 6)],
      radii: [4, 12, 12, 4, 8, 9, 9, 8])
    return SymbolDrawing(stacking: [
      SymbolDrawing([front] + wheels),
      SymbolDrawing([SymbolShapes.polygon(glass, radius: 3 * pen.size)] + lamps, isCutOut: true),
    ])
  }

  private static func number(_ pen: SymbolPen) -> SymbolDrawing {
    SymbolDrawing(
      [-14.0, 14].flatMap { shift in
        [
          SymbolStroker.open([pen.at(-38, shift), pen.at(38, shift)], width: pen.mark * 0.95),
          SymbolStroker.open(
            [pen.at(shift + 6, -40), pen.at(shift - 6, 40)], width: pen.mark * 0.95),
        ]
      })
  }

  private static func percent(_ pen: SymbolPen) -> SymbolDrawing {
    SymbolDrawing(
      pen.ring(-29, -20, 17) + pen.ring(29, 20, 17) + [
        pen.line([(-20, 38), (20, -38)], width: 1.1)
      ])
  }

  private static func dollar(_ pen: SymbolPen) -> SymbolDrawing {
    let upper =
      pen.curve((23, -20), (20, -32), (11, -36), (0, -36))
      + pen.curve((0, -36), (-14, -36), (-24, -29), (-24, -18))
    let middle =
      pen.curve((-24, -18), (-24, -7), (-14, -3), (0, 0))
      + pen.curve((0, 0), (15, 3), (25, 8), (25, 18))
    let lower =
      pen.curve((25, 18), (25, 29), (15, 36), (0, 36))
      + pen.curve((0, 36), (-13, 36), (-22, 31), (-25, 19))
    let width = min(pen.mark, 12 * pen.size)
    return SymbolDrawing([
      SymbolStroker.open(upper + middle + lower, width: width),
      SymbolStroker.open([pen.at(0, -48), pen.at(0, 48)], width: width * 0.9),
    ])
  }

  private static func magnifier(
    _ pen: SymbolPen, _ mark: SymbolLibrary.Recipe
  ) -> SymbolDrawing {
    let sign = mark(pen.inside(0.38)).moved(pen.at(-8.5, -8.5))
    return SymbolDrawing(stacking: [SymbolObjects.magnifyingGlass(pen).part(level: 1), sign])
  }
}
