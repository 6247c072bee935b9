public import Foundation
public import SheetUI

/// Inserts, finds, deletes and saves models.
///
/// All contexts of a container share its models: a change that is made in one of them is seen in the
/// others at once, and saving only means that it can't be rolled back.
public final class ModelContext: Equatable, CustomDebugStringConvertible {
  /// Whether changes are saved by themselves; here a change is seen without being saved.
  public var autosaveEnabled = false
  /// Who makes the changes.
  public var author: String?
  /// What the app's commands undo with; what is done to models isn't registered with it, and
  /// `rollback()` undoes it.
  public var undoManager: UndoManager?

  let store: ModelStore
  private let schema: Schema
  private weak var owner: ModelContainer?

  /// Creates a context for the models of a container.
  public init(_ container: ModelContainer) {
    store = container.store
    schema = container.schema
    owner = container
  }

  /// The container.
  public var container: ModelContainer {
    // The container owns its main context, which may be all that is left of it.
    if let owner { return owner }
    let isMain = store.mainContext === self
    let container = ModelContainer(schema: schema, store: store, context: isMain ? self : nil)
    owner = container
    return container
  }

  /// Whether anything is not saved.
  public var hasChanges: Bool { store.hasChanges }

  /// The models that were inserted since the context was saved.
  public var insertedModelsArray: [any PersistentModel] { store.pendingModels.inserted.models }

  /// The models that were changed since the context was saved.
  public var changedModelsArray: [any PersistentModel] { store.pendingModels.changed.models }

  /// The models that were deleted since the context was saved.
  public var deletedModelsArray: [any PersistentModel] { store.pendingModels.deleted.models }

  /// Inserts a model and those that it leads to.
  public func insert<T: PersistentModel>(_ model: T) { store.insert(model, into: self) }

  /// Deletes a model, and what its relationships ask for.
  public func delete<T: PersistentModel>(_ model: T) { store.delete(model) }

  /// Deletes all models of a class that a predicate is true for.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for found in try fetch(FetchDescriptor<T>(predicate: predicate)) {
      if includeSubclasses || type(of: found) == T.self { store.delete(found) }
    }
  }

  /// Saves what was changed; throws if a relationship denies a deletion.
  public func save() throws {
    guard hasChanges else { return }
    let center = NotificationCenter.default
    center.post(name: Self.willSave, object: self)
    let pending = store.pendingModels
    try store.save()
    center.post(
      name: Self.didSave, object: self,
      userInfo: [
        NotificationKey.insertedIdentifiers.rawValue: pending.inserted.identifiers,
        NotificationKey.updatedIdentifiers.rawValue: pending.changed.identifiers,
        NotificationKey.deletedIdentifiers.rawValue: pending.deleted.identifiers,
      ])
  }

  /// Calls a closure and saves.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Undoes what was changed since the context was saved.
  public func rollback() { store.rollback() }

  /// Does what else has to be done after a change.
  public func processPendingChanges() { store.settle() }

  /// Whether two references are to the same context.
  public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }

  /// The names of the classes.
  public var debugDescription: String { "ModelContext(\(schema.debugDescription))" }
}

@available(*, unavailable)
extension ModelContext: Sendable {}

extension ModelContext {
  /// Posted before a context is saved.
  public static let willSave = Notification.Name("ModelContextWillSave")

  /// Posted after a context was saved.
  public static let didSave = Notification.Name("ModelContextDidSave")

  /// What the notifications say.
  public enum NotificationKey: String, Sendable {
    /// The models in question.
    case queryGeneration, invalidatedAllIdentifiers, insertedIdentifiers, updatedIdentifiers
    /// The models that are gone.
    case deletedIdentifiers
  }
}

extension ModelList {
  /// The identities of the models.
  fileprivate var identifiers: [PersistentIdentifier] { models.map { $0.persistentModelID } }
}
