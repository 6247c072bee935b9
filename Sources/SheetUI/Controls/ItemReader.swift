import Foundation

/// One view of a content whose views a control lays out by itself.
struct ContentItem: Identifiable {
  /// The view's box.
  let box: LayoutNode

  nonisolated var id: ObjectIdentifier { ObjectIdentifier(box) }
  /// What a picker selects the view by: its tag, or the identity that a `ForEach` gives it.
  @MainActor var tag: AnyHashable? { ListTraits.selectionValue(of: box.traits) }
  /// The view itself, to be shown in one place.
  @MainActor var view: ItemView { ItemView(box: box) }
  /// The words in the view.
  @MainActor var text: String? { box.words }
}

extension LayoutNode {
  /// The words of the first text in the box.
  var words: String? {
    if let text = behavior as? TextBehavior { return text.string }
    return layoutChildren.lazy.compactMap(\.words).first
  }
}

/// Makes views from the single views of a content.
nonisolated struct ItemReader<Content: View, Result: View>: _BuiltInView {
  let content: Content
  let result: @MainActor ([ContentItem]) -> Result

  init(
    content: Content, @ViewBuilder result: @escaping @MainActor ([ContentItem]) -> Result
  ) {
    self.content = content
    self.result = result
  }

  @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    ItemReaderNode(view, inputs)
  }
}

/// The node of a reader; it follows views that come and go in the content.
@MainActor
final class ItemReaderNode<Content: View, Result: View>: _TypedNode<ItemReader<Content, Result>> {
  private var content: _TypedNode<Content>?
  private var result: _TypedNode<Result>?
  private var seen: [Seen] = []

  /// What the result was made from.
  private struct Seen: Equatable {
    let id: ObjectIdentifier
    let tag: AnyHashable?
  }

  override var childNodes: [_ViewNode] {
    [content.map { $0 as _ViewNode }, result.map { $0 as _ViewNode }].compactMap(\.self)
  }

  override func refresh() {
    let childInputs = inputs.child(of: self)
    content = view.content.node(updating: content, childInputs)
    makeResult(items)
  }

  private var items: [ContentItem] {
    (content?.outputs ?? []).filter { !$0.isLeaving }.map { ContentItem(box: $0) }
  }

  private func makeResult(_ items: [ContentItem]) {
    seen = items.map { Seen(id: $0.id, tag: $0.tag) }
    let made = inputs.graph.trackingObservation(of: self) { view.result(items) }
    let childInputs = inputs.child(of: self)
    result = made.node(updating: result, childInputs)
  }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    let items = items
    if seen != items.map({ Seen(id: $0.id, tag: $0.tag) }) { makeResult(items) }
    result?.collectOutputs(into: &outputs)
  }

}

/// Shows a box that another node owns.
nonisolated struct ItemView: _BuiltInView {
  let box: LayoutNode

  @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    ItemViewNode(view, inputs)
  }
}

/// The node of a box that another node owns.
@MainActor
final class ItemViewNode: _TypedNode<ItemView> {
  override func collectOutputs(into outputs: inout [LayoutNode]) { outputs.append(view.box) }
}
