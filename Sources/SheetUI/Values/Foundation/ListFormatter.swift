public import Foundation

/// Joins words to a list in a language, which Foundation on Linux can only through format styles.
open class ListFormatter: Formatter, @unchecked Sendable {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The language; nil for the acting stage's.
  open var locale: Locale! = nil
  /// What writes the parts; nil for their descriptions.
  open var itemFormatter: Formatter? = nil

  /// Creates a formatter.
  public override init() { super.init() }

  /// Creates nothing, as there are no archives of formatters.
  public required init?(coder: NSCoder) { nil }

  /// Joins strings with “and”.
  open class func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().join(strings)
  }

  /// Joins values with “and”.
  open func string(from items: [Any]) -> String? {
    join(items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
  }

  /// Joins values with “and”.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }

  private func join(_ strings: [String]) -> String {
    let locale = locale ?? EnvironmentValues.ofActingStage.locale
    return strings.formatted(.list(type: .and).locale(locale))
  }
}
