/// Collects what is to change until the graph takes it over, in groups of one transaction.
///
/// Invariant for `@unchecked Sendable`: a queue is touched on the main thread only. State that user
/// code sets elsewhere is a programmer error here, as it is a race in SwiftUI.
final class UpdateQueue: @unchecked Sendable {
  /// Changes that were made under one transaction.
  struct Group {
    var transaction: Transaction
    var changes: [@MainActor () -> Void] = []
  }

  private(set) var groups: [Group] = []
  /// Whether the graph is evaluating bodies, so that reads see what is already taken over.
  var isEvaluating = false
  /// The node whose body is being evaluated.
  var reader: WeakNode?

  /// Adds a change under the current transaction.
  func add(
    under transaction: Transaction = .current, _ change: @escaping @MainActor () -> Void
  ) {
    if groups.isEmpty || !groups[groups.count - 1].transaction.isEquivalent(to: transaction) {
      groups.append(Group(transaction: transaction))
    }
    groups[groups.count - 1].changes.append(change)
  }

  /// Takes the oldest group out.
  func next() -> Group? { groups.isEmpty ? nil : groups.removeFirst() }
}
