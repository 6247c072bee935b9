public import Foundation

/// An arrangement of views that is described by how it measures and places them.
nonisolated public protocol Layout: Animatable {
  /// What the layout keeps between measuring and placing.
  associatedtype Cache = Void
  /// The views that are laid out.
  typealias Subviews = LayoutSubviews

  /// What the system may know about layouts of this type.
  static var layoutProperties: LayoutProperties { get }

  /// Returns what is kept for some views.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings what is kept up to date after the views or the layout have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the distances that the whole wants at its edges.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Returns the size that answers a proposal, in points.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places the views in the bounds, in points.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  // Reason: five parameters besides the guide, because SwiftUI's requirement has them.
  /// Returns where a horizontal guide lies in the bounds, nil for the usual place.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  // Reason: five parameters besides the guide, because SwiftUI's requirement has them.
  /// Returns where a vertical guide lies in the bounds, nil for the usual place.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// The name in the layout tree.
  var _layoutName: String { get }
}

/// What the system may know about a type of layouts.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout stacks its views, nil for none.
  public var stackOrientation: Axis?

  /// Creates properties that say nothing.
  public init() {}
}

extension Layout {
  /// Nothing is known.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes what is kept anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The distances that the views want, taken together.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    var spacing = ViewSpacing.zero
    for subview in subviews { spacing.formUnion(subview.spacing) }
    return spacing
  }

  // Reason: five parameters, because SwiftUI's requirement has them.
  /// The usual place.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  // Reason: five parameters, because SwiftUI's requirement has them.
  /// The usual place.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// The type's name.
  public var _layoutName: String { String(String(describing: Self.self).prefix { $0 != "<" }) }

  /// Lays the views of a closure out.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutContainer(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Nothing is kept.
  public func makeCache(subviews: Subviews) {}
}

/// Views that a layout arranges.
nonisolated public struct _LayoutContainer<L: Layout, Content: View>: ContainerView {
  let layout: L
  let content: Content

  func behavior(_ environment: EnvironmentValues) -> CustomLayout<L> {
    CustomLayout(layout: layout, direction: environment.layoutDirection)
  }
}

/// Measures and places its children as a user's layout says.
struct CustomLayout<L: Layout>: LayoutBehavior {
  var layout: L
  let direction: LayoutDirection

  static var setsGuides: Bool { true }
  var name: String { layout._layoutName }

  @MainActor private func subviews(_ node: LayoutNode) -> LayoutSubviews {
    LayoutSubviews(nodes: node.layoutChildren, layoutDirection: direction)
  }

  /// Runs a question to the layout with what it keeps, made anew in each layout.
  @MainActor
  private func ask<Answer>(
    _ node: LayoutNode, _ question: (LayoutSubviews, inout L.Cache) -> Answer
  ) -> Answer {
    let subviews = subviews(node)
    var cache: L.Cache
    if let kept = node.keptByLayout as? L.Cache {
      cache = kept
      if node.keptCycle != node.graph.layoutCycle {
        layout.updateCache(&cache, subviews: subviews)
      }
    } else {
      cache = layout.makeCache(subviews: subviews)
    }
    node.keptCycle = node.graph.layoutCycle
    defer { node.keptByLayout = cache }
    return question(subviews, &cache)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    ask(node) { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    let bounds = CGRect(origin: .zero, size: node.frame.size)
    for child in node.layoutChildren { child.isPlacedByLayout = false }
    ask(node) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: $0, cache: &$1)
    }
    // A view that the layout forgets lies in the middle.
    for child in node.layoutChildren where !child.isPlacedByLayout {
      let size = child.sizeThatFits(proposal)
      child.place(
        at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2),
        proposal: proposal)
    }
  }

  func explicitGuide(
    _ key: AlignmentKey, _ node: LayoutNode, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: node.sizeThatFits(proposal))
    return ask(node) { subviews, cache in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
    }
  }

  func spacing(_ node: LayoutNode) -> EdgeSpacing {
    ask(node) { layout.spacing(subviews: $0, cache: &$1).edges }
  }

  var animatableData: L.AnimatableData {
    get { layout.animatableData }
    set { layout.animatableData = newValue }
  }
}
