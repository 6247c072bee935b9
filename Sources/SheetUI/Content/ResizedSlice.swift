import Foundation

/// A part of a box that a bitmap of another size fills.
struct ResizedSlice: Equatable {
  /// The part of the box.
  var part: CGRect
  /// Where the whole picture is drawn, so that the right part of it shows there.
  var picture: CGRect

  /// Cuts a box into the parts that keep their size and those that are stretched or repeated.
  ///
  /// - Parameters:
  ///   - size: The picture's size, in points.
  ///   - box: The box to fill, in points.
  ///   - resizing: The edges' sizes and what is done with the rest.
  /// - Returns: The parts, none of them empty.
  static func slices(
    of size: CGSize, in box: CGRect, _ resizing: Image.Resizing
  ) -> [ResizedSlice] {
    guard size.width > 0, size.height > 0 else { return [] }
    let caps = resizing.caps
    let isTiled = resizing.mode == .tile
    let columns = spans(
      size.width, box.minX, box.width, caps.leading, caps.trailing, isTiled: isTiled)
    let rows = spans(size.height, box.minY, box.height, caps.top, caps.bottom, isTiled: isTiled)
    return rows.flatMap { row in
      columns.map { column in
        ResizedSlice(
          part: CGRect(
            x: column.start, y: row.start, width: column.length, height: row.length),
          picture: CGRect(
            x: column.pictureStart, y: row.pictureStart, width: column.pictureLength,
            height: row.pictureLength))
      }
    }
  }

  /// A part of one axis, and the place of the whole picture on it.
  private struct Span {
    var (start, length): (CGFloat, CGFloat)
    var (pictureStart, pictureLength): (CGFloat, CGFloat)
  }

  /// The most repetitions on an axis; a picture of a thousandth of a point is no texture.
  private static let mostTiles = 2000

  // Reason: a picture's and a box's extent, two edges and the way to fill are six plain numbers.
  private static func spans(
    _ size: CGFloat, _ start: CGFloat, _ length: CGFloat, _ first: CGFloat, _ last: CGFloat,
    isTiled: Bool
  ) -> [Span] {
    // Edges that don't fit yield alike.
    let share = min(1, length / max(first + last, .leastNonzeroMagnitude))
    let (head, tail) = (max(first, 0) * share, max(last, 0) * share)
    var spans: [Span] = []
    func add(_ from: CGFloat, _ extent: CGFloat, source: CGFloat, _ factor: CGFloat) {
      guard extent > 0 else { return }
      spans.append(
        Span(
          start: from, length: extent, pictureStart: from - source * factor,
          pictureLength: size * factor))
    }
    add(start, head, source: 0, share)
    let (middle, inner) = (length - head - tail, max(size - first - last, 0.001))
    // Where the edges leave nothing of the picture, its last line is stretched.
    if isTiled, inner > 0.01 {
      var x = CGFloat(0)
      while x < middle, spans.count < mostTiles {
        add(start + head + x, min(inner, middle - x), source: first, 1)
        x += inner
      }
    } else {
      add(start + head, middle, source: first, middle / inner)
    }
    add(start + length - tail, tail, source: size - last, share)
    return spans
  }
}
