public import Raster

/// How a piece of text looks.
public struct TextAttributes: Hashable, Sendable {
  /// The font.
  public var font: FontDescriptor
  /// What is added after each glyph, in points; it switches ligatures off and replaces `kern`.
  public var tracking = 0.0
  /// What is added after each glyph, in points.
  public var kern = 0.0
  /// How far the piece is raised, in points.
  public var baselineOffset = 0.0
  /// Whether a line is drawn under the piece.
  public var isUnderlined = false
  /// Whether a line is drawn through the piece.
  public var isStruckThrough = false
  /// The caller's own number, such as an index of a color; it comes back in the layout.
  public var tag = 0

  /// Creates plain attributes.
  public init(font: FontDescriptor, tag: Int = 0) {
    self.font = font
    self.tag = tag
  }
}

/// A text in pieces that each have one look.
public struct StyledText: Hashable, Sendable {
  /// Something of a given size that stands in the text like a letter.
  public struct Attachment: Hashable, Sendable {
    /// The size, in points.
    public var size: Size
    /// How far the bottom edge lies below the baseline, in points.
    public var depth: Double
    /// The caller's own number; it comes back in the layout.
    public var id: Int

    /// Creates an attachment.
    public init(id: Int, size: Size, depth: Double = 0) {
      self.id = id
      self.size = size
      self.depth = depth
    }
  }

  /// A piece with one look.
  public struct Segment: Hashable, Sendable {
    /// The characters; one U+FFFC for an attachment.
    public var text: String
    /// The look.
    public var attributes: TextAttributes
    /// What stands here instead of characters.
    public var attachment: Attachment?
  }

  /// The pieces in reading order.
  public private(set) var segments: [Segment] = []

  /// Creates an empty text.
  public init() {}

  /// Creates a text of one look.
  public init(_ text: String, attributes: TextAttributes) { append(text, attributes: attributes) }

  /// Creates a plain text.
  public init(_ text: String, font: FontDescriptor) {
    self.init(text, attributes: TextAttributes(font: font))
  }

  /// Adds characters of one look.
  public mutating func append(_ text: String, attributes: TextAttributes) {
    segments.append(Segment(text: text, attributes: attributes, attachment: nil))
  }

  /// Adds an attachment; its attributes' font gives the line's least height.
  public mutating func append(_ attachment: Attachment, attributes: TextAttributes) {
    segments.append(Segment(text: "\u{FFFC}", attributes: attributes, attachment: attachment))
  }

  /// Adds another text's pieces.
  public mutating func append(_ other: StyledText) { segments += other.segments }

  /// All characters.
  public var string: String { segments.map(\.text).joined() }
}
