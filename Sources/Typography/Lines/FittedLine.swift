/// A line with what is shown of it, in points before any scaling.
struct FittedLine {
  /// What stands on a line.
  enum Piece: Equatable {
    /// Units in reading order.
    case units(Range<Int>)
    /// An ellipsis in a segment's look.
    case ellipsis(segment: Int)
  }

  /// The index of the paragraph.
  var paragraph: Int
  /// What is shown, in reading order.
  var pieces: [Piece]
  /// The sum of the advances.
  var width: Double
  /// How far the line reaches above its baseline.
  var ascent: Double
  /// How far the line reaches below its baseline.
  var descent: Double

  /// The line's height.
  var height: Double { ascent + descent }

  /// Whether something was left out.
  var isTruncated: Bool {
    pieces.contains { if case .ellipsis = $0 { true } else { false } }
  }
}

/// The lines of a text for one room.
struct FittedText {
  /// The lines from top to bottom.
  var lines: [FittedLine] = []
  /// Whether something was left out.
  var isTruncated = false
  /// The factor that all lengths but the line spacing are multiplied by.
  var scaleFactor = 1.0

  /// Returns the height of the first lines, in points.
  func height(of count: Int, spacing: Double) -> Double {
    let heights = lines.prefix(count).reduce(0) { $0 + $1.height }
    return heights * scaleFactor + spacing * Double(max(count - 1, 0))
  }
}
