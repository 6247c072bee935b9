public import Foundation

/// A number that a `printf` format can show.
public protocol _FormatSpecifiable: Equatable {
  /// The number as an argument.
  var _argument: any CVarArg { get }
  /// The format where none is given.
  var _specifier: String { get }
  /// The number, for the choice of a plural.
  var _number: Double { get }
}

extension _FormatSpecifiable {
  /// Returns the number in a format, in the C locale.
  func _formatted(_ specifier: String) -> String { String(format: specifier, _argument) }
}

extension FixedWidthInteger where Self: _FormatSpecifiable & CVarArg {
  /// The number as an argument.
  public var _argument: any CVarArg { Int64(truncatingIfNeeded: self) }
  /// A whole number.
  public var _specifier: String { Self.isSigned ? "%lld" : "%llu" }
  /// The number, for the choice of a plural.
  public var _number: Double { Double(self) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}

extension Float: _FormatSpecifiable {
  /// The number as an argument.
  public var _argument: any CVarArg { Double(self) }
  /// Six digits behind the point.
  public var _specifier: String { "%f" }
  /// The number, for the choice of a plural.
  public var _number: Double { Double(self) }
}

extension Double: _FormatSpecifiable {
  /// The number as an argument.
  public var _argument: any CVarArg { self }
  /// Six digits behind the point.
  public var _specifier: String { "%lf" }
  /// The number, for the choice of a plural.
  public var _number: Double { Double(self) }
}

extension CGFloat: _FormatSpecifiable {
  /// The number as an argument.
  public var _argument: any CVarArg { Double(self) }
  /// Six digits behind the point.
  public var _specifier: String { "%lf" }
  /// The number, for the choice of a plural.
  public var _number: Double { Double(self) }
}
