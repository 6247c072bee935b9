public import Foundation

/// A space in which places are told.
@MainActor @preconcurrency
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The space's box.
  var bounds: CGRect { get }
  /// Returns a place in another space.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Returns the place of one in another space.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Returns a rectangle in another space.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Returns the rectangle of one in another space.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
  /// Returns a place in another space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: view(coordinateSpace))
  }
  /// Returns the place of one in another space.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: view(coordinateSpace))
  }
  /// Returns a rectangle in another space.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: view(coordinateSpace))
  }
  /// Returns the rectangle of one in another space.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: view(coordinateSpace))
  }

  /// The view that a space is.
  ///
  /// Casting the protocol's existential in the functions above crashes Swift 6.3.1's optimizer.
  private func view(_ space: AnyObject) -> UIView? { space as? UIView }
}

/// The screen of the stage.
@MainActor @preconcurrency
open class UIScreen: NSObject, UICoordinateSpace {
  /// The screen.
  public static let main = UIScreen()
  /// Every screen.
  public class var screens: [UIScreen] { [main] }

  override init() { super.init() }

  private var window: StageWindow? { Stage.current?.window }

  /// What views that are made before there is a stage take for their device: the device of tests and
  /// previews that name none.
  private static let usualDevice = Device.named("iphone-13")

  /// The whole screen, in points, as the device is held; an iPhone 13's while there is no stage.
  open var bounds: CGRect {
    CGRect(origin: .zero, size: window?.size ?? Self.usualDevice?.portrait.size ?? .zero)
  }
  /// Device pixels a point; an iPhone 13's while there is no stage.
  open var scale: CGFloat { window?.environment.displayScale ?? Self.usualDevice?.scale ?? 1 }
  /// Device pixels a point.
  open var nativeScale: CGFloat { scale }
  /// The whole screen, in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The surroundings.
  open var traitCollection: UITraitCollection { .current }
  /// The light, 0...1; without effect.
  open var brightness: CGFloat = 0.5
  /// How many pictures a second are shown at the most.
  open var maximumFramesPerSecond: Int { 60 }
  /// Whether the screen is recorded.
  open var isCaptured: Bool { false }
  /// The space of the screen.
  open var coordinateSpace: any UICoordinateSpace { self }
  /// The space of the screen, however the device is held.
  open var fixedCoordinateSpace: any UICoordinateSpace { self }

  /// Returns a place in another space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, from: nil) ?? point
  }
  /// Returns the place of one in another space.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: nil) ?? point
  }
  /// Returns a rectangle in another space.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, from: nil) ?? rect
  }
  /// Returns the rectangle of one in another space.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, to: nil) ?? rect
  }
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// With the top to the left.
  case landscapeLeft = 3
  /// With the top to the right.
  case landscapeRight = 4
  /// Lying, the screen up.
  case faceUp = 5
  /// Lying, the screen down.
  case faceDown = 6

  /// Whether the device lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device stands.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the device stands or lies on its side.
  public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
}

/// The device of the stage.
@MainActor @preconcurrency
open class UIDevice: NSObject {
  /// How the battery stands.
  public enum BatteryState: Int, Sendable {
    /// Unknown.
    case unknown = 0
    /// Getting empty.
    case unplugged = 1
    /// Getting full.
    case charging = 2
    /// Full.
    case full = 3
  }

  /// The device.
  public static let current = UIDevice()

  private override init() { super.init() }

  private var device: Device? { Stage.current?.configuration.device }

  /// The kind of machine; unspecified while there is no stage.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    Stage.current?.window.environment.idiom.uiKit ?? .unspecified
  }
  /// The device's name, as its maker writes it.
  open var name: String { device?.name ?? "" }
  /// The kind of machine as a word.
  open var model: String {
    switch userInterfaceIdiom {
    case .pad: "iPad"
    case .mac: "Mac"
    default: "iPhone"
    }
  }
  /// The kind of machine as a word.
  open var localizedModel: String { model }
  /// The name of the system.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of the system that pictures look like.
  open var systemVersion: String { "18.0" }
  /// A number for the application on the device, the same everywhere.
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000001") }
  /// How the device is held.
  open var orientation: UIDeviceOrientation {
    Stage.current?.configuration.orientation == .landscape ? .landscapeLeft : .portrait
  }
  /// Whether turns are watched; a test turns a stage.
  open var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Watches turns; a test turns a stage.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Stops that.
  open func endGeneratingDeviceOrientationNotifications() {}
  /// Whether the battery is watched; without effect.
  open var isBatteryMonitoringEnabled = false
  /// How full the battery is, 0...1.
  open var batteryLevel: Float { 1 }
  /// How the battery stands.
  open var batteryState: BatteryState { .full }
  /// Whether something near is watched; without effect.
  open var isProximityMonitoringEnabled = false
  /// Whether something is near.
  open var proximityState: Bool { false }
  /// Whether there can be several tasks.
  open var isMultitaskingSupported: Bool { true }
  /// Plays a click of the keyboard; silently.
  open func playInputClick() {}

  /// Posted when the device was turned; a test turns a stage.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Posted when the battery stands in another way.
  public nonisolated static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Posted when the battery is fuller or emptier.
  public nonisolated static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
}
