import Raster

/// The small sign at a corner of a symbol, with a gap around it.
enum SymbolBadge {
  /// Where a badge is.
  private enum Place { case bottomTrailing, topTrailing, topLeading, beside }

  /// The radius of a badge's circle.
  private static let radius = 20.0
  /// The radius of a badge without a sign.
  private static let dotRadius = 15.0

  /// The width of the gap beside what is in front, in grid units.
  static func gap(_ pen: SymbolPen) -> Double {
    max(min(pen.line, 9 * pen.size) * 0.85, 3.2 * pen.size)
  }

  /// What has its badge elsewhere than at the lower right; the longest beginning counts.
  private static let places: [String: Place] = [
    "bell": .topTrailing, "envelope": .topTrailing, "app": .topTrailing, "message": .topTrailing,
    "cart": .topTrailing, "person": .beside, "phone": .topTrailing, "tray": .topTrailing,
    "bubble": .topTrailing, "mail": .topTrailing, "link": .topTrailing, "bag": .topTrailing,
    "gear": .topTrailing, "gearshape": .topTrailing, "wifi": .topTrailing,
    "person.crop": .bottomTrailing, "person.2": .beside, "text": .topLeading,
    "person.text": .bottomTrailing, "person.bust": .bottomTrailing, "list": .topLeading,
  ]

  /// Signs that are drawn without a circle around them.
  private static let plain: [String: String] = [
    "person.crop": "person.crop.circle.fill", "gearshape": "gearshape.fill", "gear": "gearshape",
    "key": "key.fill", "lock": "lock.fill", "heart": "heart.fill", "star": "star.fill",
    "clock": "clock.fill", "shield": "shield.fill", "wifi": "wifi", "bolt": "bolt.fill",
    "magnifyingglass": "magnifyingglass", "location": "location.fill", "eye": "eye.fill",
    "wrench": "wrench.fill", "sparkles": "sparkles", "mic": "mic.fill", "play": "play.fill",
    "pause": "pause.fill", "record": "record.circle", "shield.checkmark": "checkmark.shield.fill",
    "airplane": "airplane", "waveform": "waveform", "moon": "moon.fill",
    "checkmark.rtl": "checkmark.circle.fill", "shield.half.filled": "shield.fill",
    "camera": "camera.fill", "icloud": "icloud.fill", "person": "person.crop.circle.fill",
  ]

  /// Returns a symbol with a badge, nil where the badge's sign isn't known.
  ///
  /// - Parameters:
  ///   - base: The symbol.
  ///   - name: The symbol's name, which tells where the badge goes.
  ///   - sign: The name of the sign; empty for a dot.
  /// - Returns: A recipe, or nil.
  static func recipe(
    _ base: @escaping SymbolLibrary.Recipe, name: String, sign: String
  ) -> SymbolLibrary.Recipe? {
    let place = place(name)
    let badge: SymbolLibrary.Recipe
    if sign.isEmpty {
      badge = { SymbolDrawing([$0.disc(0, 0, dotRadius)]) }
    } else if let other = plain[sign], let mark = SymbolComposer.recipe(other) {
      badge = { mark($0.inside(0.4)).flattened(level: 0) }
    } else if let mark = SymbolComposer.recipe(sign + ".circle.fill") {
      let share = radius / SymbolEnclosure.circleRadius
      badge = { mark($0.inside(share)).flattened(level: 0) }
    } else {
      return nil
    }
    return { pen in
      let drawing = base(pen)
      let reach = (sign.isEmpty ? dotRadius : radius) * pen.size
      let center = center(
        place, drawing.bounds ?? Rect(x: 0, y: 0, width: 0, height: 0), pen, reach)
      let sign = badge(pen)
      let inked = sign.contours.flatMap(\.points).map(\.length).max() ?? 0
      let hole = SymbolShapes.circle(center, inked + gap(pen))
      return SymbolDrawing(stacking: [
        drawing.flattened(level: 1).cut(by: [hole]), sign.moved(center),
      ])
    }
  }

  /// Where the badges of a symbol are.
  private static func place(_ name: String) -> Place {
    var parts = name.split(separator: ".").filter { $0 != "fill" }
    while !parts.isEmpty {
      if let place = places[parts.joined(separator: ".")] { return place }
      parts.removeLast()
    }
    return .bottomTrailing
  }

  /// The badge's middle: most of it lies within the symbol's box.
  private static func center(
    _ place: Place, _ box: Rect, _ pen: SymbolPen, _ reach: Double
  ) -> Point {
    let over = 7 * pen.size  // how far it stands out
    let right = box.maxX + over - reach
    switch place {
    case .bottomTrailing: return Point(right, box.maxY + over / 2 - reach)
    case .topTrailing: return Point(right, box.minY - over / 2 + reach)
    case .beside: return Point(box.maxX + over, box.minY + over / 2 + reach)
    case .topLeading: return Point(box.minX - over + reach, box.minY - over / 2 + reach)
    }
  }
}
