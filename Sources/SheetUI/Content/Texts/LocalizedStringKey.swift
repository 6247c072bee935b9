public import Foundation

/// A text that is looked up in the language of the user before it is shown.
///
/// Markdown in it is shown: bold, italic, struck through, code and links.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
  /// A value that an interpolation puts in.
  enum Argument: Equatable {
    /// A value in words, and the number that decides about the plural, if it is one.
    case words(String, number: Double?)
    /// A text with a look of its own.
    case text(Text)
  }

  /// The key as it stands in a table of strings, with `%@`, `%lld` and `%lf` for values.
  let key: String
  /// The values, in the order of the key's place holders.
  let arguments: [Argument]

  /// Creates a key from a plain text.
  public init(_ value: String) { (key, arguments) = (value, []) }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key from an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {
    (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
  }

  /// Collects the parts of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    /// Creates an empty collection.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds literal text.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacing("%", with: "%%")
    }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { append("%@", string) }

    /// Adds a formatted value.
    public mutating func appendInterpolation<Subject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) where Subject: ReferenceConvertible {
      append("%@", formatter?.string(for: subject) ?? "\(subject)")
    }

    /// Adds a value through a formatter.
    @_disfavoredOverload
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append("%@", formatter?.string(for: subject) ?? "\(subject)")
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(Text(input, format: format))
    }

    /// Adds a value in a format with looks of its own.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      append(Text(format.format(input)))
    }

    /// Adds a number.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      appendInterpolation(value, specifier: value._specifier)
    }

    /// Adds a number in a `printf` format; a format of something else is shown as it stands.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      guard let words = value._formatted(specifier) else { return append("%@", specifier) }
      append(specifier, words, number: value._number)
    }

    /// Adds a text with its look.
    public mutating func appendInterpolation(_ text: Text) { append(text) }

    /// Adds a picture.
    public mutating func appendInterpolation(_ image: Image) { append(Text(image)) }

    /// Adds a text with looks.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(Text(attributedString))
    }

    /// Adds a date or a time that may tick.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(Text(date, style: style))
    }

    /// Adds a range of dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(Text(dates)) }

    /// Adds an interval of time.
    public mutating func appendInterpolation(_ interval: DateInterval) { append(Text(interval)) }

    /// Adds a timer.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      append(
        Text(
          timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
          showsHours: showsHours))
    }

    /// Adds a text that is looked up by itself.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(Text(resource))
    }

    /// Adds the description of any other value.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { append("%@", "\(value)") }

    private mutating func append(_ specifier: String, _ words: String, number: Double? = nil) {
      key += specifier
      arguments.append(.words(words, number: number))
    }

    private mutating func append(_ text: Text) {
      key += "%@"
      arguments.append(.text(text))
    }
  }
}
