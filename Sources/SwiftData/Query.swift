internal import Foundation
public import SheetUI

/// The models that a view shows, found again whenever models are inserted, deleted or changed.
@propertyWrapper
public struct Query<Element: PersistentModel>: DynamicProperty {
  @Environment(\.modelContext) private var context
  @State private var search = QuerySearch<Element>()

  private let descriptor: FetchDescriptor<Element>
  private let transaction: Transaction?

  // The compiler looks for one without arguments here only, and for just one of them.
  /// All models of a class.
  public init() { self.init(FetchDescriptor()) }

  /// The models that a description is about, shown in a transaction when they change.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    (self.descriptor, self.transaction) = (descriptor, transaction)
  }

  /// The models.
  public var wrappedValue: [Element] { search.results }

  /// Why the models could not be found.
  public var fetchError: (any Error)? {
    _ = search.results
    return search.error
  }

  /// The context that the models are found in.
  public var modelContext: ModelContext { context }

  /// Prepares the search before the view's body is read.
  public mutating func update() {
    search.prepare(descriptor, in: context.store, transaction)
  }
}

/// A search that goes on for as long as its view is there.
final class QuerySearch<Element: PersistentModel>: StoreObserver, Observable {
  private let registrar = ObservationRegistrar()
  private var descriptor = FetchDescriptor<Element>()
  private var transaction: Transaction?
  private var store: ModelStore?
  private var found: (revision: Int, models: [Element])?
  /// Why the models could not be found.
  private(set) var error: (any Error)?
  /// The number of times that what was found became old.
  private var version = 0

  /// Says what to search for, and where.
  func prepare(
    _ descriptor: FetchDescriptor<Element>, in store: ModelStore, _ transaction: Transaction?
  ) {
    (self.descriptor, self.transaction, found) = (descriptor, transaction, nil)
    guard self.store !== store else { return }
    self.store = store
    store.add(self)
  }

  /// The models.
  var results: [Element] {
    registrar.access(self, keyPath: \.version)
    guard let store else { return [] }
    store.settle()
    if let found, found.revision == store.revision { return found.models }
    let revision = store.revision
    do {
      let models = try store.searching { try descriptor.results(among: store.models(Element.self)) }
      (found, error) = ((revision, models), nil)
      return models
    } catch {
      (found, self.error) = ((revision, []), error)
      return []
    }
  }

  func storeChanged() {
    let note = { self.registrar.withMutation(of: self, keyPath: \.version) { self.version += 1 } }
    guard let transaction else { return note() }
    withTransaction(transaction, note)
  }
}
