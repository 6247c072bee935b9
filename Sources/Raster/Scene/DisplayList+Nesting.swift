extension DisplayList {
  /// Whether no more than a number of groups lie in each other.
  ///
  /// Level by level and not by recursion, which is what the answer is to keep from overflowing.
  public func isNested(atMost limit: Int) -> Bool {
    var level = Self.groups(items)
    var depth = 0
    while !level.isEmpty {
      depth += 1
      guard depth <= limit else { return false }
      level = level.flatMap { Self.groups($0.items) + Self.groups($0.mask ?? []) }
    }
    return true
  }

  private static func groups(_ items: [Item]) -> [Group] {
    items.compactMap { if case .group(let group) = $0 { group } else { nil } }
  }
}
