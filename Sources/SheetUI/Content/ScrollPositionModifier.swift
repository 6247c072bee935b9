import Foundation

/// Binds a scroll view's place to the identity of a target.
nonisolated struct ScrollPositionModifier<ID: Hashable>: _BuiltInModifier {
  let id: Binding<ID?>
  let anchor: UnitPoint?

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    ScrollPositionNode(view, inputs)
  }
}

/// The node of a bound place: it scrolls when the binding changes, and writes where a person has
/// scrolled to.
@MainActor
final class ScrollPositionNode<C: View, ID: Hashable>: ModifierNode<C, ScrollPositionModifier<ID>> {
  private var last: ID?
  private var boxes: [LayoutNode] = []
  private var observer: Observer?

  private final class Observer: PreferenceObserver {
    weak var owner: ScrollPositionNode?

    override func check() { owner?.follow() }
  }

  override func refresh() {
    super.refresh()
    if observer == nil {
      let observer = Observer()
      observer.owner = self
      self.observer = observer
      inputs.graph.addObserver(observer)
    }
    let wanted = inputs.graph.trackingObservation(of: self) { view.modifier.id.wrappedValue }
    guard wanted != last else { return }
    last = wanted
    guard let wanted else { return }
    let transaction = inputs.scope.transaction
    inputs.graph.afterLayout { [weak self] in
      guard let self else { return }
      let anchor = self.view.modifier.anchor ?? .topLeading
      withTransaction(transaction) { self.scroll(toID: AnyHashable(wanted), anchor) }
    }
  }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    let start = outputs.count
    super.collectOutputs(into: &outputs)
    boxes = Array(outputs[start...])
  }

  /// Writes the identity of the target at the anchor, once a person has scrolled.
  private func follow() {
    guard let scroll = boxes.lazy.compactMap(\.firstScroll).first,
      scroll.scrollMemory.isMovedByUser, let layout = scroll.behavior as? ScrollLayout
    else { return }
    let axis = layout.stackAxis
    let share = view.modifier.anchor.map { axis == .horizontal ? $0.x : $0.y } ?? 0
    let line = scroll.globalOrigin[axis] + scroll.frame.size[axis] * share
    var best: (id: ID, distance: CGFloat)?
    visitIdentified { id, node in
      guard let id = id.base as? ID, let box = node.outputs.first else { return true }
      let distance = abs(box.globalOrigin[axis] + box.frame.size[axis] * share - line)
      if best.map({ distance < $0.distance }) ?? true { best = (id, distance) }
      return true
    }
    guard let best, best.id != last else { return }
    last = best.id
    let binding = view.modifier.id
    inputs.graph.afterLayout { binding.wrappedValue = best.id }
  }

  override func didRemove() {
    if let observer { inputs.graph.removeObserver(observer) }
  }
}

extension View {
  /// Binds the place of the scroll view to the identity of the target at an anchor.
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPositionModifier(id: id, anchor: anchor))
  }
}
