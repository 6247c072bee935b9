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
final class TaskNode<C: View, ID: Equatable>: ModifierNode<C, TaskModifier<ID>>,
  VisibilityScope.Member
{
  private var isFollowing = false
  private var task: Task<Void, Never>?
  private var startedFor: ID?

  override func refresh() {
    super.refresh()
    if !isFollowing {
      isFollowing = true
      inputs.environment.visibility?.add(self)
    }
    start()
  }

  /// Starts the work while the view is to be seen, unless it was started for the value before.
  private func start() {
    let modifier = view.modifier
    guard startedFor != modifier.id, inputs.environment.visibility?.isVisible ?? true else {
      return
    }
    startedFor = modifier.id
    task?.cancel()
    inputs.graph.afterLayout { [weak self] in
      guard let self, !self.isRemoved else { return }
      self.task = Task.immediate { await modifier.action() }
    }
  }

  func visibilityChanged() {
    guard !isRemoved else { return }
    if inputs.environment.visibility?.isVisible ?? true { return start() }
    task?.cancel()
    startedFor = nil
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
