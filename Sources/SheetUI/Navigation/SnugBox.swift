import Foundation

/// Keeps a row from being wider than it likes to be: bars give their items no room to fill.
nonisolated struct SnugBox: LayoutModifier {
  func behavior(_ environment: EnvironmentValues) -> SnugLayout { SnugLayout() }
}

/// As wide as the content likes to be, or as wide as there is room.
struct SnugLayout: LayoutBehavior {
  var name: String { "items" }

  @MainActor
  private func offer(_ proposal: ProposedViewSize, _ child: LayoutNode) -> ProposedViewSize {
    guard let room = proposal.width else { return proposal }
    let ideal = child.sizeThatFits(ProposedViewSize(width: nil, height: proposal.height)).width
    return ideal <= room ? ProposedViewSize(width: nil, height: proposal.height) : proposal
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    guard let child = node.layoutChildren.first else { return .zero }
    return child.sizeThatFits(offer(proposal, child))
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    guard let child = node.layoutChildren.first else { return }
    child.place(at: .zero, proposal: offer(proposal, child))
  }
}
