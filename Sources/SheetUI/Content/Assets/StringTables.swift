import Foundation
import Synchronization

/// The translations in folders: `.strings` and `.stringsdict` in `.lproj` folders, and `.xcstrings`.
///
/// A class, because what was read is kept for all stages that use it. Files are read when they are
/// first asked for; one that can't be read counts as empty and is a warning.
final class StringTables: Sendable {
  private struct Key: Hashable {
    let path: String
    let table: String
  }

  private struct Memory {
    var tables: [Key: StringTable] = [:]
    var warnings: [String] = []
  }

  private let memory = Mutex(Memory())

  /// The files that could not be read, each once.
  var warnings: [String] { memory.withLock(\.warnings) }

  /// Finds the words of a key in a language.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - number: The number that decides about the plural.
  ///   - table: The table's name; nil for `Localizable`.
  ///   - folders: The folders to search, in order.
  ///   - locale: The language.
  /// - Returns: The words, or nil where no folder has any.
  func words(
    of key: String, number: Double?, table: String?, in folders: [String], _ locale: Locale
  ) -> String? {
    // Most stages have no folders, and every text asks.
    guard !folders.isEmpty else { return nil }
    let languages = Self.languages(locale)
    for folder in folders {
      let known = read(Key(path: folder, table: table ?? "Localizable"))
      for language in languages {
        if let words = known.words(of: key, number: number, in: language) { return words }
      }
    }
    return nil
  }

  private func read(_ key: Key) -> StringTable {
    memory.withLock { memory in
      if let table = memory.tables[key] { return table }
      var table = StringTable()
      table.read(folder: key.path, name: key.table)
      for warning in table.warnings where !memory.warnings.contains(warning) {
        memory.warnings.append(warning)
      }
      memory.tables[key] = table
      return table
    }
  }

  /// The names by which a language's folders may go, best first.
  private static func languages(_ locale: Locale) -> [String] {
    let full = locale.identifier.replacing("_", with: "-").split(separator: "@").first ?? "en"
    let parts = full.split(separator: "-")
    let shorter = (1...max(parts.count, 1)).reversed().map {
      parts.prefix($0).joined(separator: "-")
    }
    return shorter + ["Base"]
  }
}

/// One table of strings in all of its languages.
struct StringTable {
  /// The forms of one text; the plain one is called `other`.
  typealias Forms = [String: String]

  private var languages: [String: [String: Forms]] = [:]
  private(set) var warnings: [String] = []

  /// The words of a key; the plural is chosen by the language's rule.
  func words(of key: String, number: Double?, in language: String) -> String? {
    guard let forms = languages[language]?[key] else { return nil }
    let category = number.map { PluralRule.category(of: $0, language: language) } ?? "other"
    if number == 0, let zero = forms["zero"] { return zero }
    return forms[category] ?? forms["other"]
  }

  /// Reads the files of a table in a folder.
  mutating func read(folder: String, name: String) {
    let files = FileManager.default
    readCatalog("\(folder)/\(name).xcstrings")
    let entries = (try? files.contentsOfDirectory(atPath: folder)) ?? []
    for entry in entries.sorted() where entry.hasSuffix(".lproj") {
      let language = String(entry.dropLast(6))
      readStrings("\(folder)/\(entry)/\(name).strings", language)
      readStrings("\(folder)/\(entry)/\(name).stringsdict", language)
    }
  }

  private mutating func readStrings(_ path: String, _ language: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let entries = list as? [String: Any] else {
      warnings.append("Can't read the strings of “\(path)”.")
      return
    }
    for (key, value) in entries {
      if let words = value as? String { add(["other": words], key, language) }
      if let forms = value as? [String: Any] { add(Self.dictionaryForms(forms), key, language) }
    }
  }

  /// The forms of an entry of a `.stringsdict`: its format with each form of its variable.
  private static func dictionaryForms(_ entry: [String: Any]) -> Forms {
    let format = entry["NSStringLocalizedFormatKey"] as? String ?? ""
    guard let start = format.range(of: "%#@"),
      let end = format[start.upperBound...].firstIndex(of: "@"),
      let variable = entry[String(format[start.upperBound..<end])] as? [String: Any]
    else { return ["other": format] }
    var forms: Forms = [:]
    for category in PluralRule.categories {
      guard let words = variable[category] as? String else { continue }
      forms[category] = format.replacingCharacters(
        in: start.lowerBound...end, with: words)
    }
    return forms
  }

  private mutating func readCatalog(_ path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return }
    guard let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data) else {
      warnings.append("Can't read the strings of “\(path)”.")
      return
    }
    for (key, entry) in catalog.strings {
      for (language, text) in entry.localizations ?? [:] { add(text.forms, key, language) }
    }
  }

  private mutating func add(_ forms: Forms, _ key: String, _ language: String) {
    languages[language, default: [:]][key] = forms
  }
}

/// A string catalog of Xcode's.
private struct StringCatalog: Decodable {
  struct Entry: Decodable {
    let localizations: [String: Localization]?
  }

  struct Localization: Decodable {
    struct Unit: Decodable { let value: String }
    struct Variation: Decodable { let stringUnit: Unit? }
    struct Variations: Decodable { let plural: [String: Variation]? }

    let stringUnit: Unit?
    let variations: Variations?

    var forms: StringTable.Forms {
      var forms = (variations?.plural ?? [:]).compactMapValues { $0.stringUnit?.value }
      if let stringUnit { forms["other"] = stringUnit.value }
      return forms
    }
  }

  let strings: [String: Entry]
}

/// Which plural a number takes (CLDR's rules for whole numbers, of the languages most apps have).
enum PluralRule {
  /// The names of the forms.
  static let categories = ["zero", "one", "two", "few", "many", "other"]

  /// The form of a number in a language.
  static func category(of number: Double, language: String) -> String {
    guard number == number.rounded(), abs(number) < 1e15 else { return "other" }
    let n = Int(abs(number))
    switch language.split(separator: "-").first ?? "en" {
    case "ja", "zh", "ko", "th", "vi", "id", "ms": return "other"
    case "fr", "pt", "hy": return n < 2 ? "one" : "other"
    case "ru", "uk", "be": return slavic(n)
    case "pl": return n == 1 ? "one" : slavic(n) == "few" ? "few" : "many"
    case "cs", "sk": return n == 1 ? "one" : (2...4).contains(n) ? "few" : "other"
    case "ar": return arabic(n)
    case "he": return n == 1 ? "one" : n == 2 ? "two" : "other"
    default: return n == 1 ? "one" : "other"
    }
  }

  private static func slavic(_ n: Int) -> String {
    if n % 10 == 1, n % 100 != 11 { return "one" }
    return (2...4).contains(n % 10) && !(12...14).contains(n % 100) ? "few" : "many"
  }

  private static func arabic(_ n: Int) -> String {
    switch (n, n % 100) {
    case (0, _): "zero"
    case (1, _): "one"
    case (2, _): "two"
    case (_, 3...10): "few"
    case (_, 11...99): "many"
    default: "other"
    }
  }
}

/// Finds the words of a key for an environment.
typealias StringLookup =
  @Sendable (
    _ key: String, _ number: Double?, _ table: String?, _ bundle: String?, _ locale: Locale
  ) -> String?

private enum StringLookupKey: EnvironmentKey {
  static var defaultValue: StringLookup? { nil }
}

extension EnvironmentValues {
  /// Finds translations.
  var strings: StringLookup? {
    get { self[StringLookupKey.self] }
    set { self[StringLookupKey.self] = newValue }
  }

  /// The words of a key with place holders for its values, in the language of the environment.
  func words(of key: LocalizedStringKey, table: String?, bundle: String?) -> String {
    let number = key.arguments.lazy.compactMap { argument -> Double? in
      if case .words(_, let number) = argument { number } else { nil }
    }
    .first
    return strings?(key.key, number, table, bundle, locale) ?? key.key
  }
}
