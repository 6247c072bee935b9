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

  /// Sets the value under a transaction; the value that it has already changes nothing.
  func set(_ value: Value, _ transaction: Transaction = .current) {
    guard !Self.isSame(pending.last ?? committed, value) else { return }
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

  /// Whether two values are equal, as far as their type can tell, or one object.
  private static func isSame(_ a: Value, _ b: Value) -> Bool {
    if let type = Value.self as? any Equatable.Type { return isEqual(a, b, as: type) }
    guard Value.self is AnyObject.Type else { return false }
    return a as AnyObject === b as AnyObject
  }

  private static func isEqual<E: Equatable>(_ a: Value, _ b: Value, as type: E.Type) -> Bool {
    guard let a = a as? E, let b = b as? E else { return false }
    return a == b
  }
}
