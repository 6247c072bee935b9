// User code that imports `Speech` relies on it for Foundation's names.
@_exported public import Foundation

/// Whether an app may listen.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  /// The user was not asked.
  case notDetermined = 0
  /// It may not.
  case denied = 1
  /// Nobody may.
  case restricted = 2
  /// It may.
  case authorized = 3
}

/// Turns speech into words; a stage hears nothing, and the app may not listen.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  /// Creates what listens in the user's language.
  public override init() { super.init() }
  /// Creates what listens in a language.
  public init?(locale: Locale) {}

  /// Whether it can listen: it can't.
  open var isAvailable: Bool { false }
  /// Whether the app may: it may not.
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
  /// Asks the user, who says no.
  open class func requestAuthorization(
    _ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) { handler(.denied) }
}
