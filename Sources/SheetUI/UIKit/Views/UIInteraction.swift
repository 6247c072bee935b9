public import Foundation

/// Something that a view lets users do.
@MainActor @preconcurrency
public protocol UIInteraction: NSObjectProtocol {
  /// The view.
  var view: UIView? { get }
  /// Called before the interaction gets a view, or none.
  func willMove(to view: UIView?)
  /// Called when the interaction has got a view, or none.
  func didMove(to view: UIView?)
}

extension UIView {
  /// Adds something that users may do.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes something away that users may do.
  public func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  /// The smallest text size in the view; nil for any.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { extras.textSizes.least }
    set {
      extras.textSizes.least = newValue
      contentDidChange()
    }
  }
  /// The largest text size in the view; nil for any.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { extras.textSizes.most }
    set {
      extras.textSizes.most = newValue
      contentDidChange()
    }
  }

  // MARK: Accessibility

  /// Whether the view is one thing for assistive techniques; without effect on the picture.
  public var isAccessibilityElement: Bool {
    get { extras.accessibility.isElement }
    set { extras.accessibility.isElement = newValue }
  }
  /// What the view is called; without effect on the picture.
  public var accessibilityLabel: String? {
    get { extras.accessibility.label }
    set { extras.accessibility.label = newValue }
  }
  /// What happens when the view is used; without effect on the picture.
  public var accessibilityHint: String? {
    get { extras.accessibility.hint }
    set { extras.accessibility.hint = newValue }
  }
  /// What the view shows; without effect on the picture.
  public var accessibilityValue: String? {
    get { extras.accessibility.value }
    set { extras.accessibility.value = newValue }
  }
  /// What the view is for assistive techniques; without effect on the picture.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { extras.accessibility.traits }
    set { extras.accessibility.traits = newValue }
  }
  /// Whether assistive techniques leave out what is around; without effect on the picture.
  public var accessibilityViewIsModal: Bool {
    get { extras.accessibility.isModal }
    set { extras.accessibility.isModal = newValue }
  }
  /// Whether assistive techniques leave the view out; without effect on the picture.
  public var accessibilityElementsHidden: Bool {
    get { extras.accessibility.elementsHidden }
    set { extras.accessibility.elementsHidden = newValue }
  }
  /// What is in the view for assistive techniques; without effect on the picture.
  public var accessibilityElements: [Any]? {
    get { extras.accessibility.elements }
    set { extras.accessibility.elements = newValue }
  }
  /// What assistive techniques can do with the view; without effect on the picture.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { extras.accessibility.customActions }
    set { extras.accessibility.customActions = newValue }
  }
}

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
