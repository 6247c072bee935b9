import Raster

/// Places a line's glyphs.
struct LineBuilder {
  let shaped: ShapedText
  let style: ParagraphStyle
  let grid: PixelGrid
  /// The factor that all lengths are multiplied by.
  let factor: Double
  /// The text's width, in points.
  let width: Double
  /// Returns a segment's ellipsis.
  let ellipsis: (_ segment: Int) -> ShapedText
  /// The next line's top, in points.
  var top = 0.0

  /// A unit of the text or of an ellipsis, on its way to its visual place.
  private struct Element {
    var unit: ShapedUnit
    /// Where the unit's glyphs are: the text itself, or its ellipsis.
    var shaped: ShapedText
    /// The segment of the text whose look it has.
    var segment: Int
    var level: UInt8
  }

  /// Places a line at the current top.
  func build(_ line: FittedLine) -> TextLayout.Line {
    let baseline = grid.nearest(top + line.ascent * factor)
    let used = line.width * factor
    let left = leftEdge(of: used)
    let elements = elements(of: line)
    var collector = RunCollector(
      segments: shaped.segments, grid: grid, factor: factor, baseline: baseline, pen: left)
    collector.lineTop = top
    collector.lineHeight = line.height * factor
    for index in Bidi.visualOrder(of: elements.map(\.level)) {
      let element = elements[index]
      collector.add(
        element.unit, of: element.shaped, segment: element.segment, level: element.level)
    }
    collector.finish()
    var text: [UInt16] = []
    for element in elements { text += element.shaped.text[element.unit.range] }
    return TextLayout.Line(
      frame: Rect(x: left, y: top, width: used, height: line.height * factor),
      baseline: baseline, runs: collector.runs, attachments: collector.attachments,
      text: String(units: text),
      isTruncated: line.isTruncated)
  }

  /// Returns where a line of a width starts.
  private func leftEdge(of used: Double) -> Double {
    let isRightToLeft = style.layoutDirection == .rightToLeft
    switch style.alignment {
    case .center: return (width - used) / 2
    case .leading: return isRightToLeft ? width - used : 0
    case .trailing: return isRightToLeft ? 0 : width - used
    }
  }

  /// Returns what stands on a line, in reading order.
  private func elements(of line: FittedLine) -> [Element] {
    let base = shaped.paragraphs[line.paragraph].level
    var elements: [Element] = []
    for piece in line.pieces {
      switch piece {
      case .units(let range):
        for unit in shaped.units[range] {
          elements.append(
            Element(unit: unit, shaped: shaped, segment: unit.segment, level: unit.level))
        }
      case .ellipsis(let segment):
        let shaped = ellipsis(segment)
        for unit in shaped.units {
          elements.append(Element(unit: unit, shaped: shaped, segment: segment, level: base))
        }
      }
    }
    // White space at the line's end has the paragraph's level (rule L1).
    for index in elements.indices.reversed() {
      guard elements[index].unit.isSpace else { break }
      elements[index].level = base
    }
    return elements
  }
}
