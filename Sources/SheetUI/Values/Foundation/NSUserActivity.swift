public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of an activity in a browser.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What the user is doing, for other devices and the system; Foundation on Linux has none.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// The kind of activity.
  public let activityType: String
  /// A title.
  open var title: String?
  /// What is needed to go on.
  open var userInfo: [AnyHashable: Any]?
  /// Which of it is needed at least.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether what is needed has to be brought up to date.
  open var needsSave = false
  /// The address of the same content on the web.
  open var webpageURL: URL?
  /// The address that has led to it.
  open var referrerURL: URL?
  /// When nobody needs to know of it any more.
  open var expirationDate: Date?
  /// Words by which it is found.
  open var keywords: Set<String> = []
  /// Whether other devices may go on.
  open var isEligibleForHandoff = true
  /// Whether it can be searched for.
  open var isEligibleForSearch = false
  /// Whether everybody can search for it.
  open var isEligibleForPublicIndexing = false
  /// Whether it can be suggested.
  open var isEligibleForPrediction = false
  /// The name under which it can be deleted.
  open var persistentIdentifier: String?
  /// The scene that it is for.
  open var targetContentIdentifier: String?
  /// What people say to begin it.
  open var suggestedInvocationPhrase: String?

  /// Creates an activity.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds to what is needed to go on.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  // Nobody asks what is done on a stage.
  /// Begins the activity.
  open func becomeCurrent() {}
  /// Ends the activity for a while.
  open func resignCurrent() {}
  /// Ends the activity.
  open func invalidate() {}
}
