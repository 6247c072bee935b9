internal import Foundation

/// Something that is told when models change.
protocol StoreObserver: AnyObject {
  /// Notes that models were inserted, deleted or changed.
  func storeChanged()
}

/// The models of one container, in the order of their insertion.
///
/// All contexts of a container share it, and with it what is not saved yet. The lock is recursive
/// because a change of one model leads to changes of others.
final class ModelStore: @unchecked Sendable {
  private struct Observer {
    weak var object: (any StoreObserver)?
  }

  private let lock = NSRecursiveLock()
  private var buckets: [(type: any PersistentModel.Type, models: [any PersistentModel])] = []
  private var observers: [Observer] = []
  private var lastOrder = 0
  private var pending = PendingChanges()
  /// Inserted models whose unique properties were not compared yet.
  private var unsettled: [any PersistentModel] = []

  /// The main context, while there is one.
  weak var mainContext: ModelContext?
  /// The number of changes so far.
  private(set) var revision = 0
  /// Whether models are being compared and tested, which nobody need be told.
  private(set) var isSearching = false
  /// Whether old values are being set again.
  private(set) var isRollingBack = false

  /// Lets an object be told of changes for as long as it lives.
  func add(_ observer: any StoreObserver) {
    lock.withLock {
      observers.removeAll { $0.object == nil || $0.object === observer }
      observers.append(Observer(object: observer))
    }
  }

  private func changed() {
    revision += 1
    for observer in observers { observer.object?.storeChanged() }
  }

  /// Calls a closure that reads models without anybody observing them.
  func searching<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    let outer = isSearching
    isSearching = true
    defer {
      isSearching = outer
      lock.unlock()
    }
    return try body()
  }

  /// The models of a class and its subclasses, oldest first.
  func models<T: PersistentModel>(_ type: T.Type) -> [T] {
    lock.withLock {
      let found = buckets.filter { $0.type is T.Type }
      if found.count == 1 { return found[0].models.compactMap { $0 as? T } }
      return found.flatMap { $0.models.compactMap { $0 as? T } }
        .sorted { $0._$state.order < $1._$state.order }
    }
  }

  /// The model with an identity.
  func model(for id: PersistentIdentifier) -> (any PersistentModel)? {
    lock.withLock {
      buckets.lazy.flatMap(\.models).first { $0._$state.number == id.id.number }
    }
  }
}

extension ModelStore {
  /// Keeps a model and those that it leads to.
  func insert(_ model: any PersistentModel, into context: ModelContext?) {
    lock.withLock {
      let state = model._$state
      guard state.store == nil else { return }
      pending.deleted.remove(model)
      lastOrder += 1
      state.order = lastOrder
      state.context = context
      keep(model)
      pending.inserted.append(model)
      pending.undo { [unowned self] in drop(model) }
      unsettled.append(model)
      for relationship in ModelLayout.of(Swift.type(of: model)).relationships {
        relationship.follow(model, from: [], to: relationship.models(of: model))
      }
      changed()
    }
  }

  /// Removes a model, after what its relationships ask for.
  func delete(_ model: any PersistentModel) {
    lock.withLock {
      let state = model._$state
      guard state.store === self else { return }
      let context = state.context
      drop(model)
      state.deletingStore = self
      if !pending.inserted.remove(model) { pending.deleted.append(model) }
      pending.changed.remove(model)
      pending.undo { [unowned self] in
        state.context = context
        keep(model)
      }
      let relationships = ModelLayout.of(Swift.type(of: model)).relationships
      for relationship in relationships {
        apply(relationship.deleteRule, of: relationship, to: model)
      }
      changed()
    }
  }

  private func apply(
    _ rule: Schema.Relationship.DeleteRule, of relationship: ModelLayout.Relationship,
    to model: any PersistentModel
  ) {
    let others = relationship.models(of: model)
    switch rule {
    case .noAction: break
    case .cascade: others.forEach(delete)
    case .deny where !others.isEmpty: pending.isDenied = true
    case .nullify, .deny:
      let inverse = relationship.inverse
      for other in others { inverse?.unlink(other, from: model) }
    }
  }

  private func keep(_ model: any PersistentModel) {
    model._$state.store = self
    model._$state.deletingStore = nil
    let type = Swift.type(of: model)
    guard let index = buckets.firstIndex(where: { $0.type == type }) else {
      buckets.append((type, [model]))
      return
    }
    // Nearly always at the end.
    let order = model._$state.order
    let place = buckets[index].models.lastIndex { $0._$state.order < order }.map { $0 + 1 } ?? 0
    buckets[index].models.insert(model, at: place)
  }

  private func drop(_ model: any PersistentModel) {
    model._$state.store = nil
    model._$state.context = nil
    let type = Swift.type(of: model)
    guard let index = buckets.firstIndex(where: { $0.type == type }) else { return }
    buckets[index].models.removeAll { $0 === model }
  }
}

extension ModelStore {
  /// Notes that a property of a model was set.
  ///
  /// - Parameters:
  ///   - model: The model, which is kept here.
  ///   - keyPath: The property.
  ///   - restore: Sets the old value again.
  func noteChange(
    of model: any PersistentModel, _ keyPath: AnyKeyPath, restore: @escaping () -> Void
  ) {
    lock.withLock {
      if !isRollingBack { pending.noteChange(of: model, keyPath, restore: restore) }
      changed()
    }
  }

  /// Whether anything was inserted, deleted or changed since all was saved.
  var hasChanges: Bool { lock.withLock { !pending.isEmpty } }

  /// The models that were inserted, changed and deleted since all was saved.
  var pendingModels: (inserted: ModelList, changed: ModelList, deleted: ModelList) {
    lock.withLock { (pending.inserted, pending.changed, pending.deleted) }
  }

  /// Whether a model was inserted or changed since all was saved.
  func hasChanges(_ model: any PersistentModel) -> Bool {
    lock.withLock { pending.inserted.contains(model) || pending.changed.contains(model) }
  }

  /// Whether a model was deleted since all was saved.
  func isDeleting(_ model: any PersistentModel) -> Bool {
    lock.withLock { pending.deleted.contains(model) }
  }

  /// Forgets how to undo what was done; throws if a relationship denies a deletion.
  func save() throws {
    try lock.withLock {
      settle()
      guard !pending.isDenied else { throw SwiftDataError.modelValidationFailure }
      for model in pending.deleted.models { model._$state.deletingStore = nil }
      pending = PendingChanges()
    }
  }

  /// Undoes what was done since all was saved.
  func rollback() {
    lock.withLock {
      guard !pending.isEmpty else { return }
      isRollingBack = true
      let undo = pending.undo
      pending = PendingChanges()
      unsettled = []
      for step in undo.reversed() { step() }
      isRollingBack = false
      changed()
    }
  }

  /// Lets each inserted model take the place of an older one that has the same values of properties
  /// that are unique.
  func settle() {
    lock.withLock {
      let models = unsettled
      unsettled = []
      for model in models where model._$state.store === self { settle(model) }
    }
  }

  private func settle(_ model: any PersistentModel) {
    let type = Swift.type(of: model)
    for paths in ModelLayout.of(type).unique {
      guard let values = model.hashes(at: paths),
        let bucket = buckets.first(where: { $0.type == type }),
        let older = bucket.models.prefix(while: { $0 !== model })
          .first(where: { $0.hashes(at: paths) == values })
      else { continue }
      let order = older._$state.order
      delete(older)
      drop(model)
      model._$state.order = order
      keep(model)
    }
  }
}

extension PersistentModel {
  /// The values of several properties; nil where one can't be compared or is missing.
  fileprivate func hashes(at paths: [AnyKeyPath]) -> [AnyHashable]? {
    let values = paths.compactMap { path -> AnyHashable? in
      func open<Value>(_: Value.Type) -> AnyHashable? {
        (path as? KeyPath<Self, Value>).flatMap { self[keyPath: $0] as? AnyHashable }
      }
      return _openExistential(type(of: path).valueType, do: open)
    }
    return values.count == paths.count ? values : nil
  }
}

extension ModelStore {
  /// Deletes all models without asking their relationships.
  func deleteAll() {
    lock.withLock {
      for model in buckets.flatMap(\.models) { drop(model) }
      buckets = []
      pending = PendingChanges()
      unsettled = []
      changed()
    }
  }
}
