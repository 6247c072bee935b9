/// What the views between the root and a place do to the transaction of an update.
///
/// A class, because a place keeps its scope while the transactions of updates come and go.
@MainActor
final class TransactionScope {
  private let parent: TransactionScope?
  private let graph: ViewGraph
  private var change: ((inout Transaction) -> Void)?
  /// The cycle that the change holds for; nil for all.
  private var changeCycle: Int? = -1

  init(graph: ViewGraph, parent: TransactionScope? = nil) {
    self.graph = graph
    self.parent = parent
  }

  /// Changes the transaction for everything in the scope, during the running cycle or for good.
  func setChange(isPermanent: Bool, _ change: @escaping (inout Transaction) -> Void) {
    self.change = change
    changeCycle = isPermanent ? nil : graph.cycle
  }

  /// The transaction of the running cycle as it is in this scope.
  var transaction: Transaction {
    var transaction = parent?.transaction ?? graph.transaction
    if changeCycle == nil || changeCycle == graph.cycle { change?(&transaction) }
    return transaction
  }

  /// The animation that changes in this scope run with.
  var animation: Animation? {
    graph.animatesChanges ? transaction.effectiveAnimation : nil
  }
}

extension Transaction {
  /// The animation, unless the transaction forbids animations.
  var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }
}
