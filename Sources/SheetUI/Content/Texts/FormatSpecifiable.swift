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
  /// Returns the number as the place holder of a format shows it, in the C locale; nil where the
  /// format doesn't want exactly one number, since what C makes of that is not known.
  func _formatted(_ specifier: String) -> String? {
    NumberFormat.conversion(in: specifier).map { format in
      // Told as what the format reads: C would take whatever lies where it looks.
      let wantsFraction = format.last.map { "eEfFgGaA".contains($0) } ?? false
      if wantsFraction { return String(format: format, _number) }
      return String(format: format, _argument as? Int64 ?? Int64(clamping: _number))
    }
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

extension Int64 {
  /// The nearest whole number towards zero; 0 for what is none.
  fileprivate init(clamping number: Double) {
    let whole = number.rounded(.towardZero)
    self = Int64(exactly: whole) ?? (whole.isNaN ? 0 : whole < 0 ? .min : .max)
  }
}

/// What a `printf` format wants.
private enum NumberFormat {
  /// The one place of a number in a format, without what stands around it: `%.1f` of `%.1f km (%%)`.
  ///
  /// Width and precision are 9999 at the most.
  static func conversion(in format: String) -> String? {
    var rest = Substring(format)
    var found: String?
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        rest = rest.dropFirst()
        continue
      }
      let sizes = rest.prefix { "0123456789-+ #'.hlqjzt".contains($0) }
      let hasHugeSize = sizes.split { !"0123456789".contains($0) }.contains { $0.count > 4 }
      rest = rest[sizes.endIndex...]
      guard found == nil, !hasHugeSize, let kind = rest.first, "diouxXeEfFgGaAcC".contains(kind)
      else { return nil }
      found = "%\(sizes)\(kind)"
    }
    return found
  }
}
