public import Foundation

/// Which models to find, and in what order.
public struct FetchDescriptor<T: PersistentModel> {
  /// What has to be true for a model.
  public var predicate: Predicate<T>?
  /// The order; models that are equal to it are found oldest first.
  public var sortBy: [SortDescriptor<T>]
  /// The greatest number of models.
  public var fetchLimit: Int?
  /// The number of models that are skipped.
  public var fetchOffset: Int?
  /// Whether models are found that are not saved; here they always are.
  public var includePendingChanges = true
  /// The properties that are needed; here all are there.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// The related models that are needed; here all are there.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Describes the models that a predicate is true for, in an order.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }

  /// The models among others that are described.
  func results(among models: [T]) throws -> [T] {
    var found = models
    if let predicate { found = try found.filter { try predicate.evaluate($0) } }
    if !sortBy.isEmpty { found = ModelOrder(sortBy).sorted(found) }
    if let fetchOffset, fetchOffset > 0 { found = Array(found.dropFirst(fetchOffset)) }
    // No limit at all is how the system reads zero.
    if let fetchLimit, fetchLimit > 0 { found = Array(found.prefix(fetchLimit)) }
    return found
  }
}

extension FetchDescriptor: @unchecked Sendable {}
