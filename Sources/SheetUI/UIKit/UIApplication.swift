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

  /// The application.
  public static let shared = UIApplication()

  let scene = UIWindowScene()

  private override init() { super.init() }

  /// The scenes; one while there is a stage.
  open var connectedScenes: Set<UIScene> { Stage.current == nil ? [] : [scene] }
  /// The windows; one while there is a stage.
  open var windows: [UIWindow] { scene.windows }
  /// The window that gets the keys.
  open var keyWindow: UIWindow? { windows.first }
  /// How far the application is in front.
  open var applicationState: State { .active }
}

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

  /// How far the scene is in front.
  open var activationState: ActivationState { .foregroundActive }
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

/// A part of the application with windows.
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
}

/// The screen of the stage.
@MainActor @preconcurrency
public final class UIScreen: NSObject {
  /// The screen.
  public static let main = UIScreen()

  private override init() { super.init() }

  private var window: Window? { Stage.current?.window }

  /// The whole screen, in points, as the device is held; empty while there is no stage.
  public var bounds: CGRect { CGRect(origin: .zero, size: window?.size ?? .zero) }
  /// Device pixels a point; 1 while there is no stage.
  public var scale: CGFloat { window?.environment.displayScale ?? 1 }
  /// Device pixels a point.
  public var nativeScale: CGFloat { scale }
  /// The surroundings.
  public var traitCollection: UITraitCollection { .current }
}

/// The device of the stage.
@MainActor @preconcurrency
public final class UIDevice: NSObject {
  /// The device.
  public static let current = UIDevice()

  private override init() { super.init() }

  private var device: Device? { Stage.current?.configuration.device }

  /// The kind of machine; unspecified while there is no stage.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    Stage.current?.window.environment.idiom.uiKit ?? .unspecified
  }
  /// The device's name, as its maker writes it.
  public var name: String { device?.name ?? "" }
  /// The kind of machine as a word.
  public var model: String {
    switch userInterfaceIdiom {
    case .pad: "iPad"
    case .mac: "Mac"
    default: "iPhone"
    }
  }
}

extension UITraitCollection {
  /// The surroundings of the stage that was set up or acted on last.
  @MainActor public static var current: UITraitCollection {
    UITraitCollection(Stage.current?.window.environment ?? EnvironmentValues())
  }
}
