public import Foundation

/// A text that is looked up in the language of the user before it is shown.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
  /// The key as it stands in a table of strings, with `%@`, `%lld` and `%lf` for values.
  let key: String
  /// The text with the values filled in.
  let text: String

  /// Creates a key from a plain text.
  public init(_ value: String) { (key, text) = (value, value) }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key from an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {
    (key, text) = (stringInterpolation.key, stringInterpolation.text)
  }

  /// Whether both look up the same text with the same values.
  public static func == (a: Self, b: Self) -> Bool { a.key == b.key && a.text == b.text }

  /// Collects the parts of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var text = ""

    /// Creates an empty collection.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds literal text.
    public mutating func appendLiteral(_ literal: String) {
      key += literal
      text += literal
    }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { append("%@", string) }

    /// Adds a formatted value.
    public mutating func appendInterpolation<Subject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) where Subject: ReferenceConvertible {
      append("%@", formatter?.string(for: subject) ?? "\(subject)")
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", format.format(input))
    }

    /// Adds a number.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(value._specifier, value._formatted(value._specifier))
    }

    /// Adds a number in a `printf` format.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(specifier, value._formatted(specifier))
    }

    /// Adds the description of any other value.
    public mutating func appendInterpolation<T>(_ value: T) { append("%@", "\(value)") }

    private mutating func append(_ specifier: String, _ value: String) {
      key += specifier
      text += value
    }
  }
}

/// A number that a `printf` format can show.
public protocol _FormatSpecifiable: Equatable {
  /// The number as an argument.
  var _argument: any CVarArg { get }
  /// The format where none is given.
  var _specifier: String { get }
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
}

extension Double: _FormatSpecifiable {
  /// The number as an argument.
  public var _argument: any CVarArg { self }
  /// Six digits behind the point.
  public var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
  /// The number as an argument.
  public var _argument: any CVarArg { Double(self) }
  /// Six digits behind the point.
  public var _specifier: String { "%lf" }
}
