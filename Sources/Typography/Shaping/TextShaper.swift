import CFonts
import Raster

/// Turns a styled text into shaped units.
///
/// The phases: paragraphs (hard breaks) → levels and scripts → items (one look, level, script and
/// face each) → glyphs → units.
struct TextShaper {
  let source: TextSource
  /// The UTF-16 units.
  let text: [UInt16]
  /// The pieces of one look each.
  let segments: [ShapedSegment]
  var units: [ShapedUnit] = []
  var glyphs: [ShapedGlyph] = []
  var paragraphs: [ShapedParagraph] = []
  var missing: [Unicode.Scalar] = []

  private let lines: [UnicodeBreaks.Mark]
  private let key: ShapeCache.Key
  /// The language in BCP 47's form.
  let language: String

  /// Reads the text.
  init(_ key: ShapeCache.Key, library: FontLibrary) {
    self.key = key
    let hasUnderscore = key.locale.utf8.contains(UInt8(ascii: "_"))
    language = hasUnderscore ? String(key.locale.map { $0 == "_" ? "-" : $0 }) : key.locale
    source = TextSource(key.text, library: library)
    text = source.text
    segments = source.segments
    lines = UnicodeBreaks.lines(of: source.text, locale: key.locale)
  }

  /// Does all the work.
  mutating func shape() {
    guard !text.isEmpty else { return }
    var start = 0
    for place in 1...text.count where lines[place] == UnicodeBreaks.required {
      shapeParagraph(start..<place)
      start = place
    }
    // A text that ends with a hard break has an empty line after it.
    shapeParagraph(start..<text.count)
  }

  /// Shapes a paragraph and its hard break.
  private mutating func shapeParagraph(_ whole: Range<Int>) {
    var range = whole
    while let last = range.last, Self.isLineBreak(text[last]) { range.removeLast() }
    let levels = Bidi.levels(
      of: text[range], direction: key.baseDirection, fallback: key.layoutDirection)
    let firstUnit = units.count
    var collector = ItemCollector(source, range: range, levels: levels.units)
    collector.collect()
    for scalar in collector.missing where !missing.contains(scalar) { missing.append(scalar) }
    for item in collector.items { shape(item) }
    let paragraphUnits = firstUnit..<units.count
    paragraphs.append(
      ShapedParagraph(
        units: paragraphUnits, range: range, level: levels.base,
        segment: source.segment(
          at: range.isEmpty ? max(whole.lowerBound - 1, 0) : range.lowerBound),
        width: units[paragraphUnits].reduce(0) { $0 + $1.advance }))
  }

  /// Returns whether a unit is one of those that end a line (UAX 14: BK, CR, LF, NL).
  private static func isLineBreak(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Adds an item's units.
  private mutating func shape(_ item: TextItem) {
    switch item.source {
    case .face(let index): shape(item, face: index)
    case .box(let box):
      let size = segments[item.segment].attributes.font.size
      addUnits(of: item, advance: box.advance * size + spacing(item.segment))
    case .attachment:
      addUnits(of: item, advance: segments[item.segment].attachment?.size.width ?? 0)
    case .none: addUnits(of: item, advance: item.isTab ? tabWidth(item.segment) : 0)
    }
  }

  /// A tab takes the room of four spaces; there are no tab stops.
  private func tabWidth(_ segment: Int) -> Double {
    let font = segments[segment].font
    guard let face = font.faces.first else { return 0 }
    let space = face.face.shape(
      FontFace.Run(
        text: [0x20], range: 0..<1, isRightToLeft: false, script: TextItem.latin, language: "en",
        features: []))
    let size = segments[segment].attributes.font.size
    return 4 * (space.reduce(0) { $0 + $1.advance } * size + font.tracking)
  }

  /// What the caller's attributes add after each unit, in points.
  func spacing(_ segment: Int) -> Double {
    let attributes = segments[segment].attributes
    return attributes.tracking != 0 ? attributes.tracking : attributes.kern
  }

  /// Adds a unit without glyphs of its own for each user-perceived character.
  private mutating func addUnits(of item: TextItem, advance: Double) {
    var start = item.range.lowerBound
    while start < item.range.upperBound {
      var end = start + 1
      while end < item.range.upperBound, source.graphemes[end] == 0 { end += 1 }
      var unit = unit(start..<end, of: item)
      unit.advance = advance
      if case .box = item.source {
        glyphs.append(ShapedGlyph(id: 0, x: 0, y: 0))
        unit.glyphs = glyphs.count - 1..<glyphs.count
      }
      units.append(unit)
      start = end
    }
  }

  /// Makes a unit without glyphs and width.
  func unit(_ range: Range<Int>, of item: TextItem) -> ShapedUnit {
    ShapedUnit(
      range: range, glyphs: glyphs.count..<glyphs.count, advance: 0,
      lineBreak: lines[range.lowerBound] != 0 ? .allowed : .emergency,
      isSpace: TextItem.isSpace(text[range.lowerBound]), level: item.level, segment: item.segment,
      source: item.source)
  }
}
