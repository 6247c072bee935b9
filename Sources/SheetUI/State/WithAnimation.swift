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
  return try withTransaction(transaction, body)
}

/// Makes every change that `body` causes under a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.$currentValue.withValue(transaction, operation: body)
}

extension Transaction {
  @TaskLocal static var currentValue: Transaction?

  /// The transaction of the code that is running.
  static var current: Transaction { currentValue ?? Transaction() }
}
