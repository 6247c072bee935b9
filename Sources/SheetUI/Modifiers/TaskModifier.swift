/// Runs asynchronous work while the view is there, anew whenever a value changes.
nonisolated struct TaskModifier<ID: Equatable>: _BuiltInModifier {
  let id: ID
  let action: @MainActor @Sendable () async -> Void

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    TaskNode(view, inputs)
  }
}

/// The node of asynchronous work.
@MainActor
final class TaskNode<C: View, ID: Equatable>: ModifierNode<C, TaskModifier<ID>> {
  private var task: Task<Void, Never>?
  private var startedFor: ID?

  override func refresh() {
    super.refresh()
    let modifier = view.modifier
    guard startedFor != modifier.id else { return }
    startedFor = modifier.id
    task?.cancel()
    inputs.graph.afterLayout { [weak self] in
      guard let self, !self.isRemoved else { return }
      self.task = Task.immediate { await modifier.action() }
    }
  }

  override func didRemove() { task?.cancel() }
}

extension View {
  /// Runs asynchronous work from the view's appearance to its end.
  ///
  /// The work runs at once as far as its first suspension. What comes after that follows the
  /// machine's clock and not the stage's, and shows with the next change on the stage.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @MainActor @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, action: action))
  }

  /// Runs asynchronous work from the view's appearance to its end, anew when a value changes.
  ///
  /// The work runs at once as far as its first suspension. What comes after that follows the
  /// machine's clock and not the stage's, and shows with the next change on the stage.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: @MainActor @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, action: action))
  }
}
