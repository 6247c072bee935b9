import Raster

/// A translucent layer that blurs what is behind it.
public struct Material: Hashable, Sendable {
  /// The thickness, by which the rasterizer's table knows the recipe.
  let thickness: BackdropMaterial.Kind

  /// The most translucent.
  public static let ultraThin = Material(thickness: .ultraThin)
  /// More translucent than opaque.
  public static let thin = Material(thickness: .thin)
  /// Half way.
  public static let regular = Material(thickness: .regular)
  /// More opaque than translucent.
  public static let thick = Material(thickness: .thick)
  /// The most opaque.
  public static let ultraThick = Material(thickness: .ultraThick)
  /// That of bars.
  public static let bar = Material(thickness: .bar)
}

extension Material: ShapeStyle {
  /// The material's recipe, or one opaque color where transparency is reduced.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    let recipe = BackdropMaterial.recipe(thickness, dark: environment.colorScheme == .dark)
    guard environment.accessibilityReduceTransparency else { return .material(recipe, opacity: 1) }
    // The documentation promises an opaque average: what the recipe makes of a middle gray.
    return .color(recipe.applied(to: Raster.Color(red: 0.5, green: 0.5, blue: 0.5)))
  }
}

extension ShapeStyle where Self == Material {
  /// The most translucent material.
  public static var ultraThinMaterial: Material { Material(thickness: .ultraThin) }
  /// A material that is more translucent than opaque.
  public static var thinMaterial: Material { Material(thickness: .thin) }
  /// A material half way.
  public static var regularMaterial: Material { Material(thickness: .regular) }
  /// A material that is more opaque than translucent.
  public static var thickMaterial: Material { Material(thickness: .thick) }
  /// The most opaque material.
  public static var ultraThickMaterial: Material { Material(thickness: .ultraThick) }
  /// The material of bars.
  public static var bar: Material { Material(thickness: .bar) }
}

extension BackdropMaterial {
  /// Returns what a uniform backdrop becomes.
  func applied(to c: Raster.Color) -> Raster.Color {
    let y = 0.2126 * c.red + 0.7152 * c.green + 0.0722 * c.blue
    let (v, r) = (luminanceValues, 1 - y)
    let luminance =
      r * r * r * v[0] + 3 * r * r * y * v[1] + 3 * r * y * y * v[2] + y * y * y * v[3]
    func mapped(_ component: Double) -> Double {
      let saturated = y + saturation * (component - y)
      let mixed = (1 - luminanceAmount) * saturated + luminanceAmount * luminance + brightness
      return min(max(mixed, 0), 1)
    }
    return Raster.Color(red: mapped(c.red), green: mapped(c.green), blue: mapped(c.blue))
  }
}
