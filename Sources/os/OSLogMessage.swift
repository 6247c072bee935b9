/// A message with values in it; it is not kept, and its values are not worked out.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  /// Creates a message from plain text.
  public init(stringLiteral value: String) {}
  /// Creates a message from text and values.
  public init(stringInterpolation: OSLogInterpolation) {}
}

/// Who may read a value in a message.
public struct OSLogPrivacy: Sendable {
  /// What is kept of a value that may not be read.
  public enum Mask: Sendable {
    /// A hash, by which equal values are known.
    case hash
    /// Nothing.
    case none
  }

  /// Whoever the value's type lets.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  /// Everybody.
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  /// Nobody but the debugger.
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  /// Nobody.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  /// Whoever the value's type lets; others see the mask.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Nobody but the debugger; others see the mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Nobody; all see the mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// How wide a value is in a message, and at which side it stands.
public struct OSLogStringAlignment: Sendable {
  /// As wide as it is.
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
  /// At the right of some columns.
  public static func right(
    columns: @autoclosure @escaping () -> Int
  ) -> OSLogStringAlignment { OSLogStringAlignment() }
  /// At the left of some columns.
  public static func left(
    columns: @autoclosure @escaping () -> Int
  ) -> OSLogStringAlignment { OSLogStringAlignment() }
}

/// How a whole number is written in a message.
public struct OSLogIntegerFormatting: Sendable {
  /// In tens.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// In sixteens.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// In eights.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// In tens, with a sign or with so many digits.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int = 0
  ) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// In sixteens, with a prefix, in capitals, or with so many digits.
  public static func hex(
    explicitPrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure @escaping () -> Int = 0
  ) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// In eights, with a prefix, in capitals, or with so many digits.
  public static func octal(
    explicitPrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure @escaping () -> Int = 0
  ) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }
}

/// How a number is written in a message.
public struct OSLogFloatFormatting: Sendable {
  /// With six digits behind the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// In sixteens.
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// With a power of ten.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// In the shorter way of `fixed` and `exponential`.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// With some digits behind the point.
  public static func fixed(
    precision: @autoclosure @escaping () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }
  /// In sixteens.
  public static func hex(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }
  /// With a power of ten and some digits behind the point.
  public static func exponential(
    precision: @autoclosure @escaping () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }
  /// In the shorter way of `fixed` and `exponential`.
  public static func hybrid(
    precision: @autoclosure @escaping () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }
}

/// How a truth is written in a message.
public enum OSLogBoolFormat: Sendable {
  /// As true or false.
  case truth
  /// As yes or no.
  case answer
}

/// Collects the pieces of a message, and drops them.
public struct OSLogInterpolation: StringInterpolationProtocol {
  /// Starts a message.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Adds plain text.
  public mutating func appendLiteral(_ literal: String) {}

  /// Adds anything that says what it is.
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {}

  /// Adds a whole number in a format.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure () -> T, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {}

  /// Adds a number in a format.
  public mutating func appendInterpolation<T: BinaryFloatingPoint>(
    _ number: @autoclosure () -> T, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {}

  /// Adds a truth in a format.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
  ) {}
}
