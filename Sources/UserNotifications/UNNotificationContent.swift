public import Foundation

/// A sound of a notification.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The usual one.
  open class var `default`: UNNotificationSound { UNNotificationSound(named: "") }
  /// The one that is always heard.
  open class var defaultCritical: UNNotificationSound { UNNotificationSound(named: "") }
  /// The one of a call.
  open class var defaultRingtone: UNNotificationSound { UNNotificationSound(named: "") }

  /// The name of the file.
  public let name: UNNotificationSoundName

  /// Creates a sound of a file's name.
  public init(named name: UNNotificationSoundName) { self.name = name }
}

/// The name of a sound's file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable,
  ExpressibleByStringLiteral
{
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// How much a notification disturbs.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// Not at all.
  case passive = 0
  /// As usual.
  case active = 1
  /// Also while the user wants quiet.
  case timeSensitive = 2
  /// Always.
  case critical = 3
}

/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  fileprivate(set) var words = Words()

  struct Words {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
  }

  /// The title.
  open var title: String { words.title }
  /// What stands below the title.
  open var subtitle: String { words.subtitle }
  /// The text.
  open var body: String { words.body }
  /// The number on the app's icon.
  open var badge: NSNumber? { words.badge }
  /// The sound.
  open var sound: UNNotificationSound? { words.sound }
  /// What the app wants to know again.
  open var userInfo: [AnyHashable: Any] { words.userInfo }
  /// The kind of notification.
  open var categoryIdentifier: String { words.categoryIdentifier }
  /// What it is shown together with.
  open var threadIdentifier: String { words.threadIdentifier }
  /// How much it disturbs.
  open var interruptionLevel: UNNotificationInterruptionLevel { words.interruptionLevel }
  /// How important it is, from 0 to 1.
  open var relevanceScore: Double { words.relevanceScore }
}

/// What a notification will say.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// Creates what says nothing yet.
  public override init() { super.init() }

  /// The title.
  open override var title: String {
    get { words.title }
    set { words.title = newValue }
  }
  /// What stands below the title.
  open override var subtitle: String {
    get { words.subtitle }
    set { words.subtitle = newValue }
  }
  /// The text.
  open override var body: String {
    get { words.body }
    set { words.body = newValue }
  }
  /// The number on the app's icon.
  open override var badge: NSNumber? {
    get { words.badge }
    set { words.badge = newValue }
  }
  /// The sound.
  open override var sound: UNNotificationSound? {
    get { words.sound }
    set { words.sound = newValue }
  }
  /// What the app wants to know again.
  open override var userInfo: [AnyHashable: Any] {
    get { words.userInfo }
    set { words.userInfo = newValue }
  }
  /// The kind of notification.
  open override var categoryIdentifier: String {
    get { words.categoryIdentifier }
    set { words.categoryIdentifier = newValue }
  }
  /// What it is shown together with.
  open override var threadIdentifier: String {
    get { words.threadIdentifier }
    set { words.threadIdentifier = newValue }
  }
  /// How much it disturbs.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { words.interruptionLevel }
    set { words.interruptionLevel = newValue }
  }
  /// How important it is, from 0 to 1.
  open override var relevanceScore: Double {
    get { words.relevanceScore }
    set { words.relevanceScore = newValue }
  }
}
