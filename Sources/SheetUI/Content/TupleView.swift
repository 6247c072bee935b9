/// Several views in a row.
nonisolated public struct TupleView<T>: _BuiltInView {
  /// The views.
  public var value: T {
    get { shared.value }
    set { shared.value = newValue }
  }
  // Nodes on the way down hold copies of the tuple, and few of them ask for it.
  private var shared: CopyOnWrite<T>
  let elements: [any View]

  init(_ value: T, elements: [any View]) {
    shared = CopyOnWrite(value)
    self.elements = elements
  }

  /// Creates a node with one child a view.
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    TupleNode(view, inputs)
  }
}

/// The node of a tuple view.
@MainActor
final class TupleNode<T>: _TypedNode<TupleView<T>> {
  private var children: [_ViewNode] = []

  override var childNodes: [_ViewNode] { children }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    for child in children { child.collectOutputs(into: &outputs) }
  }

  override func refresh() {
    let inputs = inputs.child(of: self)
    // The types of a tuple's views never change, so only the first time creates nodes.
    for (index, element) in view.elements.enumerated() {
      if index < children.count {
        _ = element.reuse(children[index], inputs)
      } else {
        children.append(element.erasedNode(inputs))
      }
    }
  }
}

extension View {
  /// Creates a node for the view, its type forgotten.
  func erasedNode(_ inputs: _NodeInputs) -> _ViewNode { makeNode(inputs) }
}
