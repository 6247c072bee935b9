public import Foundation

/// A place in a store, of which every view that reads it is told when it changes.
///
/// Invariant for `@unchecked Sendable`: a place is touched on the main thread only, like all state.
final class StoredPlace<Value>: TearDownSlot, @unchecked Sendable {
  private let key: String
  private let store: UserDefaults
  private let read: (UserDefaults, String) -> Value
  private let write: (UserDefaults, String, Value) -> Void
  private var token: (any NSObjectProtocol)?

  init(
    _ key: String, _ store: UserDefaults, _ coder: StorageCoder<Value>, node: _ViewNode
  ) {
    (self.key, self.store) = (key, store)
    (read, write) = (coder.read, coder.write)
    let (queue, box, name) = (node.inputs.graph.queue, node.weakSelf, key)
    token = NotificationCenter.default.addObserver(
      forName: StoredPlaces.changed, object: store, queue: nil
    ) { if $0.userInfo?["key"] as? String == name { queue.invalidate(box) } }
  }

  var value: Value {
    get { read(store, key) }
    set {
      write(store, key, newValue)
      NotificationCenter.default.post(
        name: StoredPlaces.changed, object: store, userInfo: ["key": key])
    }
  }

  func tearDown() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
  }
}

/// The news of stored places.
enum StoredPlaces {
  /// A value was stored under `userInfo["key"]`.
  static let changed = Notification.Name("sheetshot.stored-place-changed")
}

/// How a kind of value is kept in the user's settings.
struct StorageCoder<Value> {
  let read: (UserDefaults, String) -> Value
  let write: (UserDefaults, String, Value) -> Void

  /// Keeps values that settings can hold as they are.
  static func plain(_ fallback: Value) -> StorageCoder {
    StorageCoder(
      read: { store, key in store.object(forKey: key).flatMap { plainValue($0) } ?? fallback },
      write: { $0.set($2, forKey: $1) })
  }

  /// Makes a kept object a value again; numbers come back as `NSNumber`.
  private static func plainValue(_ object: Any) -> Value? {
    if let value = object as? Value { return value }
    guard let number = object as? NSNumber else { return nil }
    return (number.boolValue as? Value) ?? (number.intValue as? Value)
      ?? (number.doubleValue as? Value)
  }

  /// Keeps values by what they are made of.
  static func raw<Raw>(_ fallback: Value) -> StorageCoder
  where Value: RawRepresentable, Value.RawValue == Raw {
    StorageCoder(
      read: { store, key in
        let raw = StorageCoder<Raw?>.plain(nil).read(store, key)
        return raw.flatMap { Value(rawValue: $0) } ?? fallback
      },
      write: { $0.set($2.rawValue, forKey: $1) })
  }

  /// Keeps values that may be missing.
  static func optional<Wrapped>() -> StorageCoder where Value == Wrapped? {
    StorageCoder(
      read: { store, key in
        store.object(forKey: key).flatMap { StorageCoder<Wrapped>.plainValue($0) }
      },
      write: { store, key, value in
        if let value { store.set(value, forKey: key) } else { store.removeObject(forKey: key) }
      })
  }

  /// Keeps values that may be missing, by what they are made of.
  static func optionalRaw<Wrapped: RawRepresentable>() -> StorageCoder where Value == Wrapped? {
    StorageCoder(
      read: { store, key in
        StorageCoder<Wrapped.RawValue?>.plain(nil).read(store, key)
          .flatMap { Wrapped(rawValue: $0) }
      },
      write: { store, key, value in
        if let value {
          store.set(value.rawValue, forKey: key)
        } else {
          store.removeObject(forKey: key)
        }
      })
  }

  /// Keeps addresses as text.
  static func url(_ fallback: Value) -> StorageCoder where Value == URL {
    StorageCoder(
      read: { $0.string(forKey: $1).flatMap { URL(string: $0) } ?? fallback },
      write: { $0.set($2.absoluteString, forKey: $1) })
  }
}
