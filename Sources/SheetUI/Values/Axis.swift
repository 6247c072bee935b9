/// The horizontal or the vertical direction.
public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  /// From side to side.
  case horizontal
  /// Up and down.
  case vertical

  /// The axis' name.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// Several axes.
  public struct Set: OptionSet, Sendable {
    /// One bit for each axis.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one axis.
    public init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

    /// From side to side.
    public static let horizontal = Set(.horizontal)
    /// Up and down.
    public static let vertical = Set(.vertical)
  }
}
