// User code that imports `AppTrackingTransparency` relies on it for Foundation's names.
@_exported public import Foundation

/// Whether an app may follow its user; it may not.
open class ATTrackingManager: NSObject {
  /// What the app may do.
  public enum AuthorizationStatus: UInt, Sendable {
    /// The user was not asked.
    case notDetermined = 0
    /// Nobody may ask.
    case restricted = 1
    /// Nothing.
    case denied = 2
    /// To follow.
    case authorized = 3
  }

  /// What the app may do: nothing.
  open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }
  /// Asks the user, who says no.
  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping (AuthorizationStatus) -> Void
  ) { completion(.denied) }
  /// Asks the user, who says no.
  @discardableResult
  open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
