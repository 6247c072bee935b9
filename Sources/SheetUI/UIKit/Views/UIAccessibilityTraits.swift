public import Foundation

/// What a view is for assistive techniques.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt64
  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Nothing special.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// Chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// Something that plays a sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 16)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
  /// Text that doesn't change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// A summary.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
  /// Something that can't be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// Something that changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// A field to search in.
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  /// Something that starts a recording.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
  /// Something that can be made more or less.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  /// Something that takes touches itself.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
  /// Something that turns the page.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 65536)
  /// A row of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 17)
  /// A switch.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 18)
}

/// Something that assistive techniques can do with a view.
@MainActor @preconcurrency
open class UIAccessibilityCustomAction: NSObject {
  /// The name.
  open var name: String
  /// What it does.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

  /// Creates an action.
  public init(
    name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  ) {
    self.name = name
    self.actionHandler = actionHandler
  }
}

/// How assistive techniques move through what is in a view.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// Piece by piece.
  case none = 0
  /// As a table.
  case dataTable = 1
  /// As a list.
  case list = 2
  /// As a landmark.
  case landmark = 3
  /// As a group of one meaning.
  case semanticGroup = 4
}
