import Raster

/// Finds a named color: its name, its bundle's path and the environment give the color, or nil where
/// no asset catalog has it.
typealias AssetColorLookup =
  @Sendable (_ name: String, _ bundle: String?, _ environment: EnvironmentValues) -> Raster.Color?

/// The kinds of devices.
enum InterfaceIdiom: Hashable, Sendable {
  case phone
  case pad
  case mac
}

private enum ForegroundStylesKey: EnvironmentKey {
  static var defaultValue: ForegroundStyles? { nil }
}

private enum TintKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

private enum BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

private enum InterfaceLevelKey: EnvironmentKey {
  static var defaultValue: InterfaceLevel { .base }
}

private enum IdiomKey: EnvironmentKey {
  static var defaultValue: InterfaceIdiom { .phone }
}

private enum AssetColorsKey: EnvironmentKey {
  static var defaultValue: AssetColorLookup? { nil }
}

extension EnvironmentValues {
  /// The foreground styles that are set.
  var foregroundStyles: ForegroundStyles? {
    get { self[ForegroundStylesKey.self] }
    set { self[ForegroundStylesKey.self] = newValue }
  }
  /// The tint; nil for the accent color.
  var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
  /// The background style; nil for the system's.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
  /// Whether the view lies on the ground or on a layer above.
  var interfaceLevel: InterfaceLevel {
    get { self[InterfaceLevelKey.self] }
    set { self[InterfaceLevelKey.self] = newValue }
  }
  /// The kind of device.
  var idiom: InterfaceIdiom {
    get { self[IdiomKey.self] }
    set { self[IdiomKey.self] = newValue }
  }
  /// Finds the colors of asset catalogs.
  var assetColors: AssetColorLookup? {
    get { self[AssetColorsKey.self] }
    set { self[AssetColorsKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// The foreground style that is set; setting one puts it within the styles around.
  ///
  /// Setting nil takes every style back.
  var foregroundStyle: AnyShapeStyle? {
    get { foregroundStyles?.levels.first }
    set { foregroundStyles = newValue.map { ForegroundStyles($0, outer: foregroundStyles) } }
  }

  /// Whether somebody asked for the foreground styles, rather than the system for its own reasons.
  ///
  /// Buttons take such a style and leave their tint.
  var hasOwnForeground: Bool {
    get { foregroundStyles?.isAskedFor == true }
    set { foregroundStyles?.isAskedFor = newValue }
  }

  /// Sets the styles of the first levels, as somebody asked, within the styles around.
  mutating func setOwnForeground(_ levels: [AnyShapeStyle]) {
    guard let primary = levels.first else { return }
    foregroundStyles = ForegroundStyles(
      primary, Array(levels.dropFirst()), isAskedFor: true, outer: foregroundStyles)
  }
}
