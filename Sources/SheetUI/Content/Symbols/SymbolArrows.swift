import Raster

/// Arrows, alone and inside circles and squares.
enum SymbolArrows {
  /// The arrows that also come inside a circle or a square.
  private static let enclosable: [(name: String, arrow: SymbolLibrary.Recipe)] = [
    ("arrow.right", { straight($0, quarters: 0) }),
    ("arrow.down", { straight($0, quarters: 1) }),
    ("arrow.left", { straight($0, quarters: 2) }),
    ("arrow.up", { straight($0, quarters: 3) }),
    ("arrow.forward", { straight($0, quarters: 0) }),
    ("arrow.backward", { straight($0, quarters: 2) }),
    ("arrow.up.right", { diagonal($0, quarters: 0) }),
    ("arrow.down.right", { diagonal($0, quarters: 1) }),
    ("arrow.down.left", { diagonal($0, quarters: 2) }),
    ("arrow.up.left", { diagonal($0, quarters: 3) }),
  ]

  /// The recipes by name.
  static let recipes: [String: SymbolLibrary.Recipe] = {
    var all: [String: SymbolLibrary.Recipe] = [
      "arrow.left.arrow.right": pair,
      "arrow.up.arrow.down": { pair($0).turned(quarters: 1) },
      "arrow.left.and.right": { twoHeaded($0) },
      "arrow.up.and.down": { twoHeaded($0).turned(quarters: 1) },
      "arrow.up.left.and.arrow.down.right": { corners($0, outward: true) },
      "arrow.down.right.and.arrow.up.left": { corners($0, outward: false) },
      "arrow.uturn.backward": { uturn($0) },
      "arrow.uturn.left": { uturn($0) },
      "arrow.uturn.forward": { uturn($0).mirrored },
      "arrow.uturn.right": { uturn($0).mirrored },
      "arrow.turn.up.left": { turn($0) },
      "arrow.turn.up.right": { turn($0).mirrored },
      "arrow.clockwise": { circular($0) },
      "arrow.counterclockwise": { circular($0).mirrored },
      "arrow.triangle.2.circlepath": { cycle($0) },
      "arrow.2.circlepath": { cycle($0) },
    ]
    for entry in enclosable {
      all[entry.name] = entry.arrow
      all.merge(
        SymbolEnclosure.recipes(
          entry.name, share: 0.54, forms: SymbolEnclosure.Form.allCases, mark: entry.arrow)
      ) { $1 }
    }
    return all
  }()

  /// An arrow that points to the right, turned clockwise.
  static func straight(_ pen: SymbolPen, quarters: Int) -> SymbolDrawing {
    let ends = [(9.0, 32.0), (-41, 0), (9, -32)]
    return SymbolDrawing([SymbolStroker.spokes(pen.at(41, 0), to: pen.at(ends), width: pen.mark)])
      .turned(quarters: quarters)
  }

  /// An arrow that points up and to the right, turned clockwise.
  private static func diagonal(_ pen: SymbolPen, quarters: Int) -> SymbolDrawing {
    let ends = [(32.0, 14.0), (-32, 32), (-14, -32)]
    return SymbolDrawing([SymbolStroker.spokes(pen.at(32, -32), to: pen.at(ends), width: pen.mark)])
      .turned(quarters: quarters)
  }

  private static func pair(_ pen: SymbolPen) -> SymbolDrawing {
    SymbolDrawing([
      pen.spokes((46, -20), [(26, 0), (-46, -20), (26, -40)], width: 1.1),
      pen.spokes((-46, 20), [(-26, 0), (46, 20), (-26, 40)], width: 1.1),
    ])
  }

  private static func twoHeaded(_ pen: SymbolPen) -> SymbolDrawing {
    SymbolDrawing([
      pen.spokes((52, 0), [(29, 23), (0, 0), (29, -23)], width: 1.1),
      pen.spokes((-52, 0), [(-29, -23), (0, 0), (-29, 23)], width: 1.1),
    ])
  }

  private static func corners(_ pen: SymbolPen, outward: Bool) -> SymbolDrawing {
    let arrow =
      outward
      ? pen.spokes((-38, -38), [(-12, -38), (-9, -9), (-38, -12)], width: 1.1)
      : pen.spokes((-9, -9), [(-9, -35), (-38, -38), (-35, -9)].reversed(), width: 1.1)
    return SymbolDrawing([arrow, arrow.mapped { Point(-$0.x, -$0.y) }])
  }

  private static func uturn(_ pen: SymbolPen) -> SymbolDrawing {
    let bow = pen.arc(14, 10, 26, -90, 90)
    let path = [pen.at(-42, -16)] + bow + [pen.at(-6, 36)]
    return SymbolDrawing([
      pen.line(along: path, width: 1.15),
      pen.spokes((-42, -16), [(-19, -39), (-19, 7)], width: 1.15),
    ])
  }

  private static func turn(_ pen: SymbolPen) -> SymbolDrawing {
    SymbolDrawing([
      pen.line([(-42, -14), (38, -14), (38, 38)], radius: 14, width: 1.15),
      pen.spokes((-42, -14), [(-19, -37), (-19, 9)], width: 1.15),
    ])
  }

  /// Three quarters of a circle, with a head at the top that points to the right.
  private static func circular(_ pen: SymbolPen) -> SymbolDrawing {
    SymbolDrawing([
      pen.line(along: pen.arc(0, 4, 38, -8, 268), width: 1.12),
      pen.polygon([(-3, -53), (25, -34), (-3, -15)], radius: 3.5),
    ])
  }

  private static func cycle(_ pen: SymbolPen) -> SymbolDrawing {
    let half = SymbolDrawing([
      pen.line(along: pen.arc(0, 0, 38, 188, 318), width: 1.08),
      pen.polygon([(51, -16), (38, 9), (21, -14)], radius: 3),
    ])
    return SymbolDrawing(half.contours + half.turned(quarters: 2).contours)
  }
}
