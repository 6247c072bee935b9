/// Models in the order in which they were added, each one once.
struct ModelList {
  private(set) var models: [any PersistentModel] = []
  private var members: Set<ObjectIdentifier> = []

  /// Whether there is none.
  var isEmpty: Bool { members.isEmpty }

  /// Whether a model is among them.
  func contains(_ model: any PersistentModel) -> Bool {
    members.contains(ObjectIdentifier(model))
  }

  /// Adds a model, unless it is among them.
  mutating func append(_ model: any PersistentModel) {
    if members.insert(ObjectIdentifier(model)).inserted { models.append(model) }
  }

  /// Removes a model and tells whether it was among them.
  @discardableResult
  mutating func remove(_ model: any PersistentModel) -> Bool {
    guard members.remove(ObjectIdentifier(model)) != nil else { return false }
    models.removeAll { $0 === model }
    return true
  }
}

/// What was done to models since they were saved.
struct PendingChanges {
  private struct Property: Hashable {
    let model: ObjectIdentifier
    let keyPath: AnyKeyPath
  }

  /// The models that are new.
  var inserted = ModelList()
  /// The models that have other values.
  var changed = ModelList()
  /// The models that are to go.
  var deleted = ModelList()
  /// Whether a relationship denies a deletion.
  var isDenied = false
  /// What undoes each thing that was done.
  private(set) var undo: [() -> Void] = []
  private var properties: Set<Property> = []

  /// Whether nothing was done.
  var isEmpty: Bool { undo.isEmpty }

  /// Remembers how to undo something.
  mutating func undo(_ step: @escaping () -> Void) { undo.append(step) }

  /// Remembers the old value of a property, the first time that it is changed.
  mutating func noteChange(
    of model: any PersistentModel, _ keyPath: AnyKeyPath, restore: @escaping () -> Void
  ) {
    if !inserted.contains(model), !deleted.contains(model) { changed.append(model) }
    let property = Property(model: ObjectIdentifier(model), keyPath: keyPath)
    if properties.insert(property).inserted { undo(restore) }
  }
}
