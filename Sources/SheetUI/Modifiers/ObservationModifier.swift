/// Looks at its content after each layout, and acts when what it reads there has changed.
nonisolated struct ObservationModifier<Seen: Equatable>: _BuiltInModifier {
  /// What there is to see; nil where it isn't known, which is no change.
  let read: @MainActor (ObservedContent) -> Seen?
  /// Called once the layout stands; there is no old value the first time.
  let action: @MainActor (_ old: Seen?, _ new: Seen, ObservedContent) -> Void

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    ObservationNode(view, inputs)
  }
}

/// What a modifier sees of its content.
@MainActor
struct ObservedContent {
  /// The node of the content's views.
  let node: _ViewNode
  /// The boxes of the content.
  let boxes: [LayoutNode]

  /// The first scroll view in the content.
  var scroll: LayoutNode? { boxes.lazy.compactMap(\.firstScroll).first }
}

/// The node of a modifier that looks at its content.
@MainActor
final class ObservationNode<C: View, Seen: Equatable>: ModifierNode<C, ObservationModifier<Seen>> {
  private var boxes: [LayoutNode] = []
  private var observer: ValueObserver<Seen>?

  override func refresh() {
    super.refresh()
    guard observer == nil else { return }
    let observer = ValueObserver(
      read: { [weak self] in self?.seen }, changed: { [weak self] in self?.tell($0, $1) })
    self.observer = observer
    inputs.graph.addObserver(observer)
  }

  private var content: ObservedContent { ObservedContent(node: self, boxes: boxes) }

  private var seen: Seen? { view.modifier.read(content) }

  private func tell(_ old: Seen?, _ new: Seen) {
    let (modifier, content) = (view.modifier, content)
    inputs.graph.afterLayout { modifier.action(old, new, content) }
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
