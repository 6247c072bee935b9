import Raster

/// Finds the recipe of a name: a drawn symbol, another spelling of one, or one that is put together
/// from drawn ones as the system puts its families together.
enum SymbolComposer {
  /// Returns the recipe of a symbol, nil for a name that means nothing.
  ///
  /// A name whose words are the system's but that isn't drawn has the drawing of its beginning.
  static func recipe(_ name: String) -> SymbolLibrary.Recipe? {
    recipe(name, depth: 0) ?? beginning(of: name)
  }

  /// Returns whether there is a symbol of exactly this name, so far as we know.
  static func isSymbol(_ name: String) -> Bool { recipe(name, depth: 0) != nil }

  /// The deepest nesting of parts in a name; the system's own have four.
  private static let deepest = 8
  /// What is longer than this, in bytes, is no name; the system's longest has 85.
  private static let longest = 120

  private static func recipe(_ name: String, depth: Int) -> SymbolLibrary.Recipe? {
    guard depth < deepest, name.utf8.count < longest else { return nil }
    if let known = SymbolLibrary.recipes[name] { return known }
    if let other = SymbolSpelling.usual(of: name), let known = recipe(other, depth: depth + 1) {
      return known
    }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1, !parts.contains("") else { return nil }
    let name = Name(parts: parts, depth: depth)
    return name.badged ?? name.slashed ?? name.enclosed ?? name.magnified ?? name.timed
      ?? name.paired
  }

  /// The symbol of a name without its last parts, for variants that aren't drawn on their own.
  private static func beginning(of name: String) -> SymbolLibrary.Recipe? {
    var parts = name.split(separator: ".").map(String.init)
    guard name.utf8.count < longest, parts.count > 1,
      parts.allSatisfy(SymbolVocabulary.words.contains)
    else { return nil }
    let ending = parts.last == "fill" ? ".fill" : ""
    if !ending.isEmpty { parts.removeLast() }
    for count in (1..<max(parts.count, 1)).reversed() {
      let base = parts.prefix(count).joined(separator: ".") + ending
      if let known = recipe(base, depth: 1) { return known }
    }
    return parts[0] == "figure" && ending.isEmpty ? recipe("figure.stand", depth: 1) : nil
  }

  /// A name of several parts.
  private struct Name {
    /// The parts without `fill`.
    let parts: [String]
    let isFilled: Bool
    let depth: Int

    init(parts: [String], depth: Int) {
      isFilled = parts.contains("fill")
      self.parts = parts.filter { $0 != "fill" }
      self.depth = depth
    }

    /// The recipe of some of the parts.
    private func recipe(
      _ parts: some Collection<String>, filled: Bool = false
    ) -> SymbolLibrary.Recipe? {
      guard !parts.isEmpty else { return nil }
      return SymbolComposer.recipe(
        parts.joined(separator: ".") + (filled ? ".fill" : ""), depth: depth + 1)
    }

    /// A symbol with a badge.
    var badged: SymbolLibrary.Recipe? {
      let signs = ["badge", "trianglebadge"]
      guard let place = parts.lastIndex(where: { signs.contains($0) }), place > 0 else {
        return nil
      }
      let base = parts[..<place]
      let sign = parts[(place + 1)...].joined(separator: ".")
      guard !["circle", "square", "rectangle"].contains(sign) else { return nil }
      guard let drawing = recipe(base, filled: isFilled) else { return nil }
      return SymbolBadge.recipe(drawing, name: base.joined(separator: "."), sign: sign)
    }

    /// A symbol with a slash across it.
    var slashed: SymbolLibrary.Recipe? {
      guard parts.last == "slash", let drawing = recipe(parts.dropLast(), filled: isFilled) else {
        return nil
      }
      return { SymbolSlash.across(drawing($0), $0) }
    }

    /// A mark in a shape.
    var enclosed: SymbolLibrary.Recipe? {
      for count in [4, 3, 2, 1] where parts.count > count {
        let (mark, shape) = (parts.dropLast(count), parts.suffix(count).joined(separator: "."))
        guard let around = SymbolEnclosure.shape(shape) else { continue }
        let inner =
          SymbolCharacters.mark(mark.joined(separator: ".")) ?? recipe(mark, filled: true)
          ?? recipe(mark)
        if let inner { return SymbolEnclosure.recipe(inner, in: around, filled: isFilled) }
      }
      return nil
    }

    /// A mark in a magnifying glass.
    var magnified: SymbolLibrary.Recipe? {
      guard parts.last == "magnifyingglass", !isFilled else { return nil }
      let mark = parts.dropLast()
      guard
        let sign = SymbolCharacters.mark(mark.joined(separator: ".")) ?? recipe(mark, filled: true)
          ?? recipe(mark)
      else { return nil }
      let glass = SymbolEnclosure.Shape(
        draw: { pen, _ in SymbolObjects.magnifyingGlass(pen) }, middle: (-8.5, -8.5),
        room: (17, 17), reach: 21)
      return SymbolEnclosure.recipe(sign, in: glass, filled: false)
    }

    /// A number or sign in an arrow that goes around.
    var timed: SymbolLibrary.Recipe? {
      guard parts.count > 1, !isFilled, parts[0] == "goforward" || parts[0] == "gobackward",
        let around = SymbolEnclosure.shape(parts[0])
      else { return nil }
      let mark = parts.dropFirst()
      let inner = SymbolCharacters.mark(mark.joined(separator: ".")) ?? recipe(mark)
      return inner.map { SymbolEnclosure.recipe($0, in: around, filled: false) }
    }

    /// Two symbols, the second one in front of the first one at the lower right.
    var paired: SymbolLibrary.Recipe? {
      guard let place = parts.firstIndex(of: "and") ?? parts.firstIndex(of: "on"),
        let one = recipe(parts[..<place], filled: isFilled) ?? recipe(parts[..<place]),
        let other = recipe(parts[(place + 1)...], filled: isFilled) ?? recipe(parts[(place + 1)...])
      else { return nil }
      return { pen in
        let small = pen.smaller(0.66)
        let front = other(small).moved(pen.at(22, 18))
        let box = front.bounds ?? Rect(x: 0, y: 0, width: 0, height: 0)
        let gap = SymbolBadge.gap(pen)
        let hole = SymbolShapes.box(
          Point((box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2),
          width: box.width + 2 * gap, height: box.height + 2 * gap, radius: 12 * pen.size)
        let back = one(small).moved(pen.at(-22, -18)).part(level: 1)
        return SymbolDrawing(stacking: [back.cut(by: [hole]), front])
      }
    }
  }
}
