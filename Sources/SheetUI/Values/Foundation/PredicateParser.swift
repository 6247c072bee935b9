import Foundation

/// Reads the language of predicates.
struct PredicateParser {
  private var tokens: [String]
  private var place = 0
  private var arguments: ArraySlice<Any>

  init(_ text: String, arguments: [Any]) {
    tokens = Self.tokens(of: text)
    self.arguments = arguments[...]
  }

  /// Returns the condition, or nil where the text isn't understood.
  mutating func parse() -> PredicateTerm? {
    let term = disjunction()
    return place == tokens.count ? term : nil
  }

  private mutating func disjunction() -> PredicateTerm? {
    guard var term = conjunction() else { return nil }
    while take("OR") || take("||") {
      guard let next = conjunction() else { return nil }
      term = .or(term, next)
    }
    return term
  }

  private mutating func conjunction() -> PredicateTerm? {
    guard var term = negation() else { return nil }
    while take("AND") || take("&&") {
      guard let next = negation() else { return nil }
      term = .and(term, next)
    }
    return term
  }

  private mutating func negation() -> PredicateTerm? {
    if take("NOT") || take("!") { return negation().map { .not($0) } }
    if take("TRUEPREDICATE") { return .constant(true) }
    if take("FALSEPREDICATE") { return .constant(false) }
    let start = place
    if take("("), let term = disjunction(), take(")") { return term }
    place = start
    return comparison()
  }

  private mutating func comparison() -> PredicateTerm? {
    guard let left = operand(), var comparison = relation() else { return nil }
    if take("[") {
      while place < tokens.count, !take("]") {
        let letters = tokens[place].lowercased()
        if letters.contains("c") { comparison.options.insert(.caseInsensitive) }
        if letters.contains("d") { comparison.options.insert(.diacriticInsensitive) }
        place += 1
      }
    }
    guard let right = operand() else { return nil }
    return .comparison(left, comparison, right)
  }

  private mutating func relation() -> PredicateComparison? {
    let others = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="]
    guard let word = next() else { return nil }
    return PredicateComparison.Relation(rawValue: others[word] ?? word.uppercased())
      .map { PredicateComparison(relation: $0) }
  }

  private mutating func operand() -> PredicateOperand? {
    guard let word = next() else { return nil }
    if word == "{" { return list() }
    if let first = word.first, first == "\"" || first == "'" {
      return .value(String(word.dropFirst().dropLast()))
    }
    if word == "%K" { return (arguments.popFirst() as? String).map { .path(Self.path($0)) } }
    if word.hasPrefix("%") { return arguments.popFirst().map { .value(Self.plain($0)) } }
    if let number = Double(word) { return .value(number) }
    switch word.uppercased() {
    case "TRUE", "YES": return .value(true)
    case "FALSE", "NO": return .value(false)
    case "NIL", "NULL": return .value(nil)
    case "ANY", "SOME", "ALL", "NONE": return nil
    default: return .path(Self.path(word))
    }
  }

  private mutating func list() -> PredicateOperand? {
    var operands: [PredicateOperand] = []
    while !take("}") {
      guard let operand = operand() else { return nil }
      operands.append(operand)
      _ = take(",")
    }
    return .list(operands)
  }

  private mutating func next() -> String? {
    guard place < tokens.count else { return nil }
    defer { place += 1 }
    return tokens[place]
  }

  private mutating func take(_ word: String) -> Bool {
    guard place < tokens.count, tokens[place].uppercased() == word else { return false }
    place += 1
    return true
  }

  /// The names of a path; the object itself has none.
  private static func path(_ text: String) -> [String] {
    let names = text.split(separator: ".").map(String.init)
    return names.first?.uppercased() == "SELF" ? Array(names.dropFirst()) : names
  }

  /// A value as Swift has it.
  private static func plain(_ value: Any) -> Any {
    switch value {
    case let text as NSString: text as String
    case let date as NSDate: date as Date
    case let list as NSArray: Array(list)
    default: value
    }
  }

  private static func tokens(of text: String) -> [String] {
    let pattern =
      #""[^"]*"|'[^']*'|%[@KdDifs]+|[=!<>]{1,2}|&&|\|\||[()\[\]{},]|[@A-Za-z_][@\w.]*|-?\d+(\.\d+)?"#
    var tokens: [String] = []
    var rest = text[...]
    while let range = rest.range(of: pattern, options: .regularExpression) {
      tokens.append(String(rest[range]))
      rest = rest[range.upperBound...]
    }
    return tokens
  }
}
