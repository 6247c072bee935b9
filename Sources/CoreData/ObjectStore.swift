import Foundation
import SheetUI

/// Something that is told when objects change.
protocol ObjectStoreObserver: AnyObject {
  /// Notes that objects were put in, taken out or saved.
  func storeChanged()
}

/// The objects of one container, in the order of their insertion; all of its contexts share it.
final class ObjectStore: @unchecked Sendable {
  private struct Observer {
    weak var object: (any ObjectStoreObserver)?
  }

  private static let numbers = (lock: NSLock(), last: Box(0))
  private final class Box: @unchecked Sendable {
    var value: Int
    init(_ value: Int) { self.value = value }
  }

  /// A number that no object has.
  static func nextNumber() -> Int {
    numbers.lock.withLock {
      numbers.last.value += 1
      return numbers.last.value
    }
  }

  private let lock = NSRecursiveLock()
  private var objects: [NSManagedObject] = []
  private var observers: [Observer] = []
  private var inserted: [NSManagedObject] = []
  private var deleted: [(object: NSManagedObject, place: Int)] = []

  /// The number of changes so far.
  private(set) var revision = 0

  /// Lets an object be told of changes for as long as it lives.
  func add(_ observer: any ObjectStoreObserver) {
    lock.withLock {
      observers.removeAll { $0.object == nil || $0.object === observer }
      observers.append(Observer(object: observer))
    }
  }

  /// Tells the observers.
  func changed() {
    lock.lock()
    revision += 1
    let told = observers.compactMap(\.object)
    lock.unlock()
    for observer in told { observer.storeChanged() }
  }

  /// All objects, oldest first.
  var all: [NSManagedObject] { lock.withLock { objects } }
  /// What was put in since the last save.
  var newObjects: [NSManagedObject] { lock.withLock { inserted } }
  /// What was taken out since the last save.
  var oldObjects: [NSManagedObject] { lock.withLock { deleted.map(\.object) } }

  /// Puts an object in.
  func insert(_ object: NSManagedObject) {
    lock.withLock {
      guard !objects.contains(where: { $0 === object }) else { return }
      objects.append(object)
      inserted.append(object)
      object.isInserted = true
    }
    changed()
  }

  /// Takes an object out.
  func delete(_ object: NSManagedObject) {
    object.prepareForDeletion()
    lock.withLock {
      guard let place = objects.firstIndex(where: { $0 === object }) else { return }
      objects.remove(at: place)
      object.isDeleted = true
      if let index = inserted.firstIndex(where: { $0 === object }) {
        inserted.remove(at: index)
      } else {
        deleted.append((object, place))
      }
    }
    changed()
  }

  /// Takes all objects for saved, and tells those who watch them.
  func save() {
    let (saved, gone) = lock.withLock {
      defer { (inserted, deleted) = ([], []) }
      return (objects, deleted.map(\.object))
    }
    for object in saved {
      object.willSave()
      object.isInserted = false
      object.objectID.isTemporaryID = false
      object.objectWillChange.send()
      object.didSave()
    }
    for object in gone {
      object.isDeleted = false
      object.managedObjectContext = nil
    }
    changed()
  }

  /// Goes back to the objects of the last save.
  func rollback() {
    lock.withLock {
      objects.removeAll { one in inserted.contains { $0 === one } }
      for (object, place) in deleted.reversed() {
        object.isDeleted = false
        objects.insert(object, at: min(place, objects.count))
      }
      (inserted, deleted) = ([], [])
    }
    changed()
  }
}
