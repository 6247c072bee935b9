import Raster

/// A color that the system defines and that depends on the appearance; named as in UIKit.
enum SystemColor: String, CaseIterable, Hashable, Sendable {
  /// Red.
  case systemRed
  /// Orange.
  case systemOrange
  /// Yellow.
  case systemYellow
  /// Green.
  case systemGreen
  /// Mint.
  case systemMint
  /// Teal.
  case systemTeal
  /// Cyan.
  case systemCyan
  /// Blue.
  case systemBlue
  /// Indigo.
  case systemIndigo
  /// Purple.
  case systemPurple
  /// Pink.
  case systemPink
  /// Brown.
  case systemBrown
  /// A gray.
  case systemGray
  /// A gray.
  case systemGray2
  /// A gray.
  case systemGray3
  /// A gray.
  case systemGray4
  /// A gray.
  case systemGray5
  /// A gray.
  case systemGray6
  /// The color of primary text.
  case label
  /// The color of secondary text.
  case secondaryLabel
  /// The color of tertiary text.
  case tertiaryLabel
  /// The color of quaternary text.
  case quaternaryLabel
  /// The color of a field's placeholder.
  case placeholderText
  /// The color of links.
  case link
  /// The color of thin lines that let what is behind show.
  case separator
  /// The color of thin lines that hide what is behind.
  case opaqueSeparator
  /// The fill of thin shapes.
  case systemFill
  /// The fill of medium shapes.
  case secondarySystemFill
  /// The fill of large shapes.
  case tertiarySystemFill
  /// The fill of large areas.
  case quaternarySystemFill
  /// The main background.
  case systemBackground
  /// The background of groups on the main one.
  case secondarySystemBackground
  /// The background of groups within groups.
  case tertiarySystemBackground
  /// The main background of grouped content.
  case systemGroupedBackground
  /// The background of groups on the grouped one.
  case secondarySystemGroupedBackground
  /// The background of groups within grouped groups.
  case tertiarySystemGroupedBackground
  /// Text on a dark background.
  case lightText
  /// Text on a light background.
  case darkText
  /// What darkens the presenter behind a sheet.
  case sheetDimming
  /// The border of a rounded text field.
  case textFieldBorder
  /// The track of a switch that is off.
  case switchOffTrack
}

/// Whether something lies on the screen's ground or on a layer above it, such as a sheet.
enum InterfaceLevel: Hashable, Sendable {
  /// The ground.
  case base
  /// A layer above.
  case elevated
}

extension SystemColor {
  /// Returns the color in an appearance.
  func resolve(
    scheme: ColorScheme, contrast: ColorSchemeContrast = .standard, level: InterfaceLevel = .base
  ) -> Raster.Color {
    let all = variants
    let isContrasted = contrast == .increased
    let components: Components
    switch scheme {
    case .light:
      components = isContrasted ? all.lightHighContrast ?? all.light : all.light
    case .dark:
      let plain = level == .elevated ? all.darkElevated ?? all.dark : all.dark
      let contrasted =
        level == .elevated
        ? all.darkElevatedHighContrast ?? all.darkHighContrast : all.darkHighContrast
      components = isContrasted ? contrasted ?? plain : plain
    }
    return Raster.Color(
      bytes: components.red, components.green, components.blue, alpha: components.opacity)
  }

  /// Returns the color in an environment's appearance.
  func resolve(in environment: EnvironmentValues) -> Raster.Color {
    resolve(
      scheme: environment.colorScheme, contrast: environment.colorSchemeContrast,
      level: environment.interfaceLevel)
  }
}
