import Raster

/// Collects the glyphs of a line, from left to right, into runs of one look.
struct RunCollector {
  /// The text's looks.
  let segments: [ShapedSegment]
  let grid: PixelGrid
  /// The factor that all lengths are multiplied by.
  let factor: Double
  /// The line's baseline, in points.
  let baseline: Double
  /// Where the next unit starts, in points.
  var pen: Double
  /// Where the text's top left corner lies in the space of the glyphs, in points.
  var origin = Point(0, 0)
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
    var source: GlyphSource
    var level: UInt8
  }

  /// A run that still grows.
  private struct Open {
    var look: Look
    /// The face that has the glyphs; nil for boxes and for what has no ink.
    var face: StyledFace?
    /// The glyphs' baseline, in points.
    var baseline: Double
    /// Where the run starts, in points.
    var start: Double
    var glyphs: [GlyphRun.Glyph] = []
    /// The UTF-16 units of the text, backwards at an odd level.
    var text: [UInt16] = []

    /// Returns a glyph's outline, nil where it has no ink.
    func outline(of glyph: ShapedGlyph) -> GlyphOutline? {
      if case .box(let box) = look.source { return box.outline }
      return face?.outline(of: glyph.id)
    }
  }

  private var open: Open?

  init(
    segments: [ShapedSegment], grid: PixelGrid, factor: Double, baseline: Double, pen: Double
  ) {
    self.segments = segments
    self.grid = grid
    self.factor = factor
    self.baseline = baseline
    self.pen = pen
  }

  /// Adds a unit to the right.
  mutating func add(_ unit: ShapedUnit, of shaped: ShapedText, segment: Int, level: UInt8) {
    defer { pen += unit.advance * factor }
    if unit.source == .attachment {
      finish()
      placeAttachment(of: segments[segment])
      return
    }
    let look = Look(segment: segment, source: unit.source, level: level)
    if open?.look != look {
      finish()
      start(look)
    }
    // Units of a right-to-left run come last first: the whole is turned around at the end.
    if level % 2 == 1 {
      open?.text.append(contentsOf: shaped.text[unit.range].reversed())
    } else {
      open?.text.append(contentsOf: shaped.text[unit.range])
    }
    for index in unit.glyphs {
      let glyph = shaped.glyphs[index]
      guard let outline = open?.outline(of: glyph), let base = open?.baseline else { continue }
      open?.glyphs.append(
        GlyphRun.Glyph(
          outline: outline,
          position: Point(
            pen + glyph.x * factor + origin.x, base + glyph.y * factor + origin.y)))
    }
  }

  /// Starts a run at the pen.
  private mutating func start(_ look: Look) {
    let segment = segments[look.segment]
    open = Open(
      look: look, baseline: baseline - segment.attributes.baselineOffset * factor, start: pen)
    if case .face(let index) = look.source { open?.face = segment.font.faces[index] }
  }

  /// Places an attachment at the pen.
  private mutating func placeAttachment(of segment: ShapedSegment) {
    guard let attachment = segment.attachment else { return }
    let bottom = baseline + (attachment.depth - segment.attributes.baselineOffset) * factor
    let size = Size(attachment.size.width * factor, attachment.size.height * factor)
    attachments.append(
      TextLayout.PlacedAttachment(
        id: attachment.id,
        frame: Rect(x: pen, y: bottom - size.height, width: size.width, height: size.height),
        tag: segment.attributes.tag))
  }

  /// Ends the run that still grows.
  mutating func finish() {
    guard let run = open else { return }
    open = nil
    let attributes = segments[run.look.segment].attributes
    let font =
      factor == 1 ? attributes.font : attributes.font.withSize(attributes.font.size * factor)
    runs.append(
      TextLayout.Run(
        glyphs: GlyphRun(
          glyphs: run.glyphs, size: attributes.font.size * factor,
          text: run.look.level % 2 == 1
            ? String(units: run.text.reversed())
            : String(units: run.text)),
        tag: attributes.tag, font: font, fontFile: run.face?.face.path ?? "",
        decorations: decorations(of: run),
        frame: Rect(x: run.start, y: lineTop, width: pen - run.start, height: lineHeight)))
  }

  /// Returns the lines under and through a run: whole pixels high, at least one.
  private func decorations(of run: Open) -> [Rect] {
    let attributes = segments[run.look.segment].attributes
    guard attributes.isUnderlined || attributes.isStruckThrough
    else { return [] }
    let font = segments[run.look.segment].font
    let base = run.baseline
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
