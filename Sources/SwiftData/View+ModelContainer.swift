public import SheetUI

extension EnvironmentValues {
  /// The model context of the views; where no view around sets one, an empty one of each reader's
  /// own.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

private struct ModelContextKey: EnvironmentKey {
  static var defaultValue: ModelContext { ModelContainer().sharedContext }
}

extension View {
  /// Gives the views a model context.
  nonisolated public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }

  /// Gives the views the main context of a container.
  nonisolated public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.sharedContext)
  }

  // Reason: SwiftUI's own parameters.
  /// Makes a container for a class of models and gives the views its main context.
  ///
  /// - Parameters:
  ///   - modelType: The class.
  ///   - inMemory: Whether the models are meant to be in memory only, as they always are.
  ///   - isAutosaveEnabled: Whether changes are saved by themselves.
  ///   - isUndoEnabled: Whether changes can be undone by a gesture; a stage has none.
  ///   - onSetup: Called with the container.
  /// - Returns: The changed view.
  nonisolated public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  // Reason: SwiftUI's own parameters.
  /// Makes a container for classes of models and gives the views its main context.
  ///
  /// - Parameters:
  ///   - modelTypes: The classes.
  ///   - inMemory: Whether the models are meant to be in memory only, as they always are.
  ///   - isAutosaveEnabled: Whether changes are saved by themselves.
  ///   - isUndoEnabled: Whether changes can be undone by a gesture; a stage has none.
  ///   - onSetup: Called with the container.
  /// - Returns: The changed view.
  nonisolated public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      ContainerModifier(
        ContainerSetup(modelTypes, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup)))
  }
}

/// Keeps a container for a view.
nonisolated private struct ContainerModifier: ViewModifier {
  @State private var setup: ContainerSetup

  init(_ setup: ContainerSetup) { _setup = State(initialValue: setup) }

  func body(content: Content) -> some View {
    content.environment(\.modelContext, setup.context)
  }
}

/// A container that is made when it is first needed.
final class ContainerSetup {
  private let types: [any PersistentModel.Type]
  private let isAutosaveEnabled: Bool
  private let onSetup: (Result<ModelContainer, any Error>) -> Void
  private var container: ModelContainer?

  /// Says what the container is for.
  init(
    _ types: [any PersistentModel.Type], isAutosaveEnabled: Bool,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void
  ) {
    (self.types, self.isAutosaveEnabled, self.onSetup) = (types, isAutosaveEnabled, onSetup)
  }

  /// The container's main context.
  var context: ModelContext {
    if let container { return container.sharedContext }
    let made = ModelContainer(schema: Schema(types))
    container = made
    made.sharedContext.autosaveEnabled = isAutosaveEnabled
    onSetup(.success(made))
    return made.sharedContext
  }
}
