/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  package let id: (Data.Element) -> ID

  /// Creates what makes content of any kind for each element.
  package init(
    data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID
  ) { (self.data, self.content, self.id) = (data, content, id) }
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

  /// Creates views for the elements behind a binding, whose identity lies at a key path.
  @_disfavoredOverload
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>], C: MutableCollection & RandomAccessCollection {
    self.init(data: Array(data), content: content, id: { $0.wrappedValue[keyPath: id] })
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

extension ForEach: View where Content: View {}

extension ForEach: _BuiltInView where Content: View {
  /// Creates a node with one child an identity.
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    ForEachNode(view, inputs)
  }
}
