import Dispatch
import Synchronization

// The runtime's own initializers have further parameters with defaults. These have none, so Swift
// prefers them. What comes after a task's first suspension has no such way in: it follows the
// machine's clock, as `Task.sleep` and a `Timer` do.

extension Task where Failure == Never {
  /// Starts asynchronous work: on a stage as soon as what goes on has ended, and at once as far as the
  /// work's first suspension.
  @discardableResult
  public init(
    priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture
    operation: sending @escaping @isolated(any) () async -> Success
  ) {
    nonisolated(unsafe) let operation = operation
    let start = TaskStart { Task.immediate(priority: priority, operation: operation) }
    guard start.isScheduled() else {
      self = Task(name: nil, priority: priority, operation: operation)
      return
    }
    self = Task.immediate(priority: priority) {
      await withTaskCancellationHandler {
        await start.task.value
      } onCancel: {
        start.cancel()
      }
    }
  }
}

extension Task where Failure == any Error {
  /// Starts asynchronous work that may fail: on a stage as soon as what goes on has ended, and at once
  /// as far as the work's first suspension.
  @discardableResult
  public init(
    priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) {
    nonisolated(unsafe) let operation = operation
    let start = TaskStart { Task.immediate(priority: priority, operation: operation) }
    guard start.isScheduled() else {
      self = Task(name: nil, priority: priority, operation: operation)
      return
    }
    self = Task.immediate(priority: priority) {
      try await withTaskCancellationHandler {
        try await start.task.value
      } onCancel: {
        start.cancel()
      }
    }
  }
}

/// A task that is started once, later, and known to another one that stands for it until then.
///
/// Invariant for `@unchecked Sendable`: `make` is called once and on the main actor only; the rest is
/// behind the lock.
private final class TaskStart<Success: Sendable, Failure: Error>: @unchecked Sendable {
  private struct State {
    var task: Task<Success, Failure>?
    var isStarted = false
    var isCancelled = false
    var waiting: CheckedContinuation<Task<Success, Failure>, Never>?
  }

  private let make: () -> Task<Success, Failure>
  private let state = Mutex(State())

  init(_ make: @escaping () -> Task<Success, Failure>) { self.make = make }

  /// Has the task started by the acting stage, or by the main queue where that comes first.
  ///
  /// - Returns: False where no stage is acting.
  func isScheduled() -> Bool {
    guard let taken = StreamTime.schedule(after: 0, on: .main, { self.start() }) else {
      return false
    }
    taken.detach()
    DispatchQueue.main.async(execute: DispatchWorkItem { self.start() })
    return true
  }

  /// The task, once it is started.
  var task: Task<Success, Failure> {
    get async {
      await withCheckedContinuation { continuation in
        let task = state.withLock { state in
          if state.task == nil { state.waiting = continuation }
          return state.task
        }
        if let task { continuation.resume(returning: task) }
      }
    }
  }

  func cancel() {
    let task = state.withLock { state in
      state.isCancelled = true
      return state.task
    }
    task?.cancel()
  }

  private func start() {
    let isFirst = state.withLock { state in
      defer { state.isStarted = true }
      return !state.isStarted
    }
    guard isFirst else { return }
    let task = make()
    let (isCancelled, waiting) = state.withLock { state in
      state.task = task
      defer { state.waiting = nil }
      return (state.isCancelled, state.waiting)
    }
    if isCancelled { task.cancel() }
    waiting?.resume(returning: task)
  }
}
