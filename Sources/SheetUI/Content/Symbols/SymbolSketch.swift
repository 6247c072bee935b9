import Raster

/// A symbol written down as a line of text, in the grid's units.
///
/// One sketch gives the symbol and, where the name in the table ends in `*`, its filled form. Steps
/// are separated by semicolons. A step is a letter and numbers:
///
/// - Bodies, a line in the plain form and solid in the filled one: `R` x y width height radius (a
///   rectangle about its middle), `O` x y radius (a circle), `E` x y rx ry (an ellipse), `P` radius
///   x y … (a polygon), `C` curve.
/// - Ink in both: the same solid, `B`, `D`, `I`, `G`, `V`; rings and frames, `H`, `F`; strokes: `L`
///   x y … (a line), `J` radius x y … (a line with round corners), `A` x y radius from to (an arc),
///   `S` curve, `.` x y share (a dot of a share of the line's width).
/// - `U` name share x y: another symbol; `T` text share x y: letters of the system's font.
/// - `W` share: the width of the strokes to come; `^` level and `%` step of the parts to come.
/// - `K` and a body or stroke: takes away what is there, with a gap beside strokes.
///
/// Before the letter: `-` ink that is cut out of the filled form, `!` cut out of both, `+` in the
/// plain form only, `=` in the filled one only, `m` drawn together with its mirror image. Words
/// before it: `*8` eight copies around the origin, `@45` turned by degrees.
///
/// A curve is x y and then `l` (lines), `c` (cubic Béziers), `q` (quadratic ones), `a` x y radius
/// from to (an arc), and at its end `o` radius (rounds all corners) and `m` (and the mirror image).
struct SymbolSketch: Sendable {
  /// When a step is drawn, and as what.
  enum Ink: Sendable { case plain, detail, cut, plainOnly, filledOnly, knockout }

  /// What a step changes for those after it.
  enum Setting: Sendable {
    case width(Double)
    case level(Int)
    case step(Int)
  }

  /// One step.
  struct Step: Sendable {
    var kind: Character
    var ink = Ink.plain
    var isMirrored = false
    var copies = 1
    var degrees = 0.0
    var numbers: [Double] = []
    var path = SymbolCurve()
    /// The name of another symbol, or letters.
    var text = ""
  }

  /// The steps, in order.
  let steps: [Step]

  /// Reads a sketch; nil where it can't be understood.
  init?(_ text: String) {
    var steps: [Step] = []
    for words in text.split(separator: ";") {
      guard let step = Step(words.split(whereSeparator: \.isWhitespace)) else { return nil }
      steps.append(step)
    }
    guard !steps.isEmpty else { return nil }
    self.steps = steps
  }
}

extension SymbolSketch.Step {
  private static let inks: [Character: SymbolSketch.Ink] = [
    "-": .detail, "!": .cut, "+": .plainOnly, "=": .filledOnly, "K": .knockout,
  ]
  /// How many numbers a kind takes; -1 for any even number after a radius, -2 for any even number.
  private static let counts: [Character: Int] = [
    "R": 5, "B": 5, "F": 5, "O": 3, "D": 3, "H": 3, "E": 4, "I": 4, "A": 5, ".": 3, "P": -1,
    "G": -1, "J": -1, "L": -2, "W": 1, "^": 1, "%": 1, "U": 3, "T": 3,
  ]

  /// Reads the words of a step; nil where they can't be understood.
  init?(_ words: [Substring]) {
    var words = words[...]
    self.init(kind: " ")
    while let word = words.first, word.count > 1, let sign = word.first, sign == "*" || sign == "@"
    {
      guard let number = Double(word.dropFirst()) else { return nil }
      if sign == "*" { copies = Int(exactly: number) ?? 1 } else { degrees = number }
      words.removeFirst()
    }
    guard var letters = words.popFirst(), let first = letters.first else { return nil }
    if first == "^" || first == "%" {
      words = [letters.dropFirst()]
      letters = letters.prefix(1)
    }
    guard readSigns(of: &letters) else { return nil }
    kind = letters.first ?? first
    if kind == "U" || kind == "T" {
      guard let word = words.popFirst() else { return nil }
      text = String(word)
    }
    guard "CVS".contains(kind) ? readCurve(words) : readNumbers(words) else { return nil }
  }

  /// Reads the signs before a step's letter; false where one means nothing.
  private mutating func readSigns(of letters: inout Substring) -> Bool {
    while letters.count > 1, let sign = letters.first {
      if sign == "m" {
        isMirrored = true
      } else if let known = Self.inks[sign] {
        ink = known
      } else {
        return false
      }
      letters.removeFirst()
    }
    return true
  }

  private mutating func readCurve(_ words: ArraySlice<Substring>) -> Bool {
    guard let curve = SymbolCurve(words) else { return false }
    path = curve
    return true
  }

  /// Reads a step's numbers; false where they aren't as many as its kind needs.
  private mutating func readNumbers(_ words: ArraySlice<Substring>) -> Bool {
    numbers = words.map { Double($0) ?? .nan }
    guard !numbers.contains(where: \.isNaN), let count = Self.counts[kind] else { return false }
    switch count {
    case -1: return numbers.count % 2 == 1 && numbers.count > 4
    case -2: return numbers.count % 2 == 0 && numbers.count > 2
    default: return numbers.count == count
    }
  }
}

/// A curve as a sketch writes it down.
struct SymbolCurve: Sendable {
  /// A piece after the start.
  enum Piece: Sendable {
    case line([(Double, Double)])
    case cubic([(Double, Double)])
    case arc(x: Double, y: Double, radius: Double, from: Double, to: Double)
  }

  private var start = (0.0, 0.0)
  private var pieces: [Piece] = []
  private var rounding = 0.0
  private var isMirrored = false

  /// Creates an empty curve.
  init() {}

  /// Reads a curve's words; nil where they can't be understood.
  init?(_ words: ArraySlice<Substring>) {
    var letter: Substring = "s"
    var values: [Double] = []
    for word in words + ["."] {
      if let value = Double(word) {
        values.append(value)
      } else {
        guard add(letter, values) else { return nil }
        (letter, values) = (word, [])
      }
    }
  }

  /// Adds what a letter and its numbers mean; false where they mean nothing.
  private mutating func add(_ letter: Substring, _ values: [Double]) -> Bool {
    let points = stride(from: 0, to: values.count - 1, by: 2).map { (values[$0], values[$0 + 1]) }
    switch (letter, values.count) {
    case ("s", 2): start = points[0]
    case ("l", 2...) where values.count % 2 == 0: pieces.append(.line(points))
    case ("c", 6...) where values.count % 6 == 0:
      for index in stride(from: 0, to: points.count, by: 3) {
        pieces.append(.cubic(Array(points[index..<index + 3])))
      }
    case ("a", 5):
      pieces.append(
        .arc(x: values[0], y: values[1], radius: values[2], from: values[3], to: values[4]))
    case ("o", 1): rounding = values[0]
    case ("m", 0): isMirrored = true
    default: return false
    }
    return true
  }

  /// The points of the open curve.
  func line(_ pen: SymbolPen) -> [Point] {
    var end = start
    var points = [pen.at(start.0, start.1)]
    for piece in pieces {
      switch piece {
      case .line(let corners): points += pen.at(corners)
      case .cubic(let control):
        points += pen.curve(end, control[0], control[1], control[2]).dropFirst()
      case .arc(let x, let y, let radius, let from, let to):
        points += pen.arc(x, y, radius, from, to)
      }
      switch piece {
      case .line(let corners), .cubic(let corners): end = corners.last ?? end
      case .arc(let x, let y, let radius, _, let to):
        let place = SymbolShapes.direction(to) * radius
        end = (x + place.x, y + place.y)
      }
    }
    return isMirrored ? points.withMirrorImage : points
  }

  /// The points of the closed curve, clockwise, with its corners rounded.
  func area(_ pen: SymbolPen) -> [Point] {
    var points = SymbolContour(points: line(pen)).ink.points
    // A curve that ends where it starts has its seam's point twice, and no direction between them.
    while let first = points.first, let last = points.last, points.count > 3,
      (first - last).length < 1e-6
    {
      points.removeLast()
    }
    guard rounding > 0 else { return points }
    return SymbolBand.hasInwardCorner(points)
      ? SymbolShapes.polygon(points, radius: rounding * pen.size).points
      : points.opened(by: rounding * pen.size)
  }
}
