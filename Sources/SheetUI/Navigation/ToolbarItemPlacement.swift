/// Where an item of a toolbar goes.
public struct ToolbarItemPlacement: Hashable, Sendable {
  /// The places that exist on a phone or tablet.
  enum Place: Hashable, Sendable {
    case leading
    case trailing
    case principal
    case overflow
    case confirmation
    case bottom
    case status
    case keyboard
    case title
    case subtitle
    case largeTitle
    case largeSubtitle
    /// Only on other systems; shown with the trailing items.
    case accessory
    /// Before all other leading items.
    case sidebar
  }

  let place: Place

  init(_ place: Place) { self.place = place }

  /// Where a split view has the button for its sidebar.
  static let sidebarToggle = ToolbarItemPlacement(.sidebar)
  /// Where the system puts it: at the trailing edge of the bar.
  public static let automatic = ToolbarItemPlacement(.trailing)
  /// In the middle of the bar, in the title's place.
  public static let principal = ToolbarItemPlacement(.principal)
  /// At the leading edge, for going somewhere else.
  public static let navigation = ToolbarItemPlacement(.leading)
  /// At the trailing edge, for the most important action.
  public static let primaryAction = ToolbarItemPlacement(.trailing)
  /// In the bar's menu of further actions.
  public static let secondaryAction = ToolbarItemPlacement(.overflow)
  /// In the middle of the bottom bar, for words about a state.
  public static let status = ToolbarItemPlacement(.status)
  /// At the trailing edge in semibold, for accepting.
  public static let confirmationAction = ToolbarItemPlacement(.confirmation)
  /// At the leading edge, for leaving without a change.
  public static let cancellationAction = ToolbarItemPlacement(.leading)
  /// At the trailing edge, for throwing something away.
  public static let destructiveAction = ToolbarItemPlacement(.trailing)
  /// In the bar above the keyboard.
  public static let keyboard = ToolbarItemPlacement(.keyboard)
  /// At the leading edge of the top bar.
  public static let topBarLeading = ToolbarItemPlacement(.leading)
  /// At the trailing edge of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement(.trailing)
  /// At the trailing edge of the top bar, even when others go into a menu.
  public static let topBarPinnedTrailing = ToolbarItemPlacement(.trailing)
  /// At the leading edge of the navigation bar.
  public static let navigationBarLeading = ToolbarItemPlacement(.leading)
  /// At the trailing edge of the navigation bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(.trailing)
  /// In the bottom bar.
  public static let bottomBar = ToolbarItemPlacement(.bottom)
  /// In the title's place.
  public static let title = ToolbarItemPlacement(.title)
  /// Below the title.
  public static let subtitle = ToolbarItemPlacement(.subtitle)
  /// In the large title's place.
  public static let largeTitle = ToolbarItemPlacement(.largeTitle)
  /// Below the large title.
  public static let largeSubtitle = ToolbarItemPlacement(.largeSubtitle)

  /// In a bar of its own, which only Macs have; here with the trailing items.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
    ToolbarItemPlacement(.accessory)
  }
}

/// A bar that can be shown, hidden or colored.
public struct ToolbarPlacement: Hashable, Sendable {
  /// The bars that exist.
  enum Bar: Hashable, Sendable {
    case automatic
    case navigationBar
    case bottomBar
    case tabBar
    case other
  }

  let bar: Bar

  /// The bars that the system chooses.
  public static let automatic = ToolbarPlacement(bar: .automatic)
  /// The bar at the top.
  public static let navigationBar = ToolbarPlacement(bar: .navigationBar)
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(bar: .bottomBar)
  /// The bar of a tab view.
  public static let tabBar = ToolbarPlacement(bar: .tabBar)
  /// The title bar of a window, which only Macs have.
  public static let windowToolbar = ToolbarPlacement(bar: .other)

  /// A bar of its own, which only Macs have.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement {
    ToolbarPlacement(bar: .other)
  }
}

/// A part of a bar that the system adds by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// The button that shows and hides the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The search field.
  public static let search = ToolbarDefaultItemKind(name: "search")
}

/// What a bar is for.
public struct ToolbarRole: Hashable, Sendable {
  let name: String

  /// As the system chooses.
  public static let automatic = ToolbarRole(name: "automatic")
  /// Going through a hierarchy: the title stands at the leading edge of wide bars.
  public static let browser = ToolbarRole(name: "browser")
  /// Editing a document: the title stands at the leading edge, the way back shows no title.
  public static let editor = ToolbarRole(name: "editor")
  /// Going back and forth: the title stands in the middle.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
}

/// How a bar shows its title.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// As the page before shows it.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// In large letters below the bar.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// In large letters at the leading edge of the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .inlineLarge)
  /// In the middle of the bar.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}

/// What a navigation bar shows.
public struct NavigationBarItem: Sendable {
  /// How a navigation bar shows its title.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As the page before shows it; large at first.
    case automatic
    /// In the middle of the bar.
    case inline
    /// In large letters below the bar.
    case large
    /// In large letters at the leading edge of the bar.
    case inlineLarge
  }
}
