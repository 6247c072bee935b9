public import SheetUI

extension Scene {
  /// Gives the scene's views a model context.
  nonisolated public func modelContext(_ modelContext: ModelContext) -> some Scene {
    environment(\.modelContext, modelContext)
  }

  /// Gives the scene's views the main context of a container.
  nonisolated public func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.sharedContext)
  }

  // Reason: SwiftUI's own parameters.
  /// Makes a container for a class of models and gives the scene's views its main context.
  ///
  /// - Parameters:
  ///   - modelType: The class.
  ///   - inMemory: Whether the models are meant to be in memory only, as they always are.
  ///   - isAutosaveEnabled: Whether changes are saved by themselves.
  ///   - isUndoEnabled: Whether changes can be undone by a gesture; a stage has none.
  ///   - onSetup: Called with the container.
  /// - Returns: The changed scene.
  nonisolated public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  // Reason: SwiftUI's own parameters.
  /// Makes a container for classes of models and gives the scene's views its main context.
  ///
  /// - Parameters:
  ///   - modelTypes: The classes.
  ///   - inMemory: Whether the models are meant to be in memory only, as they always are.
  ///   - isAutosaveEnabled: Whether changes are saved by themselves.
  ///   - isUndoEnabled: Whether changes can be undone by a gesture; a stage has none.
  ///   - onSetup: Called with the container.
  /// - Returns: The changed scene.
  nonisolated public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    let setup = ContainerSetup(modelTypes, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup)
    return environment(\.modelContext, setup.context)
  }
}
