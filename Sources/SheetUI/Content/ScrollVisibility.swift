import Foundation

extension LayoutNode {
  /// The share of the box that a scroll view, or the window where there is none, lets see.
  @MainActor
  func visibleShare(in scroll: LayoutNode?) -> Double {
    let own = CGRect(origin: globalOrigin, size: frame.size)
    guard own.width > 0, own.height > 0 else { return 0 }
    var root = self
    while let parent = root.parent { root = parent }
    let window = scroll.map { CGRect(origin: $0.globalOrigin, size: $0.frame.size) } ?? root.frame
    let seen = own.intersection(window)
    guard !seen.isNull else { return 0 }
    return Double(seen.width * seen.height / (own.width * own.height))
  }
}

/// Tells whether a view, or which views in it, can be seen.
nonisolated struct ScrollVisibilityModifier<Value: Equatable>: _BuiltInModifier {
  /// What there is to tell of the boxes and what is in them; nil where it isn't known.
  let read: @MainActor (_ boxes: [LayoutNode], _ node: _ViewNode) -> Value?
  /// The value before anything was told.
  let start: Value
  let action: (Value) -> Void

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    ScrollVisibilityNode(view, inputs)
  }
}

/// The node of an action that follows what can be seen.
@MainActor
final class ScrollVisibilityNode<C: View, Value: Equatable>: ModifierNode<
  C, ScrollVisibilityModifier<Value>
>
{
  private var boxes: [LayoutNode] = []
  private var observer: ValueObserver<Value>?

  override func refresh() {
    super.refresh()
    guard observer == nil else { return }
    let observer = ValueObserver<Value>(
      read: { [weak self] in self?.value }, changed: { [weak self] in self?.tell($0, $1) })
    self.observer = observer
    inputs.graph.addObserver(observer)
  }

  private var value: Value? { view.modifier.read(boxes, self) }

  private func tell(_ old: Value?, _ new: Value) {
    let modifier = view.modifier
    guard (old ?? modifier.start) != new else { return }
    inputs.graph.afterLayout { modifier.action(new) }
  }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    let start = outputs.count
    super.collectOutputs(into: &outputs)
    boxes = Array(outputs[start...])
  }

  override func didRemove() {
    if let observer { inputs.graph.removeObserver(observer) }
  }
}

extension View {
  /// Calls an action when at least a share of the view comes into sight or no longer is.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(
      ScrollVisibilityModifier(
        read: { boxes, _ in
          boxes.first.map { $0.visibleShare(in: $0.enclosingScroll) >= max(threshold, 1e-9) }
        }, start: false, action: action))
  }

  /// Calls an action with the identities of the scroll view's targets of which at least a share is
  /// in sight, whenever they change.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(
      ScrollVisibilityModifier(
        read: { boxes, node in
          let scroll = boxes.lazy.compactMap(\.firstScroll).first
          var ids: [ID] = []
          node.visitIdentified { id, node in
            if let id = id.base as? ID, let box = node.outputs.first,
              box.visibleShare(in: scroll) >= max(threshold, 1e-9)
            {
              ids.append(id)
            }
            return true
          }
          return ids
        }, start: [], action: action))
  }
}
