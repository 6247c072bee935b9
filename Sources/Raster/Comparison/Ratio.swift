/// An exact fraction that isn't negative, for limits that must not depend on rounding.
///
/// `1 - 0.98` isn't 0.02 in binary; a limit of 0.02 taken from its decimal digits is.
public struct Ratio: Equatable, Hashable, Sendable {
  /// The number above the line; not negative.
  public let numerator: Int
  /// The number below the line; positive.
  public let denominator: Int

  /// 0.
  public static let zero = Ratio(0, over: 1)

  /// Creates a fraction.
  public init(_ numerator: Int, over denominator: Int) {
    precondition(numerator >= 0 && denominator > 0, "A ratio has no sign and a positive base.")
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Creates the fraction that a number's shortest decimal digits spell; nil for what is negative,
  /// not finite or above 10⁹.
  public init?(_ value: Double) {
    self.init(decimal: value.description)
  }

  /// Creates a fraction from decimal digits such as `0.02`, `1` or `5e-3`.
  ///
  /// What goes beyond 18 places after the point is cut off, which makes a limit stricter.
  public init?(decimal text: String) {
    guard let digits = DecimalDigits(text), let value = digits.ratio else { return nil }
    self = value
  }

  /// The nearest binary number.
  public var value: Double { Double(numerator) / Double(denominator) }

  /// What is missing to 1; nil above 1.
  public var complement: Ratio? {
    numerator > denominator ? nil : Ratio(denominator - numerator, over: denominator)
  }

  /// Returns whether a part is at most this share of a whole.
  public func allows(_ part: Int, of whole: Int) -> Bool {
    // Products in twice the width: none overflows.
    let left = part.multipliedFullWidth(by: denominator)
    let right = numerator.multipliedFullWidth(by: whole)
    return (left.high, left.low) <= (right.high, right.low)
  }
}

/// The digits of a decimal number and where its point is.
private struct DecimalDigits {
  private var digits: [Int] = []
  /// The digits behind the point; negative where zeros are missing at the end.
  private var places = 0

  private static let mostPlaces = 18

  init?(_ text: String) {
    let parts = text.lowercased().split(separator: "e", omittingEmptySubsequences: false)
    guard parts.count <= 2, readMantissa(parts[0]) else { return nil }
    guard parts.count == 2 else { return }
    guard let exponent = Int(parts[1]), abs(exponent) <= 400 else { return nil }
    places -= exponent
  }

  private mutating func readMantissa(_ text: Substring) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = parts.first, !(whole + (parts.last ?? "")).isEmpty else {
      return false
    }
    for character in parts.joined() {
      guard character.isASCII, let digit = character.wholeNumberValue else { return false }
      digits.append(digit)
    }
    if parts.count == 2 { places = parts[1].count }
    return digits.count <= 400
  }

  var ratio: Ratio? {
    var digits = digits
    var places = places
    while places > 0, digits.last == 0 || places > Self.mostPlaces {
      if !digits.isEmpty { digits.removeLast() }
      places -= 1
    }
    digits += Array(repeating: 0, count: max(0, -places))
    var numerator = 0
    for digit in digits {
      let (product, tooLarge) = numerator.multipliedReportingOverflow(by: 10)
      let (sum, overflow) = product.addingReportingOverflow(digit)
      if tooLarge || overflow { return nil }
      numerator = sum
    }
    let denominator = (0..<max(0, places)).reduce(1) { value, _ in value * 10 }
    return Ratio(numerator, over: denominator)
  }
}
