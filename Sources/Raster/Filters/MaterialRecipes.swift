extension BackdropMaterial {
  /// The materials of the system.
  public enum Kind: String, CaseIterable, Sendable {
    /// Mostly translucent.
    case ultraThin
    /// More translucent than opaque.
    case thin
    /// Somewhat translucent.
    case regular
    /// More opaque than translucent.
    case thick
    /// Mostly opaque.
    case ultraThick
    /// The material of system bars.
    case bar
  }

  /// Returns the numbers of a system material.
  ///
  /// They are those of CoreMaterial's `.materialrecipe` files, which three independent listings
  /// share; there is no recipe for ultraThick, and its numbers extrapolate the others.
  public static func recipe(_ kind: Kind, dark: Bool) -> BackdropMaterial {
    let row = dark ? darkRow(kind) : lightRow(kind)
    return BackdropMaterial(
      blurRadius: row.0, saturation: row.1, brightness: row.2, luminanceAmount: row.3,
      luminanceValues: row.4)
  }

  private typealias Row = (Double, Double, Double, Double, SIMD4<Double>)

  // Blur radius, saturation, brightness, luminance amount, luminance values.
  private static func lightRow(_ kind: Kind) -> Row {
    switch kind {
    case .ultraThin: (22.5, 1.10, 0.120, 0.50, SIMD4(0.450, 0.550, 0.650, 0.680))
    case .thin: (30.0, 1.35, 0.120, 0.60, SIMD4(0.725, 0.825, 0.760, 0.730))
    case .regular: (30.0, 1.50, 0.100, 0.75, SIMD4(0.900, 0.830, 0.925, 0.815))
    case .thick: (45.0, 1.50, 0.045, 0.88, SIMD4(0.990, 0.950, 0.980, 0.905))
    case .ultraThick: (45.0, 1.50, 0.020, 0.95, SIMD4(0.990, 0.960, 0.980, 0.920))
    case .bar: (22.5, 1.10, 0.100, 0.75, SIMD4(0.800, 0.900, 1.100, 0.825))
    }
  }

  private static func darkRow(_ kind: Kind) -> Row {
    switch kind {
    case .ultraThin: (22.5, 1.10, 0.000, 0.50, SIMD4(0.240, 0.240, 0.300, 0.390))
    case .thin: (30.0, 1.35, 0.000, 0.60, SIMD4(0.200, 0.210, 0.100, 0.150))
    case .regular: (30.0, 1.50, 0.000, 0.75, SIMD4(0.160, 0.260, 0.100, 0.100))
    case .thick: (45.0, 1.50, 0.000, 0.88, SIMD4(0.140, 0.160, 0.100, 0.030))
    case .ultraThick: (45.0, 1.50, 0.000, 0.95, SIMD4(0.130, 0.140, 0.110, 0.070))
    case .bar: (22.5, 2.00, -0.100, 0.75, SIMD4(0.230, 0.520, 0.270, 0.255))
    }
  }
}
