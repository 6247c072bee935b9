/// What a button is for.
public struct ButtonRole: Equatable, Hashable, Sendable {
  private let name: String

  /// The button deletes or loses something.
  public static let destructive = ButtonRole(name: "destructive")
  /// The button leaves everything as it is.
  public static let cancel = ButtonRole(name: "cancel")
  /// The button does what was asked about.
  public static let confirm = ButtonRole(name: "confirm")
  /// The button closes something.
  public static let close = ButtonRole(name: "close")
}

/// Something to tap.
public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  @Environment(\.anyButtonStyle) private var style
  @Environment(\.menuContext) private var menu

  /// Creates a button.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// The label in the environment's style; in a menu a row.
  public var body: some View {
    if menu != nil {
      MenuRow(role: role, action: action) { label }
    } else {
      switch style {
      case .look(let look):
        PressableButton(
          configuration: ButtonStyleConfiguration(
            role: role, label: .init(content: AnyView(ImplicitRow(content: label))),
            isPressed: false),
          style: look, action: action)
      case .primitive(let primitive): styled(primitive)
      }
    }
  }

  private func styled<S: PrimitiveButtonStyle>(_ style: S) -> AnyView {
    let configuration = PrimitiveButtonStyleConfiguration(
      role: role, label: .init(content: AnyView(ImplicitRow(content: label))), action: action)
    return AnyView(
      style.makeBody(configuration: configuration)
        .modifier(
          EnvironmentValueModifier { $0.anyButtonStyle = .look(ButtonLook(.automatic)) }))
  }
}

extension Button where Label == Text {
  /// Creates a button that shows a text in the language of the user.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Creates a button that shows a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a role that shows a text in the language of the user.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a role that shows a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SheetUI.Label<Text, Image> {
  /// Creates a button with a title and a system symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { SheetUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a title and a system symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { SheetUI.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a role, a title and a system symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SheetUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a role, a title and a system symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SheetUI.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { SheetUI.Label(titleKey, image: image) }
  }

  /// Creates a button with a role, a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SheetUI.Label(titleKey, image: image) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from what a style draws.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button whose title says what its role is.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

/// The title that a role has where nothing else is said.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  /// A symbol where a glass button would have one, else a word.
  public var body: some View {
    if role == .close {
      Image(systemName: "xmark")
    } else if role == .confirm {
      Image(systemName: "checkmark")
    } else if role == .destructive {
      Text("Delete")
    } else {
      Text("Cancel")
    }
  }
}
