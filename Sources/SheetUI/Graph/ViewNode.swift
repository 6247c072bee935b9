/// What a node gets from above when it is created or updated.
@MainActor
public struct _NodeInputs {
  /// What most children have in common with their parents.
  private struct Surroundings {
    let graph: ViewGraph
    var root: WeakNode?
    var platformView: WeakNode?
    var environment: EnvironmentValues
    var scope: TransactionScope
  }

  private var surroundings: CopyOnWrite<Surroundings>
  /// The number of nodes above.
  private(set) var depth = 0

  /// The graph that owns the node.
  var graph: ViewGraph { surroundings.value.graph }
  /// The outermost node above; nil for that node itself.
  var root: WeakNode? { surroundings.value.root }
  /// The nearest node above that shows a view of UIKit's.
  var platformView: WeakNode? { surroundings.value.platformView }
  /// The environment at this place.
  var environment: EnvironmentValues {
    _read { yield surroundings.value.environment }
    _modify { yield &surroundings.value.environment }
  }
  /// Where the node finds the transaction of an update.
  var scope: TransactionScope {
    get { surroundings.value.scope }
    set { surroundings.value.scope = newValue }
  }

  init(graph: ViewGraph, environment: EnvironmentValues, scope: TransactionScope) {
    surroundings = CopyOnWrite(
      Surroundings(graph: graph, environment: environment, scope: scope))
  }

  /// Returns the inputs for a child of `parent`.
  func child(of parent: _ViewNode) -> _NodeInputs {
    var copy = self
    copy.depth = parent.depth + 1
    let root = parent.inputs.root ?? parent.weakSelf
    if self.root !== root { copy.surroundings.value.root = root }
    if parent.showsPlatformView { copy.surroundings.value.platformView = parent.weakSelf }
    return copy
  }
}

/// The identity of one view in the tree, and the storage that lives as long as it does.
///
/// A class, because identity is what it is for.
@MainActor
public class _ViewNode {
  /// What the node got from above at its last update.
  var inputs: _NodeInputs
  /// The number of nodes above.
  let depth: Int
  /// The order of creation, which settles ties.
  let serial = SerialNumber.next()
  /// A reference that doesn't keep the node alive.
  private(set) lazy var weakSelf = WeakNode(self)
  /// Whether the node has left the tree.
  private(set) var isRemoved = false
  /// Whether the node waits to be evaluated again.
  var isDirty = false

  init(_ inputs: _NodeInputs) {
    self.inputs = inputs
    depth = inputs.depth
  }

  /// Whether the node shows a view of UIKit's.
  var showsPlatformView: Bool { false }

  /// The nodes directly below.
  var childNodes: [_ViewNode] { [] }

  /// Adds the layout nodes that the view contributes to its container, in order.
  func collectOutputs(into outputs: inout [LayoutNode]) {
    for child in childNodes { child.collectOutputs(into: &outputs) }
  }

  /// Evaluates the node again with the view and inputs it has.
  func refresh() {}

  /// Says that the node has left the tree for good, children first.
  final func remove() {
    guard !isRemoved else { return }
    isRemoved = true
    for child in childNodes { child.remove() }
    didRemove()
  }

  /// Does what a kind of node owes when it leaves the tree.
  func didRemove() {}

  /// Combines the values of a preference below, in order.
  func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    for child in childNodes { child.collectPreference(key, into: &value) }
  }

  /// The combined value of a preference below, its default where there is none.
  final func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
    var value: K.Value?
    collectPreference(key, into: &value)
    return value ?? key.defaultValue
  }

  /// Visits the outermost nodes below that have an identity of their own, in order, until told to
  /// stop.
  ///
  /// - Returns: False when the visitor has stopped.
  @discardableResult
  func visitIdentified(_ visit: (AnyHashable, _ViewNode) -> Bool) -> Bool {
    childNodes.allSatisfy { $0.visitIdentified(visit) }
  }

  /// The layout nodes that the view contributes to its container.
  final var outputs: [LayoutNode] {
    var outputs: [LayoutNode] = []
    collectOutputs(into: &outputs)
    return outputs
  }
}

/// A node for views of one type.
@MainActor
public class _TypedNode<V: View>: _ViewNode {
  /// The view's latest value.
  var view: V

  init(_ view: V, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
  }

  /// Takes the view's new value and inputs over and brings everything below up to date.
  final func update(_ view: V, _ inputs: _NodeInputs) {
    self.view = view
    self.inputs = inputs
    isDirty = false
    if inputs.graph.hasRoom { refresh() }
  }
}

extension View {
  /// Creates a node for the view and brings it up to date.
  func makeNode(_ inputs: _NodeInputs) -> _TypedNode<Self> {
    let node = Self._makeNode(self, inputs)
    if inputs.graph.hasRoom { node.refresh() }
    return node
  }

  /// Brings a node of the view up to date, or creates one where there is none yet.
  func node(updating node: _TypedNode<Self>?, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    guard let node else { return makeNode(inputs) }
    node.update(self, inputs)
    return node
  }

  /// Updates `node` if it is one for this view's type; otherwise returns nil.
  func reuse(_ node: _ViewNode?, _ inputs: _NodeInputs) -> _ViewNode? {
    guard let typed = node as? _TypedNode<Self> else { return nil }
    typed.update(self, inputs)
    return typed
  }
}
