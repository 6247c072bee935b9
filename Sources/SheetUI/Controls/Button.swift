import Foundation

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// The button deletes or loses something.
  public static let destructive = ButtonRole(name: "destructive")
  /// The button leaves everything as it is.
  public static let cancel = ButtonRole(name: "cancel")
}

/// Something to tap.
public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  @Environment(\.buttonStyle) private var style

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

  /// The label in the environment's style.
  public var body: some View {
    PressableButton(
      configuration: ButtonStyleConfiguration(
        role: role, label: .init(content: AnyView(label)), isPressed: false),
      style: style, action: action)
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

/// What a button style draws.
@MainActor
public struct ButtonStyleConfiguration {
  /// The label.
  public struct Label: View {
    let content: AnyView

    /// The label's views.
    public var body: AnyView { content }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether a finger is on the button.
  public let isPressed: Bool
}

/// How buttons look.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the finished button.
  associatedtype Body: View
  /// What the style draws.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns the finished button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// How buttons look where nothing else is said: the label in the accent color.
public struct DefaultButtonStyle: ButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Draws the label in the accent color, red where the button destroys something.
  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButton(configuration: configuration)
  }
}

/// How buttons look without any decoration of their own.
public struct PlainButtonStyle: ButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Draws the label, fainter while a finger is on it.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

/// How buttons look without a border.
public struct BorderlessButtonStyle: ButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Draws the label in the accent color, red where the button destroys something.
  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButton(configuration: configuration)
  }
}

/// How buttons look with a pale background.
public struct BorderedButtonStyle: ButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Draws the label on a pale background.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: false)
  }
}

/// How buttons look with a background in the accent color.
public struct BorderedProminentButtonStyle: ButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Draws the label on the accent color.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: true)
  }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  /// The system's look.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// No decoration.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
  /// No border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// A pale background.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// A background in the accent color.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

private enum ButtonStyleKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue: any ButtonStyle = DefaultButtonStyle()
}

extension EnvironmentValues {
  /// How buttons look.
  var buttonStyle: any ButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how buttons in the view look.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(EnvironmentValueModifier { $0.buttonStyle = style })
  }
}
