import Foundation

/// The first of its views that fits what is offered, or else the last one.
nonisolated public struct ViewThatFits<Content: View>: _BuiltInView {
  let axes: Axis.Set
  let content: Content

  /// Creates a view; only the given axes are considered.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Creates the node.
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    FittingNode(view, inputs)
  }
}

/// The node of a view that shows one of several; the others are measured, but in no tree.
@MainActor
final class FittingNode<Content: View>: _TypedNode<ViewThatFits<Content>> {
  private var child: _TypedNode<Content>?
  private var box: LayoutNode?

  override var childNodes: [_ViewNode] { child.map { [$0] } ?? [] }

  override func refresh() {
    let childInputs = inputs.child(of: self)
    child = view.content.node(updating: child, childInputs)
  }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    let behavior = FittingLayout(axes: view.axes, candidates: child?.outputs ?? [])
    if let box {
      box.update(inputs, behavior)
    } else {
      box = LayoutNode(graph: inputs.graph, inputs: inputs, behavior: behavior)
    }
    guard let box else { return }
    // Until it is placed, the box holds all, so that each knows the box around it.
    box.setChildren(behavior.candidates)
    outputs.append(box)
  }
}

/// Shows the first candidate whose ideal size fits.
struct FittingLayout: LayoutBehavior {
  let axes: Axis.Set
  let candidates: [LayoutNode]

  var name: String { "ViewThatFits" }

  @MainActor
  private func choice(_ proposal: ProposedViewSize) -> LayoutNode? {
    let candidates = candidates.filter { !$0.isLeaving }
    let offer = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    let fitting = candidates.first { candidate in
      let size = candidate.sizeThatFits(offer)
      return (!axes.contains(.horizontal) || size.width <= proposal.width ?? .infinity)
        && (!axes.contains(.vertical) || size.height <= proposal.height ?? .infinity)
    }
    return fitting ?? candidates.last
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    choice(proposal)?.sizeThatFits(proposal) ?? .zero
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    guard let choice = choice(proposal) else { return node.setChildren([]) }
    node.setChildren([choice])
    choice.place(at: .zero, proposal: proposal)
  }

  func explicitGuide(
    _ key: AlignmentKey, _ node: LayoutNode, _ proposal: ProposedViewSize
  ) -> CGFloat? { choice(proposal)?.explicitGuide(key, proposal) }

  func spacing(_ node: LayoutNode) -> EdgeSpacing {
    choice(.unspecified)?.spacing ?? EdgeSpacing()
  }
}
