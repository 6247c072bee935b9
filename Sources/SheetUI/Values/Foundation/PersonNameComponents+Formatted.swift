public import Foundation

// Foundation on Linux has names, but no formats for them.
extension PersonNameComponents {
  /// Writes a name in a length: given name first, as in European languages.
  public struct FormatStyle: Foundation.FormatStyle, Hashable, Codable, Sendable {
    /// How much of a name is written.
    public enum Style: String, Codable, Hashable, Sendable {
      /// The given name, or the nickname.
      case short
      /// The given and the family name.
      case medium
      /// All of it.
      case long
      /// The first letters.
      case abbreviated
    }

    /// How much is written.
    public var style: Style
    /// The language; the order is the same in all.
    public var locale: Locale

    /// Creates a format.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      (self.style, self.locale) = (style, locale)
    }

    /// Writes a name.
    public func format(_ value: PersonNameComponents) -> String {
      let given = value.givenName
      switch style {
      case .short: return value.nickname ?? given ?? value.familyName ?? ""
      case .medium: return Self.join([given, value.familyName])
      case .long:
        return Self.join([
          value.namePrefix, given, value.middleName, value.familyName, value.nameSuffix,
        ])
      case .abbreviated:
        return [given, value.familyName].compactMap { $0?.first.map(String.init) }.joined()
      }
    }

    /// Returns the format in a language.
    public func locale(_ locale: Locale) -> FormatStyle {
      FormatStyle(style: style, locale: locale)
    }

    private static func join(_ parts: [String?]) -> String {
      parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  /// The given and the family name.
  public func formatted() -> String { FormatStyle().format(self) }

  /// The name in a format.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Writes names in a length.
  public static func name(
    style: PersonNameComponents.FormatStyle.Style
  ) -> PersonNameComponents.FormatStyle { PersonNameComponents.FormatStyle(style: style) }
}
