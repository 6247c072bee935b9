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
  ///
  /// A format that wants something else than one number is shown as it stands: what C makes of it is
  /// not known.
  func _formatted(_ specifier: String) -> String {
    NumberFormat.wantsOneNumber(specifier) ? String(format: specifier, _argument) : specifier
  }
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

/// What a `printf` format wants.
private enum NumberFormat {
  /// Whether a format takes exactly one number, with a width and precision of its own, 9999 at the most.
  static func wantsOneNumber(_ format: String) -> Bool {
    var rest = Substring(format)
    var numbers = 0
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        rest = rest.dropFirst()
        continue
      }
      let sizes = rest.prefix { "0123456789-+ #'.hlLqjzt$".contains($0) }
      let hasHugeSize = sizes.split { !"0123456789".contains($0) }.contains { $0.count > 4 }
      rest = rest[sizes.endIndex...]
      guard !hasHugeSize, let kind = rest.first, "diouxXeEfFgGaAcC".contains(kind) else {
        return false
      }
      numbers += 1
    }
    return numbers == 1
  }
}
