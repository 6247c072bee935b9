import Foundation

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
  private var isDismissedByUser = false

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
  private var window: StageWindow? { inputs.environment.window?.window }
  private var isAnimated: Bool {
    inputs.graph.animatesChanges && !inputs.scope.transaction.disablesAnimations
  }

  private func present(_ request: SheetRequest<Sheet>) {
    guard let window, let place, place.occupy(self) else { return }
    let slot = LayerSlot()
    slot.makeController = { [weak self, weak slot] in slot.flatMap { self?.makeController($0) } }
    // What the content is made of is there when it arrives: the layer moves, not its parts.
    let scope = TransactionScope(graph: inputs.graph, parent: inputs.scope)
    scope.setChange(isPermanent: false) { $0.animation = nil }
    let content = request.content.makeNode(contentInputs(slot, scope))
    let host = Host(content: content, options: view.modifier.options)
    host.background = view.modifier.options.background
    host.presenter = place.host
    host.presenterSlot = place
    host.scope = scope
    connect(host)
    slot.host = host
    layer = Layer(key: request.key, host: host, slot: slot, scope: scope, content: content)
    window.add(host, slot: slot, animated: isAnimated)
  }

  private func leave() {
    guard let host = layer?.host, layer?.isLeaving == false else { return }
    layer?.isLeaving = true
    // Until it is gone the layer keeps the node, which may have left the tree.
    host.didLeave = { [self] in didLeave() }
    window?.remove(host, animated: isAnimated) {}
  }

  private func didLeave() {
    if isDismissedByUser { controller?.tell { $0.presentationControllerDidDismiss } }
    isDismissedByUser = false
    layer = nil
    place?.release(self)
    view.modifier.onDismiss?()
    guard !isRemoved else { return }
    let graph = inputs.graph
    graph.queue.add { graph.invalidate(self) }
  }

  private func connect(_ host: Host) {
    host.reset = { [weak self] in self?.view.modifier.reset() }
    host.dismissByUser = { [weak self] in self?.dismissByUser() ?? false }
    host.canDismiss = { [weak self] in self?.canDismiss ?? true }
    host.settings = { [weak self] in self?.settings ?? PresentationSettings() }
    host.didSelect = { [weak self] in self?.settings.selection?.wrappedValue = $0 }
    host.anchor = { [weak self] in self?.anchor }
    host.didLeave = { [weak self] in self?.didLeave() }
  }

  private var wishes: PresentationSettings {
    layer?.content.preference(PresentationSettingsKey.self) ?? PresentationSettings()
  }

  private var settings: PresentationSettings {
    var settings = wishes
    controller?.adapt(&settings)
    return settings
  }

  // MARK: UIKit

  /// Stands for the content, where view controllers in it have asked.
  private var controller: LayerController? { layer?.slot.controller as? LayerController }

  private func makeController(_ slot: LayerSlot) -> LayerController? {
    guard let window else { return nil }
    let presenter =
      place?.contentController ?? nearestController?.selfAndAncestors.last
      ?? window.rootController
    return LayerController(
      window, slot, presenter: presenter, style: view.modifier.options.placement.style,
      wishes: { [weak self] in self?.wishes ?? PresentationSettings() })
  }

  private var canDismiss: Bool {
    guard view.modifier.options.placement != .alert else { return false }
    let isDisabled = layer?.content.preference(InteractiveDismissDisabledKey.self) == true
    return !isDisabled && controller?.canDismiss != false
  }

  private func dismissByUser() -> Bool {
    guard canDismiss else {
      controller?.tell { $0.presentationControllerDidAttemptToDismiss }
      return false
    }
    controller?.tell { $0.presentationControllerWillDismiss }
    isDismissedByUser = true
    // As in UIKit a tap beside a dialog is one on its cancelling button.
    if view.modifier.options.placement == .dialog, let cancel = layer?.host.box.cancelButton {
      cancel.press()
    } else {
      view.modifier.reset()
    }
    return true
  }

  /// The box that a popover points at, in the window's space.
  private var anchor: CGRect? {
    let boxes = child?.outputs ?? []
    guard let first = boxes.first else { return nil }
    let frame = boxes.dropFirst().reduce(first.globalFrame) { $0.union($1.globalFrame) }
    return view.modifier.options.anchor.frame(of: first, frame)
  }

  private func contentInputs(_ slot: LayerSlot, _ scope: TransactionScope) -> _NodeInputs {
    var copy = inputs.child(of: self)
    copy.scope = scope
    copy.environment.layer = slot
    copy.environment.listContext = nil
    let textSize = window?.environment.dynamicTypeSize ?? .large
    copy.environment.leaveBar(textSize: textSize)
    copy.environment.leaveSplit()
    copy.environment.refresh = nil
    // What the layer links to is no page of the presenter's.
    copy.environment.navigation = nil
    copy.environment.visibility = nil
    copy.environment.placeListLook = nil
    copy.environment.presentation = PresentationState(isPresented: true) { [weak self] in
      self?.view.modifier.reset()
    }
    view.modifier.options.adapt(&copy.environment)
    return copy
  }
}
