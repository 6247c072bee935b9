// The only file here that asks for exp, sin, cos or log: everything else calls these.
import Foundation

/// The few transcendental functions that timing and rotation need.
enum Portable {
  /// Returns e to the power of x.
  static func exp(_ x: Double) -> Double { Foundation.exp(x) }
  /// Returns the sine of x radians.
  static func sin(_ x: Double) -> Double { Foundation.sin(x) }
  /// Returns the cosine of x radians.
  static func cos(_ x: Double) -> Double { Foundation.cos(x) }
  /// Returns the natural logarithm of a positive number.
  static func log(_ x: Double) -> Double { Foundation.log(x) }
  /// Returns a positive number to a power; 0 to any power is 0.
  static func pow(_ x: Double, _ y: Double) -> Double { x > 0 ? exp(y * log(x)) : 0 }
  /// Returns the cube root.
  static func cubeRoot(_ x: Double) -> Double { x < 0 ? -pow(-x, 1 / 3) : pow(x, 1 / 3) }
  /// Returns the angle of the point (x, y), in −π...π.
  static func atan2(_ y: Double, _ x: Double) -> Double { Foundation.atan2(y, x) }
}
