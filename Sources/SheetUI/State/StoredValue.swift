public import Foundation

/// Keeps a node up to date with one place in a store.
@MainActor
final class StoreSubscription: TearDownSlot {
  private var token: (any NSObjectProtocol)?

  init(_ key: String, _ store: UserDefaults, node: _ViewNode) {
    let (queue, box) = (node.inputs.graph.queue, node.weakSelf)
    token = NotificationCenter.default.addObserver(
      forName: StoredPlaces.changed, object: store, queue: nil
    ) { if $0.userInfo?["key"] as? String == key { queue.invalidate(box) } }
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

  /// Tells the news.
  static func tell(_ key: String, _ store: UserDefaults) {
    NotificationCenter.default.post(name: changed, object: store, userInfo: ["key": key])
  }
}

extension UserDefaults {
  /// Keeps a value for as long as the program runs.
  ///
  /// What one run stores must not show in the pictures of the next. Everyone who reads the settings
  /// sees it.
  fileprivate func keep(_ value: Any?, _ key: String) {
    var domain = volatileDomain(forName: UserDefaults.argumentDomain)
    domain[key] = value
    setVolatileDomain(domain, forName: UserDefaults.argumentDomain)
    if value == nil { removeObject(forKey: key) }
  }
}

/// A kind of value that settings hold as it is.
public protocol _StorableValue {}

extension Bool: _StorableValue {}
extension Int: _StorableValue {}
extension Double: _StorableValue {}
extension String: _StorableValue {}
extension Data: _StorableValue {}
extension Date: _StorableValue {}

/// How a kind of value is kept in the user's settings.
struct StorageCoder<Value> {
  let read: (UserDefaults, String) -> Value
  let write: (UserDefaults, String, Value) -> Void

  /// Keeps values that settings can hold as they are.
  static func plain(_ fallback: Value) -> StorageCoder {
    StorageCoder(
      read: { store, key in store.object(forKey: key).flatMap { plainValue($0) } ?? fallback },
      write: { $0.keep($2, $1) })
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
      write: { $0.keep($2.rawValue, $1) })
  }

  /// Keeps values that may be missing.
  static func optional<Wrapped>() -> StorageCoder where Value == Wrapped? {
    StorageCoder(
      read: { store, key in
        store.object(forKey: key).flatMap { StorageCoder<Wrapped>.plainValue($0) }
      },
      write: { $0.keep($2, $1) })
  }

  /// Keeps values that may be missing, by what they are made of.
  static func optionalRaw<Wrapped: RawRepresentable>() -> StorageCoder where Value == Wrapped? {
    StorageCoder(
      read: { store, key in
        StorageCoder<Wrapped.RawValue?>.plain(nil).read(store, key)
          .flatMap { Wrapped(rawValue: $0) }
      },
      write: { $0.keep($2?.rawValue, $1) })
  }

  /// Keeps addresses as text.
  static func url(_ fallback: Value) -> StorageCoder where Value == URL {
    StorageCoder(
      read: { $0.string(forKey: $1).flatMap { URL(string: $0) } ?? fallback },
      write: { $0.keep($2.absoluteString, $1) })
  }
}
