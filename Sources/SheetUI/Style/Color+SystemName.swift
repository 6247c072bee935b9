extension Color {
  /// Returns the system's color of a name that it has in UIKit, such as `systemBackground`.
  package static func system(named name: String) -> Color? {
    SystemColor(rawValue: name).map { Color($0) }
  }

  /// Creates a color that is another one in dark appearance.
  package init(light: Color, dark: Color) {
    self.init(
      provider: .dynamic(
        DynamicColor { environment in
          (environment.colorScheme == .dark ? dark : light).rasterColor(in: environment)
        }))
  }
}
