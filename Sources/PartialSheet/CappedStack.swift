import SwiftUI

/// Offers the content of a sheet no more height than there is, in points; nil for no limit.
///
/// Greedy content, such as a list, takes what is offered; what is taller by itself stays so. Several
/// views lie below each other. The stack is as wide as the sheet even while it is empty, so that new
/// content is in its place at once.
nonisolated struct CappedStack: Layout {
  var most: CGFloat?

  private var stack: VStackLayout { VStackLayout(spacing: 0) }

  func makeCache(subviews: Subviews) -> VStackLayout.Cache { stack.makeCache(subviews: subviews) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout VStackLayout.Cache
  ) -> CGSize {
    let size = stack.sizeThatFits(
      proposal: capped(proposal), subviews: subviews, cache: &cache)
    return CGSize(width: max(proposal.width ?? 0, size.width), height: size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout VStackLayout.Cache
  ) {
    let offer = capped(proposal)
    let width = stack.sizeThatFits(proposal: offer, subviews: subviews, cache: &cache).width
    let middle = bounds.insetBy(dx: (bounds.width - width) / 2, dy: 0)
    stack.placeSubviews(in: middle, proposal: offer, subviews: subviews, cache: &cache)
  }

  private func capped(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard let most, let height = proposal.height else { return proposal }
    return ProposedViewSize(width: proposal.width, height: min(height, most))
  }
}
