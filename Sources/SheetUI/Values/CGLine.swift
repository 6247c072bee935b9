/// The end of an open line, as Core Graphics has it.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// Flat, at the end.
  case butt
  /// A half circle beyond the end.
  case round
  /// Flat, half the width beyond the end.
  case square
}

/// The corner between two pieces of a line, as Core Graphics has it.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// Pointed.
  case miter
  /// Round.
  case round
  /// Cut off.
  case bevel
}
