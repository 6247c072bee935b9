/// Whether something shows.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the container has it.
  case automatic
  /// It shows.
  case visible
  /// It does not show.
  case hidden
}
