import Foundation

/// A value and its format, put into words in the language of whoever reads them.
struct FormattedValue: Equatable, @unchecked Sendable {
  /// The words in a locale.
  let words: (Locale) -> String
  private let parts: Any
  private let isSame: (Any) -> Bool

  init<F: FormatStyle>(_ input: F.FormatInput, _ format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    words = { format.read(in: $0).format(input) }
    parts = (format, input)
    isSame = { other in
      guard let other = other as? (F, F.FormatInput) else { return false }
      return other.0 == format && other.1 == input
    }
  }

  static func == (a: FormattedValue, b: FormattedValue) -> Bool { a.isSame(b.parts) }
}

extension FormatStyle {
  /// The format for a reader, unless it was made for another one.
  fileprivate func read(in locale: Locale) -> Self {
    self.locale(.autoupdatingCurrent) == self ? self.locale(locale) : self
  }
}
