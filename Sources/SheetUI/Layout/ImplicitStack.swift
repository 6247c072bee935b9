/// The stack that several views form where one is expected: a column, or a row in a button.
///
/// A class, because it keeps its box while the number of views changes.
@MainActor
final class ImplicitStack {
  private let layout: StackLayout
  private var box: LayoutNode?

  init(_ axis: Axis) {
    layout = StackLayout(axis: axis, horizontal: .center, vertical: .center, spacing: nil)
  }

  /// Returns the boxes as they are where there is at most one, else the stack around them.
  func joined(_ boxes: [LayoutNode], _ inputs: _NodeInputs) -> [LayoutNode] {
    guard boxes.count > 1 else { return boxes }
    let stack = box ?? LayoutNode(graph: inputs.graph, inputs: inputs, behavior: layout)
    stack.update(inputs, layout)
    stack.setChildren(boxes)
    box = stack
    return [stack]
  }
}

/// One view, whatever its content is: several views form a row.
nonisolated struct ImplicitRow<Content: View>: _BuiltInView {
  let content: Content

  @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    ImplicitRowNode(view, inputs)
  }
}

/// The node of a view that makes one of several.
@MainActor
private final class ImplicitRowNode<Content: View>: _TypedNode<ImplicitRow<Content>> {
  private var child: _TypedNode<Content>?
  private let stack = ImplicitStack(.horizontal)

  override var childNodes: [_ViewNode] { child.map { [$0] } ?? [] }

  override func refresh() {
    child = view.content.node(updating: child, inputs.child(of: self))
  }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    outputs += stack.joined(child?.outputs ?? [], inputs)
  }
}
