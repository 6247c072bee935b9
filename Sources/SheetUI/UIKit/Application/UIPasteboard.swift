public import Foundation

/// What was copied: kept in memory, and nowhere else.
@MainActor @preconcurrency
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The general one.
    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }

  /// The general one.
  public static let general = UIPasteboard()

  override init() {}

  /// Strings.
  open var strings: [String]? { didSet { changeCount += 1 } }
  /// Addresses.
  open var urls: [URL]? { didSet { changeCount += 1 } }
  /// Pictures.
  open var images: [UIImage]? { didSet { changeCount += 1 } }
  /// Colors.
  open var colors: [UIColor]? { didSet { changeCount += 1 } }
  /// Anything, by its kind.
  open var items: [[String: Any]] = [] { didSet { changeCount += 1 } }
  /// How many times the content was changed.
  open private(set) var changeCount = 0

  /// The first string.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The first address.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// The first picture.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// The first color.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  /// Whether there is a string.
  open var hasStrings: Bool { strings?.isEmpty == false }
  /// Whether there is an address.
  open var hasURLs: Bool { urls?.isEmpty == false }
  /// Whether there is a picture.
  open var hasImages: Bool { images?.isEmpty == false }
  /// Whether there is a color.
  open var hasColors: Bool { colors?.isEmpty == false }
  /// Sets a value of a kind.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
    if let text = value as? String { string = text }
  }
  /// Sets values by their kinds.
  open func setItems(_ items: [[String: Any]], options: [String: Any] = [:]) { self.items = items }

  /// Posted when the content has changed; not posted here.
  public nonisolated static let changedNotification = NSNotification.Name(
    "UIPasteboardChangedNotification")
}

/// What assistive techniques ask for, and what they are told.
@MainActor @preconcurrency
public enum UIAccessibility {
  /// Whether the screen is read aloud.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether the device is used by switches.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether one application only may be used.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether less is to move.
  public static var isReduceMotionEnabled: Bool { environment.accessibilityReduceMotion }
  /// Whether less is to shine through.
  public static var isReduceTransparencyEnabled: Bool {
    environment.accessibilityReduceTransparency
  }
  /// Whether colors aren't to tell things apart alone.
  public static var shouldDifferentiateWithoutColor: Bool {
    environment.accessibilityDifferentiateWithoutColor
  }
  /// Whether colors are inverted.
  public static var isInvertColorsEnabled: Bool { environment.accessibilityInvertColors }
  /// Whether text is bold.
  public static var isBoldTextEnabled: Bool { environment.legibilityWeight == .bold }
  /// Whether contrast is increased.
  public static var isDarkerSystemColorsEnabled: Bool {
    environment.colorSchemeContrast == .increased
  }
  /// Whether there are no colors.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether buttons have shapes.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether transitions fade instead of moving.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether videos play by themselves.
  public static var isVideoAutoplayEnabled: Bool { true }

  private static var environment: EnvironmentValues {
    Stage.current?.window.environment ?? EnvironmentValues()
  }

  /// What assistive techniques are told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32
    /// Creates a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Another screen.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Another layout.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something to say.
    public static let announcement = Notification(rawValue: 1008)
    /// Another page.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells assistive techniques something; there are none here.
  public static func post(notification: Notification, argument: Any?) {}

  /// Posted when the screen is read aloud or no longer.
  public nonisolated static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when less is to move or no longer.
  public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
