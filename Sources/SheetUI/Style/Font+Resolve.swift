import Foundation
import Typography

extension Font {
  /// Returns the font's description in an environment.
  func resolve(in environment: EnvironmentValues) -> FontDescriptor {
    var (descriptor, style) = base(in: environment)
    for modifier in modifiers { Self.apply(modifier, to: &descriptor, style) }
    if environment.legibilityWeight == .bold {
      // Bold text on request: two steps heavier, as regular becomes semibold.
      descriptor.weight = FontWeight(min(descriptor.weight.value + 200, 900))
    }
    return descriptor
  }

  /// The description before any change, and the text style that it comes from.
  private func base(
    in environment: EnvironmentValues
  ) -> (FontDescriptor, Typography.TextStyle?) {
    switch provider {
    case .style(let style, let design, let weight):
      let design = design?.typography ?? .standard
      var descriptor =
        environment.idiom == .mac
        ? DynamicType.macFont(style.typography, design: design)
        : DynamicType.font(
          style.typography, at: environment.dynamicTypeSize.typography, design: design)
      if let weight { descriptor.weight = weight.typography }
      return (descriptor, style.typography)
    case .system(let size, let weight, let design):
      let descriptor = FontDescriptor.system(
        size: size, weight: (weight ?? .regular).typography,
        design: design?.typography ?? .standard)
      return (descriptor, nil)
    case .custom(let name, let size, let style):
      var scaled = Double(size)
      if let style, environment.idiom != .mac {
        scaled = DynamicType.scaled(
          scaled, relativeTo: style.typography, at: environment.dynamicTypeSize.typography)
      }
      return (FontDescriptor(.custom(name), size: scaled), style?.typography)
    }
  }

  private static func apply(
    _ modifier: Modifier, to descriptor: inout FontDescriptor, _ style: Typography.TextStyle?
  ) {
    switch modifier {
    case .weight(let weight): descriptor.weight = weight.typography
    case .bold: descriptor.weight = style?.emphasizedWeight ?? .bold
    case .italic: descriptor.isItalic = true
    case .monospaced:
      if case .system = descriptor.family { descriptor.family = .system(.monospaced) }
    case .monospacedDigits: descriptor.features.append(.monospacedDigits)
    case .smallCaps(let lowercase, let uppercase):
      if lowercase { descriptor.features.append(.lowercaseSmallCaps) }
      if uppercase { descriptor.features.append(.uppercaseSmallCaps) }
    case .leading(let leading): descriptor.leading = leading.typography
    case .width(let width): descriptor.width = width.typography
    case .design(let design):
      if case .system = descriptor.family { descriptor.family = .system(design.typography) }
    case .scale(let factor): descriptor = descriptor.withSize(descriptor.size * factor)
    }
  }
}

extension Font.TextStyle {
  /// The same style of the typography.
  var typography: Typography.TextStyle {
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

extension Font.Design {
  /// The same design of the typography.
  var typography: FontDesign {
    switch self {
    case .default: .standard
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}

extension Font.Leading {
  /// The same leading of the typography.
  var typography: FontLeading {
    switch self {
    case .standard: .standard
    case .tight: .tight
    case .loose: .loose
    }
  }
}

extension Font.Weight {
  /// The same weight of the typography.
  var typography: FontWeight { FontWeight(value) }
}

extension Font.Width {
  /// The nearest width of the typography.
  var typography: FontWidth {
    switch value {
    case ..<(-0.25): .compressed
    case ..<(-0.1): .condensed
    case ..<0.1: .standard
    default: .expanded
    }
  }
}

extension DynamicTypeSize {
  /// The same size of the typography.
  var typography: TypeSize {
    // Both types list the sizes in ascending order.
    TypeSize.allCases[rawValue]
  }
}
