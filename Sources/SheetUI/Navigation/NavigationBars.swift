import Foundation

/// The bars of one page: the views in them, and how much room they take.
///
/// A class, because the layout of the page and the bars' own layouts share it.
@MainActor
final class NavigationBars {
  private var topNode: _TypedNode<NavigationBarView>?
  private var bottomNode: _TypedNode<BottomBarView>?
  let state = NavigationBarState()
  /// The boxes of the bars that show.
  private(set) var top: LayoutNode?
  private(set) var bottom: LayoutNode?
  /// The heights below and above the safe area, in points.
  var topHeight: CGFloat = 0
  var bottomHeight: CGFloat = 0
  /// Whether the bars belong to the page that is shown.
  private var isShown = false

  init(graph: ViewGraph, inputs: _NodeInputs) {}

  /// The nodes of the bars.
  var nodes: [_ViewNode] {
    [topNode as _ViewNode?, bottomNode as _ViewNode?].compactMap(\.self)
  }

  /// Brings the bars up to date.
  func update(_ model: NavigationBarModel, _ inputs: _NodeInputs) {
    let barInputs = inputs.forBar(model.preferences.navigationBar)
    let view = NavigationBarView(model: model, state: state)
    state.hasLargeTitle = model.showsLargeTitle
    state.isSearching =
      model.preferences.search?.isActive == true && inputs.environment.idiom == .phone
    if model.preferences.isBarHidden {
      top = nil
    } else {
      topNode = view.node(updating: topNode, barInputs)
      top = topNode?.outputs.first
    }
    updateBottom(model, inputs.forBar(model.preferences.bottomBar))
  }

  private func updateBottom(_ model: NavigationBarModel, _ inputs: _NodeInputs) {
    let items = model.preferences.items(.bottom, .status)
    guard !items.isEmpty, model.preferences.bottomBar.visibility != .hidden else {
      bottom = nil
      return
    }
    let view = BottomBarView(preferences: model.preferences, state: state)
    bottomNode = view.node(updating: bottomNode, inputs)
    bottom = bottomNode?.outputs.first
  }

  /// Fades the bars in or out as their page becomes the one that is shown or not.
  func show(_ isShown: Bool, animation: Animation?, at time: Double) {
    guard isShown != self.isShown else { return }
    self.isShown = isShown
    for box in [top, bottom].compactMap(\.self) {
      if !isShown {
        box.presence.leave(.opacity, animation: animation, at: time)
      } else if box.presence.isLeaving {
        box.presence.comeBack(animation: animation, at: time)
      } else {
        box.presence.arrive(.opacity, animation: animation, at: time)
      }
    }
  }

  /// The room that the bars leave in a page's frame, in the window's space.
  func contentArea(in own: CGRect, around area: SafeArea) -> SafeArea {
    var copy = area
    // A page that stands aside has the room that it has when it is shown.
    let shift = own.minX - area.outer.minX
    copy.outer = own
    copy.container = area.container.offsetBy(dx: shift, dy: 0)
    copy.container.origin.y += topHeight
    copy.container.size.height = max(copy.container.height - topHeight - bottomHeight, 0)
    return copy
  }
}

extension _NodeInputs {
  /// The inputs for a bar's own views.
  fileprivate func forBar(_ bar: BarPreferences.Bar) -> _NodeInputs {
    var copy = self
    if let scheme = bar.colorScheme { copy.environment.colorScheme = scheme }
    copy.environment.foregroundStyles = nil
    copy.environment.font = nil
    copy.environment.lineLimit = 1
    copy.environment.isEnabled = true
    return copy
  }
}

/// What the layouts of a page's bars know of each other.
@MainActor
final class NavigationBarState {
  /// The height of the bar without large title and search field, in points.
  var rowHeight = NavigationBarMetrics.standard
  /// The distance between the bar's row and the top of what it covers, in points.
  var topInset: CGFloat = 0
  /// The distance between the bottom bar's row and the bottom of what it covers, in points.
  var bottomInset: CGFloat = 0
  /// The height of what goes away as content is scrolled, in points.
  var collapsibleHeight: CGFloat = 0
  /// How far content is scrolled, in points.
  var scrolled: CGFloat = 0
  /// Whether content lies under the bottom bar.
  var isUnderBottom = false
  /// Whether the title is large while content isn't scrolled.
  var hasLargeTitle = false
  /// Whether a search on a phone has taken the place of the bar's row and its large title.
  var isSearching = false
  /// The page that is shown and the number of pages, where dots tell them.
  var selectedPage = 0
  var pageCount = 0
  /// The margin of the bar's items, in points.
  var margin: CGFloat = 16

  /// How far the bar has gone together, in points; negative while content is pulled down.
  var collapse: CGFloat {
    isSearching
      ? 0 : collapsibleHeight > 0 ? min(scrolled, collapsibleHeight) : max(min(scrolled, 0), 0)
  }
  /// Whether content lies under the bar.
  var isUnder: Bool { scrolled > (isSearching ? 0 : collapsibleHeight) + 0.5 }
  /// Whether the title stands in the bar's row.
  var showsInlineTitle: Bool {
    !hasLargeTitle || scrolled > NavigationBarMetrics.titleSwitch
  }
}

/// The sizes of navigation bars on iOS 13 to 18, in points.
enum NavigationBarMetrics {
  /// The height of a bar on phones.
  static let standard: CGFloat = 44
  /// The height of a bar on tablets (reported).
  static let pad: CGFloat = 50
  /// The height of a bar on phones that lie on their side.
  static let compact: CGFloat = 32
  /// The height of a bar at the top of a card.
  static let card: CGFloat = 56
  /// What a large title adds at the usual text size.
  static let large: CGFloat = 52
  /// What a large title adds to the height of its line.
  static let largePadding: CGFloat = 11
  /// The distance of a large title from the bar's lower edge.
  static let largeBottom: CGFloat = 8
  /// How far content is scrolled when the title goes into the row.
  static let titleSwitch: CGFloat = 38
  /// What a search field adds.
  static let search: CGFloat = 52
  /// What the scopes under a search field add: 32 and the gap of 12 above them.
  static let searchScopes: CGFloat = 44
  /// The height of the row of a bottom bar.
  static let bottom: CGFloat = 44
  /// The distance between items.
  static let spacing: CGFloat = 16

  /// The height of a bar's row.
  static func row(
    _ environment: EnvironmentValues, isInCard: Bool, isSearching: Bool = false
  ) -> CGFloat {
    if isSearching { return isInCard ? card - standard : 0 }
    if environment.idiom == .phone, environment.verticalSizeClass == .compact { return compact }
    if isInCard { return card }
    return environment.idiom == .phone ? standard : pad
  }

  /// The margin of content: 20 on wide screens, else 16.
  static func margin(_ width: CGFloat, _ environment: EnvironmentValues) -> CGFloat {
    environment.idiom != .phone || width > 393 ? 20 : 16
  }
}

/// What a navigation bar shows.
struct NavigationBarModel {
  var preferences = BarPreferences()
  /// How the title is shown.
  var displayMode = NavigationBarItem.TitleDisplayMode.inline
  /// The title of the page below; nil where there is none, or nothing to go back to.
  var backTitle: String?
  /// Goes back; nil where there is nothing to go back to.
  var goBack: (@MainActor () -> Void)?
  /// The looks that UIKit code asks for.
  var appearance: BarLook?

  /// Whether the title stands in large letters below the row.
  var showsLargeTitle: Bool {
    displayMode == .large && (preferences.title != nil || !largeItems.isEmpty)
  }
  /// The items in the large title's place.
  var largeItems: [BarPreferences.Item] { preferences.items(.largeTitle) }
}
