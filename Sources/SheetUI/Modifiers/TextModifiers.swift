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
    case .monospacedDigits: font.monospacedDigit()
    case .font, .style, .kern, .tracking, .baselineOffset, .underline, .strikethrough: font
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
  /// Draws a line under the text in the view.
  nonisolated public func underline(_ isActive: Bool = true) -> some View {
    text(.underline(isActive))
  }
  /// Draws a line through the text in the view.
  nonisolated public func strikethrough(_ isActive: Bool = true) -> some View {
    text(.strikethrough(isActive))
  }

  /// Hides the labels of the controls in the view.
  nonisolated public func labelsHidden() -> some View {
    modifier(EnvironmentValueModifier { $0.labelsHidden = true })
  }
}
