public import Observation

/// An object that a model context keeps; `@Model` makes a class conform.
public protocol PersistentModel:
  AnyObject, Observable, Hashable, Identifiable, SendableMetatype, _RelationshipValue
{
  /// The identity of a model is its persistent identifier, unless it has an `id` of its own.
  associatedtype ID = PersistentIdentifier

  /// What is known about each property.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }

  /// Where the object is kept and who observes it.
  var _$state: _ModelState { get }
}

extension PersistentModel {
  /// The identity of the object.
  public var id: PersistentIdentifier { persistentModelID }

  /// The identity of the object, from its creation on.
  public var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(entityName: Schema.entityName(for: Self.self), number: _$state.number)
  }

  /// The context that the object was inserted into; nil before that and after its deletion.
  public var modelContext: ModelContext? { _$state.modelContext }

  /// Whether the object was changed since its context was saved.
  public var hasChanges: Bool { _$state.store?.hasChanges(self) ?? false }

  /// Whether the object is deleted when its context is saved.
  public var isDeleted: Bool { _$state.deletingStore?.isDeleting(self) ?? false }

  /// Whether two references are to the same object.
  public static func == (left: Self, right: Self) -> Bool { left === right }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The value of a property.
  public func getValue<Value>(forKey keyPath: KeyPath<Self, Value>) -> Value {
    self[keyPath: keyPath]
  }

  /// Sets a property.
  public func setValue<Value>(forKey keyPath: KeyPath<Self, Value>, to newValue: Value) {
    guard let keyPath = keyPath as? ReferenceWritableKeyPath<Self, Value> else { return }
    self[keyPath: keyPath] = newValue
  }
}
