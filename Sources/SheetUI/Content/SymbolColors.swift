/// The colors of symbols that have their own.
enum SymbolColors {
  /// The colors of the levels, the primary one first; nil is the style around the symbol.
  private static let colors: [String: [Color?]] = [
    "sun.max.fill": [.yellow], "sun.min.fill": [.yellow], "sun.max": [.yellow],
    "sunrise.fill": [.yellow], "sunset.fill": [.yellow], "sun.horizon.fill": [.yellow],
    "bolt.fill": [.yellow], "star.fill": [.yellow], "moon.fill": [.yellow],
    "lightbulb.fill": [.yellow], "crown.fill": [.yellow], "sparkles": [.yellow, .yellow, .yellow],
    "flame.fill": [.orange], "heart.fill": [.red], "suit.heart.fill": [.red],
    "suit.diamond.fill": [.red], "cross.fill": [.red], "staroflife.fill": [.red],
    "stop.fill": [.red], "trash.fill": [.red], "trash": [.red], "nosign": [.red],
    "drop.fill": [.blue], "humidity.fill": [.blue], "snowflake": [.cyan], "leaf.fill": [.green],
    "tree.fill": [.green], "globe.americas.fill": [.green, .blue],
    "plus.circle.fill": [.white, .green], "checkmark.circle.fill": [.white, .green],
    "checkmark.seal.fill": [.white, .blue], "checkmark.shield.fill": [.white, .green],
    "minus.circle.fill": [.white, .red], "xmark.circle.fill": [.white, .red],
    "xmark.octagon.fill": [.white, .red], "exclamationmark.octagon.fill": [.white, .red],
    "exclamationmark.circle.fill": [.white, .red], "questionmark.circle.fill": [.white, .blue],
    "info.circle.fill": [.white, .blue], "exclamationmark.triangle.fill": [.white, .yellow],
    "exclamationmark.triangle": [.yellow, .yellow], "phone.circle.fill": [.white, .green],
    "bolt.circle.fill": [.white, .yellow], "record.circle": [.red, .red],
    "cloud.rain.fill": [nil, .blue], "cloud.heavyrain.fill": [nil, .blue],
    "cloud.drizzle.fill": [nil, .blue], "cloud.snow.fill": [nil, .cyan],
    "cloud.bolt.fill": [nil, .yellow], "cloud.sun.fill": [nil, .yellow],
  ]

  /// The colors of badges by their sign; an empty one is a dot.
  private static let badges: [String: Color] = [
    "": .red, "plus": .green, "checkmark": .green, "minus": .red, "xmark": .red,
    "exclamationmark": .red, "questionmark": .blue,
  ]

  /// Returns the layers' styles; none where the symbol has no colors of its own.
  static func styles(
    of glyph: SymbolGlyph, _ style: _ResolvedStyle, _ environment: EnvironmentValues
  ) -> [_ResolvedStyle] {
    let known = colors[glyph.name] ?? badge(glyph.name).map { [$0] } ?? []
    guard !known.isEmpty else { return [] }
    return glyph.layers.map { layer in
      guard layer.level < known.count, let color = known[layer.level] else { return style }
      return color._resolve(in: environment)
    }
  }

  /// The color of the badge in a name.
  private static func badge(_ name: String) -> Color? {
    let parts = name.split(separator: ".").filter { $0 != "fill" }
    guard let place = parts.lastIndex(where: { $0 == "badge" || $0 == "trianglebadge" }) else {
      return nil
    }
    return badges[parts[(place + 1)...].joined(separator: ".")]
  }
}
