import Foundation
import Raster
import Typography

extension Text: View {}

extension Text: LeafView {
  func behavior(_ environment: EnvironmentValues) -> TextBehavior {
    TextBehavior(StyledTextBuilder(self, environment), environment)
  }
}

/// Turns a text and its environment into what the typesetter takes.
struct StyledTextBuilder {
  private(set) var text = StyledText()
  /// The styles that the runs' tags stand for.
  private(set) var styles: [_ResolvedStyle] = []

  init(_ source: Text, _ environment: EnvironmentValues) {
    for piece in source.pieces { append(piece, environment) }
  }

  private mutating func append(_ piece: Text.Piece, _ environment: EnvironmentValues) {
    var font = environment.font ?? .body
    // Weight and slant hold for whichever font is named, inside or outside of them.
    var changes: [Text.Attribute] = []
    var style: _ResolvedStyle?
    var attributes = TextAttributes(font: font.resolve(in: environment))
    // Inner changes win, so the outermost is applied first.
    for attribute in environment.textAttributes + piece.attributes.reversed() {
      switch attribute {
      case .font(let new): font = new ?? font
      case .weight, .bold, .italic, .monospacedDigits: changes.append(attribute)
      case .style(let new): style = new.style._resolve(in: environment)
      case .kern(let kern): attributes.kern = Double(kern)
      case .tracking(let tracking): attributes.tracking = Double(tracking)
      case .baselineOffset(let offset): attributes.baselineOffset = Double(offset)
      case .underline(let isActive): attributes.isUnderlined = isActive
      case .strikethrough(let isActive): attributes.isStruckThrough = isActive
      }
    }
    attributes.font = changes.reduce(font) { $1.changed($0) }.resolve(in: environment)
    attributes.tag = tag(style ?? ForegroundStyle()._resolve(in: environment))
    text.append(piece.string(environment), attributes: attributes)
  }

  private mutating func tag(_ style: _ResolvedStyle) -> Int {
    if let index = styles.firstIndex(of: style) { return index }
    styles.append(style)
    return styles.count - 1
  }
}

extension Text.Piece {
  /// The words in the language of the environment.
  func string(_ environment: EnvironmentValues) -> String {
    switch content {
    case .verbatim(let string): string
    case .localized(let key, _): key.text
    }
  }
}

extension ParagraphStyle {
  /// Creates the style that an environment asks for.
  init(_ environment: EnvironmentValues) {
    self.init()
    alignment =
      switch environment.multilineTextAlignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    layoutDirection =
      environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    lineSpacing = Double(environment.lineSpacing)
    lineLimit = environment.lineLimit
    reservedLines = environment.reservedLines
    truncation =
      switch environment.truncationMode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    minimumScaleFactor = Double(environment.minimumScaleFactor)
    locale = environment.locale.identifier
  }
}

private enum TruncationModeKey: EnvironmentKey {
  static var defaultValue: Text.TruncationMode { .tail }
}

extension EnvironmentValues {
  /// Where text that doesn't fit is cut.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }
}

extension View {
  /// Sets where text that doesn't fit is cut.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
}
