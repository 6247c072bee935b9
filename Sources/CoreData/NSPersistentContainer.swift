// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

/// The kinds of objects and their properties; here the classes themselves say it.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  /// The kinds.
  open var entities: [NSEntityDescription] = []

  /// Creates a model without kinds.
  public override init() { super.init() }
  /// Creates a model of a file, which isn't read.
  public init?(contentsOf url: URL) {}
  /// Merges the models of bundles, which aren't read.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    NSManagedObjectModel()
  }
}

/// The name of a store in memory.
public let NSInMemoryStoreType = "InMemory"
/// The name of a store in a database.
public let NSSQLiteStoreType = "SQLite"
/// The name of keeping each change.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The name of telling others of changes.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"

/// Where objects are kept: always in memory.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  /// The file; it is not written.
  open var url: URL?
  /// The kind of store; it is in memory.
  open var type = NSSQLiteStoreType
  /// Whether an older file is changed.
  open var shouldMigrateStoreAutomatically = true
  /// Whether that is worked out.
  open var shouldInferMappingModelAutomatically = true
  /// Whether loading happens beside; it happens at once.
  open var shouldAddStoreAsynchronously = false
  /// Whether nothing may change.
  open var isReadOnly = false

  /// Creates the usual place.
  public override init() { super.init() }
  /// Creates a place in a file, which is not written.
  public init(url: URL) { self.url = url }

  /// Keeps an option, which does nothing.
  open func setOption(_ option: NSObject?, forKey key: String) {}
}

/// Keeps objects in memory, and makes contexts for them.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name.
  public let name: String
  /// The context of the main thread.
  public let viewContext = NSManagedObjectContext(.mainQueueConcurrencyType)
  /// The kinds of objects.
  public let managedObjectModel: NSManagedObjectModel
  /// Where objects are kept: always in memory.
  open var persistentStoreDescriptions = [NSPersistentStoreDescription()]

  /// Creates a container.
  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: NSManagedObjectModel())
  }
  /// Creates a container of kinds of objects.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    (self.name, managedObjectModel) = (name, model)
  }

  /// Where files would be.
  open class func defaultDirectoryURL() -> URL { URL(filePath: "/dev/null") }
  /// Loads what was kept: nothing.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) { for description in persistentStoreDescriptions { block(description, nil) } }
  /// Makes a context that shares the objects.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(.privateQueueConcurrencyType)
    context.parent = viewContext
    return context
  }
  /// Does something with a context that shares the objects, at once.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(newBackgroundContext())
  }
  /// Does something with a context that shares the objects, at once.
  open func performBackgroundTask<T>(
    _ block: @escaping (NSManagedObjectContext) throws -> T
  ) async rethrows -> T { try block(newBackgroundContext()) }
}

/// Keeps objects in memory; nothing goes to the cloud.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}
