import Raster

/// People, hands, eyes and what they say.
enum SymbolPeople {
  /// The recipes by name.
  static let recipes: [String: SymbolLibrary.Recipe] = {
    var all: [String: SymbolLibrary.Recipe] = [
      "person": { person($0, filled: false) }, "person.fill": { person($0, filled: true) },
      "person.2": { people($0, filled: false) }, "person.2.fill": { people($0, filled: true) },
      "person.crop.circle": { portrait($0, filled: false) },
      "person.crop.circle.fill": { portrait($0, filled: true) },
      "person.badge.plus": { personAdded($0, filled: false) },
      "person.fill.badge.plus": { personAdded($0, filled: true) },
      "eye": { eye($0, filled: false) }, "eye.fill": { eye($0, filled: true) },
      "eye.slash": { SymbolSlash.across(eye($0, filled: false), $0) },
      "eye.slash.fill": { SymbolSlash.across(eye($0, filled: true), $0) },
      "hand.thumbsup": { thumb($0, filled: false) },
      "hand.thumbsup.fill": { thumb($0, filled: true) },
      "hand.thumbsdown": { thumb($0, filled: false).turned(quarters: 2).mirrored },
      "hand.thumbsdown.fill": { thumb($0, filled: true).turned(quarters: 2).mirrored },
      "bubble.left": { bubble($0, filled: false) },
      "bubble.left.fill": { bubble($0, filled: true) },
      "bubble.right": { bubble($0, filled: false).mirrored },
      "bubble.right.fill": { bubble($0, filled: true).mirrored },
      "message": { message($0, filled: false) }, "message.fill": { message($0, filled: true) },
      "face.smiling": { smile($0, filled: false) },
      "face.smiling.fill": { smile($0, filled: true) },
    ]
    all.merge(
      SymbolEnclosure.recipes("person", share: 0.58, mark: { person($0, filled: true) })
    ) { kept, _ in kept }
    return all
  }()

  private static let head = (y: -25.0, radius: 22.0)

  /// A bust's outline, clockwise.
  private static func shoulders(_ pen: SymbolPen) -> [Point] {
    let slope = pen.curve((0, 7), (25, 7), (43, 21), (43, 37))
    let corner = pen.curve((43, 37), (43, 44), (39, 47), (32, 47))
    return (slope + corner).withMirrorImage
  }

  static func person(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    let body = shoulders(pen)
    return SymbolDrawing(
      filled
        ? [pen.disc(0, head.y, head.radius), pen.area(body)]
        : pen.ring(0, head.y, head.radius) + pen.loop(body))
  }

  /// One person in front of another; the one behind ends where the front one begins.
  private static func people(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    var small = pen
    small.size *= 0.86
    let front = person(small, filled: filled).moved(pen.at(-24, 4))
    small.size = pen.size * 0.74
    var back = person(small, filled: filled).moved(pen.at(38, 9))
    let edge = (filled ? 18.5 : 16.5) * pen.size + pen.growth
    back.parts[0].contours = back.parts[0].contours.map { contour in
      contour.clipped { $0.y < 10 * pen.size ? 1 : $0.x - edge }
    }
    return SymbolDrawing(stacking: [back.part(level: 1), front])
  }

  /// A bust inside a circle, cut off by it.
  private static func portrait(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    let face = SymbolShapes.circle(pen.at(0, -12), 16.5 * pen.size)
    let inset = 49.8 * pen.size + pen.growth - pen.line * (filled ? 0.75 : 0.9)
    let chest = SymbolShapes.ellipse(pen.at(0, 44), 35 * pen.size, 31 * pen.size)
    let bust = SymbolDrawing([face, clipped(chest, toCircle: inset)])
    let circle = filled ? SymbolEnclosure.filledCircle(pen) : SymbolEnclosure.circle(pen)
    return SymbolDrawing(stacking: [
      circle.part(level: 1), filled ? bust.cutOut : bust,
    ])
  }

  /// The part of an outline inside a circle about the origin.
  private static func clipped(
    _ contour: SymbolContour, toCircle radius: Double
  ) -> SymbolContour {
    stride(from: 0.0, to: 360, by: 5).reduce(contour) { rest, angle in
      let normal = SymbolShapes.direction(angle)
      return rest.clipped { radius - $0.dot(normal) }
    }
  }

  private static func personAdded(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    let badge = SymbolMarks.plus(pen.inside(0.36)).moved(pen.at(45, -22))
    return SymbolDrawing(stacking: [
      person(pen, filled: filled).part(level: 1).moved(pen.at(-12, 0)), badge,
    ])
  }

  private static func eye(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    let lid =
      pen.curve((0, -36), (26, -36), (46, -18), (58, -3))
      + pen.curve((58, -3), (59.3, -1), (59.3, 1), (58, 3))
    let lens = lid + lid.reversed().map { Point($0.x, -$0.y) }
    let whole = lens + lens.map { Point(-$0.x, -$0.y) }
    guard filled else {
      return SymbolDrawing(stacking: [
        SymbolDrawing(pen.loop(whole), level: 1), SymbolDrawing(pen.ring(0, 0, 20)),
      ])
    }
    let iris = SymbolShapes.circle(.zero, 22 * pen.size)
    let pupil = SymbolShapes.circle(.zero, 14.5 * pen.size)
    return SymbolDrawing([pen.area(whole), iris.reversed, pupil])
  }

  private static func thumb(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    let corners = [
      (-20.0, -12.0), (-4, -30), (0, -52), (14, -52), (18, -34), (13, -14), (48, -14), (42, 46),
      (-8, 46), (-20, 38),
    ]
    let radii = [8.0, 12, 6, 9, 14, 3, 13, 20, 10, 6]
    let cuff = pen.box((-38, 13, 17, 56), radius: 7)
    let outer = pen.polygon(corners, radii: radii)
    if filled { return SymbolDrawing([outer, cuff]) }
    let inner = SymbolShapes.polygon(
      SymbolShapes.inset(pen.at(corners), by: pen.line - pen.growth),
      radii: radii.map { max($0 * pen.size + pen.growth - pen.line, 0.8) })
    return SymbolDrawing([outer, inner.hole] + pen.frame((-38, 13, 20, 58), radius: 8))
  }

  private static func bubble(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    let corners = [
      (-54.0, -44.0), (54, -44), (54, 28), (-10, 28), (-31, 48), (-31, 28), (-54, 28),
    ]
    let radii = [20.0, 20, 20, 3, 3, 2, 20]
    let outer = pen.polygon(corners, radii: radii)
    if filled { return SymbolDrawing([outer]) }
    let inner = SymbolShapes.polygon(
      SymbolShapes.inset(pen.at(corners), by: pen.line - pen.growth),
      radii: radii.map { max($0 * pen.size + pen.growth - pen.line, 0.8) })
    return SymbolDrawing([outer, inner.hole])
  }

  private static func message(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    let oval =
      pen.curve((0, -44), (31, -44), (55, -26), (55, -3))
      + pen.curve((55, -3), (55, 20), (31, 38), (0, 38))
      + pen.curve((0, 38), (-7, 38), (-13, 37), (-18, 35.5))
      + pen.curve((-18, 35.5), (-26, 44), (-34, 47), (-41, 47))
      + pen.curve((-41, 47), (-36, 41), (-34, 35), (-35, 27))
      + pen.curve((-35, 27), (-47, 19), (-55, 9), (-55, -3))
      + pen.curve((-55, -3), (-55, -26), (-31, -44), (0, -44))
    return SymbolDrawing(filled ? [pen.area(oval)] : pen.loop(oval))
  }

  private static func smile(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    let eyes = [-17.0, 17].map { x in
      SymbolShapes.ellipse(pen.at(x, -12), pen.line * 0.62, pen.line * 0.9)
    }
    let mouth = pen.line(along: pen.arc(0, -2, 27, 25, 155), width: 0.85)
    let face = filled ? SymbolEnclosure.filledCircle(pen) : SymbolEnclosure.circle(pen)
    return SymbolDrawing(stacking: [
      face.part(level: 1), SymbolDrawing(eyes + [mouth], isCutOut: filled),
    ])
  }
}
