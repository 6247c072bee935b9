public import Foundation

// Foundation on Linux has no key-value coding, whose two calls files use for settings.
extension UserDefaults {
  /// Stores a value; nil removes it.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// Returns a stored value.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Stores a value; nil removes it.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) { set(value, forKey: keyPath) }

  /// Returns a stored value.
  public func value(forKeyPath keyPath: String) -> Any? { object(forKey: keyPath) }
}

/// The settings that a user's devices share; on Linux they are kept as long as the program runs.
public final class NSUbiquitousKeyValueStore: @unchecked Sendable {
  /// The program's store.
  public static let `default` = NSUbiquitousKeyValueStore()

  /// Told when another device has changed something, which doesn't happen on Linux.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  // Guarded by `lock`.
  private var values: [String: Any] = [:]
  private let lock = NSLock()

  /// Creates an empty store.
  public init() {}

  /// Everything that is stored.
  public var dictionaryRepresentation: [String: Any] { lock.withLock { values } }

  /// Returns a stored value.
  public func object(forKey key: String) -> Any? { lock.withLock { values[key] } }

  /// Stores a value; nil removes it.
  public func set(_ value: Any?, forKey key: String) { lock.withLock { values[key] = value } }

  /// Stores a string.
  public func set(_ value: String?, forKey key: String) { set(value as Any?, forKey: key) }

  /// Stores bytes.
  public func set(_ value: Data?, forKey key: String) { set(value as Any?, forKey: key) }

  /// Stores a list.
  public func set(_ value: [Any]?, forKey key: String) { set(value as Any?, forKey: key) }

  /// Stores a dictionary.
  public func set(_ value: [String: Any]?, forKey key: String) { set(value as Any?, forKey: key) }

  /// Stores a whole number.
  public func set(_ value: Int64, forKey key: String) { set(value as Any?, forKey: key) }

  /// Stores a number.
  public func set(_ value: Double, forKey key: String) { set(value as Any?, forKey: key) }

  /// Stores a truth.
  public func set(_ value: Bool, forKey key: String) { set(value as Any?, forKey: key) }

  /// Removes a value.
  public func removeObject(forKey key: String) { set(nil as Any?, forKey: key) }

  /// Returns a stored string.
  public func string(forKey key: String) -> String? { object(forKey: key) as? String }

  /// Returns stored bytes.
  public func data(forKey key: String) -> Data? { object(forKey: key) as? Data }

  /// Returns a stored list.
  public func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }

  /// Returns a stored dictionary.
  public func dictionary(forKey key: String) -> [String: Any]? {
    object(forKey: key) as? [String: Any]
  }

  /// Returns a stored whole number, or 0.
  public func longLong(forKey key: String) -> Int64 {
    object(forKey: key) as? Int64 ?? (object(forKey: key) as? Int).map(Int64.init) ?? 0
  }

  /// Returns a stored number, or 0.
  public func double(forKey key: String) -> Double { object(forKey: key) as? Double ?? 0 }

  /// Returns a stored truth, or false.
  public func bool(forKey key: String) -> Bool { object(forKey: key) as? Bool ?? false }

  /// Asks other devices for changes, of which there are none.
  @discardableResult
  public func synchronize() -> Bool { true }
}
