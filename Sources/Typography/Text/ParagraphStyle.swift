/// How the lines of a text are made and placed.
public struct ParagraphStyle: Hashable, Sendable {
  /// The side to which the lines are moved.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// The side where reading starts.
    case leading
    /// The middle.
    case center
    /// The side where reading ends.
    case trailing
  }

  /// The direction of reading.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
  }

  /// Which part of a text that is too long gives way to an ellipsis.
  public enum Truncation: String, Hashable, Sendable, CaseIterable {
    /// The start of the last line.
    case head
    /// The middle of the last line.
    case middle
    /// The end of the last line.
    case tail
  }

  /// The side to which the lines are moved, within the text's own width.
  public var alignment = Alignment.leading
  /// The direction of the interface; it decides which side is leading.
  public var layoutDirection = Direction.leftToRight
  /// The base direction of each paragraph; nil for that of its first strong character.
  public var baseDirection: Direction?
  /// What is added between two lines, in points.
  public var lineSpacing = 0.0
  /// The most lines; nil for any number, and less than 1 counts as 1.
  public var lineLimit: Int?
  /// The lines whose height is kept even when there are fewer.
  public var reservedLines = 0
  /// Which part gives way when not all fits.
  public var truncation = Truncation.tail
  /// The least factor by which the text is made smaller before it is truncated, 0...1.
  public var minimumScaleFactor = 1.0
  /// The locale whose rules break the lines, such as `en_US`.
  public var locale = "en"

  /// Creates the defaults of SwiftUI's Text.
  public init() {}
}
