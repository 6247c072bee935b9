import Raster

/// Places a line's glyphs.
struct LineBuilder {
  let shaped: ShapedText
  let style: ParagraphStyle
  /// The font files.
  let library: FontLibrary
  let grid: PixelGrid
  /// The factor that all lengths are multiplied by.
  let factor: Double
  /// The text's width, in points.
  let width: Double
  /// Where the text's top left corner lies in the space of the glyphs, in points.
  let origin: Point
  /// The next line's top, in points.
  var top = 0.0

  /// A unit of the text or of an ellipsis, on its way to its visual place.
  private struct Element {
    /// The unit's index: in the text itself, or in its ellipsis.
    var unit: Int
    var isEllipsis = false
    /// The segment of the text whose look it has.
    var segment: Int
    var level: UInt8
  }

  /// Places a line at the current top.
  func build(_ line: FittedLine) -> TextLayout.Line {
    let baseline = grid.nearest(top + line.ascent * factor)
    let used = line.width * factor
    let left = leftEdge(of: used)
    let ellipsis = line.content.ellipsis.map { shaped.ellipsis($0, library) }
    let elements = elements(of: line, ellipsis)
    var collector = RunCollector(
      segments: shaped.segments, grid: grid, factor: factor, baseline: baseline, pen: left)
    collector.origin = origin
    collector.lineTop = top
    collector.lineHeight = line.height * factor
    var text: [UInt16] = []
    for element in elements {
      let source = element.isEllipsis ? ellipsis ?? shaped : shaped
      text += source.text[source.units[element.unit].range]
    }
    for index in Bidi.visualOrder(of: elements.map { $0.level }) {
      let element = elements[index]
      let source = element.isEllipsis ? ellipsis ?? shaped : shaped
      collector.add(
        source.units[element.unit], of: source, segment: element.segment, level: element.level)
    }
    collector.finish()
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
  private func elements(of line: FittedLine, _ ellipsis: ShapedText?) -> [Element] {
    let base = shaped.paragraphs[line.paragraph].level
    var elements: [Element] = []
    elements.reserveCapacity(line.content.start.count + line.content.end.count + 1)
    func add(_ range: Range<Int>) {
      for index in range {
        let unit = shaped.units[index]
        elements.append(Element(unit: index, segment: unit.segment, level: unit.level))
      }
    }
    add(line.content.start)
    if let ellipsis, let segment = line.content.ellipsis {
      for index in ellipsis.units.indices {
        elements.append(Element(unit: index, isEllipsis: true, segment: segment, level: base))
      }
    }
    add(line.content.end)
    // White space at the line's end has the paragraph's level (rule L1).
    for index in elements.indices.reversed() {
      let element = elements[index]
      let isSpace = !element.isEllipsis && shaped.units[element.unit].isSpace
      guard isSpace else { break }
      elements[index].level = base
    }
    return elements
  }
}
