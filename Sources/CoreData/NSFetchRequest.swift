public import Foundation

/// What a request's results are.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Objects.
  public static let managedObjectResultType: NSFetchRequestResultType = []
  /// Identities.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// Values by their names.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// Their number.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// Says which objects to find.
open class NSFetchRequest<ResultType>: NSObject, @unchecked Sendable {
  /// The name of the kind.
  public let entityName: String?
  /// The kind.
  open var entity: NSEntityDescription?
  /// What must hold.
  open var predicate: NSPredicate?
  /// The order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// How many at the most; 0 is any number.
  open var fetchLimit = 0
  /// How many are left out at first.
  open var fetchOffset = 0
  /// How many are read at a time; all are there.
  open var fetchBatchSize = 0
  /// What the results are; objects are found.
  open var resultType: NSFetchRequestResultType = []
  /// Whether objects come without their values; all have them.
  open var returnsObjectsAsFaults = true
  /// Whether objects of subclasses are found.
  open var includesSubentities = true
  /// What is read besides; all is there.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// Which values are wanted; all come.
  open var propertiesToFetch: [Any]?
  var swiftOrder: [SortDescriptor<ResultType>] = []

  /// Creates a request for all objects of the class.
  public override init() { entityName = nil }
  /// Creates a request for the objects of a kind.
  public init(entityName: String) { self.entityName = entityName }

  /// The objects.
  func results(in store: ObjectStore) -> [ResultType] {
    var found = store.all.compactMap { object -> ResultType? in
      guard let result = object as? ResultType, isOfKind(object) else { return nil }
      return predicate?.evaluate(with: object) ?? true ? result : nil
    }
    if !swiftOrder.isEmpty { found = found.sorted(using: swiftOrder) }
    if let sortDescriptors, !sortDescriptors.isEmpty {
      found = Self.sorted(found, sortDescriptors)
    }
    let rest = found.dropFirst(max(0, fetchOffset))
    return Array(fetchLimit > 0 ? rest.prefix(fetchLimit) : rest)
  }

  /// Whether an object is of the kind that the request names, where its class doesn't say it.
  private func isOfKind(_ object: NSManagedObject) -> Bool {
    guard !(ResultType.self is NSManagedObject.Type) || ResultType.self == NSManagedObject.self,
      let name = entityName ?? entity?.name
    else { return true }
    return object.entity.name == name
  }

  private static func sorted(
    _ objects: [ResultType], _ descriptors: [NSSortDescriptor]
  ) -> [ResultType] {
    objects.enumerated().sorted { a, b in
      for descriptor in descriptors {
        let order = descriptor.compare(a.element, to: b.element)
        if order != .orderedSame { return order == .orderedAscending }
      }
      return a.offset < b.offset
    }
    .map(\.element)
  }
}

extension NSFetchRequestResult where Self: NSManagedObject {
  /// Makes a request for the objects of the class.
  public static func fetchRequest() -> NSFetchRequest<Self> {
    NSFetchRequest(entityName: String(describing: self))
  }
}

extension NSManagedObject {
  /// Makes a request for the objects of the class, whose type is forgotten.
  @_disfavoredOverload
  public static func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: String(describing: self))
  }
}

/// Says which objects to take out.
open class NSBatchDeleteRequest: NSObject, @unchecked Sendable {
  let fetchRequest: NSFetchRequest<NSManagedObject>
  /// What comes back: nothing.
  open var resultType = 0

  /// Takes out what a request finds.
  public init<T>(fetchRequest fetch: NSFetchRequest<T>) {
    fetchRequest = NSFetchRequest(entityName: fetch.entityName ?? "")
    fetchRequest.predicate = fetch.predicate
  }
}
