// User code that imports `UserNotifications` relies on it for Foundation's names.
@_exported public import Foundation

/// What an app may do with notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user was not asked.
  case notDetermined = 0
  /// Nothing.
  case denied = 1
  /// Everything.
  case authorized = 2
  /// To send quiet ones.
  case provisional = 3
  /// What a part of an app needs.
  case ephemeral = 4
}

/// What an app asks for.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A number on the app's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// A sound.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// A banner.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// Notifications in the car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// A sound that is always heard.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// A button for the app's own settings.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// Quiet notifications without asking.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// How a notification is shown while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A number on the app's icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// A sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// A banner, by the older name.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// A line in the list.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// A banner.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// Whether something is on.
public enum UNNotificationSetting: Int, Sendable {
  /// The app can't.
  case notSupported = 0
  /// It is off.
  case disabled = 1
  /// It is on.
  case enabled = 2
}

/// What the user lets an app do: nothing.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// What the app may do.
  open var authorizationStatus: UNAuthorizationStatus { .denied }
  /// Whether banners are on.
  open var alertSetting: UNNotificationSetting { .disabled }
  /// Whether sounds are on.
  open var soundSetting: UNNotificationSetting { .disabled }
  /// Whether numbers are on.
  open var badgeSetting: UNNotificationSetting { .disabled }
  /// Whether the list is on.
  open var notificationCenterSetting: UNNotificationSetting { .disabled }
  /// Whether the locked screen is on.
  open var lockScreenSetting: UNNotificationSetting { .disabled }
}

/// Why a notification can't be sent.
public struct UNError: Error, Hashable, Sendable {
  /// The kinds of reasons.
  public enum Code: Int, Sendable {
    /// The user does not want them.
    case notificationsNotAllowed = 1
  }

  /// The kind of reason.
  public let code: Code

  /// Creates a reason.
  public init(_ code: Code) { self.code = code }
}

/// Hears of notifications.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Called when one comes while the app is in front; on a stage none ever does.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// Called when the user has touched one; on a stage there are none.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
  /// Shows nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}

/// The app's notifications.
///
/// The user does not want any: asking for them is answered with false. What the app wants to send is
/// kept until it is taken back, and never shown.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let center = UNUserNotificationCenter()
  private let lock = NSLock()
  private var requests: [UNNotificationRequest] = []
  private var categories: Set<UNNotificationCategory> = []

  /// Who hears of notifications.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// The only one.
  open class func current() -> UNUserNotificationCenter { center }

  /// Asks the user, who says no.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }
  /// Asks the user, who says no.
  @discardableResult
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    false
  }

  /// Tells what the user lets the app do: nothing.
  open func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) { completionHandler(UNNotificationSettings()) }
  /// What the user lets the app do: nothing.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  /// Keeps what is to be sent, in place of what has the same name.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    keep(request)
    completionHandler?(nil)
  }
  /// Keeps what is to be sent, in place of what has the same name.
  open func add(_ request: UNNotificationRequest) async throws { keep(request) }

  private func keep(_ request: UNNotificationRequest) {
    lock.withLock {
      requests.removeAll { $0.identifier == request.identifier }
      requests.append(request)
    }
  }

  /// Hands over what is to be sent.
  open func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) { completionHandler(lock.withLock { requests }) }
  /// What is to be sent.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] {
    lock.withLock { requests }
  }
  /// Takes back what is to be sent.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock { requests.removeAll { identifiers.contains($0.identifier) } }
  }
  /// Takes back all that is to be sent.
  open func removeAllPendingNotificationRequests() { lock.withLock { requests = [] } }

  /// Hands over what was shown: nothing.
  open func getDeliveredNotifications(
    completionHandler: @escaping ([UNNotification]) -> Void
  ) { completionHandler([]) }
  /// What was shown: nothing.
  open func deliveredNotifications() async -> [UNNotification] { [] }
  /// Takes away what was shown: nothing.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// Takes away all that was shown: nothing.
  open func removeAllDeliveredNotifications() {}

  /// Keeps the kinds of notifications.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    lock.withLock { self.categories = categories }
  }
  /// Hands over the kinds of notifications.
  open func getNotificationCategories(
    completionHandler: @escaping (Set<UNNotificationCategory>) -> Void
  ) { completionHandler(lock.withLock { categories }) }

  /// Writes a number on the app's icon, which no picture shows.
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// Writes a number on the app's icon, which no picture shows.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {}
}
