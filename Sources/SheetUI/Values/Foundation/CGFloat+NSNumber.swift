public import Foundation

extension CGFloat {
  /// Creates a length from a boxed number, rounded where it must be.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }

  /// Creates a length from a boxed number; nil where the number isn't kept exactly.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }
}
