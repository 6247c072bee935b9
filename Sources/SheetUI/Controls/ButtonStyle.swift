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

/// How buttons look, without how they react.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the finished button.
  associatedtype Body: View
  /// What the style draws.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns the finished button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of how buttons look and react draws.
@MainActor
public struct PrimitiveButtonStyleConfiguration {
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
  let action: @MainActor () -> Void

  /// Does what the button is for.
  public func trigger() { action() }
}

/// How buttons look and react.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the finished button.
  associatedtype Body: View
  /// What the style draws.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Returns the finished button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button style of either kind.
enum AnyButtonStyle {
  /// Says how buttons look.
  case look(any ButtonStyle)
  /// Says how buttons look and react.
  case primitive(any PrimitiveButtonStyle)
}

private enum ButtonStyleKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue = AnyButtonStyle.look(ButtonLook(.automatic))
}

extension EnvironmentValues {
  /// How buttons look and react.
  var anyButtonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how buttons in the view look.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(EnvironmentValueModifier { $0.anyButtonStyle = .look(style) })
  }

  /// Sets how buttons in the view look and react.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentValueModifier {
        // The system's styles only look different; those of users react as they say.
        if let look = (style as? any SystemButtonStyle)?.anyLook {
          $0.anyButtonStyle = .look(look)
        } else {
          $0.anyButtonStyle = .primitive(style)
        }
      })
  }
}
