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
    case width(Font.Width?)
    case design(Font.Design?)
    case bold(Bool)
    case italic(Bool)
    case monospaced(Bool)
    case monospacedDigits
    case style(AnyStyle)
    case background(Color?)
    case kern(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case underline(LineMark?)
    case strikethrough(LineMark?)
    case textCase(Case?)
    case scale(Scale)
    case link(URL)
  }

  /// A style that equals only itself; texts are compared to find out whether anything changed.
  struct AnyStyle: Equatable, Sendable {
    let style: AnyShapeStyle

    init(_ style: some ShapeStyle) { self.style = AnyShapeStyle(style) }

    static func == (a: AnyStyle, b: AnyStyle) -> Bool {
      String(reflecting: a.style.base) == String(reflecting: b.style.base)
    }
  }

  /// A line under or through text.
  struct LineMark: Equatable, Sendable {
    var pattern = LineStyle.Pattern.solid
    var color: Color?
  }

  /// A piece of text of one look.
  struct Piece: Equatable, Sendable {
    indirect enum Content: Equatable, Sendable {
      case verbatim(String)
      case localized(LocalizedStringKey, table: String?, bundle: String?)
      case resource(LocalizedStringResource)
      case image(Image)
      case moment(Moment)
      case value(FormattedValue)
    }

    var content: Content
    /// The changes, innermost first; an inner one wins.
    var attributes: [Attribute] = []
  }

  private(set) var pieces: [Piece]

  init(_ content: Piece.Content) { pieces = [Piece(content: content)] }

  init(pieces: [Piece]) { self.pieces = pieces }

  /// Shows a string as it is.
  public init(verbatim content: String) { self.init(.verbatim(content)) }

  /// Shows a string as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

  /// Shows a text in the language of the user, with its Markdown.
  ///
  /// The comment is for translators and not shown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.localized(key, table: tableName, bundle: bundle?.bundlePath))
  }

  /// Shows a text in the language of the user.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(.resource(resource)) }

  /// Shows a picture as if it were a letter.
  public init(_ image: Image) { self.init(.image(image)) }

  /// Shows a value in a format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.value(FormattedValue(input, format)))
  }

  /// Shows a value in a format with looks of its own.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(format.format(input))
  }

  /// Shows a value through a formatter.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? "\(subject)"))
  }

  /// Shows an object through a formatter.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
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
