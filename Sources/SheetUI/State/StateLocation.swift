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
  /// Nodes elsewhere whose bodies read the value, as closures do that were handed to another view.
  private var readers: [WeakNode] = []

  init(_ value: Value, queue: UpdateQueue, invalidate: @escaping @MainActor () -> Void) {
    committed = value
    self.queue = queue
    self.invalidate = invalidate
  }

  /// The value, as bodies or as other code see it; a body that reads it is evaluated again when it
  /// changes.
  var value: Value {
    guard queue.isEvaluating else { return pending.last ?? committed }
    if let reader = queue.reader, !readers.contains(where: { $0 === reader }) {
      readers.append(reader)
    }
    return committed
  }

  /// Sets the value under a transaction.
  func set(_ value: Value, _ transaction: Transaction = .current) {
    pending.append(value)
    queue.add(under: transaction) { [self] in
      committed = pending.removeFirst()
      invalidate()
      for reader in readers {
        if let node = reader.node { node.inputs.graph.invalidate(node) }
      }
      readers = []
    }
  }
}
