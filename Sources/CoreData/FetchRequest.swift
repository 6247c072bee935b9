public import Foundation
import Observation
public import SheetUI

/// The objects that a view shows, found again whenever any are put in, taken out or saved.
@propertyWrapper
public struct FetchRequest<Result>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  @State private var search = ObjectSearch<Result>()
  private let request: NSFetchRequest<Result>
  private let transaction: Transaction?

  /// Finds what a request says, shown in a transaction when it changes.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    (request, self.transaction) = (fetchRequest, transaction)
  }

  /// Finds what a request says.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    request = fetchRequest
    transaction = animation.map { Transaction(animation: $0) }
  }

  /// The objects.
  public var wrappedValue: FetchedResults<Result> { FetchedResults(search: search) }
  /// What changes the request.
  public var projectedValue: Binding<Configuration> {
    let search = search
    return Binding {
      Configuration(
        nsSortDescriptors: search.request?.sortDescriptors ?? [],
        nsPredicate: search.request?.predicate)
    } set: { new in
      search.change { request in
        (request.sortDescriptors, request.predicate) = (new.nsSortDescriptors, new.nsPredicate)
        request.swiftOrder = new.sortDescriptors
      }
    }
  }

  /// What can be changed of a request.
  public struct Configuration {
    /// The order.
    public var nsSortDescriptors: [NSSortDescriptor]
    /// What must hold.
    public var nsPredicate: NSPredicate?
    /// The order, of Swift's kind.
    public var sortDescriptors: [SortDescriptor<Result>] = []
  }

  /// Prepares the search before the view's body is read.
  public mutating func update() { search.prepare(request, in: context.store, transaction) }
}

extension FetchRequest where Result: NSManagedObject {
  /// Finds the objects of the class.
  public init(
    entity: NSEntityDescription? = nil, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    (request.sortDescriptors, request.predicate) = (sortDescriptors, predicate)
    self.init(fetchRequest: request, animation: animation)
  }

  /// Finds the objects of the class, in an order of Swift's kind.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    (request.swiftOrder, request.predicate) = (sortDescriptors, predicate)
    self.init(fetchRequest: request, animation: animation)
  }
}

/// The objects that were found.
public struct FetchedResults<Result>: RandomAccessCollection {
  let search: ObjectSearch<Result>

  /// The first place.
  public var startIndex: Int { 0 }
  /// The place after the last.
  public var endIndex: Int { search.results.count }
  /// The object in a place.
  public subscript(position: Int) -> Result { search.results[position] }

  /// What must hold.
  public var nsPredicate: NSPredicate? {
    get { search.request?.predicate }
    nonmutating set { search.change { $0.predicate = newValue } }
  }
  /// The order.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { search.request?.sortDescriptors ?? [] }
    nonmutating set { search.change { $0.sortDescriptors = newValue } }
  }
  /// The order, of Swift's kind.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { search.request?.swiftOrder ?? [] }
    nonmutating set { search.change { $0.swiftOrder = newValue } }
  }
}

/// A search that goes on for as long as its view is there.
final class ObjectSearch<Result>: ObjectStoreObserver, Observable {
  private let registrar = ObservationRegistrar()
  private var store: ObjectStore?
  private var transaction: Transaction?
  private var found: (revision: Int, objects: [Result])?
  /// The number of times that what was found became old.
  private var version = 0
  /// What to search for.
  private(set) var request: NSFetchRequest<Result>?

  /// Says what to search for, and where; what was changed since stays.
  func prepare(
    _ request: NSFetchRequest<Result>, in store: ObjectStore, _ transaction: Transaction?
  ) {
    self.transaction = transaction
    if self.request == nil { self.request = request }
    guard self.store !== store else { return }
    (self.store, found) = (store, nil)
    store.add(self)
  }

  /// Searches for something else.
  func change(_ change: (NSFetchRequest<Result>) -> Void) {
    guard let request else { return }
    change(request)
    found = nil
    storeChanged()
  }

  /// The objects.
  var results: [Result] {
    registrar.access(self, keyPath: \.version)
    guard let store, let request else { return [] }
    if let found, found.revision == store.revision { return found.objects }
    let objects = request.results(in: store)
    found = (store.revision, objects)
    return objects
  }

  func storeChanged() {
    let note = { self.registrar.withMutation(of: self, keyPath: \.version) { self.version += 1 } }
    guard let transaction else { return note() }
    withTransaction(transaction, note)
  }
}

private enum ManagedObjectContextKey: EnvironmentKey {
  static let shared = NSManagedObjectContext(.mainQueueConcurrencyType)
  static var defaultValue: NSManagedObjectContext { shared }
}

extension EnvironmentValues {
  /// The context of requests.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}
