/// Shows views in a development environment; each one is a snapshot, see `PreviewCatalog`.
@MainActor @preconcurrency
public protocol PreviewProvider: _PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The views to show.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }

  /// The system that the previews are for; nil for that of the file's target.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

/// Previews whose type is forgotten.
@MainActor @preconcurrency
public protocol _PreviewProvider {
  /// The views to show.
  @MainActor @preconcurrency static var _previews: any View { get }
  /// The system that the previews are for.
  @MainActor @preconcurrency static var _platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// Names no system.
  @MainActor @preconcurrency public static var platform: PreviewPlatform? { nil }

  /// The views to show.
  @MainActor @preconcurrency public static var _previews: any View { previews }

  /// The system that the previews are for.
  @MainActor @preconcurrency public static var _platform: PreviewPlatform? { platform }
}

/// A system that previews are for; all are shown on the device that is asked for.
public enum PreviewPlatform: Sendable, Equatable, Hashable {
  /// Phones and tablets.
  case iOS
  /// Desktops.
  case macOS
  /// Television sets.
  case tvOS
  /// Watches.
  case watchOS
}
