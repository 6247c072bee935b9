/// How the layers of a symbol are colored.
public struct SymbolRenderingMode: Hashable, Sendable {
  private enum Kind { case monochrome, hierarchical, palette, multicolor }

  private let kind: Kind

  /// All in one style.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// In one style, with less opacity for what comes second.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// In the first, second and third foreground style.
  public static let palette = SymbolRenderingMode(kind: .palette)
  /// In the symbol's own colors, for suns, drops, signs and badges; others are in one style.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)

  /// The styles of a symbol's layers; none where all is in one.
  func styles(
    of glyph: SymbolGlyph, _ style: _ResolvedStyle, _ environment: EnvironmentValues
  ) -> [_ResolvedStyle] {
    switch kind {
    case .monochrome: []
    case .multicolor: SymbolColors.styles(of: glyph, style, environment)
    case .hierarchical:
      glyph.layers.map { style.opacity(SymbolGlyph.opacity(ofLevel: $0.level)) }
    case .palette:
      glyph.layers.map { HierarchicalShapeStyle(level: $0.level)._resolve(in: environment) }
    }
  }
}

extension SymbolGlyph {
  /// Returns the layers' styles with those paler that a variable value leaves off.
  ///
  /// No styles stand for one in all layers.
  func dimmed(
    _ styles: [_ResolvedStyle], _ style: _ResolvedStyle, at value: Double?
  ) -> [_ResolvedStyle] {
    guard let value, value.isFinite, steps > 0 else { return styles }
    let styles = styles.isEmpty ? layers.map { _ in style } : styles
    return zip(layers, styles).map { layer, style in
      isOn(layer, at: value) ? style : style.opacity(Self.opacity(ofLevel: 2))
    }
  }
}

/// What is added to the names of symbols, where there is a symbol of that name.
public struct SymbolVariants: Hashable, Sendable {
  private var shape: String?
  private var isFilled = false
  private var isSlashed = false

  /// Nothing.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants(shape: "circle")
  /// In a square.
  public static let square = SymbolVariants(shape: "square")
  /// In a rectangle.
  public static let rectangle = SymbolVariants(shape: "rectangle")
  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// Crossed out.
  public static let slash = SymbolVariants(isSlashed: true)

  private init(shape: String? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
    (self.shape, self.isFilled, self.isSlashed) = (shape, isFilled, isSlashed)
  }

  /// The same, in a circle.
  public var circle: SymbolVariants { with { $0.shape = "circle" } }
  /// The same, in a square.
  public var square: SymbolVariants { with { $0.shape = "square" } }
  /// The same, in a rectangle.
  public var rectangle: SymbolVariants { with { $0.shape = "rectangle" } }
  /// The same, filled.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// The same, crossed out.
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var copy = self
    change(&copy)
    return copy
  }

  /// Whether all of another's variants are among these.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled)
      && (!other.isSlashed || isSlashed)
  }

  /// Both together; the later shape counts.
  func adding(_ other: SymbolVariants) -> SymbolVariants {
    with {
      $0.shape = other.shape ?? $0.shape
      $0.isFilled = $0.isFilled || other.isFilled
      $0.isSlashed = $0.isSlashed || other.isSlashed
    }
  }

  /// The name with each variant of which there is a symbol.
  func applied(to name: String, _ exists: (String) -> Bool) -> String {
    var result = name
    for suffix in [shape, isSlashed ? "slash" : nil, isFilled ? "fill" : nil] {
      guard let suffix, !result.hasSuffix("." + suffix) else { continue }
      if exists(result + "." + suffix) { result += "." + suffix }
    }
    return result
  }
}

private enum SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

private enum SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
  /// How the layers of symbols are colored; nil for one style.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
  /// What is added to the names of symbols.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Sets how the layers of the symbols in the view are colored.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// Shows a variant of the symbols in the view, where there is one.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.adding(variant) }
  }
}
