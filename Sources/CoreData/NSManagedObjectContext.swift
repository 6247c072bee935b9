// swift-format-ignore-file: AlwaysUseLowerCamelCase, AmbiguousTrailingClosureOverload
public import Foundation
public import SheetUI

/// Which of two saved values is kept; here there is only one.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// That of the context.
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  /// That of the store.
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  /// That of the context, all of it.
  public static let overwrite = NSMergePolicy()
  /// That of the store, all of it.
  public static let rollback = NSMergePolicy()
  /// None: saving fails.
  public static let error = NSMergePolicy()
}

/// That of the context is kept.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// That of the store is kept.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump

/// Where a context works.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// Beside the main thread.
  case privateQueueConcurrencyType = 1
  /// On the main thread.
  case mainQueueConcurrencyType = 2
}

extension NSManagedObjectContextConcurrencyType {
  /// Beside the main thread.
  public static let privateQueue = privateQueueConcurrencyType
  /// On the main thread.
  public static let mainQueue = mainQueueConcurrencyType
}

/// Puts objects in, finds them and takes them out.
///
/// All contexts of a container share its objects, saved or not, and all work is done at once.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  var store = ObjectStore()

  /// Where the context works; it works at once.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// The context that this one saves to.
  open var parent: NSManagedObjectContext? {
    didSet { if let parent { store = parent.store } }
  }
  /// Which of two saved values is kept.
  open var mergePolicy: Any = NSMergePolicy.error
  /// Whether what others save is taken over; there is only one place to save.
  open var automaticallyMergesChangesFromParent = false
  /// The name.
  open var name: String?
  /// What undoes changes.
  open var undoManager: UndoManager?
  /// Who made the changes.
  open var transactionAuthor: String?

  /// Creates a context with objects of its own.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { concurrencyType = ct }
  /// Creates a context with objects of its own.
  public convenience init(_ type: NSManagedObjectContextConcurrencyType) {
    self.init(concurrencyType: type)
  }

  /// Whether anything was put in or taken out since the last save.
  open var hasChanges: Bool { !store.newObjects.isEmpty || !store.oldObjects.isEmpty }
  /// What was put in since the last save.
  open var insertedObjects: Set<NSManagedObject> { Set(store.newObjects) }
  /// What was taken out since the last save.
  open var deletedObjects: Set<NSManagedObject> { Set(store.oldObjects) }
  /// What has new values since the last save; plain properties don't tell.
  open var updatedObjects: Set<NSManagedObject> { [] }
  /// All objects.
  open var registeredObjects: Set<NSManagedObject> { Set(store.all) }

  /// Puts an object in.
  open func insert(_ object: NSManagedObject) {
    object.managedObjectContext = self
    store.insert(object)
  }
  /// Takes an object out.
  open func delete(_ object: NSManagedObject) { store.delete(object) }
  /// Takes all objects for saved; nothing is written.
  open func save() throws {
    store.save()
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self)
  }
  /// Goes back to the objects of the last save; their values stay.
  open func rollback() { store.rollback() }
  /// Forgets what was not saved.
  open func reset() { store.rollback() }
  /// Reads an object's values again; they stay.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) { store.changed() }
  /// Reads all values again; they stay.
  open func refreshAllObjects() { store.changed() }
  /// Takes in what was changed.
  open func processPendingChanges() {}

  /// Finds objects.
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    request.results(in: store)
  }
  /// Counts the objects that a request finds.
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    request.results(in: store).count
  }
  /// The object that an identity tells apart, if it is there.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = registeredObject(for: objectID) else {
      throw NSError(domain: NSCocoaErrorDomain, code: 133_000)
    }
    return object
  }
  /// The object that an identity tells apart; an empty one if it isn't there.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    registeredObject(for: objectID)
      ?? NSManagedObject(entity: objectID.entity, insertInto: nil)
  }
  /// The object that an identity tells apart, if it is there.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    store.all.first { $0.objectID === objectID }
  }

  /// Does something at once.
  open func perform(_ block: @escaping () -> Void) { block() }
  /// Does something at once.
  open func performAndWait(_ block: () -> Void) { block() }
  /// Does something at once.
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
  /// Does something at once.
  open func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T { try block() }

  /// Takes out all that a request finds.
  @discardableResult
  open func execute(_ request: NSBatchDeleteRequest) throws -> NSObject {
    for object in request.fetchRequest.results(in: store) {
      store.delete(object)
    }
    return NSObject()
  }
}

extension NSNotification.Name {
  /// Posted when a context was saved.
  public static let NSManagedObjectContextDidSave = NSNotification.Name(
    "NSManagingContextDidSaveChangesNotification")
}
