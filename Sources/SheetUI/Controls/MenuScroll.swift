import Foundation

/// Lets the rows of a menu that has no room for all of them scroll.
nonisolated struct MenuScrollModifier: LayoutModifier {
  func behavior(_ environment: EnvironmentValues) -> MenuScroll { MenuScroll() }
}

/// Shows as much of a menu as there is room for.
struct MenuScroll: LayoutBehavior {
  var name: String { "rows" }

  @MainActor
  private func whole(_ node: LayoutNode, _ width: CGFloat?) -> CGSize {
    node.layoutChildren.first?.sizeThatFits(ProposedViewSize(width: width, height: nil)) ?? .zero
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let size = whole(node, proposal.width)
    return CGSize(width: size.width, height: min(size.height, proposal.height ?? size.height))
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    let size = node.frame.size
    node.scrollLimit.height = max(whole(node, size.width).height - size.height, 0)
    node.layoutChildren.first?.place(
      at: CGPoint(x: 0, y: -node.scrollOffset.y),
      proposal: ProposedViewSize(width: size.width, height: nil))
  }

  func hit(_ point: CGPoint, _ node: LayoutNode, _ search: inout HitSearch) -> Bool {
    guard node.boxContains(point, search) else { return false }
    _ = node.hitChildren(point, &search)
    return true
  }
}

extension MenuScroll: TouchFollowing {
  func makeRecognizers(_ node: LayoutNode) -> [GestureRecognizer] {
    node.scrollLimit.height > 0 ? [ScrollRecognizer(node, axes: .vertical)] : []
  }
}
