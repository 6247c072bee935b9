public import Foundation

extension Text {
  /// Shows a value through a formatter, also one of those kinds that Linux doesn't bridge.
  @_disfavoredOverload
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a value through a formatter, also one of those kinds that Linux doesn't bridge.
  @_disfavoredOverload
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
    appendInterpolation(formatter.string(for: subject) ?? "\(subject)")
  }
}
