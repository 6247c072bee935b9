public import Foundation

/// A value that the system keeps for a scene; here for as long as the program runs.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let store: UserDefaults
  private let coder: StorageCoder<Value>

  private init(_ key: String, _ store: UserDefaults, _ coder: StorageCoder<Value>) {
    (self.key, self.store, self.coder) = (key, store, coder)
  }

  /// The value.
  public var wrappedValue: Value {
    get { coder.read(store, key) }
    nonmutating set {
      coder.write(store, key, newValue)
      StoredPlaces.tell(key, store)
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let copy = self
    return Binding(get: { copy.wrappedValue }, set: { copy.wrappedValue = $0 })
  }

  /// Connects the value to its node.
  @MainActor public mutating func _attach(_ context: inout _PropertyContext) {
    let (key, store, node) = (key, store, context.node)
    _ = context.slot { StoreSubscription(key, store, node: node) }
  }
}

extension SceneStorage where Value: _StorableValue {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, SceneSettings.store, .plain(wrappedValue))
  }
}

extension SceneStorage where Value == URL {
  /// Keeps an address under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, SceneSettings.store, .url(wrappedValue))
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Keeps a value that is made of a whole number under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, SceneSettings.store, .raw(wrappedValue))
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Keeps a value that is made of a text under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, SceneSettings.store, .raw(wrappedValue))
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a value that may be missing under a key.
  public init<V: _StorableValue>(_ key: String) where Value == V? {
    self.init(key, SceneSettings.store, .optional())
  }

  /// Keeps a value that is made of a text and may be missing under a key.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == String {
    self.init(key, SceneSettings.store, .optionalRaw())
  }

  /// Keeps a value that is made of a whole number and may be missing under a key.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == Int {
    self.init(key, SceneSettings.store, .optionalRaw())
  }
}

/// The settings that stand for all scenes' memory.
enum SceneSettings {
  /// A suite of its own, so that it never meets the user's settings; nothing of it is written.
  nonisolated(unsafe) static let store =
    UserDefaults(suiteName: "sheetshot.scene") ?? UserDefaults()
}
