public import Foundation

// Foundation on Linux has none of the newer look-ups.
extension String {
  /// The words of a key in a language.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is also the text where no table has it.
  ///   - table: The table's name; nil for the usual one.
  ///   - bundle: The bundle with the tables; nil for the acting stage's folders.
  ///   - locale: The language; nil for the acting stage's.
  ///   - comment: A note for translators.
  public init(
    localized keyAndValue: LocalizedStringKey, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    var environment = EnvironmentValues.ofActingStage
    if let locale { environment.locale = locale }
    self = environment.plainWords(of: keyAndValue, table: table, bundle: bundle?.bundlePath)
  }

  /// The words of a text in its language.
  public init(localized resource: LocalizedStringResource) {
    var environment = EnvironmentValues.ofActingStage
    environment.locale = resource.locale
    self = environment.plainWords(
      of: resource.key, table: resource.table, bundle: resource.bundlePath)
  }

  /// The words of a key, or a text in its place.
  public init(
    localized key: StaticString, defaultValue: LocalizedStringKey, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil
  ) {
    var environment = EnvironmentValues.ofActingStage
    if let locale { environment.locale = locale }
    let name = LocalizedStringKey("\(key)")
    let words = environment.plainWords(of: name, table: table, bundle: bundle?.bundlePath)
    self =
      words == "\(key)"
      ? environment.plainWords(of: defaultValue, table: table, bundle: bundle?.bundlePath) : words
  }
}

extension EnvironmentValues {
  /// The environment of the stage that is acting, or the usual one.
  static var ofActingStage: EnvironmentValues {
    guard MainThread.isCurrent else { return EnvironmentValues() }
    return MainActor.assumeIsolated {
      Stage.current?.configuration.environment ?? EnvironmentValues()
    }
  }

  /// The words of a key with its values, Markdown as it is written.
  func plainWords(of key: LocalizedStringKey, table: String?, bundle: String?) -> String {
    let format = FormatString(
      Substring(words(of: key, table: table, bundle: bundle)),
      hasArguments: !key.arguments.isEmpty)
    return format.parts.map { part in
      switch part {
      case .literal(let words): return words
      case .argument(let index):
        guard key.arguments.indices.contains(index) else { return "" }
        switch key.arguments[index] {
        case .words(let words, _): return words
        case .text(let text): return text.words(self)
        }
      }
    }
    .joined()
  }
}
