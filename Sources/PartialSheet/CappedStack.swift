import SwiftUI

/// Offers the content of a sheet no more height than there is, in points; nil for no limit.
///
/// Greedy content, such as a list, takes what is offered; what is taller by itself stays so. Several
/// views lie below each other.
nonisolated struct CappedStack: Layout {
  var most: CGFloat?

  private var stack: VStackLayout { VStackLayout(spacing: 0) }

  func makeCache(subviews: Subviews) -> VStackLayout.Cache { stack.makeCache(subviews: subviews) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout VStackLayout.Cache
  ) -> CGSize {
    stack.sizeThatFits(proposal: capped(proposal), subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout VStackLayout.Cache
  ) {
    stack.placeSubviews(
      in: bounds, proposal: capped(proposal), subviews: subviews, cache: &cache)
  }

  private func capped(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard let most, let height = proposal.height else { return proposal }
    return ProposedViewSize(width: proposal.width, height: min(height, most))
  }
}
