public import Foundation

/// A value in the user's settings; every view that reads it follows it.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
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

extension AppStorage where Value: _StorableValue {
  /// Keeps a value under a key, in the given settings or the usual ones.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store ?? .standard, .plain(wrappedValue))
  }
}

extension AppStorage where Value == URL {
  /// Keeps an address under a key, in the given settings or the usual ones.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store ?? .standard, .url(wrappedValue))
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Keeps a value that is made of a whole number under a key, in the given settings or the usual ones.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store ?? .standard, .raw(wrappedValue))
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Keeps a value that is made of a text under a key, in the given settings or the usual ones.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store ?? .standard, .raw(wrappedValue))
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a value that may be missing under a key, in the given settings or the usual ones.
  public init<V: _StorableValue>(_ key: String, store: UserDefaults? = nil) where Value == V? {
    self.init(key, store ?? .standard, .optional())
  }

  /// Keeps a value that is made of a text and may be missing under a key, in the given settings or the usual ones.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(key, store ?? .standard, .optionalRaw())
  }

  /// Keeps a value that is made of a whole number and may be missing under a key, in the given settings or the usual ones.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(key, store ?? .standard, .optionalRaw())
  }
}
