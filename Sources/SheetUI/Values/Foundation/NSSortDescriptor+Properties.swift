public import Foundation

// Foundation on Linux orders by properties that are there and comparable only.
extension NSSortDescriptor {
  /// Orders objects by a property of any type: texts, numbers, truths and dates have an order, and
  /// nothing comes before something.
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: \Any.self, ascending: ascending) { a, b in
      Self.order((a as? Root)?[keyPath: keyPath], (b as? Root)?[keyPath: keyPath])
    }
  }

  /// Orders objects by a property, or a property of a property, by its name.
  public convenience init(key: String, ascending: Bool) {
    let names = key.split(separator: ".").map(String.init)
    let path = PredicateOperand.path(names)
    self.init(keyPath: \Any.self, ascending: ascending) { a, b in
      Self.order(path.value(in: a), path.value(in: b))
    }
  }

  private static func order(_ a: Any?, _ b: Any?) -> ComparisonResult {
    let (a, b) = (a.flatMap(PredicateOperand.unwrapped), b.flatMap(PredicateOperand.unwrapped))
    switch (a, b) {
    case (nil, nil): return .orderedSame
    case (nil, _): return .orderedAscending
    case (_, nil): return .orderedDescending
    default: return PredicateComparison(relation: .equal).order(a, b) ?? .orderedSame
    }
  }
}
