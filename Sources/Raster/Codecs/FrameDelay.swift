/// How long a frame shows, as an exact fraction of a second.
public struct FrameDelay: Equatable, Hashable, Sendable {
  /// The fraction's numerator, 0...65535.
  public let numerator: Int
  /// The fraction's denominator, 1...65535.
  public let denominator: Int

  private static let largest = 65535

  /// Creates the delay that a file stores; a denominator of 0 stands for 100 (APNG, `fcTL`).
  init(storedNumerator numerator: UInt16, denominator: UInt16) {
    self.numerator = Int(numerator)
    self.denominator = denominator == 0 ? 100 : Int(denominator)
  }

  /// Creates a delay in lowest terms.
  ///
  /// - Parameters:
  ///   - numerator: Not negative, in seconds over the denominator.
  ///   - denominator: Positive.
  /// - Throws: `CodecError` if the fraction in lowest terms has a number above 65535.
  public init(_ numerator: Int, over denominator: Int) throws(CodecError) {
    guard numerator >= 0, denominator > 0 else {
      throw .parameter(.delay(numerator: numerator, denominator: denominator))
    }
    let divisor = Self.greatestCommonDivisor(numerator, denominator)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
    guard self.numerator <= Self.largest, self.denominator <= Self.largest else {
      throw .parameter(.delay(numerator: numerator, denominator: denominator))
    }
  }

  /// The delay in seconds, rounded to a double.
  public var seconds: Double { Double(numerator) / Double(denominator) }

  /// Returns whether two fractions are the same time.
  public func isSameTime(as other: FrameDelay) -> Bool {
    numerator * other.denominator == other.numerator * denominator
  }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}
