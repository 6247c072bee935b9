import Raster

/// Playing, recording, places, weather and time.
enum SymbolMedia {
  /// The recipes by name.
  static let recipes: [String: SymbolLibrary.Recipe] = {
    var all: [String: SymbolLibrary.Recipe] = [
      "play": { SymbolDrawing($0.outline(triangle, radius: 6)) },
      "play.fill": { SymbolDrawing([$0.polygon(triangle, radius: 6)]) },
      "pause": { pen in SymbolDrawing(bars.flatMap { pen.frame($0, radius: 5) }) },
      "pause.fill": { pen in SymbolDrawing(bars.map { pen.box($0, radius: 5) }) },
      "stop": { SymbolDrawing($0.frame((0, 0, 76, 76), radius: 10)) },
      "stop.fill": { SymbolDrawing([$0.box((0, 0, 76, 76), radius: 10)]) },
      "forward.fill": { double($0) }, "backward.fill": { double($0).mirrored },
      "speaker.wave.2": { speaker($0, filled: false, waves: 2) },
      "speaker.wave.2.fill": { speaker($0, filled: true, waves: 2) },
      "speaker.fill": { speaker($0, filled: true, waves: 0) },
      "music.note": { note($0) },
      "mic": { microphone($0, filled: false) }, "mic.fill": { microphone($0, filled: true) },
      "camera": { camera($0, filled: false) }, "camera.fill": { camera($0, filled: true) },
      "video": { video($0, filled: false) }, "video.fill": { video($0, filled: true) },
      "photo": { photo($0, filled: false) }, "photo.fill": { photo($0, filled: true) },
      "phone": { phone($0, filled: false) }, "phone.fill": { phone($0, filled: true) },
      "clock": { clock($0, filled: false) }, "clock.fill": { clock($0, filled: true) },
      "globe": { globe($0) },
      "bell.slash": { SymbolSlash.across(SymbolObjects.bell($0, filled: false), $0) },
      "bell.slash.fill": { SymbolSlash.across(SymbolObjects.bell($0, filled: true), $0) },
    ]
    let both = SymbolEnclosure.Form.allCases
    let marks: [(String, Double, [SymbolEnclosure.Form], SymbolLibrary.Recipe)] = [
      ("play", 0.46, both, { SymbolDrawing([$0.polygon(triangle, radius: 6)]) }),
      ("pause", 0.46, [.circle], { pen in SymbolDrawing(bars.map { pen.box($0, radius: 5) }) }),
      ("stop", 0.5, [.circle], { SymbolDrawing([$0.box((0, 0, 76, 76), radius: 10)]) }),
      ("mic", 0.52, both, { microphone($0, filled: true) }),
      ("camera", 0.52, [.circle], { camera($0, filled: true) }),
      ("phone", 0.54, [.circle], { phone($0, filled: true) }),
    ]
    for (name, share, forms, mark) in marks {
      all.merge(SymbolEnclosure.recipes(name, share: share, forms: forms, mark: mark)) { kept, _ in
        kept
      }
    }
    return all
  }()

  private static let triangle = [(-34.0, -47.0), (48, 0), (-34, 47)]
  private static let bars = [(-19.0, 0.0, 22.0, 80.0), (19, 0, 22, 80)]

  private static func double(_ pen: SymbolPen) -> SymbolDrawing {
    let one = [(-56.0, -36.0), (2, 0), (-56, 36)]
    return SymbolDrawing([
      pen.polygon(one, radius: 5), pen.polygon(one.map { ($0.0 + 57, $0.1) }, radius: 5),
    ])
  }

  private static func speaker(_ pen: SymbolPen, filled: Bool, waves: Int) -> SymbolDrawing {
    let cone = [(-50.0, -15.0), (-32, -15), (-9, -37), (-9, 37), (-32, 15), (-50, 15)]
    let body = filled ? [pen.polygon(cone, radius: 4.5)] : pen.outline(cone, radius: 4.5)
    let arcs = (0..<waves).map { index in
      SymbolDrawing(
        [pen.line(along: pen.arc(-14, 0, 27 + Double(index) * 19, -38, 38))], level: index + 1
      ).step(index + 1)
    }
    return SymbolDrawing(stacking: [SymbolDrawing(body)] + arcs)
  }

  private static func note(_ pen: SymbolPen) -> SymbolDrawing {
    let head = SymbolShapes.ellipse(.zero, 15 * pen.size + pen.growth, 12 * pen.size + pen.growth)
      .mapped { Point($0.x + $0.y * 0.1, $0.y - $0.x * 0.25) + pen.at(-13, 37) }
    let stem = pen.line([(-1, 35), (-1, -44)], width: 1.05)
    let flag = pen.polygon([(-4, -50), (26, -58), (26, -38), (-4, -30)], radius: 4)
    return SymbolDrawing([head, stem, flag])
  }

  private static func microphone(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    let box = (0.0, -20.0, 33.0, 68.0)
    let capsule = filled ? [pen.box(box, radius: 16.5)] : pen.frame(box, radius: 16.5)
    let cradle = [pen.at(30, -10)] + pen.arc(0, 0, 30, 0, 180) + [pen.at(-30, -10)]
    return SymbolDrawing(
      capsule + [
        pen.line(along: cradle), pen.line([(0, 30), (0, 50)]), pen.line([(-17, 50), (17, 50)]),
      ])
  }

  private static func camera(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    let body = [
      (-58.0, -28.0), (-32, -28), (-21, -43), (21, -43), (32, -28), (58, -28), (58, 42), (-58, 42),
    ]
    let radii = [12.0, 8, 8, 8, 8, 12, 12, 12]
    let outer = pen.polygon(body, radii: radii)
    if filled {
      let lens = SymbolShapes.circle(pen.at(0, 5), 24 * pen.size)
      let glass = SymbolShapes.circle(pen.at(0, 5), 24 * pen.size - pen.line)
      return SymbolDrawing([outer, lens.reversed, glass])
    }
    let inner = SymbolShapes.polygon(
      SymbolShapes.inset(pen.at(body), by: pen.line - pen.growth),
      radii: radii.map { max($0 * pen.size + pen.growth - pen.line, 0.8) })
    return SymbolDrawing([outer, inner.hole] + pen.ring(0, 5, 24))
  }

  private static func video(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    let box = (-17.0, 0.0, 78.0, 72.0)
    let horn = [(30.0, -11.0), (57, -30), (57, 30), (30, 11)]
    return SymbolDrawing(
      filled
        ? [pen.box(box, radius: 14), pen.polygon(horn, radius: 5)]
        : pen.frame(box, radius: 14) + pen.outline(horn, radius: 5))
  }

  private static func photo(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    let box = (0.0, 0.0, 114.0, 88.0)
    let ridge = [
      (-46.0, 33.0), (-46, 22), (-26, 3), (-8, 18), (18, -7), (46, 20), (46, 33),
    ]
    let hills = SymbolShapes.polygon(
      pen.at(ridge), radii: [6, 3, 4, 3, 5, 3, 6].map { $0 * pen.size })
    let sun = SymbolShapes.circle(pen.at(-23, -18), 9.5 * pen.size)
    let frame = filled ? [pen.box(box, radius: 14)] : pen.frame(box, radius: 14)
    return SymbolDrawing(stacking: [
      SymbolDrawing(frame, level: 1), SymbolDrawing([hills, sun], isCutOut: filled),
    ])
  }

  /// A handset: a bow between the ear and the mouth piece.
  private static func phone(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    let back = pen.curve((-45, -29), (-44, 16), (-14, 45), (29, 46))
    let mouth =
      pen.curve((29, 46), (36, 46), (42, 40), (45, 34))
      + pen.curve((45, 34), (47, 30), (45, 26), (41, 23))
    let inside =
      pen.curve((24, 12), (17, 9), (14, 11), (9, 17))
      + pen.curve((4, 17), (-8, 11), (-13, 3), (-18, -8))
    let ear =
      pen.curve((-12, -15), (-10, -17), (-10, -22), (-13, -27))
      + pen.curve((-24, -44), (-28, -48), (-32, -47), (-36, -44))
    let whole = Array((back + mouth + inside + ear).reversed())
    return SymbolDrawing(filled ? [pen.area(whole)] : pen.loop(whole))
  }

  private static func clock(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    let hands = pen.line([(0, -30), (0, 3), (-22, 3)], width: 1)
    let face = filled ? SymbolEnclosure.filledCircle(pen) : SymbolEnclosure.circle(pen)
    return SymbolDrawing(stacking: [
      face.part(level: 1), SymbolDrawing([hands], isCutOut: filled),
    ])
  }

  private static func globe(_ pen: SymbolPen) -> SymbolDrawing {
    let radius = 49.8 * pen.size + pen.growth
    let (width, height) = (22 * pen.size, radius - pen.line / 2)
    let meridian = SymbolStroker.closed(
      SymbolShapes.ellipse(.zero, width, height).points, width: pen.line * 0.8)
    let chord = { (y: Double) in
      let half = (46.0 * 46 - y * y).squareRoot()
      return pen.line([(-half, y), (half, y)], width: 0.8)
    }
    return SymbolDrawing(
      SymbolEnclosure.circle(pen).contours + meridian + [
        pen.line([(0, -46), (0, 46)], width: 0.8), chord(-24), chord(0), chord(24),
      ])
  }
}
