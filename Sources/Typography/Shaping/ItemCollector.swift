import CFonts

/// A piece of text that is shaped at once.
struct TextItem {
  /// The UTF-16 units.
  var range: Range<Int>
  /// The index of the segment.
  var segment: Int
  /// The level of the bidirectional algorithm.
  var level: UInt8
  /// The ISO 15924 tag.
  var script: UInt32
  /// Where the glyphs come from.
  var source: GlyphSource
  /// Whether it consists of tabs.
  var isTab = false

  /// The tag 'Latn'.
  static let latin: UInt32 = 0x4C61_746E

  /// Returns whether a UTF-16 unit is white space at which a line may end; no-break spaces aren't.
  static func isSpace(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }
}

/// Divides a paragraph into items and chooses their faces.
struct ItemCollector {
  private(set) var items: [TextItem] = []
  /// The characters that no face has.
  private(set) var missing: [Unicode.Scalar] = []

  private let source: TextSource
  private let range: Range<Int>
  /// The levels, from the range's start.
  private let levels: [UInt8]
  /// The scripts, from the range's start; empty where all are Latin.
  private var scripts: [UInt32] = []

  /// Prepares a paragraph.
  init(_ source: TextSource, range: Range<Int>, levels: [UInt8]) {
    self.source = source
    self.range = range
    self.levels = levels
    guard source.text[range].contains(where: { $0 >= 0x0250 }) else { return }
    scripts = [UInt32](repeating: TextItem.latin, count: range.count)
    source.text[range].withUnsafeBufferPointer { text in
      sheet_text_scripts(text.baseAddress, Int32(clamping: text.count), &scripts)
    }
  }

  /// Collects all items, in reading order.
  mutating func collect() {
    var start = range.lowerBound
    var segment = source.segment(at: start)
    while start < range.upperBound {
      while segment + 1 < source.segmentEnds.count, start >= source.segmentEnds[segment] {
        segment += 1
      }
      // A look never changes within a user-perceived character, but the text of two segments may
      // meet in one: it is cut there.
      let limit = min(range.upperBound, max(source.segmentEnds[segment], start + 1))
      let plainEnd = plainEnd(from: start, to: limit, segment: segment)
      if plainEnd > start {
        let level = levels[start - range.lowerBound]
        append(
          TextItem(
            range: start..<plainEnd, segment: segment, level: level, script: TextItem.latin,
            source: .face(0)))
        start = plainEnd
        continue
      }
      var end = start + 1
      while end < limit, source.graphemes[end] == 0 { end += 1 }
      add(start..<end, segment: segment)
      start = end
    }
  }

  /// Adds a user-perceived character to the last item, or starts a new one with it.
  private mutating func add(_ character: Range<Int>, segment: Int) {
    let offset = character.lowerBound - range.lowerBound
    var item = TextItem(
      range: character, segment: segment, level: levels[offset],
      script: scripts.isEmpty ? TextItem.latin : scripts[offset], source: .none)
    item.isTab = source.text[character.lowerBound] == 0x09
    let isIgnorable = chooseSource(for: &item)
    append(item, isIgnorable: isIgnorable)
  }

  /// Returns where a piece ends that needs no look-up: printable ASCII of one level that the first
  /// face has, in a Latin paragraph.
  private func plainEnd(from start: Int, to limit: Int, segment: Int) -> Int {
    guard scripts.isEmpty, source.segments[segment].attachment == nil,
      source.segments[segment].font.faces[0].face.coversASCII
    else { return start }
    let level = levels[start - range.lowerBound]
    var end = start
    while end < limit, source.text[end] >= 0x20, source.text[end] < 0x7F,
      source.graphemes[end + 1] != 0, levels[end - range.lowerBound] == level
    {
      end += 1
    }
    return end
  }

  /// Adds an item, to the last one where both are shaped alike.
  private mutating func append(_ item: TextItem, isIgnorable: Bool = false) {
    if let last = items.last, last.segment == item.segment, last.level == item.level,
      last.isTab == item.isTab
    {
      // What has no width stays within its item, so that the letters beside it still kern.
      let isFace = if case .face = last.source { true } else { false }
      if isFace && isIgnorable || last.source == item.source && last.script == item.script {
        items[items.count - 1].range = last.range.lowerBound..<item.range.upperBound
        return
      }
    }
    items.append(item)
  }

  /// Chooses where a user-perceived character's glyphs come from.
  ///
  /// - Returns: Whether the character consists of ignorable characters only.
  private mutating func chooseSource(for item: inout TextItem) -> Bool {
    let segment = source.segments[item.segment]
    if segment.attachment != nil {
      item.source = .attachment
      return false
    }
    let first = source.text[item.range.lowerBound]
    if item.range.count == 1, first >= 0x20, first < 0x7F, segment.font.faces[0].face.coversASCII {
      item.source = .face(0)
      return false
    }
    var all: CharacterProperties = []
    var hasControl = false
    var visible: [Unicode.Scalar] = []
    for scalar in source.scalars(in: item.range) {
      let properties = CharacterProperties(scalar)
      if properties.contains(.control) { hasControl = true }
      if !properties.isDisjoint(with: [.control, .ignorable]) { continue }
      all.formUnion(properties)
      if !properties.contains(.space) { visible.append(scalar) }
    }
    if visible.isEmpty {
      let isSpace = all.contains(.space)
      // A tab is white space and a control character: its width is not a glyph's.
      item.source = isSpace ? .face(0) : .none
      return !isSpace && !hasControl
    }
    item.source = chosenSource(of: visible, all: all, faces: segment.font.faces)
    return false
  }

  /// Chooses the first face that has all characters, else one that has the base, else a box.
  private mutating func chosenSource(
    of visible: [Unicode.Scalar], all: CharacterProperties, faces: [StyledFace]
  ) -> GlyphSource {
    // A sequence of emoji is one picture: never a row of its parts.
    let isSequence = all.contains(.pictograph) && visible.count > 1
    if !isSequence {
      for (index, face) in faces.enumerated() where visible.allSatisfy(face.face.covers) {
        return .face(index)
      }
      // HarfBuzz may compose a base and a mark that the face lacks into a letter that it has.
      if visible.count > 1, let base = visible.first {
        for (index, face) in faces.enumerated() where face.face.covers(base) {
          return .face(index)
        }
      }
    }
    var lacking = visible.filter { scalar in !faces.contains { $0.face.covers(scalar) } }
    // Of a sequence whose parts are all there, the picture is missing: its base stands for it.
    if lacking.isEmpty { lacking = Array(visible.prefix(1)) }
    for scalar in lacking where !missing.contains(scalar) { missing.append(scalar) }
    return .box(MissingGlyph(all))
  }
}
