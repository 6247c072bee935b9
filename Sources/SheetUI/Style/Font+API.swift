public import Foundation

extension Font {
  /// The font of the largest heading.
  public static let largeTitle = system(.largeTitle)
  /// The font of a first-level heading.
  public static let title = system(.title)
  /// The font of a second-level heading.
  public static let title2 = system(.title2)
  /// The font of a third-level heading.
  public static let title3 = system(.title3)
  /// The font of a heading in the size of body text.
  public static let headline = system(.headline)
  /// The font of a subheading.
  public static let subheadline = system(.subheadline)
  /// The font of body text.
  public static let body = system(.body)
  /// The font of a callout.
  public static let callout = system(.callout)
  /// The font of a footnote.
  public static let footnote = system(.footnote)
  /// The font of a caption.
  public static let caption = system(.caption)
  /// The font of a second caption.
  public static let caption2 = system(.caption2)

  /// Returns the system's font for a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(provider: .style(style, design, weight))
  }

  /// Returns the system's font for a text style.
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(provider: .style(style, design, nil))
  }

  /// Returns the system's font in a size, which the reader's text size doesn't change.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(provider: .system(size: size, weight, design))
  }

  /// Returns the system's font in a size, which the reader's text size doesn't change.
  @_disfavoredOverload
  public static func system(
    size: CGFloat, weight: Weight = .regular, design: Design = .default
  ) -> Font {
    Font(provider: .system(size: size, weight, design))
  }

  /// Returns a named font, whose size grows with body text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(provider: .custom(name, size: size, relativeTo: .body))
  }

  /// Returns a named font, whose size grows with a text style.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(provider: .custom(name, size: size, relativeTo: textStyle))
  }

  /// Returns a named font in a size that the reader's text size doesn't change.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(provider: .custom(name, size: fixedSize, relativeTo: nil))
  }

  /// Returns the font in a weight.
  public func weight(_ weight: Weight) -> Font { modified(.weight(weight)) }

  /// Returns the font in bold: a text style's own emphasis, or the bold weight.
  public func bold() -> Font { modified(.bold) }

  /// Returns the font slanted.
  public func italic() -> Font { modified(.italic) }

  /// Returns the font with letters of equal width.
  public func monospaced() -> Font { modified(.monospaced) }

  /// Returns the font with digits of equal width.
  public func monospacedDigit() -> Font { modified(.monospacedDigits) }

  /// Returns the font with small capitals for all letters.
  public func smallCaps() -> Font { modified(.smallCaps(lowercase: true, uppercase: true)) }

  /// Returns the font with small capitals for small letters.
  public func lowercaseSmallCaps() -> Font {
    modified(.smallCaps(lowercase: true, uppercase: false))
  }

  /// Returns the font with small capitals for capitals.
  public func uppercaseSmallCaps() -> Font {
    modified(.smallCaps(lowercase: false, uppercase: true))
  }

  /// Returns the font with another distance between lines.
  public func leading(_ leading: Leading) -> Font { modified(.leading(leading)) }

  /// Returns the font with letters of another width.
  public func width(_ width: Width) -> Font { modified(.width(width)) }

  /// Returns the system's font in another design; named fonts stay.
  func design(_ design: Design) -> Font { modified(.design(design)) }

  /// Returns the font in a size times a factor.
  public func scaled(by factor: CGFloat) -> Font { modified(.scale(Double(factor))) }

  /// Returns the font in a size, in points.
  public func pointSize(_ size: CGFloat) -> Font {
    guard case .custom(let name, _, let style) = provider else {
      return Font(provider: .system(size: size, nil, nil)).inheriting(modifiers)
    }
    return Font(provider: .custom(name, size: size, relativeTo: style)).inheriting(modifiers)
  }

  private func inheriting(_ modifiers: [Modifier]) -> Font {
    var copy = self
    copy.modifiers = modifiers
    return copy
  }
}
