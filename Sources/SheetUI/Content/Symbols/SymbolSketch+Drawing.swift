import Raster

extension SymbolSketch {
  /// What has been drawn so far, and what the next step is drawn with.
  struct Canvas {
    let pen: SymbolPen
    let isFilled: Bool
    /// Whether there are details, which come first in the hierarchy.
    let hasDetails: Bool
    var drawing = SymbolDrawing(stacking: [])
    var width = 1.0
    var level = 0
    var step = 0
  }

  /// Draws the symbol, plain or filled.
  func draw(_ pen: SymbolPen, filled: Bool) -> SymbolDrawing {
    var canvas = Canvas(
      pen: pen, isFilled: filled, hasDetails: steps.contains { $0.ink == .detail })
    for step in steps { canvas.draw(step) }
    return canvas.drawing
  }
}

extension SymbolSketch.Canvas {
  /// Draws a step, or does what it says about those to come.
  mutating func draw(_ step: SymbolSketch.Step) {
    switch (step.kind, step.ink) {
    case ("W", _): width = step.numbers[0]
    case ("^", _): level = Int(step.numbers[0])
    case ("%", _): self.step = Int(step.numbers[0])
    case (_, .plainOnly) where isFilled: break
    case (_, .filledOnly) where !isFilled: break
    case (_, .knockout): drawing = drawing.cut(by: repeated(step, outlines(step)))
    case (_, .cut): cutOut(repeated(step, outlines(step)))
    case (_, .detail) where isFilled: cutOut(repeated(step, outlines(step)))
    default: add(step)
    }
  }

  /// Adds ink; what is on the same level and step is one part.
  private mutating func add(_ step: SymbolSketch.Step) {
    guard step.kind != "U" else { return addSymbol(step) }
    let ink = repeated(step, outlines(step))
    let level = hasDetails && step.ink != .detail ? max(level, 1) : level
    if let last = drawing.parts.last, last.level == level, last.step == self.step, !last.isCutOut {
      drawing.parts[drawing.parts.count - 1].contours += ink
    } else {
      drawing.parts.append(.init(contours: ink, level: level, isCutOut: false, step: self.step))
    }
  }

  /// Adds another symbol with its own parts.
  private mutating func addSymbol(_ step: SymbolSketch.Step) {
    var copy = repeated(step, symbol(step))
    for index in copy.parts.indices {
      copy.parts[index].step = self.step
      // What has details is behind them.
      if hasDetails, step.ink != .detail {
        copy.parts[index].level = max(copy.parts[index].level, 1)
      }
    }
    drawing = SymbolDrawing(stacking: [drawing, copy])
  }

  /// Cuts outlines out of the ink that is there, and of nothing else.
  private mutating func cutOut(_ outlines: [SymbolContour]) {
    let below = drawing.contours
    for index in drawing.parts.indices where !drawing.parts[index].isCutOut {
      // Ink that winds twice would still be ink when it is taken away once.
      drawing.parts[index].contours = SymbolUnion.joined(drawing.parts[index].contours)
      drawing.parts[index].level = max(drawing.parts[index].level, 1)
    }
    let part = SymbolUnion.intersection(outlines, below)
    if !part.isEmpty { drawing.parts.append(.init(contours: part, level: 0, isCutOut: true)) }
  }

  /// A step's outlines with its copies.
  private func repeated(
    _ step: SymbolSketch.Step, _ contours: [SymbolContour]
  ) -> [SymbolContour] {
    repeated(step, SymbolDrawing(contours)).parts.flatMap(\.contours)
  }

  private func repeated(_ step: SymbolSketch.Step, _ one: SymbolDrawing) -> SymbolDrawing {
    let turned = step.degrees == 0 ? one : one.turned(degrees: step.degrees)
    let pair = step.isMirrored ? SymbolDrawing(stacking: [turned, turned.mirrored]) : turned
    guard step.copies > 1 else { return pair }
    return SymbolDrawing(
      stacking: (0..<step.copies).map { index in
        pair.turned(degrees: Double(index) * 360 / Double(step.copies))
      })
  }

  /// Another symbol, smaller and in its place.
  private func symbol(_ step: SymbolSketch.Step) -> SymbolDrawing {
    let n = step.numbers
    let recipe =
      step.kind == "T" ? SymbolCharacters.recipe(step.text) : SymbolComposer.recipe(step.text)
    let share = n[0] < 0.6 ? pen.inside(n[0]) : pen.smaller(n[0])
    return recipe.map { $0(share).moved(pen.at(n[1], n[2])) } ?? SymbolDrawing(stacking: [])
  }

  /// A step's outlines, without its copies.
  private func outlines(_ step: SymbolSketch.Step) -> [SymbolContour] {
    let n = step.numbers
    let isSolid = isFilled || step.ink == .knockout || step.ink == .cut
    switch step.kind {
    case "R" where !isSolid, "F": return pen.frame((n[0], n[1], n[2], n[3]), radius: n[4])
    case "R", "B": return [pen.box((n[0], n[1], n[2], n[3]), radius: n[4])]
    case "O" where !isSolid, "H": return pen.ring(n[0], n[1], n[2])
    case "O", "D": return [pen.disc(n[0], n[1], n[2])]
    case "E" where !isSolid: return pen.loop(ellipse(n))
    case "E", "I": return [pen.area(ellipse(n))]
    case "P" where !isSolid: return pen.outline(points(n), radius: n[0])
    case "P", "G": return [pen.polygon(points(n), radius: n[0])]
    case "C" where !isSolid: return pen.edge(step.path.area(pen))
    case "C", "V": return pen.body(step.path.area(pen))
    case ".": return [pen.dot(n[0], n[1], n[2])]
    case "U", "T": return symbol(step).contours
    default: return [stroke(step)]
    }
  }

  /// A stroke; one that takes away is wider by a gap on both sides.
  private func stroke(_ step: SymbolSketch.Step) -> SymbolContour {
    let n = step.numbers
    let gap = step.ink == .knockout ? SymbolBadge.gap(pen) * 2 / pen.line : 0
    // Heavy lines would eat up the shape that they are cut out of.
    let isCut = step.ink == .cut || isFilled && step.ink == .detail
    let width = isCut ? width * min(1, 9.5 * pen.size / pen.line) : width
    switch step.kind {
    case "L": return pen.line(pairs(n[...]), width: width + gap)
    case "J": return pen.line(pairs(n.dropFirst()), radius: n[0], width: width + gap)
    case "A": return pen.line(along: pen.arc(n[0], n[1], n[2], n[3], n[4]), width: width + gap)
    default: return pen.line(along: step.path.line(pen), width: width + gap)
    }
  }

  private func ellipse(_ n: [Double]) -> [Point] {
    SymbolShapes.ellipse(pen.at(n[0], n[1]), n[2] * pen.size, n[3] * pen.size).ink.points
  }

  /// The corners of a polygon, clockwise; the first number is the radius.
  private func points(_ numbers: [Double]) -> [(Double, Double)] {
    let corners = pairs(numbers.dropFirst())
    let isClockwise = SymbolContour(points: corners.map { Point($0.0, $0.1) }).doubledArea > 0
    return isClockwise ? corners : corners.reversed()
  }

  private func pairs(_ numbers: ArraySlice<Double>) -> [(Double, Double)] {
    stride(from: numbers.startIndex, to: numbers.endIndex - 1, by: 2).map {
      (numbers[$0], numbers[$0 + 1])
    }
  }
}
