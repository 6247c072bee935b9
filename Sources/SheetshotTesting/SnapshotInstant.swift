/// When a view is photographed, on the virtual clock, which stands at 0 when the view appears.
public enum SnapshotInstant: Equatable, Sendable {
  /// When nothing moves any more; the assertion's `timeout` limits the virtual seconds.
  case settled
  /// After some seconds.
  case seconds(Double)
}

extension SnapshotInstant: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates an instant some seconds after the view has appeared.
  public init(floatLiteral value: Double) { self = .seconds(value) }

  /// Creates an instant some seconds after the view has appeared.
  public init(integerLiteral value: Int) { self = .seconds(Double(value)) }
}
