public import Foundation

/// A value in the user's settings; every view that reads it follows it.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private var store: UserDefaults?
  private let coder: StorageCoder<Value>

  private init(_ key: String, _ store: UserDefaults?, _ coder: StorageCoder<Value>) {
    (self.key, self.store, self.coder) = (key, store, coder)
  }

  private var settings: UserDefaults { store ?? .standard }

  /// The value.
  public var wrappedValue: Value {
    get { coder.read(settings, key) }
    nonmutating set {
      coder.write(settings, key, newValue)
      StoredPlaces.tell(key, settings)
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let copy = self
    return Binding(get: { copy.wrappedValue }, set: { copy.wrappedValue = $0 })
  }

  /// Connects the value to its node.
  @MainActor public mutating func _attach(_ context: inout _PropertyContext) {
    let node = context.node
    if store == nil { store = node.inputs.environment.defaultAppStorage }
    let (key, settings) = (key, settings)
    _ = context.slot { StoreSubscription(key, settings, node: node) }
  }
}

private enum DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }
}

extension EnvironmentValues {
  /// The settings that stored values without ones of their own are kept in; nil for the usual ones.
  var defaultAppStorage: UserDefaults? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// Sets the settings that the view's stored values are kept in.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}

extension Scene {
  /// Sets the settings that the scene's stored values are kept in.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    environment(\.defaultAppStorage, store)
  }
}

extension AppStorage where Value: _StorableValue {
  /// Keeps a value under a key, in the given settings or the usual ones.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, .plain(wrappedValue))
  }
}

extension AppStorage where Value == URL {
  /// Keeps an address under a key, in the given settings or the usual ones.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, .url(wrappedValue))
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Keeps a value that is made of a whole number under a key, in the given settings or the usual ones.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, .raw(wrappedValue))
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Keeps a value that is made of a text under a key, in the given settings or the usual ones.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, .raw(wrappedValue))
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a value that may be missing under a key, in the given settings or the usual ones.
  public init<V: _StorableValue>(_ key: String, store: UserDefaults? = nil) where Value == V? {
    self.init(key, store, .optional())
  }

  /// Keeps a value that is made of a text and may be missing under a key, in the given settings or the usual ones.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(key, store, .optionalRaw())
  }

  /// Keeps a value that is made of a whole number and may be missing under a key, in the given settings or the usual ones.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(key, store, .optionalRaw())
  }
}
