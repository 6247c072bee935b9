/// Makes every change that `body` causes under a transaction with an animation.
@discardableResult
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Makes every change that `body` causes under an animation and calls `completion` at its end.
@discardableResult
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  let result = try withTransaction(transaction, body)
  Stage.noteEnd(of: transaction)
  return result
}

extension Stage {
  /// Makes sure that a transaction is taken over even where nothing was changed under it, so that
  /// its completion handlers run.
  nonisolated static func noteEnd(of transaction: Transaction) {
    guard MainThread.isCurrent else { return }
    nonisolated(unsafe) let transaction = transaction
    MainActor.assumeIsolated { current?.graph.queue.add(under: transaction) {} }
  }
}

/// Makes every change that `body` causes under a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try CurrentTransaction.$value.withValue(CurrentTransaction(transaction), operation: body)
}

/// The transaction of the code that is running.
///
/// A class, so that all changes of one `withTransaction` can be told to belong together.
///
/// Invariant for `@unchecked Sendable`: the value is only handed down within one task.
final class CurrentTransaction: @unchecked Sendable {
  @TaskLocal static var value: CurrentTransaction?

  let transaction: Transaction

  init(_ transaction: Transaction) { self.transaction = transaction }
}

extension Transaction {
  /// The transaction of the code that is running.
  static var current: Transaction { CurrentTransaction.value?.transaction ?? Transaction() }

  /// Whether the transaction says nothing.
  var isEmpty: Bool { isEquivalent(to: Transaction()) }

  /// Whether changes under both may be taken over together.
  func isEquivalent(to other: Transaction) -> Bool {
    animation == other.animation && disablesAnimations == other.disablesAnimations
      && isContinuous == other.isContinuous && isBackground == other.isBackground
      && completions.elementsEqual(other.completions) { $0.identity === $1.identity }
  }
}
