import Foundation

/// Keeps a bar's margin at sides of a view: what it is is known only when the bar is laid out.
nonisolated struct BarMargin: LayoutModifier {
  let state: NavigationBarState
  let edges: Edge.Set

  func behavior(_ environment: EnvironmentValues) -> BarMarginLayout {
    BarMarginLayout(state: state, edges: edges)
  }
}

/// A padding as wide as a bar's margin.
struct BarMarginLayout: LayoutBehavior {
  let state: NavigationBarState
  let edges: Edge.Set

  var name: String { "padding" }

  @MainActor private var padding: PaddingLayout {
    PaddingLayout(
      insets: EdgeInsets(
        top: 0, leading: edges.contains(.leading) ? state.margin : 0, bottom: 0,
        trailing: edges.contains(.trailing) ? state.margin : 0))
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    padding.sizeThatFits(proposal, node)
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    padding.placeChildren(node, proposal)
  }

  func explicitGuide(
    _ key: AlignmentKey, _ node: LayoutNode, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    padding.explicitGuide(key, node, proposal)
  }
}

extension View {
  /// Keeps a bar's margin at some sides.
  func barMargin(_ edges: Edge.Set, _ state: NavigationBarState) -> some View {
    modifier(BarMargin(state: state, edges: edges))
  }
}
