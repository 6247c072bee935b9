extension TextShaper {
  /// Adds the units of an item that a face has the glyphs for.
  mutating func shape(_ item: TextItem, face index: Int) {
    let segment = segments[item.segment]
    let face = segment.font.faces[index]
    let shaped = face.face.shape(run(item, face: face.face))
    let look = GlyphLook(
      size: segment.attributes.font.size, stretch: face.variant.stretch,
      // The system font's tracking belongs to its own glyphs, not to those of its stand-ins.
      spacing: spacing(item.segment) + (index == 0 ? segment.font.tracking : 0))
    units.reserveCapacity(units.count + shaped.count)
    glyphs.reserveCapacity(glyphs.count + shaped.count)
    let firstUnit = units.count
    var index = 0
    while index < shaped.count {
      let start = graphemeStart(shaped[index].cluster, in: item)
      var end = index + 1
      while end < shaped.count, graphemeStart(shaped[end].cluster, in: item) == start { end += 1 }
      addUnit(at: start, shaped[index..<end], of: item, look)
      index = end
    }
    if item.level % 2 == 1 { units[firstUnit...].reverse() }
    // A unit ends where the next one starts: what has no glyph of its own belongs to a ligature.
    for index in firstUnit..<units.count {
      let next = index + 1 < units.count ? units[index + 1].range.lowerBound : item.range.upperBound
      let start = index == firstUnit ? item.range.lowerBound : units[index].range.lowerBound
      units[index].range = start..<max(next, start)
    }
  }

  /// What the glyphs of one item have in common.
  private struct GlyphLook {
    /// The font size, in points.
    var size: Double
    /// The horizontal scale.
    var stretch: Double
    /// What is added after each unit, in points.
    var spacing: Double
  }

  /// Returns what is handed to the face.
  private func run(_ item: TextItem, face: FontFace) -> FontFace.Run {
    let attributes = segments[item.segment].attributes
    var features: [FontFeature] = []
    var raised: [Int] = []
    if case .system = attributes.font.family, face.family.hasPrefix("Inter") {
      // Inter's contextual forms make an arrow of "->" and a sign of the x in "2x2"; SF Pro's only
      // raise the colon between digits.
      features.append(FontFeature("calt", value: 0))
      raised = item.range.filter(isColonBetweenDigits)
    }
    if attributes.tracking != 0 {
      features += [FontFeature("liga", value: 0), FontFeature("clig", value: 0)]
    }
    return FontFace.Run(
      text: text, range: item.range, isRightToLeft: item.level % 2 == 1, script: item.script,
      language: language, features: features + attributes.font.features, raised: raised)
  }

  /// Returns whether a UTF-16 unit is a colon as in a time.
  private func isColonBetweenDigits(_ place: Int) -> Bool {
    let digits: ClosedRange<UInt16> = 0x30...0x39
    return text[place] == 0x3A && place > 0 && place + 1 < text.count
      && digits.contains(text[place - 1]) && digits.contains(text[place + 1])
  }

  /// Returns the start of the user-perceived character that a UTF-16 unit belongs to.
  private func graphemeStart(_ cluster: Int, in item: TextItem) -> Int {
    var start = min(max(cluster, item.range.lowerBound), item.range.upperBound - 1)
    while start > item.range.lowerBound, source.graphemes[start] == 0 { start -= 1 }
    return start
  }

  /// Adds a unit of glyphs that lie side by side.
  private mutating func addUnit(
    at start: Int, _ shaped: ArraySlice<FaceGlyph>, of item: TextItem, _ look: GlyphLook
  ) {
    let width = look.size * look.stretch
    var unit = unit(start..<start + 1, of: item)
    let firstGlyph = glyphs.count
    var pen = 0.0
    for glyph in shaped {
      glyphs.append(
        ShapedGlyph(
          id: glyph.id, x: pen + glyph.xOffset * width, y: -glyph.yOffset * look.size))
      pen += glyph.advance * width
    }
    if shaped.contains(where: { $0.id == 0 }) {
      glyphs.removeSubrange((firstGlyph + 1)...)
      glyphs[firstGlyph] = ShapedGlyph(id: 0, x: 0, y: 0)
      unit.source = .box(.letter)
      pen = MissingGlyph.letter.advance * look.size
    }
    unit.glyphs = firstGlyph..<glyphs.count
    unit.advance = pen
    if pen > 0 || !isIgnorable(at: start) { unit.advance += look.spacing }
    units.append(unit)
  }

  /// Returns whether the character at a place has no width of its own.
  private func isIgnorable(at place: Int) -> Bool {
    guard text[place] > 0x7F else { return false }
    let end = min(place + 2, text.count)
    guard let scalar = source.scalars(in: place..<end).first else { return false }
    return CharacterProperties(scalar).contains(.ignorable)
  }
}
