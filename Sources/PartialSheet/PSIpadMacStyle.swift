public import SwiftUI

/// How a partial sheet looks on an iPad or a Mac.
public struct PSIpadMacStyle: Sendable {
  /// What is in the upper trailing corner.
  public enum PSIpadMacCloseButtonStyle: Sendable {
    /// A button with a picture in one color.
    case icon(image: Image, color: Color)
    /// Nothing.
    case none
  }

  /// What is behind the content.
  public var backgroundColor: Color
  /// What is in the upper trailing corner.
  public var closeButtonStyle: PSIpadMacCloseButtonStyle

  /// Creates a style.
  public init(backgroundColor: Color, closeButtonStyle: PSIpadMacCloseButtonStyle) {
    self.backgroundColor = backgroundColor
    self.closeButtonStyle = closeButtonStyle
  }

  /// Returns the style of sheets that don't say anything else.
  public static func defaultStyle() -> PSIpadMacStyle {
    PSIpadMacStyle(
      backgroundColor: Color(UIColor.systemBackground),
      closeButtonStyle: .icon(image: Image(systemName: "xmark"), color: Color.secondary))
  }
}
