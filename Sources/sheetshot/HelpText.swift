/// Lays out help texts for terminals of 80 columns.
enum HelpText {
  private static let width = 80

  /// Returns a two-column table; a left part too long for its column gets a line of its own.
  static func table(_ rows: [(left: String, right: String)]) -> [String] {
    let column = min(30, (rows.map(\.left.count).max() ?? 0) + 4)
    return rows.flatMap { row -> [String] in
      let lines = wrapped(row.right, width: width - column)
      let indent = String(repeating: " ", count: column)
      let left = "  " + row.left
      if left.count + 2 > column { return [left] + lines.map { indent + $0 } }
      let first = left + String(repeating: " ", count: column - left.count)
      return [first + (lines.first ?? "")] + lines.dropFirst().map { indent + $0 }
    }
  }

  /// Returns a text broken into lines at its spaces.
  static func wrapped(_ text: String, width: Int = width) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
