import Raster

/// The shapes beside circle and square that have marks in them.
extension SymbolEnclosure {
  /// A shape around a mark.
  struct Shape: Sendable {
    /// The shape itself, plain and filled.
    let draw: @Sendable (SymbolPen, _ filled: Bool) -> SymbolDrawing
    /// The middle of the room for the mark.
    var middle = (0.0, 0.0)
    /// Half the width and height of that room.
    var room = (27.0, 27.0)
    /// The largest distance of the mark's corners from the middle.
    var reach = 35.0
  }

  /// Returns the shape of a name, such as `circle` or `rectangle.portrait`.
  static func shape(_ name: String) -> Shape? {
    if let known = shapes[name] { return known }
    guard let room = rooms[name] else { return nil }
    guard let plain = SymbolComposer.recipe(name) else { return nil }
    let filled = SymbolComposer.recipe(name + ".fill") ?? plain
    return Shape(
      draw: { pen, isFilled in isFilled ? filled(pen) : plain(pen) },
      middle: (room.x, room.y), room: (room.width, room.height), reach: 99)
  }

  private static let shapes: [String: Shape] = [
    "circle": Shape(draw: { $1 ? filledCircle($0) : circle($0) }),
    "crop.circle": Shape(draw: { $1 ? filledCircle($0) : circle($0) }),
    "square": Shape(draw: { $1 ? filledSquare($0) : square($0) }),
    "triangle": Shape(
      draw: { $1 ? SymbolBasicShapes.filledTriangle($0) : SymbolBasicShapes.plainTriangle($0) },
      middle: (0, 13), room: (20, 24), reach: 30),
  ]

  /// The room for marks in other symbols: the middle, half the width and half the height.
  private static let rooms: [String: (x: Double, y: Double, width: Double, height: Double)] = [
    "rectangle": (0, 0, 38, 25), "rectangle.portrait": (0, 0, 24, 32), "capsule": (0, 0, 38, 21),
    "diamond": (0, 0, 23, 23), "hexagon": (0, 0, 26, 26), "octagon": (0, 0, 25, 25),
    "pentagon": (0, 3, 24, 24), "shield": (0, -3, 22, 24), "seal": (0, 0, 25, 25),
    "app": (0, 0, 27, 27), "app.dashed": (0, 0, 27, 27), "bubble": (0, -8, 34, 20),
    "icloud": (2, 9, 22, 18), "cloud": (2, 9, 22, 18), "viewfinder": (0, 0, 27, 27),
    "tv": (0, -8, 34, 22), "display": (0, -12, 34, 21), "iphone": (0, 0, 19, 24),
    "ipad": (0, 0, 26, 30), "doc": (0, 14, 22, 22), "bin": (0, 10, 20, 22),
    "house": (0, 14, 19, 18), "folder": (0, 10, 34, 19), "calendar": (0, 14, 26, 20),
    "square.dashed": (0, 0, 24, 24), "circle.dashed": (0, 0, 27, 27),
    "rectangle.stack": (0, 14, 34, 22), "square.stack": (0, 9, 24, 24),
    "laptopcomputer": (0, -7, 30, 20), "desktopcomputer": (0, -14, 34, 18),
    "message": (0, -4, 34, 22), "tray": (0, -12, 20, 18), "bookmark": (0, -10, 18, 20),
    "clipboard": (0, 8, 24, 26), "book.closed": (4, -8, 20, 20), "cylinder": (0, 8, 22, 16),
    "circle.dotted": (0, 0, 27, 27), "lock": (0, 20, 18, 15), "goforward": (0, 4, 24, 15),
    "gobackward": (0, 4, 24, 15), "video": (-17, 0, 22, 20), "doc.on.clipboard": (20, 16, 16, 22),
    "arrow.circlepath": (0, 0, 21, 21), "arrow.triangle.2.circlepath": (0, 0, 21, 21),
    "arrow.2.circlepath": (0, 0, 21, 21), "creditcard": (0, 16, 30, 14), "key": (0, -30, 12, 12),
  ]

  /// Returns a recipe of a mark in a shape; the mark is as large as its room allows.
  static func recipe(
    _ mark: @escaping SymbolLibrary.Recipe, in shape: Shape, filled: Bool
  ) -> SymbolLibrary.Recipe {
    let box = mark(SymbolPen(weight: 400, scale: .medium)).bounds
    let half = Point((box?.width ?? 1) / 2, (box?.height ?? 1) / 2)
    let share = min(
      shape.room.0 / max(half.x, 1), shape.room.1 / max(half.y, 1),
      shape.reach / max(half.length, 1), 0.9)
    return { pen in
      var sign = mark(pen.inside(share))
      let box = sign.bounds ?? Rect(x: 0, y: 0, width: 0, height: 0)
      let middle = Point((box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2)
      sign = sign.moved(pen.at(shape.middle.0, shape.middle.1) - middle)
      return SymbolDrawing(stacking: [
        shape.draw(pen, filled).part(level: 1), filled ? sign.cutOut : sign.part(level: 0),
      ])
    }
  }
}
