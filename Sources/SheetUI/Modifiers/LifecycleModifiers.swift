/// Calls actions when the view comes and goes.
nonisolated struct AppearanceModifier: _BuiltInModifier {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    AppearanceNode(view, inputs)
  }
}

/// The node of appearance actions.
@MainActor
final class AppearanceNode<C: View>: ModifierNode<C, AppearanceModifier>, VisibilityScope.Member {
  private var isFollowing = false
  private var isThere = false

  override func refresh() {
    super.refresh()
    guard !isFollowing else { return }
    isFollowing = true
    inputs.environment.visibility?.add(self)
    visibilityChanged()
  }

  func visibilityChanged() {
    let isShown = !isRemoved && inputs.environment.visibility?.isVisible ?? true
    guard isShown != isThere else { return }
    isThere = isShown
    inputs.graph.afterLayout { [self] in
      let modifier = view.modifier
      if isShown {
        if !isRemoved { modifier.onAppear?() }
      } else {
        modifier.onDisappear?()
      }
    }
  }

  override func didRemove() { visibilityChanged() }
}

/// Calls an action when a value changes.
nonisolated struct ChangeModifier<V: Equatable>: _BuiltInModifier {
  let value: V
  let initial: Bool
  let action: (V, V) -> Void

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    ChangeNode(view, inputs)
  }
}

/// The node of a change action.
@MainActor
final class ChangeNode<C: View, V: Equatable>: ModifierNode<C, ChangeModifier<V>> {
  private var last: V?

  override func refresh() {
    super.refresh()
    let modifier = view.modifier
    let old = last
    last = modifier.value
    if let old {
      guard old != modifier.value else { return }
    } else if !modifier.initial {
      return
    }
    inputs.graph.afterLayout { modifier.action(old ?? modifier.value, modifier.value) }
  }
}

extension View {
  /// Calls an action before the view is first shown.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: action))
  }

  /// Calls an action after the view has left.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onDisappear: action))
  }

  /// Calls an action with the new value when a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: false) { _, new in action(new) })
  }

  /// Calls an action with the old and the new value when a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, action: action))
  }

  /// Calls an action when a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
  }
}
