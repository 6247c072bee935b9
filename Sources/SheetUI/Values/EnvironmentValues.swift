/// The values that a view inherits from the views around it.
///
/// Invariant behind `@unchecked Sendable`: the storage is a copy-on-write dictionary, so no two
/// copies share something mutable. Values of a caller's own types cross isolations only as far as
/// the caller hands the whole environment over.
public struct EnvironmentValues: @unchecked Sendable {
  /// The values that were set, by the identity of their keys.
  private var storage: [ObjectIdentifier: Any] = [:]

  /// Creates an environment in which nothing was set.
  public init() {}

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      // Two steps: a missing value would otherwise pass for an optional key's nil.
      guard let stored = storage[ObjectIdentifier(key)], let value = stored as? K.Value else {
        return K.defaultValue
      }
      return value
    }
    set { storage[ObjectIdentifier(key)] = newValue }
  }

  /// Whether a key was set.
  func isSet<K: EnvironmentKey>(_ key: K.Type) -> Bool { storage[ObjectIdentifier(key)] != nil }

  /// Takes a key's value back.
  mutating func unset<K: EnvironmentKey>(_ key: K.Type) { storage[ObjectIdentifier(key)] = nil }
}

extension EnvironmentValues: CustomStringConvertible {
  /// How many values were set; their order has no meaning.
  public var description: String { "EnvironmentValues(\(storage.count) set)" }
}
