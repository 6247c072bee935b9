public import SwiftUI

/// How the sheets of a `PartialSheetManager` look.
public struct PartialSheetStyle {
  /// What is behind the content.
  public enum PartialSheetBackground {
    /// One color.
    case solid(Color)
    /// What is behind the sheet, seen through a material.
    case blur(UIBlurEffect.Style)
  }

  /// What is above the content.
  public enum PartialSheetHanderBarStyle {
    /// A bar in one color.
    case solid(Color)
    /// Nothing.
    case none
  }

  let background: PartialSheetBackground
  let handlerBarStyle: PartialSheetHanderBarStyle
  let iPadCloseButtonColor: Color
  let enableCover: Bool
  let coverColor: Color
  let blurEffectStyle: UIBlurEffect.Style?
  let cornerRadius: CGFloat
  let minTopDistance: CGFloat

  // Reason: eight parameters, because PartialSheet's signature has them.
  /// Creates a style; the cover is blurred where it has a style of blur, and the sheet's top stays
  /// at least `minTopDistance` points below the screen's.
  public init(
    background: PartialSheetBackground, handlerBarStyle: PartialSheetHanderBarStyle,
    iPadCloseButtonColor: Color, enableCover: Bool, coverColor: Color,
    blurEffectStyle: UIBlurEffect.Style? = nil, cornerRadius: CGFloat, minTopDistance: CGFloat
  ) {
    self.background = background
    self.handlerBarStyle = handlerBarStyle
    self.iPadCloseButtonColor = iPadCloseButtonColor
    self.enableCover = enableCover
    self.coverColor = coverColor
    self.blurEffectStyle = blurEffectStyle
    self.cornerRadius = cornerRadius
    self.minTopDistance = minTopDistance
  }

  // Reason: seven parameters, because PartialSheet's signature has them.
  /// Creates a style whose bar and close button have one color.
  public init(
    background: PartialSheetBackground, accentColor: Color, enableCover: Bool, coverColor: Color,
    blurEffectStyle: UIBlurEffect.Style? = nil, cornerRadius: CGFloat, minTopDistance: CGFloat
  ) {
    self.init(
      background: background, handlerBarStyle: .solid(accentColor),
      iPadCloseButtonColor: accentColor, enableCover: enableCover, coverColor: coverColor,
      blurEffectStyle: blurEffectStyle, cornerRadius: cornerRadius,
      minTopDistance: minTopDistance)
  }

  // Reason: seven parameters, because PartialSheet's signature has them.
  /// Creates a style whose bar and close button have one color.
  public init(
    background: PartialSheetBackground, handlerBarColor: Color, enableCover: Bool,
    coverColor: Color, blurEffectStyle: UIBlurEffect.Style? = nil, cornerRadius: CGFloat,
    minTopDistance: CGFloat
  ) {
    self.init(
      background: background, accentColor: handlerBarColor, enableCover: enableCover,
      coverColor: coverColor, blurEffectStyle: blurEffectStyle, cornerRadius: cornerRadius,
      minTopDistance: minTopDistance)
  }

  /// Returns the style of sheets that don't say anything else.
  public static func defaultStyle() -> PartialSheetStyle {
    PartialSheetStyle(
      background: .solid(Color(UIColor.tertiarySystemBackground)),
      handlerBarStyle: .solid(Color(UIColor.systemGray2)),
      iPadCloseButtonColor: Color(UIColor.systemGray2), enableCover: true,
      coverColor: Color.black.opacity(0.4), cornerRadius: 10, minTopDistance: 110)
  }

  /// The style on an iPhone.
  var phone: PSIphoneStyle {
    let back: PSIphoneStyle.PSIphoneBackground =
      switch background {
      case .solid(let color): .solid(color)
      case .blur(let style): .blur(style.material)
      }
    let bar: PSIphoneStyle.PSHandleBarStyle =
      if case .solid(let color) = handlerBarStyle { .solid(color) } else { .none }
    return PSIphoneStyle(
      background: back, handleBarStyle: bar,
      cover: enableCover ? .enabled(coverColor) : .disabled, cornerRadius: cornerRadius)
  }

  /// The style on an iPad or a Mac.
  var pad: PSIpadMacStyle {
    let back: Color =
      if case .solid(let color) = background { color } else { Color(UIColor.systemBackground) }
    return PSIpadMacStyle(
      backgroundColor: back,
      closeButtonStyle: .icon(image: Image(systemName: "xmark"), color: iPadCloseButtonColor))
  }
}

extension UIBlurEffect.Style {
  /// The material that is as thick.
  var material: Material {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      .ultraThin
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
    default: .regular
    }
  }
}
