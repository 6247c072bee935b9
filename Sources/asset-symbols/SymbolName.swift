/// How an asset's name is written in Swift.
enum SymbolName {
  /// The name of a color or picture: without the word that says which of the two it is.
  static func asset(_ name: String, without word: String) -> String {
    let name = name.split(separator: "/").last.map(String.init) ?? name
    var words = words(name)
    if name.hasSuffix(word), let last = words.last {
      words[words.count - 1] = String(last.dropLast(word.count))
      words.removeAll { $0.isEmpty }
      if words.isEmpty { words = [last] }
    }
    return escaped(lowered(words.joined()))
  }

  /// The name of a namespace.
  static func space(_ name: String) -> String { escaped(words(name).joined()) }

  /// The words between what can't stand in a name, each with a capital.
  private static func words(_ name: String) -> [String] {
    let parts = name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    return parts.enumerated().map { index, part in
      index == 0 ? part : part.prefix(1).uppercased() + part.dropFirst()
    }
  }

  /// Writes the first word small: `URLIcon` becomes `urlIcon`.
  private static func lowered(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }
    let rest = name.dropFirst(capitals.count)
    // The last capital begins the next word where small letters follow.
    let count =
      capitals.count > 1 && rest.first?.isLetter == true ? capitals.count - 1 : capitals.count
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }

  private static func escaped(_ name: String) -> String {
    guard let first = name.first else { return "_" }
    if first.isNumber { return "_" + name }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "is",
    "let", "nil", "operator", "private", "protocol", "public", "repeat", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]
}
