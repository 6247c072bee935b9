import Synchronization

/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {
  /// The kind of publisher that says so.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// The publisher that says so.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that the object's `@Published` properties use.
  public var objectWillChange: ObservableObjectPublisher { PublisherTable.publisher(of: self) }
}

/// Tells its subscribers that an object is about to change.
///
/// Invariant for `@unchecked Sendable`: subscribers are kept under a lock.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  /// The news carries no value.
  public typealias Output = Void
  /// Nothing goes wrong.
  public typealias Failure = Never

  private let hub = SubjectHub<Void, Never>()

  /// Creates a publisher.
  public init() {}

  /// Says that the object is about to change.
  public func send() { hub.send(()) }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Void {
    hub.attach(AnySubscriber(subscriber), first: nil)
  }
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
