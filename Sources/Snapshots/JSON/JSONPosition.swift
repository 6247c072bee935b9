/// A place in a text.
public struct JSONPosition: Equatable, Hashable, Sendable {
  /// The line, counted from 1.
  public var line: Int
  /// The column in Unicode scalars, counted from 1.
  public var column: Int

  /// Creates a place.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The first character of a text.
  public static let start = JSONPosition(line: 1, column: 1)
}
