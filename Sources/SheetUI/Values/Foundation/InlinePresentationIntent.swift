/// How a piece of text is marked in its line; Foundation on Linux has no such marks.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The marks' bits.
  public let rawValue: UInt

  /// Creates marks of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Slanted.
  public static let emphasized = Self(rawValue: 1)
  /// Bold.
  public static let stronglyEmphasized = Self(rawValue: 2)
  /// Code.
  public static let code = Self(rawValue: 4)
  /// Struck through.
  public static let strikethrough = Self(rawValue: 32)
  /// A line break that may be a space.
  public static let softBreak = Self(rawValue: 64)
  /// A line break.
  public static let lineBreak = Self(rawValue: 128)
}
