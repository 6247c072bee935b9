public import Foundation

/// The looks of a bar's button in one state.
@MainActor @preconcurrency
open class UIBarButtonItemStateAppearance: NSObject {
  /// How the words are written.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the words are from their place; without effect.
  open var titlePositionAdjustment = UIOffset.zero
  /// The picture behind; not drawn.
  open var backgroundImage: UIImage?
  /// How far the picture behind is from its place; not drawn.
  open var backgroundImagePositionAdjustment = UIOffset.zero
}

/// The looks of a bar's buttons.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
  /// As usual.
  public let normal = UIBarButtonItemStateAppearance()
  /// Under a finger.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// Not to be used.
  public let disabled = UIBarButtonItemStateAppearance()
  /// Focused.
  public let focused = UIBarButtonItemStateAppearance()

  /// Creates the usual looks.
  public convenience override init() { self.init(style: .plain) }
  /// Creates the usual looks of a kind of buttons.
  public init(style: UIBarButtonItem.Style) {}

  /// Has the usual looks of a kind of buttons.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.titleTextAttributes = [:] }
  }
}

/// The looks of a tab bar's item in one state.
@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
  /// How the words are written.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the words are from their place; without effect.
  open var titlePositionAdjustment = UIOffset.zero
  /// The color of the symbol; nil for the bar's.
  open var iconColor: UIColor?
  /// The color of the badge; nil for red.
  open var badgeBackgroundColor: UIColor?
  /// How the badge is written.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the badge's words are from their place; without effect.
  open var badgeTitlePositionAdjustment = UIOffset.zero
  /// How far the badge is from its place; without effect.
  open var badgePositionAdjustment = UIOffset.zero
}

/// The looks of a tab bar's items.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
  /// How symbol and title stand.
  public enum Style: Int, Sendable {
    /// Over each other.
    case stacked = 0
    /// Beside each other.
    case inline = 1
    /// Beside each other on low screens.
    case compactInline = 2
  }

  /// As usual.
  public let normal = UITabBarItemStateAppearance()
  /// Chosen.
  public let selected = UITabBarItemStateAppearance()
  /// Not to be used.
  public let disabled = UITabBarItemStateAppearance()
  /// Focused.
  public let focused = UITabBarItemStateAppearance()

  /// Creates the usual looks.
  public convenience override init() { self.init(style: .stacked) }
  /// Creates the usual looks of a kind of items.
  public init(style: Style) {}

  /// Has the usual looks of a kind of items.
  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] {
      state.titleTextAttributes = [:]
      state.iconColor = nil
    }
  }
}
