/// All sketches by name.
enum SymbolSketchbook {
  /// The recipes, plain and filled.
  static let recipes: [String: SymbolLibrary.Recipe] = {
    var all: [String: SymbolLibrary.Recipe] = [:]
    for (name, text) in themes.flatMap(entries) {
      // Read when it is drawn: few of the sketches are ever needed.
      let draw = { @Sendable (pen: SymbolPen, filled: Bool) in
        SymbolSketch(text)?.draw(pen, filled: filled) ?? SymbolDrawing(stacking: [])
      }
      let isBoth = name.hasSuffix("*")
      let plain = isBoth ? String(name.dropLast()) : name
      let isFilled = name.hasSuffix(".fill")
      all[plain] = { draw($0, isFilled) }
      if isBoth { all[plain + ".fill"] = { draw($0, true) } }
    }
    return all
  }()

  /// The tables: a line is a name, a colon and a sketch; an indented line continues it.
  static let themes: [String] = [
    SketchesTexts.table, SketchesFrames.table, SketchesArrows.table, SketchesPeople.table,
    SketchesNature.table, SketchesDevices.table, SketchesThings.table, SketchesSigns.table,
  ]

  /// The names of a table and what follows them.
  static func entries(_ table: String) -> [(name: String, text: String)] {
    var entries: [(name: String, text: String)] = []
    for line in table.split(separator: "\n") {
      if line.first == " ", !entries.isEmpty {
        entries[entries.count - 1].text += line
      } else {
        let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { continue }
        entries.append((String(parts[0]), String(parts[1])))
      }
    }
    return entries
  }
}
