public import Foundation

/// The running application: the stage that was set up or acted on last.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  /// How far the application is in front.
  public enum State: Int, Sendable {
    /// In front.
    case active = 0
    /// In front, but not reached by events.
    case inactive = 1
    /// Not in front.
    case background = 2
  }

  /// What the application was started with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An address.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// A message from afar.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// A shortcut of the home screen.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  /// How an address is opened.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Who asks.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
  }

  /// How an address of another application is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Only in an application that the address belongs to.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The application.
  public static let shared = UIApplication()

  let scene = UIWindowScene()

  private override init() { super.init() }

  /// Who hears of the application's life; nobody unless set.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The scenes; one while there is a stage.
  open var connectedScenes: Set<UIScene> { Stage.current == nil ? [] : [scene] }
  /// The sessions of the scenes.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  /// Whether there can be several scenes: there can't.
  open var supportsMultipleScenes: Bool { false }
  /// The windows; one while there is a stage.
  open var windows: [UIWindow] { scene.windows }
  /// The window that gets the keys.
  open var keyWindow: UIWindow? { windows.first }
  /// How far the application is in front.
  open var applicationState: State { .active }
  /// Whether the screen stays on; without effect.
  open var isIdleTimerDisabled = false
  /// The number on the icon; a stage shows no icon.
  open var applicationIconBadgeNumber = 0
  /// Whether the icon can be changed.
  open var supportsAlternateIcons: Bool { false }
  /// The name of the icon.
  open var alternateIconName: String? { nil }
  /// Whether the network is in use; without effect.
  open var isNetworkActivityIndicatorVisible = false
  /// The reader's text size.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  /// Which way users read.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// The frame of the status bar, in points.
  open var statusBarFrame: CGRect {
    CGRect(
      x: 0, y: 0, width: UIScreen.main.bounds.width, height: keyWindow?.safeAreaInsets.top ?? 0)
  }
  /// The height and other qualities of the status bar.
  open var statusBarOrientation: UIInterfaceOrientation { scene.interfaceOrientation }
  /// Whether data is protected.
  open var isProtectedDataAvailable: Bool { true }
  /// How much longer the application may run in the background, in seconds.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Returns whether there is an application for an address; a stage knows of none.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Hands an address to the view tree's `openURL` handlers' default, which does nothing.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { completion?(false) }

  /// Opens an address; a stage knows of no application.
  @discardableResult
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool { false }

  /// Takes the keyboard away where `resignFirstResponder` is sent to nobody in particular; there are
  /// no other selectors to send.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard action.name == "resignFirstResponder" else { return false }
    return keyWindow?.endEditing(true) ?? false
  }

  /// Starts something that goes on in the background; it ends at once.
  open func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  /// Ends something that goes on in the background.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// Asks for messages from afar; none come.
  open func registerForRemoteNotifications() {}
  /// Changes the icon; there is none.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// Keeps touches away; a test decides about touches.
  open func beginIgnoringInteractionEvents() {}
  /// Lets touches through again; a test decides about touches.
  open func endIgnoringInteractionEvents() {}
  /// Asks for another scene; there is one.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: Any?, options: Any?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}

  // MARK: Names

  /// The address of the application's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The address of the settings of notifications.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  /// Posted when the application has come to the front; a stage's is always there.
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted before the application leaves the front; a stage's never does.
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when the application has gone to the background; a stage's never does.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted before the application comes back; a stage's never does.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted before the application ends; a stage's never does.
  public nonisolated static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted when the application has started; a stage's has before any test.
  public nonisolated static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted when memory is short; it never is.
  public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted when a picture of the screen was taken.
  public nonisolated static let userDidTakeScreenshotNotification = NSNotification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// Posted when the clock has jumped.
  public nonisolated static let significantTimeChangeNotification = NSNotification.Name(
    "UIApplicationSignificantTimeChangeNotification")
}

/// The number of something that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Creates a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Nothing.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// How a device is held.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Turned to the left.
  case landscapeLeft = 4
  /// Turned to the right.
  case landscapeRight = 3

  /// Whether the device lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device stands.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

extension UITraitCollection {
  /// The surroundings of what is being drawn, else of the stage that was set up or acted on last.
  @preconcurrency @MainActor public static var current: UITraitCollection {
    get { override ?? UITraitCollection(Stage.current?.window.environment ?? EnvironmentValues()) }
    set { override = newValue }
  }
}
