import Foundation

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  let name: String

  /// The tab searches; it stands last.
  public static let search = TabRole(name: "search")
}

/// The label of a tab that was made from a title and a picture.
public struct DefaultTabLabel: View {
  let title: Text
  let image: Image?

  /// The picture and the title.
  public var body: some View {
    if let image { image }
    title
  }
}

/// One tab of a tab view.
public struct Tab<Value, Content: View, Label: View> {
  fileprivate let tag: AnyHashable?
  fileprivate let role: TabRole?
  fileprivate let content: Content
  fileprivate let label: Label
  fileprivate var badge: Text?
  fileprivate var isHidden = false

  fileprivate init(_ tag: AnyHashable?, _ role: TabRole?, _ content: Content, _ label: Label) {
    (self.tag, self.role, self.content, self.label) = (tag, role, content, label)
  }
}

extension Tab: TabContent where Value: Hashable {
  /// The type of the values that select tabs.
  public typealias TabValue = Value
}

extension Tab: _BuiltInTabContent where Value: Hashable {
  /// The tab as a view with an item.
  public var _tabs: AnyView {
    let tab = content.modifier(
      TabItemModifier(item: label, badge: badge, isSearch: role == .search, isHidden: isHidden))
    return tag.map { AnyView(tab.tag($0)) } ?? AnyView(tab)
  }
}

extension Tab where Value: Hashable {
  /// Creates a tab with a label that is selected by a value.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(AnyHashable(value), role, content(), label()) }

  /// Creates a tab with a label that is selected by a value.
  public init<T: Hashable>(
    value: T, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where Value == T? { self.init(AnyHashable(value), role, content(), label()) }
}

extension Tab where Value == Never {
  /// Creates a tab with a label.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(nil, role, content(), label()) }
}

extension Tab where Label == DefaultTabLabel {
  init(
    _ tag: AnyHashable?, _ role: TabRole?, _ title: Text, _ image: Image?, _ content: Content
  ) {
    self.init(tag, role, content, DefaultTabLabel(title: title, image: image))
  }

  fileprivate static var searchTitle: Text { Text(verbatim: "Search") }
  fileprivate static var searchImage: Image { Image(systemName: "magnifyingglass") }
}

extension Tab where Value: Hashable, Label == DefaultTabLabel {
  /// Creates a tab of a text in the language of the user and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      AnyHashable(value), role, Text(titleKey), Image(systemName: systemImage), content())
  }

  /// Creates a tab of a string and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(AnyHashable(value), role, Text(title), Image(systemName: systemImage), content())
  }

  /// Creates a tab of a text in the language of the user and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(AnyHashable(value), role, Text(titleKey), Image(image), content()) }

  /// Creates a tab of a string and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(AnyHashable(value), role, Text(title), Image(image), content()) }

  /// Creates a tab of the looks of its role.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(AnyHashable(value), role, Self.searchTitle, Self.searchImage, content())
  }

  /// Creates a tab of a text in the language of the user and a symbol, for an optional selection.
  public init<T: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: T, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(
      AnyHashable(value), role, Text(titleKey), Image(systemName: systemImage), content())
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab of a text in the language of the user and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(nil, role, Text(titleKey), Image(systemName: systemImage), content()) }

  /// Creates a tab of a string and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(nil, role, Text(title), Image(systemName: systemImage), content()) }

  /// Creates a tab of a text in the language of the user and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(nil, role, Text(titleKey), Image(image), content()) }

  /// Creates a tab of a string and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(nil, role, Text(title), Image(image), content()) }

  /// Creates a tab of the looks of its role.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(nil, role, Self.searchTitle, Self.searchImage, content())
  }
}

/// Tabs that belong together; a bar shows them like others.
public struct TabSection<Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable>:
  _BuiltInTabContent
{
  /// The type of the values that select tabs.
  public typealias TabValue = SelectionValue

  private let content: Content

  /// The tabs.
  public var _tabs: AnyView { content._tabs }

  /// Creates a section with a header.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) where Footer == EmptyView { self.content = content() }

  /// Creates a section without a header.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == EmptyView, Footer == EmptyView { self.content = content() }

  /// Creates a section with a text in the language of the user as its header.
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text, Footer == EmptyView { self.content = content() }

  /// Creates a section with a string as its header.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text, Footer == EmptyView { self.content = content() }
}

/// Tab content with changed tabs.
public struct _ChangedTab<TabValue: Hashable>: _BuiltInTabContent {
  /// The tabs.
  public let _tabs: AnyView
}

/// Where a tab shows.
public struct TabPlacement: Hashable, Sendable {
  let name: String

  /// As the system chooses.
  public static let automatic = TabPlacement(name: "automatic")
  /// Always in the bar.
  public static let pinned = TabPlacement(name: "pinned")
  /// Only in the sidebar.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// Which form of a tab view a setting is about.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  let name: String

  /// As the system chooses.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// The bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// The sidebar.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// What the user may do with a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  let name: String

  /// As the system chooses.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// Move and hide it.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  /// Nothing.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// What the user changed about the tabs: nothing, on a stage.
public struct TabViewCustomization: Codable, Equatable, Sendable {
  /// Creates a state without changes.
  public init() {}
}

extension TabContent {
  private func changed(_ change: (AnyView) -> some View) -> _ChangedTab<TabValue> {
    _ChangedTab(_tabs: AnyView(change(_tabs)))
  }

  /// Shows a number at the tab's symbol; nothing for 0.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Shows a text at the tab's symbol.
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    changed { $0.environment(\.tabBadge, label) }
  }

  /// Shows a text at the tab's symbol.
  public func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> { badge(Text(key)) }

  /// Shows a string at the tab's symbol.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> {
    badge(Text(label))
  }

  /// Leaves the tab out of the bar.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    changed { $0.environment(\.tabIsHidden, hidden) }
  }

  /// Keeps the tab from being chosen.
  public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    changed { $0.disabled(disabled) }
  }

  /// Gives the tab an identity under which the user's changes are kept; there are none.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

  /// Says what the user may do with the tab; a stage's user does nothing.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Says whether the tab shows at first.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    let bars = placements.isEmpty || placements.contains { $0 != .sidebar }
    return hidden(visibility == .hidden && bars)
  }

  /// Says where the tab shows; those of the sidebar aren't in the bar.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    hidden(placement == .sidebarOnly)
  }

  /// Gives the tab an identifier by which tests find it.
  public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
    changed { $0.accessibilityIdentifier(identifier) }
  }

  /// Gives the section actions in the sidebar, which pictures of bars don't show.
  public func sectionActions<C: View>(
    @ViewBuilder content: () -> C
  ) -> some TabContent<TabValue> { self }
}

private enum TabBadgeKey: EnvironmentKey {
  static var defaultValue: Text? { nil }
}

private enum TabIsHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The badge of the tab around.
  var tabBadge: Text? {
    get { self[TabBadgeKey.self] }
    set { self[TabBadgeKey.self] = newValue }
  }
  /// Whether the tab around has no item in the bar.
  var tabIsHidden: Bool {
    get { self[TabIsHiddenKey.self] }
    set { self[TabIsHiddenKey.self] = newValue }
  }
}
