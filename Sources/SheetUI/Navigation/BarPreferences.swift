/// What the views of a page say about the bars around them.
struct BarPreferences {
  /// One item or group of a toolbar.
  struct Item {
    let placement: ToolbarItemPlacement
    /// The node of the item's views, which lives in the page.
    let node: _ViewNode
    /// Who declares the item, to be told of the bar's appearance.
    weak var owner: (any BarItemOwner)?
  }

  /// What a page says about one bar.
  struct Bar {
    var visibility = Visibility.automatic
    var backgroundVisibility = Visibility.automatic
    var background: AnyShapeStyle?
    var colorScheme: ColorScheme?
  }

  var title: Text?
  var subtitle: Text?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var isBackButtonHidden = false
  var role = ToolbarRole.automatic
  /// The rows of the menu that the title opens; nil where it opens none.
  var titleMenu: AnyView?
  var removesTitle = false
  var removesSidebarToggle = false
  var items: [Item] = []
  var navigationBar = Bar()
  var bottomBar = Bar()
  var search: SearchDescription?

  /// What is set, combined with what the views before said; later ones win.
  mutating func combine(_ next: BarPreferences) {
    title = next.title ?? title
    subtitle = next.subtitle ?? subtitle
    displayMode = next.displayMode ?? displayMode
    isBackButtonHidden = isBackButtonHidden || next.isBackButtonHidden
    if next.role != .automatic { role = next.role }
    titleMenu = next.titleMenu ?? titleMenu
    removesTitle = removesTitle || next.removesTitle
    removesSidebarToggle = removesSidebarToggle || next.removesSidebarToggle
    items += next.items
    navigationBar.combine(next.navigationBar)
    bottomBar.combine(next.bottomBar)
    search = next.search ?? search
  }

  /// Tells the items the appearances of their bars.
  @MainActor
  func adaptItems() {
    for item in items {
      let isAtBottom = item.placement.place.isAtBottom
      let bar = isAtBottom ? bottomBar : navigationBar
      item.owner?.adapt(to: bar.colorScheme, atBottom: isAtBottom)
    }
  }

  /// Changes what is said about a kind of bars.
  mutating func change(_ bars: [ToolbarPlacement], _ change: (inout Bar) -> Void) {
    let named = Set(bars.map(\.bar))
    if named.isEmpty || named.contains(.navigationBar) || named.contains(.automatic) {
      change(&navigationBar)
    }
    if named.contains(.bottomBar) { change(&bottomBar) }
  }

  /// Whether the page says that the navigation bar is not to show.
  var isBarHidden: Bool { navigationBar.visibility == .hidden }

  /// The items of some places, in order.
  func items(_ places: ToolbarItemPlacement.Place...) -> [Item] {
    items.filter { places.contains($0.placement.place) }
  }
}

extension BarPreferences.Bar {
  fileprivate mutating func combine(_ next: BarPreferences.Bar) {
    if next.visibility != .automatic { visibility = next.visibility }
    if next.backgroundVisibility != .automatic { backgroundVisibility = next.backgroundVisibility }
    background = next.background ?? background
    colorScheme = next.colorScheme ?? colorScheme
  }
}

/// Who declares items of bars.
@MainActor
protocol BarItemOwner: AnyObject {
  /// Shows the items of the bar at the top or at the bottom in an appearance; nil for the page's.
  func adapt(to scheme: ColorScheme?, atBottom isAtBottom: Bool)
}

/// Hands what a page says about its bars up to the next navigation container.
enum BarPreferencesKey: PreferenceKey {
  static var defaultValue: BarPreferences { BarPreferences() }

  static func reduce(value: inout BarPreferences, nextValue: () -> BarPreferences) {
    value.combine(nextValue())
  }
}

/// Hands what a page says about the tab bar up to the next tab view.
enum TabBarPreferencesKey: PreferenceKey {
  static var defaultValue: BarPreferences.Bar { BarPreferences.Bar() }

  static func reduce(value: inout BarPreferences.Bar, nextValue: () -> BarPreferences.Bar) {
    value.combine(nextValue())
  }
}

extension View {
  /// Says something about the bars around.
  nonisolated func bars(_ change: @escaping (inout BarPreferences) -> Void) -> some View {
    transformPreference(BarPreferencesKey.self, change)
  }

  /// Says something about some bars.
  nonisolated func bars(
    _ bars: [ToolbarPlacement], _ change: @escaping (inout BarPreferences.Bar) -> Void
  ) -> some View {
    transformPreference(BarPreferencesKey.self) { $0.change(bars, change) }
      .transformPreference(TabBarPreferencesKey.self) { bar in
        if bars.contains(.tabBar) { change(&bar) }
      }
  }
}
