import Foundation

/// What stands above a tab bar: content on a capsule, as iOS 26 shows it.
nonisolated struct TabAccessory: ContainerView {
  let accessory: AnyView

  /// The height of the capsule, its distance from the sides and from the bar, in points (observed).
  static let height: CGFloat = 48
  static let margin: CGFloat = 20
  static let gap: CGFloat = 8

  @MainActor var content: some View {
    accessory
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Material.regular, in: Capsule())
  }

  func behavior(_ environment: EnvironmentValues) -> TabAccessoryLayout { TabAccessoryLayout() }
}

/// The box of what stands above a tab bar.
struct TabAccessoryLayout: LayoutBehavior {
  var name: String { "TabAccessory" }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    for child in node.layoutChildren {
      child.place(at: .zero, proposal: ProposedViewSize(node.frame.size))
    }
  }
}
