public import Foundation

/// The room that a view gets.
public enum SwiftUISnapshotLayout: Sendable {
  /// A device's whole screen.
  case device(config: ViewImageConfig)
  /// A given size, in points.
  case fixed(width: CGFloat, height: CGFloat)
  /// The view's ideal size.
  case sizeThatFits
}
