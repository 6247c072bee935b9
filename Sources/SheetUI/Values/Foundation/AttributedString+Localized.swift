public import Foundation

// Foundation on Linux has no look-ups of texts with looks.
extension AttributedString {
  /// The words of a key in a language, with the looks that their Markdown asks for.
  public init(
    localized key: LocalizedStringKey, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      words: String(localized: key, table: table, bundle: bundle, locale: locale))
  }

  /// The words of a text in its language, with the looks that their Markdown asks for.
  public init(localized resource: LocalizedStringResource) {
    self.init(words: String(localized: resource))
  }

  private init(words: String) {
    let options = AttributedString.MarkdownParsingOptions(
      interpretedSyntax: .inlineOnlyPreservingWhitespace)
    self = (try? AttributedString(markdown: words, options: options)) ?? AttributedString(words)
  }
}
