/// Views for the elements of a tree, which open and close.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  let elements: [Data.Element]
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf
}

/// The views inside of an outline's group.
public struct OutlineSubgroupChildren: View {
  let content: AnyView

  /// The views.
  public var body: AnyView { content }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
  ID == Data.Element.ID, Data.Element: Identifiable
{
  /// Creates views for a root and what is below it.
  public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      elements: [root], id: \.id, children: children,
      content: content)
  }

  /// Creates views for elements and what is below them.
  public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      elements: Array(data), id: \.id, children: children,
      content: content)
  }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// Creates views for a root and what is below it; identities lie at a key path.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      elements: [root], id: id, children: children,
      content: content)
  }

  /// Creates views for elements and what is below them; identities lie at a key path.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      elements: Array(data), id: id, children: children,
      content: content)
  }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  /// A view for each element, within groups that open where an element has children.
  public var body: some View { level(elements) }

  @MainActor private func level(_ elements: [Data.Element]) -> AnyView {
    AnyView(ForEach(elements, id: id) { row($0) })
  }

  @MainActor @ViewBuilder private func row(_ element: Data.Element) -> some View {
    if let children = element[keyPath: children] {
      DisclosureGroup {
        OutlineSubgroupChildren(content: level(Array(children)))
      } label: {
        content(element)
      }
    } else {
      content(element)
    }
  }
}
