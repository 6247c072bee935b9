/// The animatable data of a type that does not animate.
public struct EmptyAnimatableData: VectorArithmetic, Equatable, Sendable {
  /// Creates the only value.
  public init() {}

  /// The only value.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Adds nothing.
  public static func + (a: Self, b: Self) -> Self { a }
  /// Subtracts nothing.
  public static func - (a: Self, b: Self) -> Self { a }
  /// Changes nothing.
  public mutating func scale(by rhs: Double) {}
  /// Always 0.
  public var magnitudeSquared: Double { 0 }
}

/// Two values that animate together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Creates a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The pair of zeros.
  public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

  /// Adds part by part.
  public static func + (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
    AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
  }

  /// Subtracts part by part.
  public static func - (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
    AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second)
  }

  /// Multiplies both parts.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The sum of both parts' squares.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// Several numbers that animate together; the shorter of two counts as filled up with zeros.
struct AnimatableNumbers: VectorArithmetic, Sendable {
  /// The numbers.
  var values: [Double]

  static var zero: AnimatableNumbers { AnimatableNumbers(values: []) }

  static func + (a: Self, b: Self) -> Self { combine(a, b) { $0 + $1 } }

  static func - (a: Self, b: Self) -> Self { combine(a, b) { $0 - $1 } }

  mutating func scale(by rhs: Double) { values = values.map { $0 * rhs } }

  var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }

  /// Combines two lists number by number.
  private static func combine(
    _ a: Self, _ b: Self, _ operation: (Double, Double) -> Double
  ) -> Self {
    let count = max(a.values.count, b.values.count)
    return Self(
      values: (0..<count).map {
        operation(
          $0 < a.values.count ? a.values[$0] : 0, $0 < b.values.count ? b.values[$0] : 0)
      })
  }
}
