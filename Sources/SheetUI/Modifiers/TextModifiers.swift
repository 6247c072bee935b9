public import Foundation

private enum TextAttributesKey: EnvironmentKey {
  static var defaultValue: [Text.Attribute] { [] }
}

private enum LabelsHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// What the views around change about all text, the outermost change first.
  var textAttributes: [Text.Attribute] {
    get { self[TextAttributesKey.self] }
    set { self[TextAttributesKey.self] = newValue }
  }
  /// Whether controls hide their labels.
  var labelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
  /// The case of the letters in the view; nil for as they are.
  public var textCase: Text.Case? {
    get { textAttributes.reduce(nil) { if case .textCase(let new) = $1 { new } else { $0 } } }
    set { textAttributes.append(.textCase(newValue)) }
  }
  /// Whether a view around says in which case letters are.
  var hasTextCase: Bool {
    textAttributes.contains { if case .textCase = $0 { true } else { false } }
  }
  /// The font of the place, with what the views around change about it.
  var effectiveFont: Font {
    textAttributes.reduce(font ?? .body) { font, attribute in attribute.changed(font) }
  }
}

extension Text.Attribute {
  /// Returns a font with the attribute's change, the same one where it changes none.
  func changed(_ font: Font) -> Font {
    switch self {
    case .weight(let weight): weight.map { font.weight($0) } ?? font
    case .bold(let isBold): isBold ? font.bold() : font
    case .italic(let isItalic): isItalic ? font.italic() : font
    case .width(let width): width.map { font.width($0) } ?? font
    case .design(let design): design.map { font.design($0) } ?? font
    case .monospaced(let isMonospaced): isMonospaced ? font.monospaced() : font
    case .monospacedDigits: font.monospacedDigit()
    case .scale(let scale): scale == .default ? font : font.scaled(by: scale.factor)
    case .font, .style, .background, .kern, .tracking, .baselineOffset, .underline,
      .strikethrough, .textCase, .link:
      font
    }
  }
}

extension View {
  nonisolated private func text(_ attribute: Text.Attribute) -> some View {
    modifier(EnvironmentValueModifier { $0.textAttributes.append(attribute) })
  }

  /// Sets the weight of the text in the view; nil for what the fonts say.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { text(.weight(weight)) }
  /// Makes the text in the view bold or leaves it.
  nonisolated public func bold(_ isActive: Bool = true) -> some View { text(.bold(isActive)) }
  /// Slants the text in the view or leaves it.
  nonisolated public func italic(_ isActive: Bool = true) -> some View { text(.italic(isActive)) }
  /// Gives all digits in the view the same width.
  nonisolated public func monospacedDigit() -> some View { text(.monospacedDigits) }
  /// Adds space behind each character, in points, and keeps ligatures apart.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { text(.kern(kerning)) }
  /// Adds space behind each character, in points.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { text(.tracking(tracking)) }
  /// Raises the text in the view above its baseline, in points.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    text(.baselineOffset(baselineOffset))
  }
  /// Draws a line under the text in the view; nil for the text's color.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    text(.underline(isActive ? Text.LineMark(pattern: pattern, color: color) : nil))
  }
  /// Draws a line through the text in the view; nil for the text's color.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    text(.strikethrough(isActive ? Text.LineMark(pattern: pattern, color: color) : nil))
  }
  /// Sets the width of the letters in the view.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { text(.width(width)) }
  /// Sets the design of the fonts in the view.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { text(.design(design)) }
  /// Gives all letters in the view the same width, or leaves them.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    text(.monospaced(isActive))
  }
  /// Shows the text in the view in capitals, in small letters, or as it is.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    text(.textCase(textCase))
  }
  /// Shows the text in the view smaller, or not.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    text(.scale(isEnabled ? scale : .default))
  }

  /// Hides the labels of the controls in the view.
  nonisolated public func labelsHidden() -> some View {
    modifier(EnvironmentValueModifier { $0.labelsHidden = true })
  }
}
