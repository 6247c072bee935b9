/// A place in the tree whose node may come, go and be replaced.
///
/// What is replaced under an animation stays in the tree, out of layout, until its transition ends;
/// the same view coming back meanwhile turns round instead of starting anew.
@MainActor
struct ReplaceableChild<Key: Hashable> {
  private struct Ghost {
    let key: Key
    let node: _ViewNode
  }

  private(set) var current: _ViewNode?
  private var key: Key?
  private var ghosts: [Ghost] = []
  private var isNew = false
  /// Whether the place itself was there before: what a new place holds comes with the place's own
  /// surroundings, and only these have a transition.
  private var isEstablished: Bool

  /// Creates a place.
  ///
  /// - Parameter isEstablished: Whether its surroundings were there before.
  init(isEstablished: Bool = false) { self.isEstablished = isEstablished }

  /// The nodes in the tree.
  var nodes: [_ViewNode] { ghosts.map(\.node) + (current.map { [$0] } ?? []) }

  /// Makes `view` the child; nodes of an equal key and the same type are kept.
  mutating func set<V: View>(_ view: V, key newKey: Key, _ inputs: _NodeInputs) {
    if key == newKey, view.reuse(current, inputs) != nil { return }
    retire(inputs)
    removeGoneGhosts(at: inputs.graph.time)
    key = newKey
    if let index = ghosts.lastIndex(where: { $0.key == newKey }),
      let node = view.reuse(ghosts[index].node, inputs)
    {
      ghosts.remove(at: index)
      for output in node.outputs {
        output.presence.comeBack(animation: output.scope.animation, at: inputs.graph.time)
        inputs.graph.noteAnimation(until: output.presence.settlesAt)
      }
      current = node
    } else {
      current = view.makeNode(inputs)
      isNew = true
    }
  }

  /// Whether the view of a key is on its way out.
  func holds(_ key: Key) -> Bool { ghosts.contains { $0.key == key } }

  /// Takes the child out.
  mutating func clear(_ inputs: _NodeInputs) { retire(inputs) }

  private mutating func retire(_ inputs: _NodeInputs) {
    guard let node = current, let oldKey = key else { return }
    (current, key) = (nil, nil)
    if node.beginLeaving(inputs) {
      ghosts.append(Ghost(key: oldKey, node: node))
    } else {
      node.remove()
    }
  }

  private mutating func removeGoneGhosts(at time: Double) {
    guard !ghosts.isEmpty else { return }
    ghosts.removeAll { ghost in
      let isGone =
        ghost.node.isRemoved || ghost.node.outputs.allSatisfy { $0.isGone(at: time) }
      if isGone { ghost.node.remove() }
      return isGone
    }
  }

  /// Adds the outputs of everything that is in the tree.
  mutating func collectOutputs(into outputs: inout [LayoutNode], time: Double) {
    removeGoneGhosts(at: time)
    for ghost in ghosts { ghost.node.collectOutputs(into: &outputs) }
    let wasEstablished = isEstablished
    isEstablished = true
    guard let current else { return }
    let start = outputs.count
    current.collectOutputs(into: &outputs)
    if isNew, wasEstablished {
      for output in outputs[start...] { output.beginArriving() }
    }
    isNew = false
  }
}

extension _ViewNode {
  /// Starts the removal transitions of what the node shows.
  ///
  /// - Returns: False where nothing is to be seen of the removal, so that the node can go at once.
  func beginLeaving(_ inputs: _NodeInputs) -> Bool {
    let graph = inputs.graph
    var moves = false
    let outputs = outputs
    for output in outputs {
      let transition = output.traits.transition ?? .opacity
      let animation = transition.removal.animation ?? inputs.scope.animation
      guard animation != nil, !transition.removal.isIdentity else { continue }
      moves = true
      output.presence.leave(transition, animation: inputs.scope.animation, at: graph.time)
      graph.noteAnimation(until: output.presence.settlesAt)
    }
    if moves { removeAtEnd(of: outputs, graph) }
    return moves
  }

  /// Removes the node once all of its boxes have left, unless one of them comes back.
  ///
  /// The boxes stay in the layout tree until the next layout, for pictures of earlier instants.
  private func removeAtEnd(of boxes: [LayoutNode], _ graph: ViewGraph) {
    let end = boxes.compactMap(\.presence.settlesAt).max() ?? graph.time
    guard end.isFinite else { return }
    graph.clock.schedule(after: end - graph.time) { [weak self] in
      if boxes.allSatisfy({ $0.isGone(at: graph.time) }) { self?.remove() }
    }
  }
}

extension LayoutNode {
  /// Starts the insertion transition of a box that has just come in.
  func beginArriving() {
    guard !presence.isLeaving else { return }
    presence.arrive(
      traits.transition ?? .opacity, animation: scope.animation, at: graph.time)
    graph.noteAnimation(until: presence.settlesAt)
  }
}
