import Raster

// Source: the system's material recipes, in which three independent listings agree. There is no
// recipe of `ultraThick`; its numbers continue the series (it is more opaque than `thick`).
extension Material {
  /// Returns what a material does to the picture behind it.
  static func recipe(_ thickness: Thickness, scheme: ColorScheme) -> BackdropMaterial {
    scheme == .light ? light(thickness) : dark(thickness)
  }

  private static func light(_ thickness: Thickness) -> BackdropMaterial {
    switch thickness {
    case .ultraThin: row(22.5, 1.1, 0.12, 0.5, [0.45, 0.55, 0.65, 0.68])
    case .thin: row(30, 1.35, 0.12, 0.6, [0.725, 0.825, 0.76, 0.73])
    case .regular: row(30, 1.5, 0.10, 0.75, [0.90, 0.83, 0.925, 0.815])
    case .thick: row(45, 1.5, 0.045, 0.88, [0.99, 0.95, 0.98, 0.905])
    case .ultraThick: row(45, 1.5, 0.02, 0.95, [0.99, 0.96, 0.98, 0.92])
    case .bar: row(22.5, 1.1, 0.10, 0.75, [0.80, 0.90, 1.10, 0.825])
    }
  }

  private static func dark(_ thickness: Thickness) -> BackdropMaterial {
    switch thickness {
    case .ultraThin: row(22.5, 1.1, 0, 0.5, [0.24, 0.24, 0.30, 0.39])
    case .thin: row(30, 1.35, 0, 0.6, [0.20, 0.21, 0.10, 0.15])
    case .regular: row(30, 1.5, 0, 0.75, [0.16, 0.26, 0.10, 0.10])
    case .thick: row(45, 1.5, 0, 0.88, [0.14, 0.16, 0.10, 0.03])
    case .ultraThick: row(45, 1.5, 0, 0.95, [0.13, 0.14, 0.11, 0.07])
    case .bar: row(22.5, 2.0, -0.10, 0.75, [0.23, 0.52, 0.27, 0.255])
    }
  }

  /// A row of the table: blur radius, saturation, brightness, luminance amount and values.
  private static func row(
    _ radius: Double, _ saturation: Double, _ brightness: Double, _ amount: Double,
    _ values: SIMD4<Double>
  ) -> BackdropMaterial {
    BackdropMaterial(
      blurRadius: radius, saturation: saturation, brightness: brightness,
      luminanceAmount: amount, luminanceValues: values)
  }
}
