import Foundation
import Raster

/// One page of a navigation container: its views, its bar, and where they are.
///
/// A class, because a page keeps its boxes while it is covered.
@MainActor
final class NavigationPage {
  /// The entry that the page stands for; nil for the root.
  let entry: Int?
  /// The views.
  let node: _ViewNode
  /// Takes in the page's views where they are several.
  private let column = ImplicitStack(.vertical)
  /// The box of the page.
  private(set) var box: LayoutNode
  /// What the views say about the bars.
  var preferences = BarPreferences()
  /// How the page shows its title.
  var displayMode = NavigationBarItem.TitleDisplayMode.large
  /// The bar at the top and the bar at the bottom.
  let bars: NavigationBars
  /// What moves the page itself; what is in it has the scope of its surroundings.
  let scope: TransactionScope
  /// What covers and uncovers the page's views.
  let visibility: VisibilityScope
  /// Where the page is on its way: −1 covered, 0 shown, 1 gone.
  var place = 0
  /// From where the page comes at its first placement: −1 the leading side, 1 the trailing one.
  var enters = 0

  init(entry: Int?, inputs: _NodeInputs, makeNode: (VisibilityScope) -> _ViewNode) {
    self.entry = entry
    visibility = VisibilityScope(in: inputs.environment.visibility)
    node = makeNode(visibility)
    bars = NavigationBars(graph: inputs.graph, inputs: inputs)
    scope = TransactionScope(graph: inputs.graph, parent: inputs.scope)
    var own = inputs
    own.scope = scope
    box = LayoutNode(graph: inputs.graph, inputs: own, behavior: PageLayout(bars: bars, page: nil))
  }

  /// Brings the boxes up to date.
  func update(_ inputs: _NodeInputs) {
    var own = inputs
    own.scope = scope
    box.update(own, PageLayout(bars: bars, page: self))
    box.setChildren(column.joined(node.outputs, own))
  }
}

/// The page of a navigation container: opaque, with its content in the middle of what bars leave.
struct PageLayout: LayoutBehavior {
  let bars: NavigationBars
  /// The page; nil before it is first brought up to date.
  weak var page: NavigationPage?

  var name: String { "Page" }

  /// How far a covered page stands aside, as a share of its width: UIKit's parallax.
  static let parallax: CGFloat = 0.3

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    let own = CGRect(origin: node.globalOrigin, size: node.frame.size)
    node.safeArea = bars.contentArea(in: own, around: node.safeArea)
    for child in node.layoutChildren {
      RootLayout.placeInMiddle(child, of: own, node.safeArea)
    }
  }

  func explicitGuide(
    _ key: AlignmentKey, _ node: LayoutNode, _ proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  func spacing(_ node: LayoutNode) -> EdgeSpacing { EdgeSpacing() }

  func draw(_ node: LayoutNode, _ context: inout DrawContext) {
    let box = context.box(node.presentedSize(context))
    context.group {
      $0.fill(box, BackgroundStyle(), node.environment)
      node.drawChildren(&$0)
    } _: {
      $0.clip = .init(rect: .init(box))
      $0.name = "page"
    }
  }

  func hit(_ point: CGPoint, _ node: LayoutNode, _ search: inout HitSearch) -> Bool {
    node.hitChildren(point, &search) || node.boxContains(point, search)
  }
}
