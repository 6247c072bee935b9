import Synchronization

/// The system symbols that can be drawn, by name.
package enum SymbolLibrary {
  /// Draws a symbol with a pen.
  typealias Recipe = @Sendable (SymbolPen) -> SymbolDrawing

  /// The recipes of what is drawn; a later theme wins over an earlier one.
  static let recipes: [String: Recipe] = {
    let themes = [
      SymbolCharacters.recipes, SymbolSketchbook.recipes,
      SymbolBasicShapes.recipes, SymbolMarks.recipes, SymbolArrows.recipes, SymbolObjects.recipes,
      SymbolDocuments.recipes, SymbolPeople.recipes, SymbolMedia.recipes, SymbolNature.recipes,
      SymbolTools.recipes,
    ]
    var all: [String: Recipe] = [:]
    for theme in themes { all.merge(theme) { $1 } }
    return all
  }()

  /// The names of all symbols that are drawn or listed, sorted; more can be put together.
  package static let names: [String] = Set(
    recipes.keys.filter { $0.first != "_" }
  ).union(SymbolCatalogue.names).sorted()

  private struct Key: Hashable {
    var name: String
    var weight: Int
    var scale: SymbolScale
  }

  private static let cache = Mutex<[Key: SymbolGlyph]>([:])

  /// Returns a symbol's outline, or nil for a name that isn't known.
  ///
  /// - Parameters:
  ///   - name: The system's name, such as `xmark.circle.fill`.
  ///   - weight: The font weight, 100...900.
  ///   - scale: The scale beside text.
  /// - Returns: The outline in em units, or nil.
  package static func symbol(
    named name: String, weight: Int = 400, scale: SymbolScale = .medium
  ) -> SymbolGlyph? {
    guard let recipe = SymbolComposer.recipe(name) else { return nil }
    let weight = min(max(weight, 100), 900)  // also keeps the cache finite
    let key = Key(name: name, weight: weight, scale: scale)
    if let known = cache.withLock({ $0[key] }) { return known }
    let glyph = SymbolGlyph(name: name, drawing: recipe(SymbolPen(weight: weight, scale: scale)))
    cache.withLock { $0[key] = glyph }
    return glyph
  }

  /// Returns what is drawn for an unknown name: a crossed box.
  ///
  /// - Parameters:
  ///   - weight: The font weight, 100...900.
  ///   - scale: The scale beside text.
  /// - Returns: The outline in em units.
  package static func placeholder(weight: Int = 400, scale: SymbolScale = .medium) -> SymbolGlyph {
    let pen = SymbolPen(weight: weight, scale: scale)
    let corners = pen.at([(-38, -38), (38, -38), (38, 38), (-38, 38)])
    let drawing = SymbolDrawing(
      SymbolStroker.closed(corners, width: pen.line * 0.7) + [
        SymbolStroker.open([corners[0], corners[2]], width: pen.line * 0.7),
        SymbolStroker.open([corners[1], corners[3]], width: pen.line * 0.7),
      ])
    return SymbolGlyph(name: "", drawing: drawing)
  }

  /// Returns the known name that is nearest to an unknown one, or nil when none is near.
  ///
  /// - Parameter name: The unknown name.
  /// - Returns: A known name, or nil.
  package static func suggestion(for name: String) -> String? {
    let limit = max(2, name.count / 3)
    let near = names.filter { abs($0.utf8.count - name.utf8.count) <= limit }
    let ranked = near.map { (distance: distance(name, $0), name: $0) }
    guard let best = ranked.min(by: { ($0.distance, $0.name) < ($1.distance, $1.name) }) else {
      return nil
    }
    return best.distance <= limit ? best.name : nil
  }

  /// How many characters must be added, removed or changed (Levenshtein 1965).
  private static func distance(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a.utf8), Array(b.utf8))
    var row = Array(0...b.count)
    for i in a.indices {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let changed = diagonal + (a[i] == b[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(changed, diagonal + 1, row[j] + 1)
      }
    }
    return row[b.count]
  }
}
