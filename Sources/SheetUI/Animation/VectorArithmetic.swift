public import Foundation

/// A value that can be added, and multiplied by a number: what an animation interpolates.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component.
  mutating func scale(by rhs: Double)

  /// The sum of the squared components.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// Returns the value with each component multiplied.
  public func scaled(by factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }

  /// Moves towards another value by a share of the distance.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }

  /// Returns the value moved towards another one by a share of the distance.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    self + (other - self).scaled(by: amount)
  }
}

extension Double: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square.
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square.
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}
