/// What a menu style draws.
@MainActor
public struct MenuStyleConfiguration {
  /// The label of the menu.
  public struct Label: View {
    let content: AnyView

    /// The label's views.
    public var body: AnyView { content }
  }

  /// What is in the menu.
  public struct Content: View {
    let content: AnyView

    /// The content's views.
    public var body: AnyView { content }
  }

  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?

  init(parts: MenuParts) {
    label = Label(content: parts.label)
    content = Content(content: parts.content)
    primaryAction = parts.primaryAction
  }
}

/// How the buttons of menus look.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the finished menu.
  associatedtype Body: View
  /// What the style draws.
  typealias Configuration = MenuStyleConfiguration

  /// Returns the finished menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The look that suits the place.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Shows the menu.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A menu behind a button in the style of buttons.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Shows the menu.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A menu behind a button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Shows the menu.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).buttonStyle(.borderless)
  }
}

/// A menu behind a button with a border.
public struct BorderedButtonMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Shows the menu.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).buttonStyle(.bordered)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The look that suits the place.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button in the style of buttons.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// A button with a border.
  public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

/// The order of a menu's items.
public struct MenuOrder: Hashable, Sendable {
  enum Kind { case automatic, priority, fixed }
  let kind: Kind

  /// The first items nearest to the finger where the menu opens upwards.
  public static var automatic: MenuOrder { MenuOrder(kind: .automatic) }
  /// The first items nearest to the finger.
  public static var priority: MenuOrder { MenuOrder(kind: .priority) }
  /// From top to bottom.
  public static var fixed: MenuOrder { MenuOrder(kind: .fixed) }
}

/// Whether a menu closes when one of its items is chosen.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  let dismisses: Bool

  /// It closes.
  public static let automatic = MenuActionDismissBehavior(dismisses: true)
  /// It closes.
  public static let enabled = MenuActionDismissBehavior(dismisses: true)
  /// It stays open.
  public static let disabled = MenuActionDismissBehavior(dismisses: false)
}

private enum MenuStyleKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue: any MenuStyle = DefaultMenuStyle()
}

private enum MenuOrderKey: EnvironmentKey {
  static var defaultValue: MenuOrder { .automatic }
}

private enum MenuIndicatorVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

private enum MenuDismissesKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// How the buttons of menus look.
  var menuStyle: any MenuStyle {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
  /// The order of a menu's items.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
  /// Whether menus' buttons show that there is a menu; they never do on a phone.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorVisibilityKey.self] }
    set { self[MenuIndicatorVisibilityKey.self] = newValue }
  }
  /// Whether a menu closes when one of its items is chosen.
  var menuDismisses: Bool {
    get { self[MenuDismissesKey.self] }
    set { self[MenuDismissesKey.self] = newValue }
  }
}

extension View {
  /// Sets how the buttons of menus in the view look.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    modifier(EnvironmentValueModifier { $0.menuStyle = style })
  }

  /// Sets the order of the items of menus in the view.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
  }

  /// Says whether menus' buttons show that there is a menu; they never do on a phone.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }

  /// Says whether a menu closes when one of the items in the view is chosen.
  nonisolated public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View {
    modifier(EnvironmentValueModifier { $0.menuDismisses = behavior.dismisses })
  }
}
