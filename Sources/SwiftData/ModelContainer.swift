internal import Foundation

/// Keeps models, in memory for the picture; nothing is written to disk.
public final class ModelContainer: Equatable, @unchecked Sendable {
  /// The classes of models.
  public let schema: Schema
  /// Where models are meant to be kept.
  public let configurations: Set<ModelConfiguration>
  /// How files of earlier versions would become files of later ones.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?

  let store: ModelStore
  private let lock = NSLock()
  private var context: ModelContext?

  /// Creates a container for the classes of a schema.
  public init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [any DataStoreConfiguration]
  ) throws {
    schema = givenSchema
    self.migrationPlan = migrationPlan
    let known = configurations.compactMap { $0 as? ModelConfiguration }
    self.configurations = known.isEmpty ? [ModelConfiguration()] : Set(known)
    store = ModelStore()
  }

  /// Creates a container for the classes of a schema.
  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Creates a container for the classes of a schema.
  @_disfavoredOverload
  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: any DataStoreConfiguration...
  ) throws {
    try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Creates a container for several classes of models.
  public convenience init(
    for forTypes: any PersistentModel.Type...,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Creates a container for several classes of models.
  @_disfavoredOverload
  public convenience init(
    for forTypes: any PersistentModel.Type...,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: any DataStoreConfiguration...
  ) throws {
    try self.init(
      for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Creates a container for classes that are not known yet, or one more for the models of a store.
  init(schema: Schema = Schema(), store: ModelStore = ModelStore(), context: ModelContext? = nil) {
    self.schema = schema
    self.store = store
    self.context = context
    configurations = [ModelConfiguration(isStoredInMemoryOnly: true)]
    migrationPlan = nil
  }

  /// The context of the views.
  @MainActor public var mainContext: ModelContext { sharedContext }

  /// The context of the views, wherever it is asked for.
  var sharedContext: ModelContext {
    lock.withLock {
      if let context { return context }
      let made = ModelContext(self)
      made.autosaveEnabled = true
      store.mainContext = made
      context = made
      return made
    }
  }

  /// Deletes all models.
  public func deleteAllData() { erase() }

  /// Deletes all models.
  public func erase() {
    store.deleteAll()
  }

  /// Whether two references are to the same container.
  public static func == (left: ModelContainer, right: ModelContainer) -> Bool { left === right }
}
