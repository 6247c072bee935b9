// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

/// When a notification is sent; on a stage it never is.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether it is sent again and again.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }
}

/// After some time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time, in seconds.
  public let timeInterval: TimeInterval

  /// Creates a time, in seconds.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// When it is sent next: never.
  open func nextTriggerDate() -> Date? { nil }
}

/// At a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The date's parts.
  public let dateComponents: DateComponents

  /// Creates a date of its parts.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// When it is sent next: never.
  open func nextTriggerDate() -> Date? { nil }
}

/// What is to be sent, and when.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// The name.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// When it is sent; at once if nothing is said.
  public let trigger: UNNotificationTrigger?

  /// Creates what is to be sent.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
  }
}

/// A notification that was sent.
open class UNNotification: NSObject, @unchecked Sendable {
  /// When it was sent.
  public let date: Date
  /// What was to be sent.
  public let request: UNNotificationRequest

  init(date: Date, request: UNNotificationRequest) { (self.date, self.request) = (date, request) }
}

/// What the user did with a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// The name of what the user did.
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
  }
}

/// The name of opening a notification.
public let UNNotificationDefaultActionIdentifier =
  "com.apple.UNNotificationDefaultActionIdentifier"
/// The name of throwing a notification away.
public let UNNotificationDismissActionIdentifier =
  "com.apple.UNNotificationDismissActionIdentifier"

/// What a button of a notification does to the app.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The device is unlocked first.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// It can't be undone.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// The app comes to the front.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// A button of a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// The name.
  public let identifier: String
  /// What the button says.
  public let title: String
  /// What it does to the app.
  public let options: UNNotificationActionOptions

  /// Creates a button.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    (self.identifier, self.title, self.options) = (identifier, title, options)
  }
}

/// How a kind of notifications behaves.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Throwing one away is told.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  /// They are shown in the car.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
}

/// A kind of notifications.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// The name.
  public let identifier: String
  /// The buttons.
  public let actions: [UNNotificationAction]

  /// Creates a kind of notifications.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) { (self.identifier, self.actions) = (identifier, actions) }
}
