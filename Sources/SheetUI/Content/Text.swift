public import Foundation

/// One or more lines of text.
public struct Text: Equatable, Sendable {
  /// Where text that doesn't fit is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// At the start.
    case head
    /// At the end.
    case tail
    /// In the middle.
    case middle
  }

  /// A change of how a piece of text is drawn.
  enum Attribute: Equatable, Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    case bold(Bool)
    case italic(Bool)
    case monospacedDigits
    case style(AnyStyle)
    case kern(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case underline(Bool)
    case strikethrough(Bool)
  }

  /// A style that equals only itself; texts are compared to find out whether anything changed.
  struct AnyStyle: Equatable, Sendable {
    let style: AnyShapeStyle
    private let description: String

    init(_ style: some ShapeStyle) {
      self.style = AnyShapeStyle(style)
      description = String(reflecting: style)
    }

    static func == (a: AnyStyle, b: AnyStyle) -> Bool { a.description == b.description }
  }

  /// A piece of text of one look.
  struct Piece: Equatable, Sendable {
    enum Content: Equatable, Sendable {
      case verbatim(String)
      case localized(LocalizedStringKey, table: String?)
    }

    var content: Content
    /// The changes, innermost first; an inner one wins.
    var attributes: [Attribute] = []
  }

  private(set) var pieces: [Piece]

  private init(_ content: Piece.Content) { pieces = [Piece(content: content)] }

  private init(pieces: [Piece]) { self.pieces = pieces }

  /// Shows a string as it is.
  public init(verbatim content: String) { self.init(.verbatim(content)) }

  /// Shows a string as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

  /// Shows a text in the language of the user.
  ///
  /// The comment is for translators and not shown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.localized(key, table: tableName))
  }

  /// Shows a value in a format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.verbatim(format.format(input)))
  }

  /// Shows a value through a formatter.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? "\(subject)"))
  }

  /// Joins two texts.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(pieces: lhs.pieces + rhs.pieces) }

  func adding(_ attribute: Attribute) -> Text {
    Text(
      pieces: pieces.map { piece in
        Piece(content: piece.content, attributes: piece.attributes + [attribute])
      })
  }
}

extension Text {
  /// Sets the font.
  public func font(_ font: Font?) -> Text { adding(.font(font)) }
  /// Sets the weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }
  /// Makes the text bold.
  public func bold() -> Text { adding(.bold(true)) }
  /// Makes the text bold or not.
  public func bold(_ isActive: Bool) -> Text { adding(.bold(isActive)) }
  /// Slants the text.
  public func italic() -> Text { adding(.italic(true)) }
  /// Slants the text or not.
  public func italic(_ isActive: Bool) -> Text { adding(.italic(isActive)) }
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
  /// Draws a line under the text, in the text's color.
  public func underline(_ isActive: Bool = true) -> Text { adding(.underline(isActive)) }
  /// Draws a line through the text, in the text's color.
  public func strikethrough(_ isActive: Bool = true) -> Text { adding(.strikethrough(isActive)) }
}
