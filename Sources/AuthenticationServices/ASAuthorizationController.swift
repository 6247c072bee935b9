// swift-format-ignore-file: UseSynthesizedInitializer
public import Foundation
public import SheetUI

/// Where a controller shows itself.
public typealias ASPresentationAnchor = UIWindow

/// Hears whether somebody has signed in.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  /// Called when somebody has; on a stage nobody does.
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization)
  /// Called when nobody has.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  /// Does nothing.
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  /// Does nothing.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// Says where a controller shows itself.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  /// The window.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Lets the user sign in; on a stage the user never wants to.
@MainActor @preconcurrency
open class ASAuthorizationController: NSObject {
  /// What the app asks for.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// Who hears whether somebody has signed in.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// Who says where the controller shows itself.
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?

  /// Creates a controller of requests.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }

  /// Asks the user, who does not want to.
  open func performRequests() {
    delegate?.authorizationController(
      controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
  }
  /// Takes the controller away.
  open func cancel() {}
}

/// Why nobody signed in on a page.
public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable {
  /// The kinds of reasons.
  public enum Code: Int, Sendable {
    /// The user did not want to.
    case canceledLogin = 1
    /// Nobody said where to show it.
    case presentationContextNotProvided = 2
    /// That was wrong.
    case presentationContextInvalid = 3
  }

  /// The kind of reason.
  public let code: Code

  /// Creates a reason.
  public init(_ code: Code) { self.code = code }

  /// The user did not want to.
  public static var canceledLogin: Code { .canceledLogin }
}

/// Says where a page shows itself.
@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  /// The window.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Lets the user sign in on a page of the web; on a stage the user never wants to.
@MainActor @preconcurrency
open class ASWebAuthenticationSession: NSObject {
  /// Called with the address that the page led to, or why it didn't.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// Who says where the page shows itself.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether the page knows nothing of others.
  open var prefersEphemeralWebBrowserSession = false
  /// Whether it can be shown.
  open var canStart: Bool { true }

  private let completionHandler: CompletionHandler

  /// Creates what lets the user sign in.
  public init(
    url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) { self.completionHandler = completionHandler }

  /// Asks the user, who does not want to.
  @discardableResult
  open func start() -> Bool {
    completionHandler(nil, ASWebAuthenticationSessionError(.canceledLogin))
    return true
  }
  /// Takes the page away.
  open func cancel() {}
}

/// Lets the user sign in on a page of the web; on a stage the user never wants to.
@MainActor
public struct WebAuthenticationSession: Sendable {
  /// What a page knows of others.
  public struct BrowserSession: Hashable, Sendable {
    private let rawValue: Int

    /// All.
    public static let shared = BrowserSession(rawValue: 0)
    /// Nothing.
    public static let ephemeral = BrowserSession(rawValue: 1)
  }

  nonisolated init() {}

  /// Asks the user, who does not want to.
  public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL { throw ASWebAuthenticationSessionError(.canceledLogin) }
}

private enum WebAuthenticationKey: EnvironmentKey {
  static var defaultValue: WebAuthenticationSession { WebAuthenticationSession() }
}

extension EnvironmentValues {
  /// Lets the user sign in on a page of the web.
  public var webAuthenticationSession: WebAuthenticationSession {
    self[WebAuthenticationKey.self]
  }
}
