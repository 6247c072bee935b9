import Synchronization

/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {
  /// The publisher that says so.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// The publisher that the object's `@Published` properties use.
  public var objectWillChange: ObservableObjectPublisher { PublisherTable.publisher(of: self) }
}

/// Tells its subscribers that an object is about to change.
///
/// Invariant for `@unchecked Sendable`: subscribers are kept under a lock.
public final class ObservableObjectPublisher: @unchecked Sendable {
  private let subscribers = Mutex<[Int: @Sendable () -> Void]>([:])
  private let lastKey = Mutex(0)

  /// Creates a publisher.
  public init() {}

  /// Says that the object is about to change.
  public func send() {
    let actions = subscribers.withLock { table in table.keys.sorted().compactMap { table[$0] } }
    for action in actions { action() }
  }

  /// Adds a subscriber.
  ///
  /// - Returns: The number to remove it by.
  func add(_ action: @escaping @Sendable () -> Void) -> Int {
    let key = lastKey.withLock {
      $0 += 1
      return $0
    }
    subscribers.withLock { $0[key] = action }
    return key
  }

  /// Removes a subscriber.
  func remove(_ key: Int) { _ = subscribers.withLock { $0.removeValue(forKey: key) } }
}

/// The publishers of objects that don't declare one of their own.
private enum PublisherTable {
  /// Invariant for `@unchecked Sendable`: the object is only compared with nil.
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private struct Entries {
    var byObject: [ObjectIdentifier: Entry] = [:]
    var sweepAt = 64
  }

  private static let entries = Mutex(Entries())

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    if let known = known(key) { return known }
    let publisher = ObservableObjectPublisher()
    insert(Entry(object: object, publisher: publisher), key)
    return publisher
  }

  /// The publisher of a living object; an address that was used again doesn't count.
  private static func known(_ key: ObjectIdentifier) -> ObservableObjectPublisher? {
    entries.withLock { table in
      guard let entry = table.byObject[key], entry.object != nil else { return nil }
      return entry.publisher
    }
  }

  private static func insert(_ entry: Entry, _ key: ObjectIdentifier) {
    entries.withLock { table in
      table.byObject[key] = entry
      guard table.byObject.count > table.sweepAt else { return }
      table.byObject = table.byObject.filter { $0.value.object != nil }
      table.sweepAt = max(64, table.byObject.count * 2)
    }
  }
}

/// A property whose owner says when it is about to change.
@propertyWrapper
public struct Published<Value> {
  private var value: Value

  /// Creates the property with its first value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Creates the property with its first value.
  public init(initialValue: Value) { value = initialValue }

  /// Not to be used: the property belongs into a class.
  @available(*, unavailable, message: "@Published works in classes only.")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// The value, through the object that owns the property.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { owner[keyPath: storage].value }
    set {
      (owner as? any ObservableObject)?.objectWillChange.send()
      owner[keyPath: storage].value = newValue
    }
  }
}

extension Published: Sendable where Value: Sendable {}
