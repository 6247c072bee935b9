/// Several views in a row.
nonisolated public struct TupleView<T>: _BuiltInView {
  /// The views.
  public var value: T
  let elements: [any View]

  init(_ value: T, elements: [any View]) {
    self.value = value
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

  override func refresh() {
    let inputs = inputs.child(of: self)
    // The types of a tuple's views never change, so only the first time creates nodes.
    if children.isEmpty {
      children = view.elements.map { $0.erasedNode(inputs) }
    } else {
      for (element, child) in zip(view.elements, children) { _ = element.reuse(child, inputs) }
    }
  }
}

extension View {
  /// Creates a node for the view, its type forgotten.
  func erasedNode(_ inputs: _NodeInputs) -> _ViewNode { makeNode(inputs) }
}
