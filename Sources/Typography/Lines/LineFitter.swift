/// Finds the lines that a text has in a given room.
struct LineFitter {
  let shaped: ShapedText
  let style: ParagraphStyle
  /// The font files.
  let library: FontLibrary

  /// The room, in points; infinite where there is no limit.
  struct Room {
    var width: Double
    var height: Double
  }

  /// The steps that the scale is divided into; the system's own step isn't public.
  private static let scaleSteps = 64

  /// Returns the lines, made smaller first where the style allows it.
  func fit(_ room: Room) -> FittedText {
    let full = fit(room, factor: 1)
    let least = min(max(style.minimumScaleFactor, 1 / Double(Self.scaleSteps)), 1)
    guard full.isTruncated, least < 1 else { return full }
    var best = fit(room, factor: least)
    guard !best.isTruncated else { return best }
    // Whether the text fits is monotone in the factor, up to the rounding of line heights.
    var (low, high) = (Int(least * Double(Self.scaleSteps)), Self.scaleSteps)
    while high - low > 1 {
      let middle = (low + high) / 2
      let attempt = fit(room, factor: Double(middle) / Double(Self.scaleSteps))
      if attempt.isTruncated {
        high = middle
      } else {
        low = middle
        best = attempt
      }
    }
    return best
  }

  /// Returns the lines at one scale.
  private func fit(_ room: Room, factor: Double) -> FittedText {
    let width = room.width / factor
    let breaker = LineBreaker(units: shaped.units, width: width)
    let limit = max(style.lineLimit ?? .max, 1)
    var text = FittedText(scaleFactor: factor)
    var height = 0.0
    for (index, paragraph) in shaped.paragraphs.enumerated() {
      var start = paragraph.units.lowerBound
      repeat {
        let span = breaker.line(of: paragraph, index: index, from: start)
        start = span.units.upperBound
        let line = line(span)
        let spacing = text.lines.isEmpty ? 0 : style.lineSpacing
        let isOver = height + spacing + line.height * factor > room.height + LineBreaker.slack
        if text.lines.count >= limit || isOver && !text.lines.isEmpty {
          truncate(&text, at: span, width: width)
          return text
        }
        height += spacing + line.height * factor
        text.lines.append(line)
      } while start < paragraph.units.upperBound
    }
    return text
  }

  /// Makes a line of a span.
  private func line(_ span: LineSpan) -> FittedLine {
    var line = FittedLine(
      paragraph: span.paragraph, content: FittedLine.Content(start: span.shown),
      width: span.width, ascent: 0, descent: 0)
    setExtents(of: &line, units: span.units)
    return line
  }

  /// Sets a line's ascent and descent to the largest of its segments.
  private func setExtents(of line: inout FittedLine, units: Range<Int>) {
    var last = -1
    for unit in shaped.units[units] where unit.segment != last {
      last = unit.segment
      line.ascent = max(line.ascent, shaped.segments[last].ascent)
      line.descent = max(line.descent, shaped.segments[last].descent)
    }
    guard last < 0 else { return }
    let segment = shaped.segments[shaped.paragraphs[line.paragraph].segment]
    (line.ascent, line.descent) = (segment.ascent, segment.descent)
  }

  /// Shortens the last line, because what starts with a span has no room.
  private func truncate(_ text: inout FittedText, at next: LineSpan, width: Double) {
    guard let last = text.lines.last, hasInk(from: next) else { return }
    text.isTruncated = true
    let paragraph = shaped.paragraphs[last.paragraph]
    let shown = last.content.start
    let start = shown.isEmpty ? paragraph.units.upperBound : shown.lowerBound
    let rest = start..<paragraph.units.upperBound
    let truncation = Truncation(
      units: shaped.units, width: width, mode: style.truncation,
      ellipsisWidths: shaped.segments.indices.map {
        shaped.ellipsis($0, library).paragraphs.first?.width ?? 0
      })
    let result = truncation.shortened(
      rest, hasMore: next.paragraph != last.paragraph, segment: paragraph.segment)
    text.lines[text.lines.count - 1].content = result.content
    text.lines[text.lines.count - 1].width = result.width
  }

  /// Returns whether anything but empty lines follows from a span on.
  private func hasInk(from span: LineSpan) -> Bool {
    !span.units.isEmpty
      || shaped.paragraphs[span.paragraph...].contains { !$0.units.isEmpty }
  }
}
