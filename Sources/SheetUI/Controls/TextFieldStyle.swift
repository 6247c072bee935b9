import Foundation

/// How text fields look.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of the finished field.
  associatedtype _Body: View
  /// The label of the field that the style draws.
  typealias _Label = _TextFieldStyleLabel

  /// Returns the finished field.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
}

/// The system's look of text fields: no decoration.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Shows the field.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A text field without decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Shows the field.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A text field in a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Puts the field into UIKit's border: text 7 points inside, corners of 5, a line of one pixel.
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration
      .padding(.horizontal, 7)
      .padding(.vertical, 6)
      .modifier(RoundedBorderModifier())
  }
}

/// UIKit's rounded border behind a field.
struct RoundedBorderModifier: ViewModifier {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.pixelLength) private var pixel

  private let shape = RoundedRectangle(cornerRadius: 5, style: .continuous)

  func body(content: Content) -> some View {
    content
      .background {
        // A disabled field is a shade off its ground (Flutter's inspection of UIKit's).
        shape.fill(Color(SystemColor.systemBackground))
          .overlay {
            shape.fill(Color(SystemColor.quaternarySystemFill).opacity(isEnabled ? 0 : 1))
          }
          .overlay { shape.strokeBorder(Color(SystemColor.textFieldBorder), lineWidth: pixel) }
      }
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The system's look.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// No decoration.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private enum TextFieldStyleKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue: any TextFieldStyle = DefaultTextFieldStyle()
}

extension EnvironmentValues {
  /// How text fields look.
  var textFieldStyle: any TextFieldStyle {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how text fields in the view look.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(EnvironmentValueModifier { $0.textFieldStyle = style })
  }
}
