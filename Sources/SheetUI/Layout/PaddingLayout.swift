import Foundation

/// Keeps a distance around its child.
struct PaddingLayout: LayoutBehavior {
  let insets: EdgeInsets

  static let keepsSizes = false
  var name: String { "padding" }

  private var horizontal: CGFloat { insets.leading + insets.trailing }
  private var vertical: CGFloat { insets.top + insets.bottom }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - horizontal, 0) },
      height: proposal.height.map { max($0 - vertical, 0) })
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let child = node.layoutChildren.first?.sizeThatFits(offer(proposal)) ?? .zero
    return CGSize(
      width: max(child.width + horizontal, 0), height: max(child.height + vertical, 0))
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    for child in node.layoutChildren {
      child.place(at: CGPoint(x: insets.leading, y: insets.top), proposal: offer(proposal))
    }
  }

  func explicitGuide(
    _ key: AlignmentKey, _ node: LayoutNode, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let value = node.layoutChildren.first?.explicitGuide(key, offer(proposal))
    return value.map { $0 + (key.axis == .horizontal ? insets.leading : insets.top) }
  }

  func spacing(_ node: LayoutNode) -> EdgeSpacing {
    var spacing = node.layoutChildren.first?.spacing ?? EdgeSpacing()
    if insets.top != 0 { spacing.top = .standard }
    if insets.bottom != 0 { spacing.bottom = .standard }
    if insets.leading != 0 { spacing.leading = .standard }
    if insets.trailing != 0 { spacing.trailing = .standard }
    return spacing
  }
}
