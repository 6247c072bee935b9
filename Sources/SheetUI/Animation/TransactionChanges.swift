/// Makes every change that `body` causes under a transaction with one value changed.
@discardableResult
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

extension View {
  /// Changes the transaction for what `body` does to the view, not for the view itself.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(AnyView(restoringTransaction())))
      .modifier(ScopedTransactionModifier(change: transform))
  }

  /// Moves what `body` does to the view with an animation, not the view itself.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  nonisolated private func restoringTransaction() -> some View {
    modifier(OuterTransactionModifier()).modifier(ScopeEdgeModifier())
  }
}

/// A box around a view that doesn't take part in a scoped change; it moves as the change says.
private struct ScopeEdge: LayoutBehavior {
  var name: String { "scope" }
}

private nonisolated struct ScopeEdgeModifier: LayoutModifier {
  func behavior(_ environment: EnvironmentValues) -> ScopeEdge { ScopeEdge() }
}

private enum OuterScopeKey: EnvironmentKey {
  static var defaultValue: [TransactionScope] { [] }
}

extension EnvironmentValues {
  /// The scopes around the scoped changes of transactions, the innermost last.
  fileprivate var outerScopes: [TransactionScope] {
    get { self[OuterScopeKey.self] }
    set { self[OuterScopeKey.self] = newValue }
  }
}

/// Changes the transaction down to the next `OuterTransactionModifier`.
nonisolated struct ScopedTransactionModifier: _BuiltInModifier {
  let change: (inout Transaction) -> Void

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    ScopedTransactionNode(view, inputs)
  }
}

/// The node of a change of transactions that ends further down.
@MainActor
final class ScopedTransactionNode<C: View>: ModifierNode<C, ScopedTransactionModifier> {
  private var scope: TransactionScope?

  override func refresh() {
    let scope = scope ?? TransactionScope(graph: inputs.graph, parent: inputs.scope)
    self.scope = scope
    scope.setChange(isPermanent: true, view.modifier.change)
    var childInputs = inputs.child(of: self)
    childInputs.environment.outerScopes.append(inputs.scope)
    childInputs.scope = scope
    refreshChild(childInputs)
  }
}

/// Returns to the transaction around the innermost scoped change.
nonisolated struct OuterTransactionModifier: _BuiltInModifier {
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    OuterTransactionNode(view, inputs)
  }
}

/// The node of a view whose transaction is that around the innermost scoped change.
@MainActor
final class OuterTransactionNode<C: View>: ModifierNode<C, OuterTransactionModifier> {
  override func refresh() {
    var childInputs = inputs.child(of: self)
    if let scope = childInputs.environment.outerScopes.popLast() { childInputs.scope = scope }
    refreshChild(childInputs)
  }
}
