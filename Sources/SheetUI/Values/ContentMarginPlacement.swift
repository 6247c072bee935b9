/// What a content margin moves.
public struct ContentMarginPlacement: Hashable, Sendable {
  /// The places that exist.
  enum Place: Hashable, Sendable {
    case automatic
    case scrollContent
    case scrollIndicators
  }

  /// The place.
  let place: Place

  /// As the container has it.
  public static let automatic = ContentMarginPlacement(place: .automatic)
  /// The content of a scroll view.
  public static let scrollContent = ContentMarginPlacement(place: .scrollContent)
  /// The indicators of a scroll view.
  public static let scrollIndicators = ContentMarginPlacement(place: .scrollIndicators)
}
