public import Foundation
public import SheetUI

extension Query {
  /// All models of a class, shown in a transaction when they change.
  public init(transaction: Transaction?) {
    self.init(FetchDescriptor(), transaction: transaction)
  }

  /// All models of a class, animated when they change.
  public init(animation: Animation) { self.init(transaction: Transaction(animation: animation)) }

  /// The models that a description is about, animated when they change.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(descriptor, transaction: Transaction(animation: animation))
  }

  /// The models that a predicate is true for, in an order.
  public init(
    filter: Predicate<Element>?, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: descriptors), transaction: transaction)
  }

  /// All models of a class, in an order.
  public init(sort descriptors: [SortDescriptor<Element>], transaction: Transaction? = nil) {
    self.init(FetchDescriptor(sortBy: descriptors), transaction: transaction)
  }

  /// The models that a predicate is true for, in an order, animated when they change.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
  ) {
    self.init(
      filter: filter, sort: descriptors, transaction: Transaction(animation: animation))
  }

  /// The models that a predicate is true for, ordered by a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(
      filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
  }

  /// The models that a predicate is true for, ordered by a property, animated when they change.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(
      filter: filter, sort: keyPath, order: order, transaction: Transaction(animation: animation))
  }

  /// The models that a predicate is true for, ordered by a property that may have no value.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(
      filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
  }

  /// The models that a predicate is true for, ordered by a property that may have no value,
  /// animated when they change.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(
      filter: filter, sort: keyPath, order: order, transaction: Transaction(animation: animation))
  }
}
