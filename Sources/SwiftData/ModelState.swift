internal import Observation
internal import Synchronization

/// Where a model is kept, and who observes it.
///
/// A model belongs to one actor at a time, as its context does; only the observers' list, which has
/// a lock of its own, is used from everywhere.
public final class _ModelState: @unchecked Sendable {
  private static let lastNumber = Atomic<Int>(0)

  private let registrar = ObservationRegistrar()

  /// The number that tells models of one program apart.
  lazy var number = Self.lastNumber.add(1, ordering: .relaxed).newValue
  /// What keeps the model.
  weak var store: ModelStore?
  /// What kept the model before it was deleted.
  weak var deletingStore: ModelStore?
  /// The context that it was inserted into.
  weak var context: ModelContext?
  /// The model's place among the store's models.
  var order = 0

  /// Creates the state of a model that nothing keeps.
  public init() {}

  /// The context that it was inserted into, or the main one if that is gone.
  var modelContext: ModelContext? {
    guard let store else { return nil }
    return context ?? store.mainContext
  }

  /// Notes that a property is read.
  public func access<Model: PersistentModel, Value>(
    _ model: Model, keyPath: KeyPath<Model, Value>
  ) {
    // A query follows the store as a whole.
    guard store?.isSearching != true else { return }
    registrar.access(model, keyPath: keyPath)
  }

  /// Sets a property: tells who observes it, keeps its inverse in step, and remembers the old value.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - keyPath: The property.
  ///   - old: The value until now.
  ///   - new: The value from now on.
  ///   - write: Sets the property's storage.
  public func set<Model: PersistentModel, Value>(
    _ model: Model, _ keyPath: ReferenceWritableKeyPath<Model, Value>, from old: Value,
    to new: Value, write: (Value) -> Void
  ) {
    registrar.withMutation(of: model, keyPath: keyPath) { write(new) }
    let store = store ?? deletingStore
    store?.noteChange(of: model, keyPath) { model[keyPath: keyPath] = old }
    guard store?.isRollingBack != true, let value = Value.self as? any _RelationshipValue.Type
    else { return }
    ModelLayout.of(Model.self).relationship(at: keyPath)?
      .follow(model, from: value.models(in: old), to: value.models(in: new))
  }
}
