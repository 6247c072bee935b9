public import SwiftUI

/// How a partial sheet looks on an iPhone.
public struct PSIphoneStyle: Sendable {
  /// What is behind the content.
  public enum PSIphoneBackground: Sendable {
    /// One color.
    case solid(Color)
    /// What is behind the sheet, seen through a material.
    case blur(Material)
    /// A gradient over the sheet's whole height, which is the screen's; only its upper part shows.
    case gradient(LinearGradient)
  }

  /// What is above the content.
  public enum PSHandleBarStyle: Sendable {
    /// A bar in one color.
    case solid(Color)
    /// Nothing.
    case none
  }

  /// What is between the sheet and the view behind it.
  public enum PSCoverStyle: Sendable {
    /// A layer in one color; a tap on it closes the sheet.
    case enabled(Color)
    /// Nothing.
    case disabled
  }

  /// What is behind the content.
  public var background: PSIphoneBackground
  /// What is above the content.
  public var handleBarStyle: PSHandleBarStyle
  /// What is between the sheet and the view behind it.
  public var cover: PSCoverStyle
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat

  /// Creates a style.
  public init(
    background: PSIphoneBackground, handleBarStyle: PSHandleBarStyle, cover: PSCoverStyle,
    cornerRadius: CGFloat
  ) {
    self.background = background
    self.handleBarStyle = handleBarStyle
    self.cover = cover
    self.cornerRadius = cornerRadius
  }

  /// Returns the style of sheets that don't say anything else.
  public static func defaultStyle() -> PSIphoneStyle {
    PSIphoneStyle(
      background: .solid(Color(UIColor.systemBackground)),
      handleBarStyle: .solid(Color.secondary),
      cover: .enabled(Color.black.opacity(0.4)),
      cornerRadius: 10)
  }
}
