import Foundation
import SheetUI

extension FontSpec {
  /// The font.
  var font: Font {
    switch self {
    case .style(let style, let weight, let design):
      weighted(.system(style.value, design: design?.value ?? .default), weight)
    case .size(let size, let weight, let design):
      weighted(.system(size: size, design: design?.value ?? .default), weight)
    }
  }

  private func weighted(_ font: Font, _ weight: FontWeightSpec?) -> Font {
    weight.map { font.weight($0.value) } ?? font
  }
}

extension TextStyleSpec {
  /// The text style.
  var value: Font.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title: .title
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption
    case .caption2: .caption2
    }
  }
}

extension FontWeightSpec {
  /// The weight.
  var value: Font.Weight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}

extension FontDesignSpec {
  /// The design.
  var value: Font.Design {
    switch self {
    case .default: .default
    case .rounded: .rounded
    case .serif: .serif
    case .monospaced: .monospaced
    }
  }
}
