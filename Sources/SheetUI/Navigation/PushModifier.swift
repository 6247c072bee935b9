/// Pushes a view while there is one to push.
nonisolated struct PushModifier: _BuiltInModifier {
  /// The view that is to be shown, nil for none; nil where the modifier pushes nothing at all.
  let request: (@MainActor () -> AnyView?)?
  /// Says that nothing is to be shown any more.
  let reset: @MainActor () -> Void
  var handle: LinkHandle?

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    PushNode(view, inputs)
  }
}

/// The node of a view that pushes another one.
@MainActor
final class PushNode<C: View>: ModifierNode<C, PushModifier> {
  private var isShown = false

  override func refresh() {
    super.refresh()
    connectHandle()
    guard let request = view.modifier.request, let navigation = inputs.environment.navigation
    else { return }
    let content = inputs.graph.trackingObservation(of: self) { request() }
    if let content {
      isShown = true
      navigation.show(content, for: self) { [weak self] in self?.didPop() }
    } else if isShown {
      isShown = false
      navigation.withdraw(self)
    }
  }

  private func connectHandle() {
    guard let handle = view.modifier.handle else { return }
    let graph = inputs.graph
    handle.isActive = Binding(
      get: { MainActor.assumeIsolated { handle.isOn } },
      set: { [weak self] isOn in
        graph.queue.add {
          handle.isOn = isOn
          if let self { graph.invalidate(self) }
        }
      })
  }

  private func didPop() {
    guard isShown else { return }
    isShown = false
    view.modifier.reset()
  }

  override func didRemove() {
    // A link's page stays while the link goes; what a flag asked for goes with who asked.
    if isShown, view.modifier.handle == nil { inputs.environment.navigation?.withdraw(self) }
  }
}

/// Declares the view that stands for values of a type.
nonisolated struct DestinationModifier<D: Hashable, Content: View>: _BuiltInModifier {
  let content: (D) -> Content

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    DestinationNode(view, inputs)
  }
}

/// The node of a declared destination.
@MainActor
final class DestinationNode<C: View, D: Hashable, Content: View>: ModifierNode<
  C, DestinationModifier<D, Content>
>
{
  override func refresh() {
    super.refresh()
    // Pages that stand for such values may look different now.
    inputs.environment.navigation?.needsUpdate()
  }

  override func collectPreference<Q: PreferenceKey>(_ key: Q.Type, into value: inout Q.Value?) {
    super.collectPreference(key, into: &value)
    guard Q.self == NavigationDestinationsKey.self else { return }
    var own = NavigationDestinations()
    own.add(D.self, view.modifier.content)
    if let own = own as? Q.Value { Q.add(own, to: &value) }
  }
}

extension View {
  /// Declares the view that stands for values of a type in the navigation stack around.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier(content: destination))
  }

  /// Pushes a view while a flag is set.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    // Pages are pushed on the main actor only.
    nonisolated(unsafe) let destination = destination
    return modifier(
      PushModifier(
        request: { isPresented.wrappedValue ? AnyView(destination()) : nil },
        reset: { isPresented.wrappedValue = false }))
  }

  /// Pushes a view about an item while there is one.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    nonisolated(unsafe) let (item, destination) = (item, destination)
    return modifier(
      PushModifier(
        request: { item.wrappedValue.map { AnyView(destination($0).id($0)) } },
        reset: { item.wrappedValue = nil }))
  }
}
