/// How content with an aspect ratio meets its space.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of it shows.
  case fit
  /// It covers the space.
  case fill
}
