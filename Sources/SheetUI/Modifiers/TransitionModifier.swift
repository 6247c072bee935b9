/// What a transition with a body of its own makes of a view.
///
/// A class, for its identity.
@MainActor
final class TransitionBody {
  typealias Maker = @MainActor (AnyView, TransitionPhase) -> AnyView

  /// Makes the view of a phase.
  let make: Maker

  init(make: @escaping Maker) { self.make = make }
}

/// Tells a view's node in which phase of its transition it is.
///
/// A class, because the boxes of a view point to its node through it.
@MainActor
final class TransitionDriver {
  private weak var node: _ViewNode?
  /// The phase that is shown.
  private(set) var phase = TransitionPhase.identity

  init(_ node: _ViewNode) { self.node = node }

  /// Starts the way in: from the first phase, where the view jumps.
  func arrive(animation: Animation?) {
    guard phase != .willAppear else { return }
    phase = .willAppear
    guard let graph = node?.inputs.graph else { return }
    // The view is part of a running layout: it jumps to the first phase in an update of its own.
    graph.afterLayout { [self] in
      guard phase == .willAppear else { return }
      set(.willAppear, animation: nil)
      set(.identity, animation: animation)
    }
  }

  /// Moves to a phase.
  func move(to phase: TransitionPhase, animation: Animation?) {
    guard let graph = node?.inputs.graph, self.phase != phase else { return }
    self.phase = phase
    graph.afterLayout { [self] in
      if self.phase == phase { set(phase, animation: animation) }
    }
  }

  private func set(_ phase: TransitionPhase, animation: Animation?) {
    guard let node, !node.isRemoved else { return }
    let graph = node.inputs.graph
    graph.queue.add(under: Transaction(animation: animation)) { [self, weak node] in
      guard let node, !node.isRemoved else { return }
      self.phase = phase
      graph.invalidate(node)
    }
  }
}

/// Says how a view comes and goes.
nonisolated struct TransitionModifier: _BuiltInModifier {
  let transition: AnyTransition

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    TransitionNode(view, inputs)
  }
}

/// The node of a transition: it changes the view by the transition's bodies, if there are any.
@MainActor
final class TransitionNode<C: View>: _TypedNode<ModifiedContent<C, TransitionModifier>> {
  private var child: _ViewNode?
  private var hasBodies = false
  private lazy var driver = TransitionDriver(self)

  override var childNodes: [_ViewNode] { child.map { [$0] } ?? [] }

  override func refresh() {
    let childInputs = inputs.child(of: self)
    let transition = view.modifier.transition
    let hadBodies = hasBodies
    hasBodies = !transition.bodies.isEmpty
    if child != nil, hadBodies != hasBodies {
      child?.remove()
      child = nil
    }
    child =
      hasBodies
      ? node(of: transition.changed(AnyView(view.content), phase: driver.phase), childInputs)
      : node(of: view.content, childInputs)
  }

  private func node<V: View>(of view: V, _ inputs: _NodeInputs) -> _ViewNode {
    view.reuse(child, inputs) ?? view.makeNode(inputs)
  }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    let start = outputs.count
    super.collectOutputs(into: &outputs)
    let transition = view.modifier.transition
    let driven = hasBodies ? transition.driven(by: driver) : transition
    for output in outputs[start...] {
      output.traits.transition = driven
      if hasBodies, output.isLeaving { inputs.graph.leavingBoxes.append(output) }
    }
  }
}

extension AnyTransition {
  /// Returns a view as the bodies change it in a phase.
  fileprivate func changed(_ view: AnyView, phase: TransitionPhase) -> AnyView {
    // One body may be on both ways; on a way that it isn't on it leaves the view as it is.
    let coming = insertion.bodies
    let going = removal.bodies
    var result = view
    for body in coming + going.filter({ body in !coming.contains { $0 === body } }) {
      let isComing = coming.contains { $0 === body }
      let isGoing = going.contains { $0 === body }
      let isOn = phase == .willAppear && isComing || phase == .didDisappear && isGoing
      result = body.make(result, isOn ? phase : .identity)
    }
    return result
  }
}

extension View {
  /// Says how the view comes and goes when it is inserted or removed under an animation.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: t))
  }

  /// Says how the view comes and goes when it is inserted or removed under an animation.
  @_disfavoredOverload
  @MainActor @preconcurrency
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: transition._erased))
  }
}
