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
  /// The children in the order of their elements.
  private var entries: [(key: ElementKey<ID>, value: Child)] = []
  /// Children that are on their way out, with the child they stood behind.
  private var leaving: [(after: ElementKey<ID>?, child: Child)] = []
  /// Whether the node itself was in the tree before.
  private var isEstablished = false

  override var childNodes: [_ViewNode] {
    entries.flatMap(\.value.nodes) + leaving.flatMap(\.child.nodes)
  }

  override func refresh() {
    let inputs = inputs.child(of: self)
    var old = FormerList(entries)
    var counts: [ID: Int] = [:]
    counts.reserveCapacity(view.data.count)
    entries = []
    entries.reserveCapacity(view.data.count)
    for element in view.data {
      let id = view.id(element)
      let occurrence = counts.updateValue(0, forKey: id).map { $0 + 1 } ?? 0
      if occurrence > 0 { counts[id] = occurrence }
      let key = ElementKey(id: id, occurrence: occurrence)
      if occurrence == 1 {
        inputs.graph.warn("ForEach: the identity \(id) occurs more than once.")
      }
      let known = old.find(key, near: entries.count) ?? revived(key)
      var child = known ?? Child(isEstablished: isEstablished)
      child.set(view.content(element), key: key, inputs)
      entries.append((key, child))
    }
    for place in old.missing(in: entries) {
      var child = old.entries[place].value
      child.clear(inputs)
      leaving.append((place > 0 ? old.entries[place - 1].key : nil, child))
    }
  }

  /// Tells a list which element a box is for; what a tag or an inner collection says comes first.
  private func note(_ key: ElementKey<ID>, _ index: Int, _ output: LayoutNode) {
    if output.traits.list.id == nil { output.traits.list.id = AnyHashable(key.id) }
    output.traits.list.index = index
  }

  override func visitIdentified(_ visit: (AnyHashable, _ViewNode) -> Bool) -> Bool {
    for entry in entries {
      guard let node = entry.value.current else { continue }
      guard visit(AnyHashable(entry.key.id), node), node.visitIdentified(visit) else {
        return false
      }
    }
    return true
  }

  private func revived(_ key: ElementKey<ID>) -> Child? {
    guard !leaving.isEmpty, let index = leaving.firstIndex(where: { $0.child.holds(key) }) else {
      return nil
    }
    return leaving.remove(at: index).child
  }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    let time = inputs.graph.time
    isEstablished = true
    addLeaving(after: nil, into: &outputs, time)
    for index in entries.indices {
      let start = outputs.count
      entries[index].value.collectOutputs(into: &outputs, time: time)
      for output in outputs[start...] { note(entries[index].key, index, output) }
      if !leaving.isEmpty { addLeaving(after: entries[index].key, into: &outputs, time) }
    }
    // What stood behind something that is gone as well is drawn last.
    guard !leaving.isEmpty else { return }
    let known = Set(entries.map(\.key))
    for index in leaving.indices {
      if let after = leaving[index].after, !known.contains(after) {
        leaving[index].child.collectOutputs(into: &outputs, time: time)
      }
    }
    leaving.removeAll { $0.child.nodes.isEmpty }
  }

  private func addLeaving(
    after key: ElementKey<ID>?, into outputs: inout [LayoutNode], _ time: Double
  ) {
    for index in leaving.indices where leaving[index].after == key {
      leaving[index].child.collectOutputs(into: &outputs, time: time)
    }
  }
}
