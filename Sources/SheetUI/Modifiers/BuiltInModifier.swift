/// A modifier without a body: its node does the work.
@MainActor @preconcurrency
public protocol _BuiltInModifier: ViewModifier where Body == Never {}

extension _BuiltInModifier {
  /// Not to be called: a built-in modifier is handled by the graph.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is built in and has no body.")
  }
}

/// The node of a modifier with one child, which hands the child's outputs on unchanged.
@MainActor
class ModifierNode<C: View, M: ViewModifier>: _TypedNode<ModifiedContent<C, M>> {
  private(set) var child: _TypedNode<C>?

  override var childNodes: [_ViewNode] { child.map { [$0] } ?? [] }

  override func refresh() { refreshChild(inputs.child(of: self)) }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    child?.collectOutputs(into: &outputs)
  }

  /// Brings the child up to date with inputs that the modifier may have changed.
  final func refreshChild(_ inputs: _NodeInputs) {
    child = view.content.node(updating: child, inputs)
  }
}

/// A modifier that changes the environment of its content.
@MainActor
protocol EnvironmentModifier: _BuiltInModifier {
  /// Changes the environment.
  func modify(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    EnvironmentModifierNode(view, inputs)
  }
}

/// The node of a modifier that changes the environment.
@MainActor
final class EnvironmentModifierNode<C: View, M: EnvironmentModifier>: ModifierNode<C, M> {
  override func refresh() {
    var childInputs = inputs.child(of: self)
    view.modifier.modify(&childInputs.environment)
    refreshChild(childInputs)
  }
}

/// A modifier that puts a box around each view of its content.
@MainActor
protocol LayoutModifier: _BuiltInModifier {
  associatedtype Behavior: LayoutBehavior

  /// The behavior of the boxes.
  func behavior(_ environment: EnvironmentValues) -> Behavior
}

extension LayoutModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    LayoutModifierNode(view, inputs)
  }
}

/// The node of a modifier that puts a box around each view of its content.
@MainActor
final class LayoutModifierNode<C: View, M: LayoutModifier>: ModifierNode<C, M> {
  private var boxes = SurroundingBoxes()

  override func refresh() {
    super.refresh()
    boxes.behavior = nil
  }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    let start = outputs.count
    child?.collectOutputs(into: &outputs)
    if boxes.behavior == nil { boxes.behavior = view.modifier.behavior(inputs.environment) }
    boxes.surround(&outputs, from: start, inputs)
  }
}
