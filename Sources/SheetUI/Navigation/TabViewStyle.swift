/// How tab views look.
@MainActor @preconcurrency
public protocol TabViewStyle {
  /// Whether the pages lie side by side: nil for a bar, else whether dots show (0 automatic, 1
  /// always, 2 never).
  nonisolated var _page: Int? { get }
}

/// The system's look: a bar at the bottom.
nonisolated public struct DefaultTabViewStyle: TabViewStyle {
  /// A bar.
  public var _page: Int? { nil }

  /// Creates the style.
  public init() {}
}

/// A bar that a wide screen may show as a sidebar; it stays a bar here.
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// A bar.
  public var _page: Int? { nil }

  /// Creates the style.
  public init() {}
}

/// A bar alone.
nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// A bar.
  public var _page: Int? { nil }

  /// Creates the style.
  public init() {}
}

/// Groups of tabs, which only Macs have; a bar here.
nonisolated public struct GroupedTabViewStyle: TabViewStyle {
  /// A bar.
  public var _page: Int? { nil }

  /// Creates the style.
  public init() {}
}

/// Pages side by side with dots.
nonisolated public struct PageTabViewStyle: TabViewStyle {
  /// When dots show.
  public struct IndexDisplayMode: Hashable, Sendable {
    let dots: Int

    /// Where there are several pages.
    public static let automatic = IndexDisplayMode(dots: 0)
    /// Always.
    public static let always = IndexDisplayMode(dots: 1)
    /// Never.
    public static let never = IndexDisplayMode(dots: 2)
  }

  private let mode: IndexDisplayMode

  /// Pages.
  public var _page: Int? { mode.dots }

  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The system's look.
  nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar that a wide screen may show as a sidebar.
  nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar alone.
  nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// Groups of tabs.
  nonisolated public static var grouped: GroupedTabViewStyle { .init() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages side by side with dots.
  nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages side by side, with dots or without.
  nonisolated public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// How the dots under pages look.
@MainActor @preconcurrency
public protocol IndexViewStyle {
  /// Whether the dots have a background.
  nonisolated var _showsBackground: Bool { get }
}

/// Dots.
nonisolated public struct PageIndexViewStyle: IndexViewStyle {
  /// When the dots have a background.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    let isVisible: Bool
    private let name: String

    init(_ isVisible: Bool, _ name: String) {
      self.isVisible = isVisible
      self.name = name
    }

    /// As the system chooses: never while nothing is touched.
    public static let automatic = BackgroundDisplayMode(false, "automatic")
    /// While the dots are touched.
    public static let interactive = BackgroundDisplayMode(false, "interactive")
    /// Always.
    public static let always = BackgroundDisplayMode(true, "always")
    /// Never.
    public static let never = BackgroundDisplayMode(false, "never")
  }

  private let mode: BackgroundDisplayMode

  /// Whether the dots have a background.
  public var _showsBackground: Bool { mode.isVisible }

  /// Creates the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    mode = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  nonisolated public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots with or without a background.
  nonisolated public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

/// When the bar of a tab view shrinks.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let name: String

  /// As the system chooses.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// When content is scrolled down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// When content is scrolled up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// Where the accessory of a tab bar stands.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the bar's row.
  case inline
  /// Above the bar.
  case expanded
}

extension View {
  /// Sets how tab views in the view look.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    let page = style._page
    return transformEnvironment(\.tabViewLook) { look in
      look.isPaged = page != nil
      look.dots = page == 1 ? .visible : page == 2 ? .hidden : .automatic
    }
  }

  /// Sets how the dots under pages look.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    let visibility: Visibility = style._showsBackground ? .visible : .hidden
    return transformEnvironment(\.tabViewLook) { $0.dotsBackground = visibility }
  }

  /// Says when the bar shrinks; the bars of iOS 13 to 18 never do.
  nonisolated public func tabBarMinimizeBehavior(
    _ behavior: TabBarMinimizeBehavior
  ) -> some View { self }

  /// Puts a view above the bar of the tab view.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    environment(\.tabAccessory, AnyView(content()))
  }

  /// Keeps the user's changes of the tabs; there are none on a stage.
  nonisolated public func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View { self }

  /// Puts a view above the sidebar of the tab view, which stays a bar here.
  nonisolated public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Puts a view below the sidebar of the tab view, which stays a bar here.
  nonisolated public func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Puts a bar at the bottom of the sidebar of the tab view, which stays a bar here.
  nonisolated public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Says which form the tab view has at first; it stays a bar here.
  nonisolated public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }
}

private enum TabAccessoryKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
  /// What stands above the bar of tab views.
  var tabAccessory: AnyView? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }
}
