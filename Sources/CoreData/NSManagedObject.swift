// User code that imports `CoreData` relies on it for Foundation's names.
@_exported public import Foundation
public import SheetUI

/// What a request can find.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// Names a kind of objects.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  /// The name.
  open var name: String?
  /// The name of the class.
  open var managedObjectClassName: String

  /// Creates a kind without a name.
  public override init() { managedObjectClassName = "NSManagedObject" }

  init(_ type: NSManagedObject.Type) {
    name = String(describing: type)
    managedObjectClassName = String(describing: type)
  }

  /// Finds a kind by its name; any name will do.
  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    let entity = NSEntityDescription()
    (entity.name, entity.managedObjectClassName) = (entityName, entityName)
    return entity
  }

  /// Creates an object of a kind: one of no class of its own, whose values have names only.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let entity = NSEntityDescription()
    (entity.name, entity.managedObjectClassName) = (entityName, entityName)
    return NSManagedObject(entity: entity, insertInto: context)
  }
}

/// Tells objects apart.
open class NSManagedObjectID: NSObject, @unchecked Sendable {
  private let number: Int
  /// The kind of the object.
  public let entity: NSEntityDescription
  /// Whether the object was not saved yet.
  public internal(set) var isTemporaryID = true

  init(_ number: Int, _ entity: NSEntityDescription) {
    (self.number, self.entity) = (number, entity)
  }

  /// An address made of the kind and a number.
  open func uriRepresentation() -> URL {
    URL(string: "x-coredata://memory/\(entity.name ?? "Object")/p\(number)")
      ?? URL(filePath: "/")
  }
}

/// An object that is kept: in memory only, for the picture.
///
/// On Apple's systems a class's properties are `@NSManaged`, which needs Objective-C. Here they are
/// plain ones, and views hear of their new values when the context is saved.
open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult {
  /// Tells that the object changes: when it is saved.
  public let objectWillChange = ObservableObjectPublisher()
  /// The kind of the object.
  public let entity: NSEntityDescription
  /// What tells the object apart.
  public let objectID: NSManagedObjectID
  /// Where the object is kept.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// Whether it was put in since the last save.
  public internal(set) var isInserted = false
  /// Whether it was taken out since the last save.
  public internal(set) var isDeleted = false
  private var values: [String: Any] = [:]

  /// Creates an object of a kind, and puts it in a context if there is one.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(ObjectStore.nextNumber(), entity)
    super.init()
    context?.insert(self)
    awakeFromInsert()
  }

  /// Creates an object in a context.
  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: Self.entity(), insertInto: moc)
  }

  /// The kind of the class's objects.
  open class func entity() -> NSEntityDescription { NSEntityDescription(self) }

  /// Called when the object was created.
  open func awakeFromInsert() {}
  /// Called before the object is saved.
  open func willSave() {}
  /// Called after the object was saved.
  open func didSave() {}
  /// Called before the object is taken out.
  open func prepareForDeletion() {}

  /// Whether it was put in or taken out since the last save.
  open var hasChanges: Bool { isInserted || isDeleted }
  /// Whether a value has changed since the last save; plain properties don't tell.
  open var isUpdated: Bool { false }
  /// Whether its values are still to come; they never are.
  open var isFault: Bool { false }

  /// A value by its name.
  open func value(forKey key: String) -> Any? {
    if let value = values[key] { return value }
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == key }) {
        let value = Mirror(reflecting: child.value)
        return value.displayStyle == .optional ? value.children.first?.value : child.value
      }
      mirror = current.superclassMirror
    }
    return nil
  }
  /// Keeps a value under a name; a property of that name keeps its own.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// A value by its name.
  open func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }
  /// Keeps a value under a name.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { setValue(value, forKey: key) }
  /// Says that a value will be read; nothing happens.
  open func willAccessValue(forKey key: String?) {}
  /// Says that a value was read; nothing happens.
  open func didAccessValue(forKey key: String?) {}
  /// Says that a value will change.
  open func willChangeValue(forKey key: String) { objectWillChange.send() }
  /// Says that a value has changed.
  open func didChangeValue(forKey key: String) { managedObjectContext?.store.changed() }
}

extension NSManagedObject: CVarArg {
  /// The object's address, as C's functions would take it.
  public var _cVarArgEncoding: [Int] {
    [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())]
  }
}

extension NSManagedObjectID: CVarArg {
  /// The object's address, as C's functions would take it.
  public var _cVarArgEncoding: [Int] {
    [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())]
  }
}
