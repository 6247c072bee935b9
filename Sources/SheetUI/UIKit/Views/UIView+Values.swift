public import Foundation

extension UIView {
  /// Which distances follow when the superview's size changes.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the top.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the bottom.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// How content follows when a view's size changes.
  public enum ContentMode: Int, Sendable {
    /// Stretched.
    case scaleToFill = 0
    /// As large as fits.
    case scaleAspectFit = 1
    /// As small as covers the view.
    case scaleAspectFill = 2
    /// Drawn anew.
    case redraw = 3
    /// In the middle.
    case center = 4
    /// At the top.
    case top = 5
    /// At the bottom.
    case bottom = 6
    /// At the left.
    case left = 7
    /// At the right.
    case right = 8
    /// In the top left corner.
    case topLeft = 9
    /// In the top right corner.
    case topRight = 10
    /// In the bottom left corner.
    case bottomLeft = 11
    /// In the bottom right corner.
    case bottomRight = 12
  }

  /// Whether the tint turns gray.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As around.
    case automatic = 0
    /// Not.
    case normal = 1
    /// Gray, as behind an alert.
    case dimmed = 2
  }

  /// A length that the content doesn't ask for.
  public static let noIntrinsicMetric: CGFloat = -1
  /// Asks for the smallest size that fits.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// Asks for the largest size that fits.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}

/// Which way a view's content reads.
public enum UISemanticContentAttribute: Int, Sendable {
  /// As around.
  case unspecified = 0
  /// As a player's controls: never mirrored.
  case playback = 1
  /// As a map: never mirrored.
  case spatial = 2
  /// From left to right.
  case forceLeftToRight = 3
  /// From right to left.
  case forceRightToLeft = 4
}

/// Which way a user reads.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// An axis, as constraints have it.
public enum NSLayoutConstraintAxis: Int, Sendable {
  /// From side to side.
  case horizontal = 0
  /// Up and down.
  case vertical = 1
}

/// What of a view changes seldom.
struct UIViewExtras {
  var tint: UIColor?
  var margins: NSDirectionalEdgeInsets?
  var hugging = [UILayoutPriority.defaultLow, .defaultLow]
  var resistance = [UILayoutPriority.defaultHigh, .defaultHigh]
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var safeAreaGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?
  var keyboardGuide: UIKeyboardLayoutGuide?
  /// How much the keyboard covers at the bottom, in points.
  var keyboardOverlap: CGFloat = 0
  var readableGuide: UILayoutGuide?
  var traitHandlers: [TraitHandler] = []
  var lastTraits: UITraitCollection?
  var contextMenu: OpenContextMenu?
  var traitOverrides = UITraitOverrides()
  var hints = UIViewHints()
  var lists = ListHelpers()
  var textSizes: (least: UIContentSizeCategory?, most: UIContentSizeCategory?)
}

/// A call that was asked for when surroundings change.
struct TraitHandler {
  let identity: UITraitRegistration
  let action: @MainActor (UITraitCollection) -> Void
}

/// What a view says to assistive techniques.
struct AccessibilityValues {
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
  var isModal = false
  var elementsHidden = false
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
}
