import Foundation

/// What decides between the variants of an asset.
struct AssetTraits: Hashable, Sendable {
  /// Device pixels a point, rounded up.
  var scale: Int
  /// The kind of machine, as file names and catalogs call it.
  var idiom: String
  /// Whether the appearance is dark.
  var isDark: Bool
  /// Whether the user asked for more contrast.
  var isHighContrast: Bool
}

extension AssetTraits {
  /// Takes the traits from an environment.
  init(_ environment: EnvironmentValues) {
    let scale = min(max(environment.displayScale, 1), 9)
    self.scale = Int(scale.rounded(.up))
    idiom =
      switch environment.idiom {
      case .phone: "iphone"
      case .pad: "ipad"
      case .mac: "mac"
      }
    isDark = environment.colorScheme == .dark
    isHighContrast = environment.colorSchemeContrast == .increased
  }

  /// How badly a variant's scale fits: the next larger one is best, the largest smaller one next.
  func penalty(scale: Int) -> Int {
    scale >= self.scale ? scale - self.scale : 100 + self.scale - scale
  }
}
