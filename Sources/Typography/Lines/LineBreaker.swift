/// Divides shaped units into lines, each as full as possible.
struct LineBreaker {
  /// The pieces that lines are made of.
  let units: [ShapedUnit]
  /// The room, in points; infinite for one line a paragraph.
  let width: Double

  /// What a sum of advances may exceed the room by, in points, through rounding of numbers.
  static let slack = 1e-6

  /// Returns the line of a paragraph that starts with a unit.
  ///
  /// A line ends at the last place where Unicode allows it, or else between two units. White
  /// space at a line's end hangs over; at the paragraph's end it counts as far as there is room.
  func line(of paragraph: ShapedParagraph, index: Int, from start: Int) -> LineSpan {
    let isStart = start == paragraph.units.lowerBound
    guard !paragraph.units.isEmpty, !isStart || paragraph.width > width + Self.slack else {
      return LineSpan(
        paragraph: index, units: paragraph.units, shown: paragraph.units, width: paragraph.width,
        endsParagraph: true)
    }
    let end = lineEnd(from: start, to: paragraph.units.upperBound)
    return span(start..<end, paragraph: index, isLast: end == paragraph.units.upperBound)
  }

  /// Returns where the line that starts with a unit ends.
  private func lineEnd(from start: Int, to end: Int) -> Int {
    var lastBreak: Int?
    var used = 0.0
    for index in start..<end {
      let unit = units[index]
      if index > start, unit.lineBreak == .allowed { lastBreak = index }
      used += unit.advance
      if used > width + Self.slack, !unit.isSpace, unit.advance > 0, index > start {
        return lastBreak ?? index
      }
    }
    return end
  }

  /// Measures a line.
  private func span(_ line: Range<Int>, paragraph: Int, isLast: Bool) -> LineSpan {
    var shownEnd = line.upperBound
    while shownEnd > line.lowerBound, units[shownEnd - 1].isSpace { shownEnd -= 1 }
    var used = units[line.lowerBound..<shownEnd].reduce(0) { $0 + $1.advance }
    while isLast, shownEnd < line.upperBound,
      used + units[shownEnd].advance <= width + Self.slack
    {
      used += units[shownEnd].advance
      shownEnd += 1
    }
    return LineSpan(
      paragraph: paragraph, units: line, shown: line.lowerBound..<shownEnd, width: used,
      endsParagraph: isLast)
  }
}
