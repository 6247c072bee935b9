internal import Foundation

extension ModelContext {
  /// Finds models.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    try store.searching { try descriptor.results(among: store.models(T.self)) }
  }

  /// Finds models that are read a number at a time; here all are read at once.
  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<T> {
    FetchResultsCollection(models: try fetch(descriptor))
  }

  /// Counts models.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  /// Finds the identities of models.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// Finds the identities of models.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> [PersistentIdentifier] {
    try fetchIdentifiers(descriptor)
  }

  /// Calls a closure with each model that is found.
  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws {
    for model in try self.fetch(fetch) { try block(model) }
  }

  /// The model with an identity.
  public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier)
    -> T?
  {
    store.model(for: persistentModelID) as? T
  }

  /// The model with an identity, which there has to be.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard let model = store.model(for: persistentModelID) else {
      preconditionFailure("There is no model \(persistentModelID) in the context.")
    }
    return model
  }

  /// The model of a class with an identity.
  public subscript<T: PersistentModel>(
    _ persistentModelID: PersistentIdentifier, as type: T.Type
  ) -> T? { registeredModel(for: persistentModelID) }
}

/// The models that a fetch found.
public struct FetchResultsCollection<T: PersistentModel>: RandomAccessCollection {
  let models: [T]

  /// The first place.
  public var startIndex: Int { 0 }

  /// The place after the last one.
  public var endIndex: Int { models.count }

  /// The model at a place.
  public subscript(position: Int) -> T { models[position] }
}
