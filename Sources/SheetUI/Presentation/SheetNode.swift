/// The node of a view that presents a layer.
///
/// The layer's content belongs to this node, so that it inherits the environment; its boxes go to
/// the layer. While a layer leaves, nothing new is shown: what is asked for meanwhile comes after.
@MainActor
final class SheetNode<C: View, Sheet: View>: ModifierNode<C, SheetModifier<Sheet>> {
  private struct Layer {
    let key: AnyHashable
    let host: Host
    let slot: LayerSlot
    let scope: TransactionScope
    let content: _TypedNode<Sheet>
    var isLeaving = false
  }

  private var layer: Layer?

  override func refresh() {
    super.refresh()
    let request = inputs.graph.trackingObservation(of: self) { view.modifier.request() }
    guard let layer else {
      if let request { present(request) }
      return
    }
    let isKept = !layer.isLeaving && request?.key == layer.key
    let content = isKept ? request?.content : nil
    layer.content.update(content ?? layer.content.view, contentInputs(layer.slot, layer.scope))
    if !isKept { leave() }
  }

  override func didRemove() { leave() }

  // MARK: Coming and going

  private var place: LayerSlot? { inputs.environment.layer ?? window?.rootLayer }
  private var window: Window? { inputs.environment.window?.window }
  private var isAnimated: Bool {
    inputs.graph.animatesChanges && !inputs.scope.transaction.disablesAnimations
  }

  private func present(_ request: SheetRequest<Sheet>) {
    guard let window, let place, place.occupy(self) else { return }
    let slot = LayerSlot()
    // What the content is made of is there when it arrives: the layer moves, not its parts.
    let scope = TransactionScope(graph: inputs.graph, parent: inputs.scope)
    scope.setChange(isPermanent: false) { $0.animation = nil }
    let content = request.content.makeNode(contentInputs(slot, scope))
    let host = Host(content: content, options: view.modifier.options)
    host.background = BackgroundStyle()
    host.presenter = place.host
    host.reset = { [weak self] in self?.view.modifier.reset() }
    host.onTapBeside = { [weak self] in self?.dismissByUser() }
    host.didLeave = { [weak self] in self?.didLeave() }
    slot.host = host
    layer = Layer(key: request.key, host: host, slot: slot, scope: scope, content: content)
    window.add(host, animated: isAnimated)
  }

  private func leave() {
    guard let host = layer?.host, layer?.isLeaving == false else { return }
    layer?.isLeaving = true
    // Until it is gone the layer keeps the node, which may have left the tree.
    host.didLeave = { [self] in didLeave() }
    window?.remove(host, animated: isAnimated) {}
  }

  private func didLeave() {
    layer = nil
    place?.release(self)
    view.modifier.onDismiss?()
    guard !isRemoved else { return }
    let graph = inputs.graph
    graph.queue.add { graph.invalidate(self) }
  }

  private func dismissByUser() {
    var isDisabled: Bool?
    layer?.content.collectPreference(InteractiveDismissDisabledKey.self, into: &isDisabled)
    if isDisabled != true { view.modifier.reset() }
  }

  private func contentInputs(_ slot: LayerSlot, _ scope: TransactionScope) -> _NodeInputs {
    var copy = inputs.child(of: self)
    copy.scope = scope
    copy.environment.layer = slot
    copy.environment.listContext = nil
    copy.environment.presentation = PresentationState(isPresented: true) { [weak self] in
      self?.view.modifier.reset()
    }
    view.modifier.options.adapt(&copy.environment)
    return copy
  }
}
