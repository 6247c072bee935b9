/// A view that stands for several previews where it is the root of a preview provider.
@MainActor
protocol PreviewSplitting {
  /// The views that are shown one by one.
  @MainActor var previewPieces: [any View] { get }
}

extension View {
  /// The views that are shown one by one where this is the root of a preview provider.
  ///
  /// Only views that add nothing of their own are taken apart. The pieces of a built-in modifier's
  /// content are each modified alike, which is what such a modifier does to a group.
  @MainActor package var previewPieces: [any View] {
    (self as? any PreviewSplitting)?.previewPieces ?? [self]
  }
}

extension Group: PreviewSplitting where Content: View {
  @MainActor var previewPieces: [any View] { content.previewPieces }
}

extension TupleView: PreviewSplitting {
  @MainActor var previewPieces: [any View] { elements.flatMap { $0.previewPieces } }
}

extension ForEach: PreviewSplitting where Content: View {
  @MainActor var previewPieces: [any View] { data.flatMap { content($0).previewPieces } }
}

extension Optional: PreviewSplitting where Wrapped: View {
  @MainActor var previewPieces: [any View] { map { $0.previewPieces } ?? [] }
}

extension _ConditionalContent: PreviewSplitting {
  @MainActor var previewPieces: [any View] {
    switch storage {
    case .first(let view): view.previewPieces
    case .second(let view): view.previewPieces
    }
  }
}

extension AnyView: PreviewSplitting {
  @MainActor var previewPieces: [any View] { content.previewPieces }
}

extension EmptyView: PreviewSplitting {
  @MainActor var previewPieces: [any View] { [] }
}

extension ModifiedContent: PreviewSplitting where Content: View, Modifier: ViewModifier {
  @MainActor var previewPieces: [any View] {
    let pieces = content.previewPieces
    guard modifier is any _BuiltInModifier, pieces.count != 1 else { return [self] }
    return pieces.map { Self.modified($0, modifier) }
  }

  private static func modified<Piece: View>(_ piece: Piece, _ modifier: Modifier) -> any View {
    ModifiedContent<Piece, Modifier>(content: piece, modifier: modifier)
  }
}

/// A view that shows only one of the boxes of another one.
nonisolated struct PreviewPick<Content: View>: _BuiltInView {
  let content: Content
  let place: Int

  @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    PreviewPickNode(view, inputs)
  }
}

/// The node of one box out of several.
private final class PreviewPickNode<Content: View>: _TypedNode<PreviewPick<Content>> {
  private var child: _TypedNode<Content>?

  override var childNodes: [_ViewNode] { child.map { [$0] } ?? [] }

  override func refresh() {
    let inputs = inputs.child(of: self)
    child = view.content.node(updating: child, inputs)
  }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    let all = child?.outputs ?? []
    if all.indices.contains(view.place) { outputs.append(all[view.place]) }
  }
}
