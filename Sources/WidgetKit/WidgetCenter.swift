// User code that imports `WidgetKit` relies on it for SwiftUI's names.
@_exported public import Foundation
@_exported public import SheetUI

/// How large a widget is.
public enum WidgetFamily: Int, CaseIterable, Sendable, Hashable, CustomStringConvertible {
  /// A small square.
  case systemSmall
  /// Two small squares in a row.
  case systemMedium
  /// A square of four small ones.
  case systemLarge
  /// Two large squares in a row.
  case systemExtraLarge
  /// A circle on the locked screen.
  case accessoryCircular
  /// A rectangle on the locked screen.
  case accessoryRectangular
  /// A line on the locked screen.
  case accessoryInline

  /// The name of the size.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }
}

/// A widget that the user has put somewhere.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
  /// The name of its kind.
  public let kind: String
  /// How large it is.
  public let family: WidgetFamily

  /// The widget itself.
  public var id: WidgetInfo { self }
}

/// Knows the app's widgets: there are none on a stage, so that nothing is ever loaded again.
public final class WidgetCenter: Sendable {
  /// The only one.
  public static let shared = WidgetCenter()

  private init() {}

  /// Loads a kind of widgets again; there are none.
  public func reloadTimelines(ofKind kind: String) {}
  /// Loads all widgets again; there are none.
  public func reloadAllTimelines() {}
  /// Asks again what users can set; there are no widgets.
  public func invalidateConfigurationRecommendations() {}
  /// Hands over the widgets: none.
  public func getCurrentConfigurations(
    _ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void
  ) { completion(.success([])) }
  /// The widgets: none.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}
