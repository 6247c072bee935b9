public import Foundation

/// Why nobody was signed in.
public struct ASAuthorizationError: Error, Hashable, Sendable {
  /// The kinds of reasons.
  public enum Code: Int, Sendable {
    /// It is not known.
    case unknown = 1000
    /// The user did not want to.
    case canceled = 1001
    /// The answer was wrong.
    case invalidResponse = 1002
    /// Nobody took care of it.
    case notHandled = 1003
    /// It failed.
    case failed = 1004
    /// It could not be asked.
    case notInteractive = 1005
  }

  /// The kind of reason.
  public let code: Code

  /// Creates a reason.
  public init(_ code: Code) { self.code = code }

  /// It is not known.
  public static var unknown: Code { .unknown }
  /// The user did not want to.
  public static var canceled: Code { .canceled }
  /// It failed.
  public static var failed: Code { .failed }
}

/// What an app asks of somebody who can vouch for the user.
open class ASAuthorizationRequest: NSObject {}

/// What an app asks of an account.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  /// What the app wants to know.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// What comes back with the answer.
  open var state: String?
  /// What makes the answer good for one time only.
  open var nonce: String?
}

/// What an app asks of the user's account with Apple.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  /// Who is asked for.
  open var user: String?
}

/// What vouches for a user.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// Who can vouch for a user.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// That somebody has signed in; on a stage nobody does.
open class ASAuthorization: NSObject, @unchecked Sendable {
  /// What an app wants to know.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The user's name.
    public static let fullName = Scope(rawValue: "full_name")
    /// The user's address.
    public static let email = Scope(rawValue: "email")
  }

  /// What vouches for the user.
  public let credential: any ASAuthorizationCredential
  /// Who vouches for the user.
  public let provider: any ASAuthorizationProvider

  init(credential: any ASAuthorizationCredential, provider: any ASAuthorizationProvider) {
    (self.credential, self.provider) = (credential, provider)
  }
}

/// How sure it is that the user is a person.
public enum ASUserDetectionStatus: Int, Sendable {
  /// It can't be told.
  case unsupported = 0
  /// It is not known.
  case unknown = 1
  /// It is likely.
  case likelyReal = 2
}

/// What an account with Apple says of its user.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  /// Who it is.
  open var user: String { "" }
  /// What came back with the answer.
  open var state: String? { nil }
  /// What the app may know.
  open var authorizedScopes: [ASAuthorization.Scope] { [] }
  /// What the app's server asks with.
  open var authorizationCode: Data? { nil }
  /// What vouches for the user.
  open var identityToken: Data? { nil }
  /// The user's address.
  open var email: String? { nil }
  /// The user's name.
  open var fullName: PersonNameComponents? { nil }
  /// How sure it is that the user is a person.
  open var realUserStatus: ASUserDetectionStatus { .unsupported }
}

/// What a user typed.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  /// The name.
  public let user: String
  /// The secret.
  public let password: String

  /// Creates what a user typed.
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

/// Asks Apple to vouch for the user.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  /// Whether a user is still signed in.
  public enum CredentialState: Int, Sendable {
    /// They have left.
    case revoked = 0
    /// They are.
    case authorized = 1
    /// Nobody knows them.
    case notFound = 2
    /// They have moved.
    case transferred = 3
  }

  /// Creates what asks.
  public override init() { super.init() }

  /// Makes a request.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  /// Tells whether a user is still signed in: nobody knows them.
  open func getCredentialState(
    forUserID userID: String,
    completion: @escaping (CredentialState, (any Error)?) -> Void
  ) { completion(.notFound, nil) }
  /// Whether a user is still signed in: nobody knows them.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// Asks for what a user has typed before.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  /// Creates what asks.
  public override init() { super.init() }

  /// Makes a request.
  open func createRequest() -> ASAuthorizationRequest { ASAuthorizationRequest() }
}
