/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach where Content: View {
  /// Creates views for elements that know their identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Creates views for elements whose identity lies at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  /// Creates views for the elements behind a binding.
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == [Binding<C.Element>], C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable, ID == C.Element.ID
  {
    self.init(data: data.elements, content: content, id: { $0.wrappedValue.id })
  }

  /// Creates views for the elements behind a binding, whose identity lies at a key path.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>], C: MutableCollection & RandomAccessCollection {
    self.init(data: data.elements, content: content, id: { $0.wrappedValue[keyPath: id] })
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// Creates views for the numbers of a range.
  public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension Binding where Value: MutableCollection & RandomAccessCollection {
  /// Bindings to the elements, in order.
  fileprivate var elements: [Binding<Value.Element>] {
    wrappedValue.indices.map { index in
      Binding<Value.Element>(get: { wrappedValue[index] }, set: { wrappedValue[index] = $0 })
    }
  }
}

extension ForEach: View where Content: View {}

extension ForEach: _BuiltInView where Content: View {
  /// Creates a node with one child an identity.
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    ForEachNode(view, inputs)
  }
}

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

  private func revived(_ key: ElementKey<ID>) -> Child? {
    guard let index = leaving.firstIndex(where: { $0.child.holds(key) }) else { return nil }
    return leaving.remove(at: index).child
  }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    let time = inputs.graph.time
    isEstablished = true
    func addLeaving(after key: ElementKey<ID>?) {
      for index in leaving.indices where leaving[index].after == key {
        leaving[index].child.collectOutputs(into: &outputs, time: time)
      }
    }
    addLeaving(after: nil)
    for key in order {
      children[key]?.collectOutputs(into: &outputs, time: time)
      addLeaving(after: key)
    }
    // What stood behind something that is gone as well is drawn last.
    let known = Set(order)
    for index in leaving.indices {
      if let after = leaving[index].after, !known.contains(after) {
        leaving[index].child.collectOutputs(into: &outputs, time: time)
      }
    }
    leaving.removeAll { $0.child.nodes.isEmpty }
  }
}
