/// The node of a view that is described by its body.
@MainActor
final class CompositeNode<V: View>: _TypedNode<V> {
  private var child: _TypedNode<V.Body>?
  private var properties = PropertyStorage()
  private var data = V.self is any Animatable.Type ? AnimatedData() : nil

  override var childNodes: [_ViewNode] { child.map { [$0] } ?? [] }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    child?.collectOutputs(into: &outputs)
  }

  override func refresh() {
    var view = data?.present(view, self) ?? view
    properties.attach(to: &view, node: self)
    let body = inputs.graph.trackingObservation(of: self) { view.body }
    let childInputs = inputs.child(of: self)
    child = body.node(updating: child, childInputs)
  }

  override func didRemove() {
    properties.tearDown()
    data?.tearDown(inputs.graph)
  }
}
