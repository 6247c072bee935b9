/// Makes one view from another.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the view that the modifier makes.
  associatedtype Body: View
  /// The view that is modified.
  typealias Content = _ViewModifier_Content<Self>

  /// Returns the modified view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Creates the node of a view that is modified so.
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>>
}

extension ViewModifier {
  /// Creates the node of a modifier that is described by its body.
  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    BodyModifierNode(view, inputs)
  }

  /// Returns a modifier that applies this one, then another.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The view that a modifier is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  let content: AnyView

  /// The modified view.
  public var body: AnyView { content }
}

/// A value with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// What it is modified by.
  public var modifier: Modifier

  /// Applies a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: _BuiltInView where Content: View, Modifier: ViewModifier {
  /// Creates the node that the modifier asks for.
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    Modifier._makeNode(view, inputs)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Applies both modifiers.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension View {
  /// Applies a modifier.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The node of a modifier that is described by its body.
@MainActor
final class BodyModifierNode<C: View, M: ViewModifier>: _TypedNode<ModifiedContent<C, M>> {
  private var child: _TypedNode<M.Body>?
  private var properties = PropertyStorage()
  private var data = M.self is any Animatable.Type ? AnimatedData() : nil

  override var childNodes: [_ViewNode] { child.map { [$0] } ?? [] }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    child?.collectOutputs(into: &outputs)
  }

  override func refresh() {
    var modifier = data?.present(view.modifier, self) ?? view.modifier
    properties.attach(to: &modifier, node: self)
    let content = _ViewModifier_Content<M>(content: AnyView(view.content))
    let body = inputs.graph.trackingObservation(of: self) { modifier.body(content: content) }
    let childInputs = inputs.child(of: self)
    child = body.node(updating: child, childInputs)
  }

  override func didRemove() {
    properties.tearDown()
    data?.tearDown(inputs.graph)
  }
}
