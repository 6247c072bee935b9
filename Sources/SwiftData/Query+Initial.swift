public import Foundation
public import SheetUI

// Some code gives its queries an initial value: the search takes its place before a body reads it.
extension Query {
  /// All models of a class, in place of an initial value.
  public init(wrappedValue: [Element]) { self.init() }

  /// The models that a predicate is true for, in an order, in place of an initial value.
  public init(
    wrappedValue: [Element], filter: Predicate<Element>? = nil,
    sort descriptors: [SortDescriptor<Element>], animation: Animation? = nil
  ) {
    self.init(
      filter: filter, sort: descriptors,
      transaction: animation.map { Transaction(animation: $0) })
  }

  /// The models that a predicate is true for, in place of an initial value.
  public init(
    wrappedValue: [Element], filter: Predicate<Element>, animation: Animation? = nil
  ) {
    self.init(filter: filter, transaction: animation.map { Transaction(animation: $0) })
  }

  // Reason: SwiftData's parameters, and the initial value.
  /// The models that a predicate is true for, ordered by a property, in place of an initial value.
  public init<Value: Comparable>(
    wrappedValue: [Element], filter: Predicate<Element>? = nil,
    sort keyPath: any KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    animation: Animation? = nil
  ) {
    self.init(
      filter: filter, sort: keyPath, order: order,
      transaction: animation.map { Transaction(animation: $0) })
  }
}
