public import Foundation

/// How paragraphs are set.
///
/// Not an `NSObject`: Foundation's attributed strings trap on Linux where they compare runs that hold
/// different objects of such kinds.
open class NSParagraphStyle: Hashable, @unchecked Sendable {
  /// Where lines are broken besides.
  public struct LineBreakStrategy: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// So that no word stands alone.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Between Korean words.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// As the system does.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// Where lines lie.
  public internal(set) var alignment = NSTextAlignment.natural
  /// How lines end.
  public internal(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The space between lines, in points.
  public internal(set) var lineSpacing: CGFloat = 0
  /// The space behind a paragraph, in points.
  public internal(set) var paragraphSpacing: CGFloat = 0
  /// The space before the first line, in points.
  public internal(set) var firstLineHeadIndent: CGFloat = 0
  /// The space before the other lines, in points.
  public internal(set) var headIndent: CGFloat = 0
  /// The least height of a line, in points.
  public internal(set) var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line, in points.
  public internal(set) var maximumLineHeight: CGFloat = 0
  /// What the height of a line is multiplied by.
  public internal(set) var lineHeightMultiple: CGFloat = 0
  /// How far lines end from a side, in points; they end at their box here.
  public internal(set) var tailIndent: CGFloat = 0
  /// The space above a paragraph, in points; the one below is drawn.
  public internal(set) var paragraphSpacingBefore: CGFloat = 0
  /// How readily words are divided; they are not.
  public internal(set) var hyphenationFactor: Float = 0
  /// Whether words are divided as the language has it; they are not.
  public internal(set) var usesDefaultHyphenation: Bool = false
  /// Whether letters move together before text is cut; they do not.
  public internal(set) var allowsDefaultTighteningForTruncation: Bool = false
  /// The distance of tabs, in points; the usual one is drawn.
  public internal(set) var defaultTabInterval: CGFloat = 0
  /// Which way text is read.
  public internal(set) var baseWritingDirection = NSWritingDirection.natural
  /// Creates the usual style.
  public init() {}
  /// The usual style.
  public static let `default` = NSParagraphStyle()

  /// Whether two styles are the same.
  public static func == (a: NSParagraphStyle, b: NSParagraphStyle) -> Bool {
    a.values == b.values && a.alignment == b.alignment && a.lineBreakMode == b.lineBreakMode
  }
  /// Feeds the style to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }

  private var values: [CGFloat] {
    [
      lineSpacing, paragraphSpacing, firstLineHeadIndent, headIndent, tailIndent,
      minimumLineHeight, maximumLineHeight, lineHeightMultiple, paragraphSpacingBefore,
    ]
  }

  /// Returns the same style.
  open func copy() -> Any { copied(NSParagraphStyle()) }
  /// Returns a style with the same values that can be changed.
  open func mutableCopy() -> Any { copied(NSMutableParagraphStyle()) }

  private func copied(_ new: NSParagraphStyle) -> NSParagraphStyle {
    new.take(self)
    return new
  }

  fileprivate func take(_ other: NSParagraphStyle) {
    (alignment, lineBreakMode, lineSpacing) = (
      other.alignment, other.lineBreakMode, other.lineSpacing
    )
    (paragraphSpacing, firstLineHeadIndent) = (other.paragraphSpacing, other.firstLineHeadIndent)
    (headIndent, tailIndent) = (other.headIndent, other.tailIndent)
    (minimumLineHeight, maximumLineHeight) = (other.minimumLineHeight, other.maximumLineHeight)
    (lineHeightMultiple, hyphenationFactor) = (other.lineHeightMultiple, other.hyphenationFactor)
    paragraphSpacingBefore = other.paragraphSpacingBefore
    baseWritingDirection = other.baseWritingDirection
  }
}

/// How paragraphs are set, to be changed.
///
/// Drawn are alignment and line spacing.
public final class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Where lines lie.
  public override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  /// How lines end.
  public override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  /// The space between lines, in points.
  public override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  /// The space behind a paragraph, in points.
  public override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  /// The space before the first line, in points.
  public override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { super.firstLineHeadIndent = newValue }
  }
  /// The space before the other lines, in points.
  public override var headIndent: CGFloat {
    get { super.headIndent }
    set { super.headIndent = newValue }
  }
  /// The least height of a line, in points.
  public override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = newValue }
  }
  /// The greatest height of a line, in points.
  public override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = newValue }
  }
  /// What the height of a line is multiplied by.
  public override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }
  /// How far lines end from a side, in points; they end at their box here.
  public override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { super.tailIndent = newValue }
  }
  /// The space above a paragraph, in points; the one below is drawn.
  public override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { super.paragraphSpacingBefore = newValue }
  }
  /// How readily words are divided; they are not.
  public override var hyphenationFactor: Float {
    get { super.hyphenationFactor }
    set { super.hyphenationFactor = newValue }
  }
  /// Whether words are divided as the language has it; they are not.
  public override var usesDefaultHyphenation: Bool {
    get { super.usesDefaultHyphenation }
    set { super.usesDefaultHyphenation = newValue }
  }
  /// Whether letters move together before text is cut; they do not.
  public override var allowsDefaultTighteningForTruncation: Bool {
    get { super.allowsDefaultTighteningForTruncation }
    set { super.allowsDefaultTighteningForTruncation = newValue }
  }
  /// The distance of tabs, in points; the usual one is drawn.
  public override var defaultTabInterval: CGFloat {
    get { super.defaultTabInterval }
    set { super.defaultTabInterval = newValue }
  }
  /// Which way text is read.
  public override var baseWritingDirection: NSWritingDirection {
    get { super.baseWritingDirection }
    set { super.baseWritingDirection = newValue }
  }
  /// Takes another style over.
  public func setParagraphStyle(_ obj: NSParagraphStyle) { take(obj) }
}

/// Which way text is read.
public enum NSWritingDirection: Int, Sendable {
  /// As its letters are.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
