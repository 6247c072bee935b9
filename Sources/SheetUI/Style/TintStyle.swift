import Raster

private enum TintStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// The tint where it is more than a color; nil where it is a color or isn't set.
  var tintStyle: AnyShapeStyle? {
    get { self[TintStyleKey.self] }
    set { self[TintStyleKey.self] = newValue }
  }
}

extension _ResolvedStyle {
  /// The color, or a gradient's first one; nil for pictures and materials.
  var firstColor: Raster.Color? {
    switch self {
    case .color(let color): color
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .angularGradient(let stops, _, _):
      stops.first?.color
    case .picture, .material: nil
    case .effect(let base, _): base.firstColor
    }
  }
}
