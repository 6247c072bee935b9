import Foundation

/// A view that is one box around the boxes of its content.
@MainActor
protocol ContainerView: _BuiltInView {
  associatedtype Content: View
  associatedtype Behavior: LayoutBehavior

  /// The views in the box.
  var content: Content { get }
  /// The behavior of the box.
  func behavior(_ environment: EnvironmentValues) -> Behavior
}

extension ContainerView {
  /// Creates the node.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    ContainerNode(view, inputs)
  }
}

/// The node of a view that is one box around the boxes of its content.
@MainActor
final class ContainerNode<V: ContainerView>: _TypedNode<V> {
  private var child: _TypedNode<V.Content>?
  private var box: LayoutNode?

  override var childNodes: [_ViewNode] { child.map { [$0] } ?? [] }

  override func refresh() {
    let childInputs = inputs.child(of: self)
    child = view.content.node(updating: child, childInputs)
    let behavior = view.behavior(inputs.environment)
    if let box {
      box.update(inputs, behavior)
    } else {
      box = LayoutNode(graph: inputs.graph, inputs: inputs, behavior: behavior)
    }
  }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    guard let box else { return }
    box.setChildren(child?.outputs ?? [])
    outputs.append(box)
  }
}

/// A view that is one box without views in it.
@MainActor
protocol LeafView: _BuiltInView {
  associatedtype Behavior: LayoutBehavior

  /// The behavior of the box.
  func behavior(_ environment: EnvironmentValues) -> Behavior
}

extension LeafView {
  /// Creates the node.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    LeafNode(view, inputs)
  }
}

/// The node of a view that is one box.
@MainActor
final class LeafNode<V: LeafView>: _TypedNode<V> {
  private var box: LayoutNode?

  override func refresh() {
    let behavior = view.behavior(inputs.environment)
    if let box {
      box.update(inputs, behavior)
    } else {
      box = LayoutNode(graph: inputs.graph, inputs: inputs, behavior: behavior)
    }
  }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    if let box { outputs.append(box) }
  }
}
