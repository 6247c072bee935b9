public import Foundation

/// A text that is looked up when it is shown; Foundation on Linux has none.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation,
  CustomLocalizedStringResourceConvertible
{
  /// Where the tables of strings are.
  public enum BundleDescription: Sendable {
    /// The program's bundle.
    case main
    /// The bundle of a class.
    case forClass(AnyClass)
    /// The bundle at a place.
    case atURL(URL)
  }

  let key: LocalizedStringKey
  /// The name of the table; nil for the usual one.
  public let table: String?
  /// The language that the text is looked up in; the stage's, where none is set.
  public var locale: Locale
  let bundlePath: String?

  /// Creates a text that is its own key.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringKey(value), table: nil, bundlePath: nil)
  }

  /// Creates a text of a key with values.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(
      LocalizedStringKey(stringInterpolation: stringInterpolation), table: nil, bundlePath: nil)
  }

  init(_ key: LocalizedStringKey, table: String?, bundlePath: String?) {
    (self.key, self.table, self.bundlePath) = (key, table, bundlePath)
    locale = Locale(identifier: "en_US")
  }

  /// Creates a text of a key.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is also the text where no table has it.
  ///   - table: The table's name; nil for the usual one.
  ///   - locale: The language, for `String(localized:)`.
  ///   - bundle: Where the tables are.
  ///   - comment: A note for translators.
  public init(
    _ keyAndValue: LocalizedStringKey, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(keyAndValue, table: table, bundlePath: bundle.path)
    if let locale { self.locale = locale }
  }

  // Reason: Foundation's signature has that many parameters.
  /// Creates a text of a key and the words where no table has it.
  public init(
    _ key: StaticString, defaultValue: LocalizedStringKey, table: String? = nil,
    locale: Locale? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(defaultValue, table: table, bundlePath: bundle.path)
    if let locale { self.locale = locale }
  }

  /// The resource itself.
  public var localizedStringResource: LocalizedStringResource { self }
}

extension LocalizedStringResource.BundleDescription {
  fileprivate var path: String? {
    switch self {
    case .main: nil
    case .forClass(let type): Bundle(for: type).bundlePath
    case .atURL(let url): url.path
    }
  }
}

/// What has a text to be shown.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text.
  var localizedStringResource: LocalizedStringResource { get }
}
