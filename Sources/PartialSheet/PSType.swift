public import SwiftUI

/// How a partial sheet finds its height.
public enum PSType: Sendable {
  /// As high as its content.
  case `dynamic`
  /// A scroll view of a height, in points, with or without indicators.
  case scrollView(height: CGFloat, showsIndicators: Bool)
}
