public import Foundation

// Foundation on Linux has predicates of closures alone.
extension NSPredicate {
  /// Creates a predicate from the language of predicates.
  ///
  /// Comparisons of `SELF`, of properties, of values and of `%@`, `%d`, `%f` and `%K` can be written,
  /// joined by `AND`, `OR` and `NOT`. What isn't understood is never true.
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// Creates a predicate from the language of predicates, with values for its `%` marks.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    var parser = PredicateParser(predicateFormat, arguments: arguments ?? [])
    let term = parser.parse()
    self.init { object, _ in term?.holds(for: object) ?? false }
  }
}

/// A condition on an object.
indirect enum PredicateTerm {
  /// Always, or never.
  case constant(Bool)
  /// Not a condition.
  case not(PredicateTerm)
  /// Both.
  case and(PredicateTerm, PredicateTerm)
  /// At least one.
  case or(PredicateTerm, PredicateTerm)
  /// A comparison.
  case comparison(PredicateOperand, PredicateComparison, PredicateOperand)

  /// Whether the condition is true.
  func holds(for object: Any?) -> Bool {
    switch self {
    case .constant(let value): value
    case .not(let term): !term.holds(for: object)
    case .and(let left, let right): left.holds(for: object) && right.holds(for: object)
    case .or(let left, let right): left.holds(for: object) || right.holds(for: object)
    case .comparison(let left, let comparison, let right):
      comparison.holds(left.value(in: object), right.value(in: object))
    }
  }
}

/// A side of a comparison.
enum PredicateOperand {
  /// The object, or a property of a property of it.
  case path([String])
  /// A value.
  case value(Any?)
  /// Several values.
  case list([PredicateOperand])

  /// Returns what stands for it.
  func value(in object: Any?) -> Any? {
    switch self {
    case .value(let value): value
    case .list(let operands): operands.map { $0.value(in: object) }
    case .path(let names): names.reduce(object) { Self.property($1, of: $0) }
    }
  }

  /// The value of a property, by its name.
  static func property(_ name: String, of object: Any?) -> Any? {
    guard let object else { return nil }
    if let dictionary = object as? [String: Any] { return dictionary[name] }
    if let text = object as? String, name == "length" { return text.utf16.count }
    if let list = object as? [Any], name == "@count" { return list.count }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      // A property wrapper's storage has an underscore before the property's name.
      if let child = current.children.first(where: { $0.label == name || $0.label == "_" + name }) {
        return unwrapped(child.value)
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// A value without the optional around it.
  static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }
}

/// How two values are compared.
struct PredicateComparison {
  /// What must hold between them.
  enum Relation: String, CaseIterable {
    case equal = "=="
    case unequal = "!="
    case atMost = "<="
    case atLeast = ">="
    case less = "<"
    case greater = ">"
    case matches = "MATCHES"
    case contains = "CONTAINS"
    case begins = "BEGINSWITH"
    case ends = "ENDSWITH"
    case like = "LIKE"
    case isIn = "IN"
  }

  /// What must hold.
  var relation: Relation
  /// Which differences of letters count for nothing.
  var options: String.CompareOptions = []

  /// Whether the relation holds.
  func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch relation {
    case .equal: order(left, right) == .orderedSame || (left == nil && right == nil)
    case .unequal: order(left, right) != .orderedSame && !(left == nil && right == nil)
    case .less: order(left, right) == .orderedAscending
    case .greater: order(left, right) == .orderedDescending
    case .atMost: [.orderedAscending, .orderedSame].contains(order(left, right))
    case .atLeast: [.orderedDescending, .orderedSame].contains(order(left, right))
    case .isIn: isContained(left, in: right)
    case .contains: isContained(right, in: left)
    case .begins: found(right, in: left, .anchored)
    case .ends: found(right, in: left, [.anchored, .backwards])
    case .matches: matches(left, pattern: right as? String)
    case .like: matches(left, pattern: (right as? String).map(Self.pattern))
    }
  }

  /// The order of two values, where they have one.
  func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    if let left = left as? String, let right = right as? String {
      return left.compare(right, options: options)
    }
    if let left = Self.number(left), let right = Self.number(right) {
      return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
    if let left = left as? Date, let right = right as? Date { return left.compare(right) }
    guard let left = left as? AnyHashable, let right = right as? AnyHashable else { return nil }
    return left == right ? .orderedSame : nil
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as CGFloat: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  private func isContained(_ part: Any?, in whole: Any?) -> Bool {
    if let list = whole as? [Any?] { return list.contains { order($0, part) == .orderedSame } }
    return found(part, in: whole, [])
  }

  private func found(_ part: Any?, in whole: Any?, _ more: String.CompareOptions) -> Bool {
    guard let whole = whole as? String, let part = part as? String else { return false }
    return whole.range(of: part, options: options.union(more)) != nil
  }

  private func matches(_ value: Any?, pattern: String?) -> Bool {
    guard let text = value as? String, let pattern else { return false }
    let letters = options.intersection([.caseInsensitive, .diacriticInsensitive])
    let whole = "^(?:\(pattern))$"
    return text.range(of: whole, options: letters.union(.regularExpression)) != nil
  }

  /// The regular expression of a pattern with `*` and `?`.
  private static func pattern(of wildcards: String) -> String {
    NSRegularExpression.escapedPattern(for: wildcards)
      .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
  }
}
