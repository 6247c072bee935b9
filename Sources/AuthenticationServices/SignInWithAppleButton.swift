// User code that imports `AuthenticationServices` relies on it for UIKit's names.
@_exported public import Foundation
@_exported public import SheetUI

/// A button that lets the user sign in with Apple.
///
/// It is drawn; a tap asks the app for its request, and is answered with
/// `ASAuthorizationError.canceled`, since nobody is signed in here.
public struct SignInWithAppleButton: View {
  /// What the button says.
  public struct Label: Sendable {
    fileprivate let words: String

    /// To sign in.
    public static let signIn = Label(words: "Sign in with Apple")
    /// To go on.
    public static let `continue` = Label(words: "Continue with Apple")
    /// To sign up.
    public static let signUp = Label(words: "Sign up with Apple")
  }

  /// How the button looks.
  public struct Style: Sendable, Hashable {
    private let rawValue: Int

    /// White on black.
    public static let black = Style(rawValue: 0)
    /// Black on white.
    public static let white = Style(rawValue: 1)
    /// Black on white in a black line.
    public static let whiteOutline = Style(rawValue: 2)
  }

  private let words: String
  private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  private let onCompletion: (Result<ASAuthorization, any Error>) -> Void

  @Environment(\.signInWithAppleButtonStyle) private var style

  /// Creates a button.
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    words = label.words
    (self.onRequest, self.onCompletion) = (onRequest, onCompletion)
  }

  /// The button: its letters take 0.43 of its height, as Apple's guidelines for it say.
  public var body: some View {
    Button {
      onRequest(ASAuthorizationAppleIDRequest())
      onCompletion(.failure(ASAuthorizationError(.canceled)))
    } label: {
      GeometryReader { proxy in
        HStack(spacing: proxy.size.height * 0.1) {
          AppleMark().frame(width: proxy.size.height * 0.36, height: proxy.size.height * 0.43)
          Text(verbatim: words)
        }
        .font(.system(size: min(proxy.size.height * 0.43, proxy.size.width / 10)))
        .fontWeight(.medium)
        .lineLimit(1)
        .frame(width: proxy.size.width, height: proxy.size.height)
      }
      .foregroundStyle(style == .black ? Color.white : .black)
      .background(style == .black ? Color.black : .white, in: shape)
      .overlay { if style == .whiteOutline { shape.stroke(Color.black, lineWidth: 1) } }
      .frame(minHeight: 30)
    }
    .buttonStyle(.plain)
  }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 6) }
}

private enum SignInStyleKey: EnvironmentKey {
  static var defaultValue: SignInWithAppleButton.Style { .black }
}

extension EnvironmentValues {
  var signInWithAppleButtonStyle: SignInWithAppleButton.Style {
    get { self[SignInStyleKey.self] }
    set { self[SignInStyleKey.self] = newValue }
  }
}

extension View {
  /// Says how buttons look that sign in with Apple.
  public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\.signInWithAppleButtonStyle, style)
  }
}

/// An apple with a leaf: two lobes of a fruit, bitten at the right, in a box of any size.
private struct AppleMark: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    let (w, h) = (rect.width, rect.height)
    func oval(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
      Path(
        ellipseIn: CGRect(
          x: rect.minX + x * w, y: rect.minY + y * h, width: width * w, height: height * h))
    }
    let fruit = oval(0, 0.26, 0.66, 0.74).union(oval(0.34, 0.26, 0.66, 0.74))
    let leaf = oval(0.48, 0, 0.34, 0.26).intersection(oval(0.36, -0.02, 0.34, 0.26))
    return fruit.subtracting(oval(0.82, 0.38, 0.36, 0.32)).union(leaf)
  }
}
