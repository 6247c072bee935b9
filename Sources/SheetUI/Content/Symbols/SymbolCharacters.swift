import Raster
import Typography

/// Letters, digits and signs of the system's font as symbols and as marks inside shapes.
enum SymbolCharacters {
  /// How letters differ from the text around the symbol.
  struct Style: Sendable {
    var isBold = false
    var isItalic = false
  }

  /// Signs that the system has as symbols, and what is written for them.
  static let signs: [String: String] = [
    "eurosign": "€", "sterlingsign": "£", "yensign": "¥", "wonsign": "₩", "rublesign": "₽",
    "indianrupeesign": "₹", "turkishlirasign": "₺", "centsign": "¢",
    "francsign": "₣", "pesosign": "₱", "dongsign": "₫", "hryvniasign": "₴", "tengesign": "₸",
    "nairasign": "₦", "shekelsign": "₪", "coloncurrencysign": "₡", "guaranisign": "₲",
    "cedisign": "₵", "larisign": "₾", "manatsign": "₼", "kipsign": "₭", "millsign": "₥",
    "pesetasign": "₧", "florinsign": "ƒ", "bahtsign": "฿", "brazilianrealsign": "R$",
    "australsign": "₳", "cruzeirosign": "₢", "lirasign": "₤", "tugriksign": "₮",
    "eurozonesign": "€", "chineseyuanrenminbisign": "¥", "norwegiankronesign": "kr",
    "danishkronesign": "kr", "swedishkronasign": "kr", "polishzlotysign": "zł",
    "singaporedollarsign": "S$", "australiandollarsign": "A$", "malaysianringgitsign": "RM",
    "at": "@", "sum": "∑", "function": "ƒ", "infinity": "∞", "plusminus": "±", "divide": "÷",
    "lessthan": "<", "greaterthan": ">", "lessthanorequalto": "≤", "greaterthanorequalto": "≥",
    "notequal": "≠", "asterisk": "∗", "paragraphsign": "¶", "section": "§", "curlybraces": "{ }",
    "parentheses": "( )", "ellipsis.curlybraces": "{…}", "quote.opening": "“",
    "quote.closing": "”", "textformat": "Aa", "textformat.abc": "abc", "abc": "abc",
    "textformat.123": "123", "textformat.alt": "Aa", "character": "A", "bold": "B", "italic": "I",
    "control": "⌃", "option": "⌥", "command": "⌘", "shift": "⇧", "textformat.size": "AA",
    "textformat.superscript": "A²", "textformat.subscript": "A₂",
    "x.squareroot": "√x",
  ]

  /// The names of currencies' signs, sorted.
  static let currencies =
    (signs.keys.filter { $0.hasSuffix("sign") } + ["bitcoinsign", "dollarsign"])
    .sorted()

  /// The recipes of the signs by name.
  static let recipes: [String: SymbolLibrary.Recipe] = Dictionary(
    uniqueKeysWithValues: signs.compactMap { name, text in
      let style = Style(isBold: name == "bold", isItalic: name == "italic")
      return recipe(text, style: style).map { (name, $0) }
    })

  /// Returns what a part of a name writes inside a shape: digits, one letter, or a sign's text.
  static func mark(_ name: String) -> SymbolLibrary.Recipe? {
    if let text = signs[name] { return recipe(text) }
    let isNumber = name.allSatisfy { $0.isASCII && $0.isNumber } && (1...3).contains(name.count)
    let isLetter = name.count == 1 && name.allSatisfy { $0.isASCII && $0.isLetter }
    return isNumber || isLetter ? recipe(name.uppercased()) : nil
  }

  /// Returns a recipe that writes a text about the origin, in the font's own size.
  static func recipe(_ text: String, style: Style = Style()) -> SymbolLibrary.Recipe? {
    guard !text.isEmpty else { return nil }
    return { pen in SymbolDrawing(outlines(text, style, pen)) }
  }

  /// The letters' outlines, centred on their ink.
  private static func outlines(
    _ text: String, _ style: Style, _ pen: SymbolPen
  ) -> [SymbolContour] {
    guard let library = try? FontLibrary.standard() else { return [] }
    var font = FontDescriptor.system(size: 100, weight: FontWeight(pen.weight))
    if style.isBold { font.weight = FontWeight(min(pen.weight + 300, 900)) }
    font.isItalic = style.isItalic
    if text.count == 2, text.allSatisfy(\.isNumber) { font.width = .compressed }
    let layout = ParagraphLayout(StyledText(text, font: font), library: library)
      .layout(width: nil, height: nil, scale: 8)
    var contours = layout.runs.flatMap { run in
      run.glyphs.glyphs.flatMap { glyph in
        glyph.outline.map { flattened($0.path, at: glyph.position, size: run.glyphs.size) } ?? []
      }
    }
    guard let box = SymbolDrawing(contours).bounds else { return [] }
    // Fonts differ in which way their ink runs.
    if contours.map(\.doubledArea).reduce(0, +) < 0 { contours = contours.map(\.reversed) }
    let middle = Point((box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2)
    let size = pen.size * (text.count > 2 ? 0.85 : 1)
    return contours.map { contour in
      SymbolContour(points: contour.points.map { ($0 - middle) * size })
    }
  }

  /// A glyph's outlines, flattened.
  private static func flattened(_ path: Raster.Path, at origin: Point, size: Double)
    -> [SymbolContour]
  {
    var contours: [SymbolContour] = []
    var points: [Point] = []
    for element in path.elements {
      let last = points.last ?? .zero
      switch element {
      case .move(let point):
        if points.count > 2 { contours.append(SymbolContour(points: points)) }
        points = [point]
      case .line(let point): points.append(point)
      case .quad(let control, let end):
        points += SymbolShapes.curve(
          last, last.moved(toward: control, share: 2.0 / 3),
          end.moved(toward: control, share: 2.0 / 3), end, pieces: 8
        ).dropFirst()
      case .cubic(let first, let second, let end):
        points += SymbolShapes.curve(last, first, second, end, pieces: 8).dropFirst()
      case .close: break
      }
    }
    if points.count > 2 { contours.append(SymbolContour(points: points)) }
    return contours.map { $0.mapped { origin + $0 * size } }
  }
}
