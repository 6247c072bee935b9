import Foundation

/// The bar at the bottom of a page.
nonisolated struct BottomBarView: ContainerView {
  let preferences: BarPreferences
  let state: NavigationBarState

  @MainActor var content: some View {
    TupleView.pair(
      BarBackground(bar: preferences.bottomBar, look: BarLook.toolbars?.standard, edge: .top),
      BottomBarRow(items: preferences.items(.bottom, .status), state: state))
  }

  @MainActor func behavior(_ environment: EnvironmentValues) -> BottomBarLayout {
    BottomBarLayout(state: state, visibility: preferences.bottomBar.backgroundVisibility)
  }
}

/// Places the background of a bottom bar down to the edge, and the row of items above.
struct BottomBarLayout: LayoutBehavior {
  let state: NavigationBarState
  let visibility: Visibility

  var name: String { "Toolbar" }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    guard node.layoutChildren.count == 2 else { return }
    let size = node.frame.size
    let whole = ProposedViewSize(width: size.width, height: size.height + state.bottomInset)
    node.layoutChildren[0].place(at: .zero, proposal: whole)
    node.layoutChildren[1].place(at: .zero, proposal: ProposedViewSize(size))
  }

  func draw(_ node: LayoutNode, _ context: inout DrawContext) {
    let showsBackground = visibility == .visible || visibility == .automatic && state.isUnderBottom
    for (index, child) in node.children.enumerated() where index > 0 || showsBackground {
      child.draw(&context)
    }
  }

  func hit(_ point: CGPoint, _ node: LayoutNode, _ search: inout HitSearch) -> Bool {
    node.hitChildren(point, &search) || node.boxContains(point, search)
  }
}

/// The items of a bottom bar: a single one in the middle, several ones spread over the bar.
struct BottomBarRow: View {
  let items: [BarPreferences.Item]
  let state: NavigationBarState

  var body: some View {
    let nodes = items.map(\.node)
    let isSpaced = nodes.contains { $0.outputs.contains { $0.traits.isSpacer } }
    Group {
      if isSpaced || nodes.count == 1 {
        HStack(spacing: NavigationBarMetrics.spacing) { ForeignViews(nodes: nodes) }
      } else {
        HStack(spacing: 0) {
          ForEach(nodes.indices) { index in
            if index > 0 { Spacer() }
            ForeignViews(nodes: [nodes[index]])
          }
        }
      }
    }
    .dynamicTypeSize(.large)
    .barMargin(.horizontal, state)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
