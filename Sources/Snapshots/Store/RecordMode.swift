/// When a reference file is written.
public enum RecordMode: String, CaseIterable, Sendable {
  /// Every reference is written anew, and each assertion fails to say so.
  case all
  /// Missing references are written, and those that the new value differs from.
  case failed
  /// Missing references are written.
  case missing
  /// Nothing is written.
  case never
}

extension RecordMode: ExpressibleByBooleanLiteral {
  /// Creates the mode that older suites mean by `record: true` and `record: false`.
  public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
}
