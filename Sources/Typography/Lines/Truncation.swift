/// Shortens a line and puts an ellipsis in the place of what is left out.
struct Truncation {
  /// The text's units.
  let units: [ShapedUnit]
  /// The room, in points.
  let width: Double
  /// Which part is left out.
  let mode: ParagraphStyle.Truncation
  /// The ellipsis's width in each segment's look, in points.
  let ellipsisWidths: [Double]

  /// What is shown, and how wide it is.
  struct Result {
    var content: FittedLine.Content
    var width: Double
  }

  /// Shortens the rest of a paragraph.
  ///
  /// - Parameters:
  ///   - rest: All units from the line's start to the paragraph's end.
  ///   - hasMore: Whether more paragraphs follow that are not shown.
  ///   - segment: The ellipsis's look where no unit gives it.
  /// - Returns: What is shown instead.
  func shortened(_ rest: Range<Int>, hasMore: Bool, segment: Int) -> Result {
    let segment = rest.first.map { units[$0].segment } ?? segment
    let total = sum(rest)
    let isWhole = total <= width + LineBreaker.slack
    switch mode {
    case .head where !(hasMore && isWhole): return head(rest, segment: segment)
    case .middle where !(hasMore && isWhole): return middle(rest, segment: segment)
    default: return tail(rest, segment: segment)
    }
  }

  /// Keeps the start; white space before the ellipsis is dropped.
  private func tail(_ rest: Range<Int>, segment: Int) -> Result {
    var end = rest.lowerBound
    var used = 0.0
    var look = segment
    for index in rest {
      let room = width - ellipsisWidths[units[index].segment] + LineBreaker.slack
      guard used + units[index].advance <= room else { break }
      used += units[index].advance
      look = units[index].segment
      end = index + 1
    }
    let kept = trimmedEnd(rest.lowerBound..<end)
    return result(kept, ellipsis: kept.isEmpty ? segment : look, 0..<0)
  }

  /// Keeps the end; white space after the ellipsis is dropped.
  private func head(_ rest: Range<Int>, segment: Int) -> Result {
    var start = rest.upperBound
    var used = 0.0
    let room = width - ellipsisWidths[segment] + LineBreaker.slack
    while start > rest.lowerBound, used + units[start - 1].advance <= room {
      start -= 1
      used += units[start].advance
    }
    return result(0..<0, ellipsis: segment, trimmedStart(start..<rest.upperBound))
  }

  /// Keeps the start and the end, about as much of each.
  private func middle(_ rest: Range<Int>, segment: Int) -> Result {
    var (end, start) = (rest.lowerBound, rest.upperBound)
    var (before, after) = (0.0, 0.0)
    let room = width - ellipsisWidths[segment] + LineBreaker.slack
    while end < start {
      let takesStart = before <= after
      let advance = units[takesStart ? end : start - 1].advance
      guard before + after + advance <= room else { break }
      if takesStart {
        before += advance
        end += 1
      } else {
        after += advance
        start -= 1
      }
    }
    return result(
      trimmedEnd(rest.lowerBound..<end), ellipsis: segment, trimmedStart(start..<rest.upperBound))
  }

  /// Measures what is shown; where not even the ellipsis has room, that is nothing.
  private func result(_ start: Range<Int>, ellipsis: Int, _ end: Range<Int>) -> Result {
    let used = sum(start) + ellipsisWidths[ellipsis] + sum(end)
    guard used <= width + LineBreaker.slack else {
      return Result(content: FittedLine.Content(), width: 0)
    }
    return Result(
      content: FittedLine.Content(start: start, ellipsis: ellipsis, end: end), width: used)
  }

  private func sum(_ range: Range<Int>) -> Double {
    units[range].reduce(0) { $0 + $1.advance }
  }

  private func trimmedEnd(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, units[end - 1].isSpace { end -= 1 }
    return range.lowerBound..<end
  }

  private func trimmedStart(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, units[start].isSpace { start += 1 }
    return start..<range.upperBound
  }
}
