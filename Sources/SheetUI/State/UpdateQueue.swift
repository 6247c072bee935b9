/// Collects what is to change until the graph takes it over, in groups of one transaction.
///
/// Invariant for `@unchecked Sendable`: a queue is touched on the main thread only. State that user
/// code sets elsewhere is a programmer error here, as it is a race in SwiftUI.
final class UpdateQueue: @unchecked Sendable {
  /// Changes that were made under one transaction.
  struct Group {
    var transaction: Transaction
    /// The `withTransaction` in which the changes were made.
    var scope: CurrentTransaction?
    var changes: [@MainActor () -> Void] = []
    /// The nodes whose objects change.
    var invalidations: [WeakNode] = []
  }

  private(set) var groups: [Group] = []
  /// Whether the graph is evaluating bodies, so that reads see what is already taken over.
  var isEvaluating = false
  /// The node whose body is being evaluated.
  var reader: WeakNode?

  /// Adds a change under a transaction.
  func add(
    under transaction: Transaction = .current, _ change: @escaping @MainActor () -> Void
  ) {
    openGroup(transaction)
    groups[groups.count - 1].changes.append(change)
  }

  /// Says under the current transaction that an object changes which a node reads.
  ///
  /// Unlike state, an object has its new value at once: whichever group evaluates the node first
  /// sees all changes. So a node is evaluated once, in the last group that has an animation for it.
  func invalidate(_ node: WeakNode) {
    let transaction = Transaction.current
    let known = groups.indices.first { index in
      groups[index].invalidations.contains { $0 === node }
    }
    if let known {
      guard transaction.animation != nil else { return }
      groups[known].invalidations.removeAll { $0 === node }
    }
    openGroup(transaction)
    groups[groups.count - 1].invalidations.append(node)
  }

  /// Makes the last group one of a transaction.
  private func openGroup(_ transaction: Transaction) {
    let scope = CurrentTransaction.value
    if let last = groups.last,
      last.scope === scope && scope != nil || last.transaction.isEquivalent(to: transaction)
    {
      return
    }
    groups.append(Group(transaction: transaction, scope: scope))
  }

  /// Takes the oldest group out.
  func next() -> Group? { groups.isEmpty ? nil : groups.removeFirst() }
}
