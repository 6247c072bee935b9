public import Foundation

/// The size that a preview is shown at.
public enum PreviewLayout: Sendable, Equatable {
  /// Fills the device's screen.
  case device
  /// Has the size that the views want.
  case sizeThatFits
  /// Has the given size, in points.
  case fixed(width: CGFloat, height: CGFloat)
}
