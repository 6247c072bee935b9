/// Whether text is drawn bolder on request.
public enum LegibilityWeight: Hashable, Sendable {
  /// The usual weight.
  case regular
  /// Bolder.
  case bold
}
