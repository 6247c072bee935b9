/// A button that opens a menu.
public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let primaryAction: (@MainActor () -> Void)?

  @Environment(\.menuStyle) private var style

  /// Creates a menu.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
    primaryAction = nil
  }

  /// Creates a menu that opens when it is pressed long; a tap does the action.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.label = label()
    self.content = content()
    self.primaryAction = primaryAction
  }

  /// The label in the environment's style.
  public var body: some View { styled(style) }

  private func styled<S: MenuStyle>(_ style: S) -> AnyView {
    let parts = MenuParts(
      label: AnyView(label), content: AnyView(content), primaryAction: primaryAction)
    if S.self == DefaultMenuStyle.self { return AnyView(MenuBody(parts: parts)) }
    return AnyView(
      style.makeBody(configuration: MenuStyleConfiguration(parts: parts))
        .modifier(EnvironmentValueModifier { $0.menuStyle = DefaultMenuStyle() }))
  }
}

/// The parts of a menu, without their types.
struct MenuParts {
  let label: AnyView
  let content: AnyView
  let primaryAction: (@MainActor () -> Void)?
}

extension Menu where Label == Text {
  /// Creates a menu behind a title in the language of the user.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu behind a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a menu behind a title whose tap does an action.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Creates a menu behind a title whose tap does an action.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == SheetUI.Label<Text, Image> {
  /// Creates a menu behind a title and a system symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SheetUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a menu behind a title and a system symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SheetUI.Label(title, systemImage: systemImage) }
  }

  /// Creates a menu behind a title and a system symbol whose tap does an action.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { SheetUI.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// Creates a menu behind a title and a system symbol whose tap does an action.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { SheetUI.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// Creates a menu behind a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SheetUI.Label(titleKey, image: image) }
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu from what a style draws.
  public init(_ configuration: MenuStyleConfiguration) {
    label = configuration.label
    content = configuration.content
    primaryAction = configuration.primaryAction
  }
}

/// A button that opens its menu, or a row of the menu around.
struct MenuBody: View {
  let parts: MenuParts

  @Environment(\.menuContext) private var menu
  @State private var isOpen = false

  var body: some View {
    if let menu {
      MenuRow(isSubmenu: true, role: nil) {
        menu.push(AnyView(parts.content), AnyView(parts.label))
      } label: {
        parts.label
      }
    } else if let action = parts.primaryAction {
      Button(action: action) { parts.label }
        .modifier(MenuPresenter(isPresented: $isOpen) { parts.content })
        .simultaneousGesture(LongPressGesture().onEnded { _ in isOpen = true })
    } else {
      Button(action: { isOpen = true }) { parts.label }
        .modifier(MenuPresenter(isPresented: $isOpen) { parts.content })
    }
  }
}
