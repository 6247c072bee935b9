/// The size of a control.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  /// The smallest.
  case mini
  /// Smaller.
  case small
  /// The usual size.
  case regular
  /// Larger.
  case large
  /// The largest.
  case extraLarge
}
