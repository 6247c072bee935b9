/// The identity of an element: its own, and a number where several elements share it.
private struct ElementKey<ID: Hashable>: Hashable {
  let id: ID
  let occurrence: Int
}

/// The node of views for a collection; nodes follow their elements' identities.
@MainActor
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _TypedNode<
  ForEach<Data, ID, Content>
>
{
  private typealias Child = ReplaceableChild<ElementKey<ID>>
  private var order: [ElementKey<ID>] = []
  private var children: [ElementKey<ID>: Child] = [:]
  /// Children that are on their way out, with the child they stood behind.
  private var leaving: [(after: ElementKey<ID>?, child: Child)] = []
  /// Whether the node itself was in the tree before.
  private var isEstablished = false

  override var childNodes: [_ViewNode] {
    order.flatMap { children[$0]?.nodes ?? [] } + leaving.flatMap(\.child.nodes)
  }

  override func refresh() {
    let inputs = inputs.child(of: self)
    let (oldOrder, old) = (order, children)
    var counts: [ID: Int] = [:]
    order = []
    children = [:]
    for element in view.data {
      let id = view.id(element)
      let key = ElementKey(id: id, occurrence: counts[id, default: 0])
      counts[id, default: 0] += 1
      if key.occurrence == 1 {
        inputs.graph.warn("ForEach: the identity \(id) occurs more than once.")
      }
      var child = old[key] ?? revived(key) ?? Child(isEstablished: isEstablished)
      child.set(view.content(element), key: key, inputs)
      order.append(key)
      children[key] = child
    }
    for (index, key) in oldOrder.enumerated() where children[key] == nil {
      guard var child = old[key] else { continue }
      child.clear(inputs)
      leaving.append((index > 0 ? oldOrder[index - 1] : nil, child))
    }
  }

  /// Tells a list which element a box is for; what a tag or an inner collection says comes first.
  private func note(_ key: ElementKey<ID>, _ index: Int, _ output: LayoutNode) {
    if output.traits.list.id == nil { output.traits.list.id = AnyHashable(key.id) }
    output.traits.list.index = index
  }

  override func visitIdentified(_ visit: (AnyHashable, _ViewNode) -> Bool) -> Bool {
    for key in order {
      guard let node = children[key]?.current else { continue }
      guard visit(AnyHashable(key.id), node), node.visitIdentified(visit) else { return false }
    }
    return true
  }

  private func revived(_ key: ElementKey<ID>) -> Child? {
    guard let index = leaving.firstIndex(where: { $0.child.holds(key) }) else { return nil }
    return leaving.remove(at: index).child
  }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    let time = inputs.graph.time
    isEstablished = true
    func addLeaving(after key: ElementKey<ID>?) {
      guard !leaving.isEmpty else { return }
      for index in leaving.indices where leaving[index].after == key {
        leaving[index].child.collectOutputs(into: &outputs, time: time)
      }
    }
    addLeaving(after: nil)
    for (index, key) in order.enumerated() {
      let start = outputs.count
      children[key]?.collectOutputs(into: &outputs, time: time)
      for output in outputs[start...] { note(key, index, output) }
      addLeaving(after: key)
    }
    // What stood behind something that is gone as well is drawn last.
    guard !leaving.isEmpty else { return }
    let known = Set(order)
    for index in leaving.indices {
      if let after = leaving[index].after, !known.contains(after) {
        leaving[index].child.collectOutputs(into: &outputs, time: time)
      }
    }
    leaving.removeAll { $0.child.nodes.isEmpty }
  }
}
