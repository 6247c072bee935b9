/// Changes the transaction for a view, when a value changes or in every update.
nonisolated struct TransactionModifier<V: Equatable>: _BuiltInModifier {
  let value: V?
  let change: (inout Transaction) -> Void

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    TransactionNode(view, inputs)
  }
}

/// The node of a change of transactions; it opens a scope for everything below.
@MainActor
final class TransactionNode<C: View, V: Equatable>: ModifierNode<C, TransactionModifier<V>> {
  private var scope: TransactionScope?
  private var last: V??

  override func refresh() {
    let scope = scope ?? TransactionScope(graph: inputs.graph, parent: inputs.scope)
    self.scope = scope
    let modifier = view.modifier
    let isFirst = last == nil
    let isPermanent = modifier.value == nil
    if isPermanent || !isFirst && last != .some(modifier.value) {
      scope.setChange(isPermanent: isPermanent, modifier.change)
    }
    last = .some(modifier.value)
    var childInputs = inputs.child(of: self)
    childInputs.scope = scope
    refreshChild(childInputs)
  }
}

extension View {
  /// Moves changes in the view with an animation whenever a value changes.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    modifier(TransactionModifier(value: value) { $0.animation = animation })
  }

  /// Moves all changes in the view with an animation.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    modifier(
      TransactionModifier<Int>(value: nil) {
        if !$0.disablesAnimations { $0.animation = animation }
      })
  }

  /// Changes the transaction of every update of the view.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier<Int>(value: nil, change: transform))
  }
}
