/// A line with what is shown of it, in points before any scaling.
struct FittedLine {
  /// What stands on a line, in reading order.
  ///
  /// Not a list: text is measured many times, and each line would need room of its own for it.
  struct Content: Equatable {
    /// The units before the ellipsis; all of them where there is none.
    var start = 0..<0
    /// The segment whose look the ellipsis has; nil where there is none.
    var ellipsis: Int?
    /// The units after the ellipsis.
    var end = 0..<0
  }

  /// The index of the paragraph.
  var paragraph: Int
  /// What is shown.
  var content: Content
  /// The sum of the advances.
  var width: Double
  /// How far the line reaches above its baseline.
  var ascent: Double
  /// How far the line reaches below its baseline.
  var descent: Double

  /// The line's height.
  var height: Double { ascent + descent }

  /// Whether something was left out.
  var isTruncated: Bool { content.ellipsis != nil }
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
