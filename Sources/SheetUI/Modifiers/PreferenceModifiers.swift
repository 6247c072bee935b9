/// Hands a value up.
nonisolated struct PreferenceModifier<K: PreferenceKey>: _BuiltInModifier {
  let transform: (inout K.Value) -> Void
  let replaces: Bool

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    PreferenceNode(view, inputs)
  }
}

/// The node of a value that is handed up.
@MainActor
final class PreferenceNode<C: View, K: PreferenceKey>: ModifierNode<C, PreferenceModifier<K>> {
  override func collectPreference<Q: PreferenceKey>(_ key: Q.Type, into value: inout Q.Value?) {
    guard K.self == Q.self else {
      super.collectPreference(key, into: &value)
      return
    }
    var own: K.Value?
    if !view.modifier.replaces { super.collectPreference(K.self, into: &own) }
    var result = own ?? K.defaultValue
    view.modifier.transform(&result)
    if let result = result as? Q.Value { Q.add(result, to: &value) }
  }
}

extension PreferenceKey {
  /// Combines a value with those before it.
  static func add(_ next: Value, to value: inout Value?) {
    if var combined = value {
      reduce(value: &combined, nextValue: { next })
      value = combined
    } else {
      value = next
    }
  }
}

extension View {
  /// Hands a value up to the views around.
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(PreferenceModifier<K>(transform: { $0 = value }, replaces: true))
  }

  /// Changes the value that is handed up from below.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceModifier<K>(transform: callback, replaces: false))
  }

  /// Calls an action when the combined value from below changes.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    // Actions run on the main actor only.
    nonisolated(unsafe) let action = action
    return modifier(
      ObservationModifier<K.Value>(
        read: { $0.node.preference(K.self) }, action: { _, new, _ in action(new) }))
  }
}
