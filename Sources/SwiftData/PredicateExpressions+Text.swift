public import Foundation

// What Foundation's predicates know on Apple's systems only.
extension PredicateExpressions {
  /// Whether a text contains another one, without regard to case and accents.
  public struct StringLocalizedStandardContains<
    Root: StandardPredicateExpression, Other: StandardPredicateExpression
  >: StandardPredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The text.
    public let root: Root
    /// What is looked for.
    public let other: Other

    /// Creates the expression.
    public init(root: Root, other: Other) { (self.root, self.other) = (root, other) }

    /// Finds out whether it is true.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      let part = TextKey.folded(String(try other.evaluate(bindings)))
      return TextKey.folded(String(try root.evaluate(bindings))).contains(part)
    }
  }

  /// How a text compares with another one as people expect it.
  public struct StringLocalizedCompare<
    Root: StandardPredicateExpression, Other: StandardPredicateExpression
  >: StandardPredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The text.
    public let root: Root
    /// What it is compared with.
    public let other: Other

    /// Creates the expression.
    public init(root: Root, other: Other) { (self.root, self.other) = (root, other) }

    /// Compares the texts.
    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      TextKey.compare(
        TextKey(String(try root.evaluate(bindings))),
        TextKey(String(try other.evaluate(bindings))))
    }
  }

  /// How a text compares with another one without regard to case.
  public struct StringCaseInsensitiveCompare<
    Root: StandardPredicateExpression, Other: StandardPredicateExpression
  >: StandardPredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The text.
    public let root: Root
    /// What it is compared with.
    public let other: Other

    /// Creates the expression.
    public init(root: Root, other: Other) { (self.root, self.other) = (root, other) }

    /// Compares the texts.
    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      let (left, right) = (
        try root.evaluate(bindings).lowercased(), try other.evaluate(bindings).lowercased()
      )
      if left == right { return .orderedSame }
      return left < right ? .orderedAscending : .orderedDescending
    }
  }

  // The name that the predicate macro calls.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Whether a text contains another one, without regard to case and accents.
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }

  // The name that the predicate macro calls.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// How a text compares with another one as people expect it.
  public static func build_localizedCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedCompare<Root, Other> {
    StringLocalizedCompare(root: root, other: other)
  }

  // The name that the predicate macro calls.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// How a text compares with another one without regard to case.
  public static func build_caseInsensitiveCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringCaseInsensitiveCompare<Root, Other> {
    StringCaseInsensitiveCompare(root: root, other: other)
  }
}

extension SortDescriptor {
  /// How texts are compared by what people expect; there is one such order, whatever the locale.
  public struct _TextComparator: Sendable {
    /// Without regard to case and accents, and by the numbers in the texts.
    public static var localizedStandard: _TextComparator { _TextComparator() }
    /// The same.
    public static var localized: _TextComparator { _TextComparator() }
  }

  /// Orders by a text as people expect it.
  public init(
    _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: _TextComparator,
    order: SortOrder = .forward
  ) {
    self.init(keyPath, order: order)
  }

  /// Orders by a text that may be missing as people expect it.
  public init(
    _ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: _TextComparator,
    order: SortOrder = .forward
  ) {
    self.init(keyPath, order: order)
  }
}
