import Foundation
import Raster

/// The sizes of tab bars on iOS 13 to 18, in points.
enum TabBarMetrics {
  /// The height of a bar on phones.
  static let height: CGFloat = 49
  /// The height of a bar on tablets.
  static let padHeight: CGFloat = 50
  /// The height of a bar on phones that lie on their side.
  static let compactHeight: CGFloat = 32
  /// The size of the title's font.
  static let title: CGFloat = 10
  /// The size of the font that symbols are drawn in.
  static let icon: CGFloat = 18
  /// The middle of the symbol from the bar's upper edge.
  static let iconCenter: CGFloat = 19
  /// The middle of the title from the bar's upper edge.
  static let titleCenter: CGFloat = 41
  /// The distance of symbol and title beside each other.
  static let gap: CGFloat = 8
  /// The width of an item on tablets.
  static let padItem: CGFloat = 132

  /// The height of a bar above the safe area.
  static func height(_ environment: EnvironmentValues) -> CGFloat {
    if environment.idiom == .phone {
      return environment.verticalSizeClass == .compact ? compactHeight : height
    }
    return padHeight
  }

  /// Whether symbol and title stand beside each other.
  static func isSideBySide(_ environment: EnvironmentValues) -> Bool {
    environment.horizontalSizeClass == .regular || environment.verticalSizeClass == .compact
  }
}

/// One item of a tab bar.
struct TabBarItem {
  let page: any TabPage
  let isSelected: Bool
  let select: @MainActor () -> Void
}

/// The bar of a tab view.
nonisolated struct TabBarView: ContainerView {
  let items: [TabBarItem]
  let bar: BarPreferences.Bar
  let state: NavigationBarState
  let look: BarLook?

  @MainActor var content: some View {
    TupleView.pair(
      NavigationBarBackground(bar: bar, look: look, state: state, rule: rule, edge: .top),
      TabBarRow(items: items))
  }

  private var rule: NavigationBarBackground.Rule {
    switch bar.backgroundVisibility {
    case .visible: .always
    case .hidden: .never
    case .automatic: look?.showsBackgroundAtEdge == true ? .always : .underContent
    }
  }

  // The background itself knows when it shows.
  @MainActor func behavior(_ environment: EnvironmentValues) -> TabBarLayout {
    TabBarLayout(state: state, visibility: .visible)
  }
}

/// Places the background of a tab bar down to the edge, and the items above.
struct TabBarLayout: LayoutBehavior {
  let state: NavigationBarState
  let visibility: Visibility

  var name: String { "TabBar" }

  private var bottomBar: BottomBarLayout { BottomBarLayout(state: state, visibility: visibility) }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    bottomBar.placeChildren(node, proposal)
  }

  func draw(_ node: LayoutNode, _ context: inout DrawContext) { bottomBar.draw(node, &context) }

  func hit(_ point: CGPoint, _ node: LayoutNode, _ search: inout HitSearch) -> Bool {
    bottomBar.hit(point, node, &search)
  }
}

/// The items of a tab bar: of equal width on phones, in the middle on tablets.
struct TabBarRow: View {
  let items: [TabBarItem]

  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    HStack(spacing: 0) {
      ForEach(items.indices) { index in
        TabBarItemView(item: items[index])
          .frame(maxWidth: sizeClass == .regular ? TabBarMetrics.padItem : .infinity)
          .modifier(HitTestingModifier(rule: .shape({ box, _ in Path(box) }, eoFill: false)))
          .onTapGesture(perform: items[index].select)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// One item of a tab bar: symbol, title and badge.
nonisolated struct TabBarItemView: ContainerView {
  let item: TabBarItem

  @MainActor var content: some View {
    TupleView.pair(
      TupleView.pair(
        ForeignBoxes { item.page.icons }, ForeignBoxes { item.page.titles }),
      TabBadge(text: item.page.badge))
  }

  @MainActor func behavior(_ environment: EnvironmentValues) -> TabBarItemLayout {
    TabBarItemLayout(
      hasBadge: item.page.badge != nil,
      isSideBySide: TabBarMetrics.isSideBySide(environment))
  }
}

/// Shows boxes that live elsewhere.
nonisolated struct ForeignBoxes: _BuiltInView {
  let boxes: @MainActor () -> [LayoutNode]

  @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    ForeignBoxesNode(view, inputs)
  }
}

/// The node of boxes that live elsewhere.
@MainActor
final class ForeignBoxesNode: _TypedNode<ForeignBoxes> {
  override func collectOutputs(into outputs: inout [LayoutNode]) { outputs += view.boxes() }
}

/// The red mark at a tab's symbol.
struct TabBadge: View {
  let text: Text?

  /// UIKit's badge: 18 points high, text of 13.
  private static let height: CGFloat = 18

  var body: some View {
    if let text {
      text.font(.system(size: 13)).foregroundStyle(Color.white).lineLimit(1)
        .dynamicTypeSize(.large)
        .padding(.horizontal, 5)
        .frame(minWidth: Self.height, minHeight: Self.height, maxHeight: Self.height)
        .background(Color.red, in: Capsule())
    }
  }
}

/// Places symbol, title and badge of a tab's item.
struct TabBarItemLayout: LayoutBehavior {
  let hasBadge: Bool
  let isSideBySide: Bool

  var name: String { "TabBarItem" }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    let children = node.layoutChildren
    let badge = hasBadge ? children.last : nil
    let parts = hasBadge ? Array(children.dropLast()) : children
    let size = node.frame.size
    let offer = ProposedViewSize(width: size.width, height: nil)
    let sizes = parts.map { $0.sizeThatFits(offer) }
    var x = (size.width - sizes.reduce(0) { $0 + $1.width }) / 2
    if parts.count > 1 { x -= TabBarMetrics.gap / 2 }
    var icon: CGRect?
    for (part, own) in zip(parts, sizes) {
      let isIcon = part.behavior is ImageBehavior
      var origin = CGPoint(x: x, y: (size.height - own.height) / 2)
      if !isSideBySide {
        origin.x = (size.width - own.width) / 2
        let middle = isIcon ? TabBarMetrics.iconCenter : TabBarMetrics.titleCenter
        origin.y = middle - own.height / 2
      }
      x += own.width + TabBarMetrics.gap
      part.place(at: origin, proposal: offer)
      if isIcon { icon = CGRect(origin: origin, size: own) }
    }
    guard let badge else { return }
    let anchor = icon.map { CGPoint(x: $0.maxX - 4, y: max($0.minY - 5, 2)) }
    badge.place(
      at: anchor ?? CGPoint(x: size.width / 2, y: 2), proposal: ProposedViewSize.unspecified)
  }

  func explicitGuide(
    _ key: AlignmentKey, _ node: LayoutNode, _ proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  func spacing(_ node: LayoutNode) -> EdgeSpacing { EdgeSpacing() }

  func hit(_ point: CGPoint, _ node: LayoutNode, _ search: inout HitSearch) -> Bool {
    node.boxContains(point, search)
  }
}
