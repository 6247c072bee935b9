/// An actor with a model context of its own; `@ModelActor` makes an actor conform.
public protocol ModelActor: Actor {
  /// The container of the models.
  nonisolated var modelContainer: ModelContainer { get }

  /// What runs the actor's work.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The actor's context.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The model of a class with an identity.
  public subscript<T: PersistentModel>(_ id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext[id, as: type]
  }
}

/// What a model actor finds its context by.
public protocol ModelExecutor: AnyObject, Sendable {
  /// The actor's context.
  var modelContext: ModelContext { get }
}

/// An executor that runs one piece of work after another.
public protocol SerialModelExecutor: ModelExecutor {}

/// The executor that `@ModelActor` gives an actor; the work itself is run as that of any actor.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
  /// The actor's context.
  public let modelContext: ModelContext

  /// Creates an executor for a context.
  public init(modelContext: ModelContext) { self.modelContext = modelContext }
}
