/// A piece of user interface: what user code describes and the graph keeps alive.
///
/// A view whose `Body` is `Never` is built in: it overrides `_makeNode` to say how it takes part in
/// layout and drawing.
///
/// A protocol that refines this one without taking over its isolation, as `Shape` does, is declared
/// `nonisolated protocol`; built-in views are `nonisolated struct`s for the same reason.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's body.
  associatedtype Body: View

  /// What the view consists of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the node that keeps the view alive.
  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self>
}

extension View {
  /// Creates the node of a view that is described by its body.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    CompositeNode(view, inputs)
  }
}

extension Never: View {
  /// Never called.
  public var body: Never { self }
}

/// A view without a body: the graph knows how to handle it.
@MainActor @preconcurrency
public protocol _BuiltInView: View where Body == Never {}

extension _BuiltInView {
  /// Not to be called: a built-in view is handled by the graph.
  public var body: Never {
    preconditionFailure("\(Self.self) is built in and has no body.")
  }
}
