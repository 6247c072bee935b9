import Foundation

/// One of the views that another one consists of.
nonisolated public struct Subview: View, Identifiable {
  /// Tells views from each other.
  public struct ID: Hashable, Sendable {
    let box: ObjectIdentifier
  }

  let box: LayoutNode
  /// What the view says to containers.
  public let containerValues: ContainerValues

  @MainActor
  init(_ box: LayoutNode) {
    self.box = box
    containerValues = ContainerValues(box.traits)
  }

  /// The view's identity.
  public var id: ID { ID(box: ObjectIdentifier(box)) }

  /// The view; what is set around it here no longer reaches into it, as it is there already.
  @MainActor public var body: some View { SubviewLeaf(box: box) }
}

/// The views that another one consists of, in order.
nonisolated public struct SubviewsCollection: RandomAccessCollection, View {
  private let subviews: [Subview]

  init(_ subviews: [Subview]) { self.subviews = subviews }

  /// The first place.
  public var startIndex: Int { 0 }
  /// The place behind the last view.
  public var endIndex: Int { subviews.count }
  /// A view.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// Several of the views.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(Array(subviews[bounds]), startIndex: bounds.lowerBound)
  }
  /// The views.
  @MainActor public var body: some View { ForEach(subviews) { $0 } }
}

/// Several of the views that another one consists of.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, View {
  private let subviews: [Subview]
  /// The first place.
  public let startIndex: Int

  init(_ subviews: [Subview], startIndex: Int) {
    self.subviews = subviews
    self.startIndex = startIndex
  }

  /// The place behind the last view.
  public var endIndex: Int { startIndex + subviews.count }
  /// A view.
  public subscript(index: Int) -> Subview { subviews[index - startIndex] }
  /// Several of the views.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(
      Array(subviews[bounds.lowerBound - startIndex..<bounds.upperBound - startIndex]),
      startIndex: bounds.lowerBound)
  }
  /// The views.
  @MainActor public var body: some View { ForEach(subviews) { $0 } }
}

/// One of the sections that a view consists of.
public struct SectionConfiguration: Identifiable {
  /// Tells sections from each other.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  /// The section's identity.
  public let id: ID
  /// The header's views.
  public let header: SubviewsCollection
  /// The content's views.
  public let content: SubviewsCollection
  /// The footer's views.
  public let footer: SubviewsCollection
  /// What the first view says to containers.
  public let containerValues: ContainerValues

  @MainActor
  init(_ number: Int, _ boxes: [LayoutNode]) {
    func part(_ part: ListContext.Place) -> SubviewsCollection {
      SubviewsCollection(boxes.filter { $0.traits.list.part == part }.map { Subview($0) })
    }
    id = ID(number: number)
    header = part(.header)
    content = part(.row)
    footer = part(.footer)
    containerValues = ContainerValues(boxes.first?.traits ?? LayoutTraits())
  }
}

/// The sections that a view consists of; views outside of sections make sections of their own.
nonisolated public struct SectionsCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  @MainActor
  init(_ boxes: [LayoutNode]) {
    var runs: [(section: Int?, boxes: [LayoutNode])] = []
    for box in boxes {
      if !runs.isEmpty, runs[runs.count - 1].section == box.traits.list.section {
        runs[runs.count - 1].boxes.append(box)
      } else {
        runs.append((box.traits.list.section, [box]))
      }
    }
    sections = runs.enumerated().map {
      SectionConfiguration($1.section ?? -1 - $0, $1.boxes)
    }
  }

  /// The first place.
  public var startIndex: Int { 0 }
  /// The place behind the last section.
  public var endIndex: Int { sections.count }
  /// A section.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// A view that is a box of another one.
nonisolated private struct SubviewLeaf: _BuiltInView {
  let box: LayoutNode

  @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    SubviewNode(view, inputs)
  }
}

/// The node of a view that is a box of another one.
private final class SubviewNode: _TypedNode<SubviewLeaf> {
  override func collectOutputs(into outputs: inout [LayoutNode]) { outputs.append(view.box) }
}

/// Shows what is made of the boxes of a view.
nonisolated public struct _SubviewsReader<Source: View, Content: View>: _BuiltInView {
  let source: Source
  let content: @MainActor ([LayoutNode]) -> Content

  /// Creates the node.
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    SubviewsReaderNode(view, inputs)
  }
}

/// The node of a view that shows what is made of another one's boxes.
final class SubviewsReaderNode<Source: View, Content: View>: _TypedNode<
  _SubviewsReader<Source, Content>
>
{
  private var source: _TypedNode<Source>?
  private var child: _TypedNode<Content>?
  private var seen: [ObjectIdentifier] = []

  override var childNodes: [_ViewNode] {
    [source as _ViewNode?, child as _ViewNode?].compactMap(\.self)
  }

  override func refresh() {
    let childInputs = inputs.child(of: self)
    source = view.source.node(updating: source, childInputs)
    makeContent(source?.outputs ?? [])
  }

  private func makeContent(_ boxes: [LayoutNode]) {
    seen = boxes.map { ObjectIdentifier($0) }
    let content = inputs.graph.trackingObservation(of: self) {
      view.content(boxes.filter { !$0.isLeaving })
    }
    let childInputs = inputs.child(of: self)
    child = content.node(updating: child, childInputs)
  }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    let boxes = source?.outputs ?? []
    if boxes.map({ ObjectIdentifier($0) }) != seen { makeContent(boxes) }
    child?.collectOutputs(into: &outputs)
  }
}

extension Group {
  /// Groups what a closure makes of the views that a view consists of.
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == _SubviewsReader<Base, Result> {
    // Views are evaluated on the main actor only.
    nonisolated(unsafe) let transform = transform
    content = _SubviewsReader(source: view) {
      transform(SubviewsCollection($0.map { Subview($0) }))
    }
  }

  /// Groups what a closure makes of the sections that a view consists of.
  nonisolated public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionsCollection) -> Result
  ) where Content == _SubviewsReader<Base, Result> {
    // Views are evaluated on the main actor only.
    nonisolated(unsafe) let transform = transform
    content = _SubviewsReader(source: view) { transform(SectionsCollection($0)) }
  }
}

extension ForEach {
  /// Creates a view for each of the views that a view consists of.
  nonisolated public init<V: View, C: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> C
  )
  where
    Data == [_SubviewsReader<V, ForEach<SubviewsCollection, Subview.ID, C>>], ID == Int,
    Content == _SubviewsReader<V, ForEach<SubviewsCollection, Subview.ID, C>>
  {
    // Views are evaluated on the main actor only.
    nonisolated(unsafe) let content = content
    let reader = _SubviewsReader(source: view) { boxes in
      ForEach<SubviewsCollection, Subview.ID, C>(
        SubviewsCollection(boxes.map { Subview($0) }), content: content)
    }
    self.init(data: [reader], content: { $0 }, id: { _ in 0 })
  }

  /// Creates a view for each of the sections that a view consists of.
  nonisolated public init<V: View, C: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> C
  )
  where
    Data == [_SubviewsReader<V, ForEach<SectionsCollection, SectionConfiguration.ID, C>>],
    ID == Int,
    Content == _SubviewsReader<V, ForEach<SectionsCollection, SectionConfiguration.ID, C>>
  {
    // Views are evaluated on the main actor only.
    nonisolated(unsafe) let content = content
    let reader = _SubviewsReader(source: view) { boxes in
      ForEach<SectionsCollection, SectionConfiguration.ID, C>(
        SectionsCollection(boxes), content: content)
    }
    self.init(data: [reader], content: { $0 }, id: { _ in 0 })
  }
}
