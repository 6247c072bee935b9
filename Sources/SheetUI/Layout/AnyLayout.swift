public import Foundation

/// Any layout; views keep their state when another one takes its place.
nonisolated public struct AnyLayout: Layout {
  private let base: any Layout

  /// Wraps a layout.
  public init<L: Layout>(_ layout: L) { base = (layout as? AnyLayout)?.base ?? layout }

  /// What the wrapped layout keeps.
  public struct Cache {
    fileprivate var value: Any?
  }

  /// Nothing: a change of the layout shows at its end, and frames move there.
  public typealias AnimatableData = EmptyAnimatableData

  /// The wrapped layout's name.
  public var _layoutName: String { base._layoutName }

  /// Keeps nothing yet.
  public func makeCache(subviews: Subviews) -> Cache { Cache() }

  /// Forgets what was kept.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = Cache() }

  private func ask<L: Layout, Answer>(
    _ layout: L, _ subviews: Subviews, _ cache: inout Cache,
    _ question: (L, inout L.Cache) -> Answer
  ) -> Answer {
    var kept = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache.value = kept }
    return question(layout, &kept)
  }

  /// Returns the distances that the wrapped layout wants at its edges.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func answer<L: Layout>(_ layout: L) -> ViewSpacing {
      ask(layout, subviews, &cache) { $0.spacing(subviews: subviews, cache: &$1) }
    }
    return answer(base)
  }

  /// Returns the wrapped layout's answer to a proposal, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    func answer<L: Layout>(_ layout: L) -> CGSize {
      ask(layout, subviews, &cache) {
        $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    return answer(base)
  }

  /// Places the views as the wrapped layout does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func answer<L: Layout>(_ layout: L) {
      ask(layout, subviews, &cache) {
        $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    answer(base)
  }

  // Reason: five parameters, because SwiftUI's requirement has them.
  /// Returns the wrapped layout's guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    func answer<L: Layout>(_ layout: L) -> CGFloat? {
      ask(layout, subviews, &cache) {
        $0.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    return answer(base)
  }

  // Reason: five parameters, because SwiftUI's requirement has them.
  /// Returns the wrapped layout's guide.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    func answer<L: Layout>(_ layout: L) -> CGFloat? {
      ask(layout, subviews, &cache) {
        $0.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    return answer(base)
  }
}
