import Foundation
import Raster

/// The bar at the top of a page: a row of items, and below it a large title and a search field.
nonisolated struct NavigationBarView: ContainerView {
  let model: NavigationBarModel
  let state: NavigationBarState

  // The layout relies on there being exactly these four, each of them one box.
  @MainActor var content: some View {
    TupleView.pair(
      TupleView.pair(
        NavigationBarBackground(
          bar: model.preferences.navigationBar, look: model.appearance, state: state,
          rule: model.backgroundRule),
        LargeTitle(model: model, state: state)),
      TupleView.pair(BarSearchField(model: model, state: state), BarRow(model: model, state: state))
    )
  }

  @MainActor func behavior(_ environment: EnvironmentValues) -> NavigationBarLayout {
    NavigationBarLayout(
      state: state, hasLargeTitle: model.showsLargeTitle && !state.isSearching,
      searchHeight: model.preferences.search.map { $0.isBelowTitle ? $0.height : 0 } ?? 0)
  }
}

extension TupleView {
  /// Two views in a row.
  static func pair<A: View, B: View>(_ a: A, _ b: B) -> TupleView<(A, B)>
  where T == (A, B) { TupleView<(A, B)>((a, b), elements: [a, b]) }
}

extension NavigationBarModel {
  /// When the bar's background shows.
  var backgroundRule: NavigationBarBackground.Rule {
    switch preferences.navigationBar.backgroundVisibility {
    case .visible: .always
    case .hidden: .never
    case .automatic: .underContent
    }
  }
}

/// Places the parts of a navigation bar: background, large title, search field and row.
struct NavigationBarLayout: LayoutBehavior {
  let state: NavigationBarState
  let hasLargeTitle: Bool
  /// The height of the search field and what is under it, in points; 0 without one.
  let searchHeight: CGFloat

  var name: String { "NavigationBar" }

  /// A length beyond every window, in points.
  private static let far: CGFloat = 100_000

  /// The room of the large title, in points.
  @MainActor
  private func largeHeight(_ node: LayoutNode, _ width: CGFloat?) -> CGFloat {
    guard hasLargeTitle, node.layoutChildren.count == 4 else { return 0 }
    let line = node.layoutChildren[1].sizeThatFits(ProposedViewSize(width: width, height: nil))
    return max(line.height + NavigationBarMetrics.largePadding, NavigationBarMetrics.large)
  }

  private var hasSearchField: Bool { searchHeight > 0 }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    CGSize(
      width: proposal.width ?? 0,
      height: state.rowHeight + largeHeight(node, proposal.width) + searchHeight)
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    guard node.layoutChildren.count == 4 else { return }
    let width = node.frame.width
    let large = largeHeight(node, width)
    state.collapsibleHeight = large + searchHeight
    let shift = state.collapse
    let visible = node.frame.height - max(shift, 0)
    let offers = [
      ProposedViewSize(width: width, height: state.topInset + visible),
      ProposedViewSize(width: width, height: nil),
      ProposedViewSize(width: width, height: searchHeight),
      ProposedViewSize(width: width, height: state.rowHeight),
    ]
    let title = node.layoutChildren[1].sizeThatFits(offers[1]).height
    let origins = [
      -state.topInset,
      state.rowHeight + large - NavigationBarMetrics.largeBottom - title - shift,
      state.rowHeight + large - shift,
      0,
    ]
    for (child, (offer, y)) in zip(node.layoutChildren, zip(offers, origins)) {
      child.place(at: CGPoint(x: 0, y: y), proposal: offer)
    }
  }

  func explicitGuide(
    _ key: AlignmentKey, _ node: LayoutNode, _ proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  func spacing(_ node: LayoutNode) -> EdgeSpacing { EdgeSpacing() }

  func draw(_ node: LayoutNode, _ context: inout DrawContext) {
    guard node.children.count == 4 else { return }
    node.children[0].draw(&context)
    if hasLargeTitle || hasSearchField {
      // What goes away as content is scrolled goes behind the row.
      let shown = CGRect(
        x: context.origin.x, y: context.origin.y + state.rowHeight, width: node.frame.width,
        height: context.origin.y + Self.far)
      context.group {
        if hasLargeTitle { node.children[1].draw(&$0) }
        if hasSearchField { node.children[2].draw(&$0) }
      } _: {
        $0.clip = .init(rect: .init(shown))
        $0.name = "bar"
      }
    }
    if !state.isSearching { node.children[3].draw(&context) }
  }

  func hit(_ point: CGPoint, _ node: LayoutNode, _ search: inout HitSearch) -> Bool {
    let bottom = node.frame.height - max(state.collapse, 0)
    guard point.y < bottom, point.y >= -state.topInset, node.children.count == 4 else {
      return false
    }
    if !state.isSearching, node.children[3].hit(point, &search) { return true }
    let isBelowRow = point.y >= state.rowHeight
    if isBelowRow, hasSearchField, node.children[2].hit(point, &search) { return true }
    return isBelowRow ? false : node.boxContains(point, search)
  }
}

/// The title in large letters.
struct LargeTitle: View {
  let model: NavigationBarModel
  let state: NavigationBarState

  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if !model.largeItems.isEmpty {
        ForeignViews(nodes: model.largeItems.map(\.node))
      } else if model.showsLargeTitle, let title = model.preferences.title {
        title
          .font(model.appearance?.largeTitleFont ?? .largeTitle.bold())
          .foregroundStyle(model.appearance?.largeTitleColor ?? .primary)
      }
      if model.showsLargeTitle, let subtitle = model.preferences.subtitle {
        subtitle.font(.subheadline).foregroundStyle(.secondary)
      }
    }
    .lineLimit(1)
    // A large title grows no further than the largest usual size.
    .dynamicTypeSize(min(size, .xxxLarge))
    .barMargin(.horizontal, state)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// Shows the views of nodes that live elsewhere.
nonisolated struct ForeignViews: _BuiltInView {
  let nodes: [_ViewNode]

  @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    ForeignNode(view, inputs)
  }
}

/// The node of views that live elsewhere.
@MainActor
final class ForeignNode: _TypedNode<ForeignViews> {
  override func collectOutputs(into outputs: inout [LayoutNode]) {
    for node in view.nodes where !node.isRemoved { node.collectOutputs(into: &outputs) }
  }
}
