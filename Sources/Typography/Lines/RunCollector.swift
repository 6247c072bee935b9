import Raster

/// Collects the glyphs of a line, from left to right, into runs of one look.
struct RunCollector {
  let grid: PixelGrid
  /// The factor that all lengths are multiplied by.
  let factor: Double
  /// The line's baseline, in points.
  let baseline: Double
  /// Where the next unit starts, in points.
  var pen: Double
  /// The line's top, in points.
  var lineTop = 0.0
  /// The line's height, in points.
  var lineHeight = 0.0
  /// The finished runs.
  private(set) var runs: [TextLayout.Run] = []
  /// The placed attachments.
  private(set) var attachments: [TextLayout.PlacedAttachment] = []

  /// What the units of one run have in common.
  private struct Look: Equatable {
    var segment: Int
    var file: String
    var level: UInt8
  }

  /// A run that still grows.
  private struct Open {
    var look: Look
    var segment: ShapedSegment
    var start: Double
    var glyphs: [GlyphRun.Glyph] = []
    /// The UTF-16 units of the text, backwards at an odd level.
    var text: [UInt16] = []
  }

  private var open: Open?

  init(grid: PixelGrid, factor: Double, baseline: Double, pen: Double) {
    self.grid = grid
    self.factor = factor
    self.baseline = baseline
    self.pen = pen
  }

  /// Adds a unit to the right.
  mutating func add(
    _ unit: ShapedUnit, of shaped: ShapedText, look segment: ShapedSegment, segment index: Int,
    level: UInt8
  ) {
    defer { pen += unit.advance * factor }
    if unit.source == .attachment, let attachment = segment.attachment {
      finish()
      place(attachment, tag: segment.attributes.tag, offset: segment.attributes.baselineOffset)
      return
    }
    let look = Look(segment: index, file: Self.file(of: unit, segment), level: level)
    if open?.look != look {
      finish()
      open = Open(look: look, segment: segment, start: pen)
    }
    // Units of a right-to-left run come last first: the whole is turned around at the end.
    if level % 2 == 1 {
      open?.text.append(contentsOf: shaped.text[unit.range].reversed())
    } else {
      open?.text.append(contentsOf: shaped.text[unit.range])
    }
    let y = baseline - segment.attributes.baselineOffset * factor
    for glyph in shaped.glyphs[unit.glyphs] {
      guard let outline = Self.outline(of: glyph, unit, segment) else { continue }
      open?.glyphs.append(
        GlyphRun.Glyph(
          outline: outline, position: Point(pen + glyph.x * factor, y + glyph.y * factor)))
    }
  }

  /// The path of the file that a unit's glyphs come from.
  private static func file(of unit: ShapedUnit, _ segment: ShapedSegment) -> String {
    guard case .face(let index) = unit.source else { return "" }
    return segment.font.faces[index].face.path
  }

  /// Returns a glyph's outline, nil where it has no ink.
  private static func outline(
    of glyph: ShapedGlyph, _ unit: ShapedUnit, _ segment: ShapedSegment
  ) -> GlyphOutline? {
    switch unit.source {
    case .face(let index):
      let styled = segment.font.faces[index]
      return styled.face.outline(of: glyph.id, variant: styled.variant)
    case .box(let box): return box.outline
    case .attachment, .none: return nil
    }
  }

  /// Places an attachment at the pen.
  private mutating func place(_ attachment: StyledText.Attachment, tag: Int, offset: Double) {
    let bottom = baseline + (attachment.depth - offset) * factor
    let size = Size(attachment.size.width * factor, attachment.size.height * factor)
    attachments.append(
      TextLayout.PlacedAttachment(
        id: attachment.id,
        frame: Rect(x: pen, y: bottom - size.height, width: size.width, height: size.height),
        tag: tag))
  }

  /// Ends the run that still grows.
  mutating func finish() {
    guard let run = open else { return }
    open = nil
    let attributes = run.segment.attributes
    let font =
      factor == 1 ? attributes.font : attributes.font.withSize(attributes.font.size * factor)
    runs.append(
      TextLayout.Run(
        glyphs: GlyphRun(
          glyphs: run.glyphs, size: attributes.font.size * factor,
          text: run.look.level % 2 == 1
            ? String(decoding: run.text.reversed(), as: UTF16.self)
            : String(decoding: run.text, as: UTF16.self)),
        tag: attributes.tag, font: font, fontFile: run.look.file,
        decorations: decorations(of: run),
        frame: Rect(x: run.start, y: lineTop, width: pen - run.start, height: lineHeight)))
  }

  /// Returns the lines under and through a run: whole pixels high, at least one.
  private func decorations(of run: Open) -> [Rect] {
    let attributes = run.segment.attributes
    guard attributes.isUnderlined || attributes.isStruckThrough
    else { return [] }
    let font = run.segment.font
    let base = baseline - attributes.baselineOffset * factor
    let thickness = max(grid.nearest(font.underlineThickness * factor), 1 / grid.scale)
    func line(_ middle: Double) -> Rect {
      Rect(
        x: run.start, y: grid.nearest(middle - thickness / 2), width: pen - run.start,
        height: thickness)
    }
    var lines: [Rect] = []
    if attributes.isUnderlined { lines.append(line(base + font.underlineOffset * factor)) }
    // Through the middle of the small letters.
    if attributes.isStruckThrough {
      lines.append(line(base - font.metrics.xHeight * factor / 2))
    }
    return lines
  }
}
