public import Foundation

extension Text {
  /// A line's pattern and color.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    public struct Pattern: Hashable, Sendable {
      /// The lengths of strokes and gaps, in line widths; none for a solid line.
      let dashes: [Double]

      /// One stroke.
      public static let solid = Pattern(dashes: [])
      /// Dots.
      public static let dot = Pattern(dashes: [2, 2])
      /// Dashes.
      public static let dash = Pattern(dashes: [6, 3])
      /// Dashes and dots.
      public static let dashDot = Pattern(dashes: [6, 2, 2, 2])
      /// Dashes and two dots each.
      public static let dashDotDot = Pattern(dashes: [6, 2, 2, 2, 2, 2])
    }

    /// The pattern.
    public let pattern: Pattern
    /// The color; nil for the text's.
    public let color: Color?

    /// Creates a style.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      (self.pattern, self.color) = (pattern, color)
    }

    /// A solid line in the text's color.
    public static let single = LineStyle()
  }

  /// Which letters are shown as capitals.
  public enum Case: Hashable, Sendable {
    /// All.
    case uppercase
    /// None.
    case lowercase
  }

  /// How large text is beside its surroundings.
  public struct Scale: Hashable, Sendable {
    let factor: Double

    /// As large as its font.
    public static let `default` = Scale(factor: 1)
    /// A smaller text, as for what comes second.
    public static let secondary = Scale(factor: 0.8)
  }

  /// Sets the font.
  public func font(_ font: Font?) -> Text { adding(.font(font)) }
  /// Sets the weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }
  /// Sets the width of the letters.
  public func fontWidth(_ width: Font.Width?) -> Text { adding(.width(width)) }
  /// Sets the design.
  public func fontDesign(_ design: Font.Design?) -> Text { adding(.design(design)) }
  /// Makes the text bold.
  public func bold() -> Text { adding(.bold(true)) }
  /// Makes the text bold or not.
  public func bold(_ isActive: Bool) -> Text { adding(.bold(isActive)) }
  /// Slants the text.
  public func italic() -> Text { adding(.italic(true)) }
  /// Slants the text or not.
  public func italic(_ isActive: Bool) -> Text { adding(.italic(isActive)) }
  /// Gives all letters the same width, or not.
  public func monospaced(_ isActive: Bool = true) -> Text { adding(.monospaced(isActive)) }
  /// Gives all digits the same width.
  public func monospacedDigit() -> Text { adding(.monospacedDigits) }
  /// Sets the color; nil for the inherited one.
  public func foregroundColor(_ color: Color?) -> Text {
    guard let color else { return self }
    return adding(.style(AnyStyle(color)))
  }
  /// Sets the style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    adding(.style(AnyStyle(style)))
  }
  /// Adds space behind each character, in points, and keeps ligatures apart.
  public func kerning(_ kerning: CGFloat) -> Text { adding(.kern(kerning)) }
  /// Adds space behind each character, in points.
  public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }
  /// Raises the text above the baseline, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    adding(.baselineOffset(baselineOffset))
  }
  /// Draws a line under the text; nil for the text's color.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }
  /// Draws a line of a pattern under the text; nil for the text's color.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    adding(.underline(isActive ? LineMark(pattern: pattern, color: color) : nil))
  }
  /// Draws a line through the text; nil for the text's color.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }
  /// Draws a line of a pattern through the text; nil for the text's color.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    adding(.strikethrough(isActive ? LineMark(pattern: pattern, color: color) : nil))
  }
  /// Shows the text smaller, or not.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    adding(.scale(isEnabled ? scale : .default))
  }
  /// Says how the text is spoken; a picture doesn't show it.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  /// Says how the text is spoken; a picture doesn't show it.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  /// Says how the text is spoken; a picture doesn't show it.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
}
