// User code that imports `LocalAuthentication` relies on it for Foundation's names.
@_exported public import Foundation

/// How a user proves who they are.
public enum LAPolicy: Int, Sendable {
  /// By face or finger.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// By face, finger or code.
  case deviceOwnerAuthentication = 2
}

/// What a device knows its owner by.
public enum LABiometryType: Int, Sendable {
  /// Nothing.
  case none = 0
  /// A finger.
  case touchID = 1
  /// A face.
  case faceID = 2
  /// An eye.
  case opticID = 4
}

/// Why a user could not prove who they are.
public struct LAError: Error, Hashable, Sendable {
  /// The kinds of reasons.
  public enum Code: Int, Sendable {
    /// It was somebody else.
    case authenticationFailed = -1
    /// The user did not want to.
    case userCancel = -2
    /// The user wants another way.
    case userFallback = -3
    /// The system did not want to.
    case systemCancel = -4
    /// There is no code.
    case passcodeNotSet = -5
    /// The device can't.
    case biometryNotAvailable = -6
    /// The device knows nobody.
    case biometryNotEnrolled = -7
    /// There were too many attempts.
    case biometryLockout = -8
    /// The app did not want to.
    case appCancel = -9
    /// The context is no more.
    case invalidContext = -10
  }

  /// The kind of reason.
  public let code: Code

  /// Creates a reason.
  public init(_ code: Code) { self.code = code }

  /// It was somebody else.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The user did not want to.
  public static var userCancel: Code { .userCancel }
  /// The user wants another way.
  public static var userFallback: Code { .userFallback }
  /// The device can't.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// The device knows nobody.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// There were too many attempts.
  public static var biometryLockout: Code { .biometryLockout }
}

/// Where Objective-C's methods put why they failed; here it stays empty.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// Lets users prove who they are.
///
/// A stage knows nobody: every attempt fails with `LAError.biometryNotAvailable`.
open class LAContext: NSObject, @unchecked Sendable {
  /// What the button says that takes another way.
  open var localizedFallbackTitle: String?
  /// What the button says that cancels.
  open var localizedCancelTitle: String?
  /// Why the app asks.
  open var localizedReason = ""
  /// For how long an attempt counts, in seconds.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// Whether users may be asked.
  open var interactionNotAllowed = false

  /// Creates a context.
  public override init() { super.init() }

  /// What the device knows its owner by: nothing.
  open var biometryType: LABiometryType { .none }

  /// Whether users can prove who they are: they can't.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
    error?.pointee = NSError(domain: "com.apple.LocalAuthentication", code: -6)
    return false
  }

  /// Lets the user try, which fails.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping (Bool, (any Error)?) -> Void
  ) { reply(false, LAError(.biometryNotAvailable)) }

  /// Lets the user try, which fails.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(.biometryNotAvailable)
  }

  /// Makes the context useless.
  open func invalidate() {}
}
