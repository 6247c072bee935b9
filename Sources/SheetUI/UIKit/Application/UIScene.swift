public import Foundation

/// A part of the application on a screen.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// How far a scene is in front.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In front and reached by events.
    case foregroundActive = 0
    /// In front, but not reached by events.
    case foregroundInactive = 1
    /// Not in front.
    case background = 2
  }

  /// What a scene was opened with.
  @MainActor @preconcurrency
  open class ConnectionOptions: NSObject {
    /// The addresses.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// Who asks.
    open var sourceApplication: String? { nil }
  }

  /// How an address is opened.
  @MainActor @preconcurrency
  open class OpenURLOptions: NSObject {
    /// Who asks.
    open var sourceApplication: String? { nil }
    /// Whether the file may be changed.
    open var openInPlace: Bool { false }
  }

  /// How far the scene is in front.
  open var activationState: ActivationState { .foregroundActive }
  /// The session.
  public private(set) lazy var session = UISceneSession(self)
  /// Who hears of the scene's life; nobody unless set.
  open weak var delegate: (any UISceneDelegate)?
  /// The title.
  open var title: String? = ""

  /// Creates a scene.
  public override init() {}

  /// Creates a scene; scenes come with a stage.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {}

  /// Opens an address; a stage knows of no application.
  open func open(
    _ url: URL, options: Any? = nil, completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }

  /// Posted when a scene has come to the front; a stage's is always there.
  public nonisolated static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  /// Posted before a scene leaves the front; a stage's never does.
  public nonisolated static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted when a scene has gone to the background; a stage's never does.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// Posted before a scene comes back; a stage's never does.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted before a scene is connected; a stage's is before any test.
  public nonisolated static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification")
  /// Posted when a scene was disconnected; a stage's never is.
  public nonisolated static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification")
}

/// A part of the application with windows.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  /// The windows.
  open var windows: [UIWindow] { Stage.current.map { [$0.window.uiWindow] } ?? [] }
  /// The window that gets the keys.
  open var keyWindow: UIWindow? { windows.first }
  /// The screen.
  open var screen: UIScreen { .main }
  /// How the device is held.
  open var interfaceOrientation: UIInterfaceOrientation {
    Stage.current?.configuration.orientation == .landscape ? .landscapeRight : .portrait
  }
  /// The surroundings.
  open var traitCollection: UITraitCollection { .current }
  /// The space of the scene's windows.
  open var coordinateSpace: any UICoordinateSpace { UIScreen.main }
  /// The status bar.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  /// The smallest and largest size of a window.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }

  /// Asks for another orientation; a test turns a stage.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}

  /// A wish about a window's place.
  @MainActor @preconcurrency
  open class GeometryPreferences: NSObject {
    // swift-format-ignore: TypeNamesShouldBeCapitalized
    /// A wish about how a device is held.
    @MainActor @preconcurrency
    public final class iOS: GeometryPreferences {
      /// The ways to hold it.
      public let interfaceOrientations: UIInterfaceOrientationMask
      /// Creates a wish.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }
}

/// The smallest and largest size of a window.
@MainActor @preconcurrency
public final class UISceneSizeRestrictions: NSObject {
  /// The smallest size, in points.
  public var minimumSize = CGSize.zero
  /// The largest size, in points.
  public var maximumSize = CGSize.zero
}

/// The status bar.
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
  /// The frame, in points.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  /// The color of the text; a stage draws none.
  open var statusBarStyle: UIStatusBarStyle { .default }
  /// Whether the bar is hidden.
  open var isStatusBarHidden: Bool { false }
}

/// What a scene is kept by.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The application's windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Another screen.
    public static let windowExternalDisplay = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    /// Another screen that users don't touch.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The scene.
  open private(set) weak var scene: UIScene?
  /// What the scene is for.
  public let role = Role.windowApplication
  /// What the scene is made of.
  open var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }
  /// A name that stays.
  public let persistentIdentifier = "stage"
  /// Anything to keep.
  open var userInfo: [String: Any]?

  init(_ scene: UIScene) { self.scene = scene }
}

/// What a scene is made of.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
  /// The name.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class that hears of the scene's life.
  open var delegateClass: AnyClass?
  /// The class of the scene.
  open var sceneClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// An address that is to be opened.
@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL
  /// How it is opened.
  public let options = UIScene.OpenURLOptions()

  init(url: URL) { self.url = url }
}

/// Hears of a scene's life.
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {
  /// Called before a scene is connected.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when a scene was disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when a scene has come to the front.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before a scene leaves the front.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before a scene comes back.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when a scene has gone to the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Called with addresses to open.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// Hears of a scene with windows.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The main window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// Hears of the application's life; a stage calls nothing of it by itself.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The main window.
  var window: UIWindow? { get set }
  /// Called when the application has started.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called before that.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called with an address to open.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Returns what a new scene is made of.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called when scenes were closed.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Returns how the device may be held.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Called with the name under which messages from afar come.
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )
  /// Called where no messages from afar will come.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// Called when the application has come to the front.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the application leaves the front.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the application has gone to the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the application comes back.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the application ends.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Goes on.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Goes on.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Doesn't open it.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// Returns the usual one.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// In any way.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
  /// Does nothing.
  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
}
