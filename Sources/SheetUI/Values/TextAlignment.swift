/// Where the lines of a text lie.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Where reading starts.
  case leading
  /// In the middle.
  case center
  /// Where reading ends.
  case trailing
}
