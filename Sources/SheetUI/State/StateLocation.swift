/// The storage of one `State` property in one node.
///
/// Values that are set stay pending until the graph takes over the transaction that they were set
/// in; until then only code outside of bodies sees them.
///
/// Invariant for `@unchecked Sendable`: see `UpdateQueue`.
final class StateLocation<Value>: @unchecked Sendable {
  private var committed: Value
  private var pending: [Value] = []
  private let queue: UpdateQueue
  private let invalidate: @MainActor () -> Void

  init(_ value: Value, queue: UpdateQueue, invalidate: @escaping @MainActor () -> Void) {
    committed = value
    self.queue = queue
    self.invalidate = invalidate
  }

  /// The value, as bodies or as other code see it.
  var value: Value { queue.isEvaluating ? committed : pending.last ?? committed }

  /// Sets the value under a transaction.
  func set(_ value: Value, _ transaction: Transaction = .current) {
    pending.append(value)
    queue.add(under: transaction) { [self] in
      committed = pending.removeFirst()
      invalidate()
    }
  }
}
