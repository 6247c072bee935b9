import Raster

extension Color {
  /// Returns the components in an environment, sRGB encoded and straight.
  func rasterColor(in environment: EnvironmentValues) -> Raster.Color {
    switch provider {
    case .fixed(let color): color
    case .system(let color): color.resolve(in: environment)
    case .accent: Self.accent(in: environment)
    case .asset(let name, let bundle):
      environment.assetColors?(name, bundle, environment) ?? Self.missing
    case .dynamic(let color): color.resolve(environment)
    case .faded(let base, let opacity): base.rasterColor(in: environment).opacity(opacity)
    case .mixed(let a, let b, let share, let space):
      space.mix(a.rasterColor(in: environment), b.rasterColor(in: environment), by: share)
    }
  }

  /// What stands for a color that no asset catalog has: one that nobody overlooks.
  private static let missing = Raster.Color(red: 1, green: 0, blue: 1)

  private static func accent(in environment: EnvironmentValues) -> Raster.Color {
    // A tint may itself be the accent color, which then means the one beneath.
    if let tint = environment.tint {
      var outer = environment
      outer.tint = nil
      return tint.rasterColor(in: outer)
    }
    return environment.assetColors?("AccentColor", nil, environment)
      ?? SystemColor.systemBlue.resolve(in: environment)
  }
}
