public import Foundation

/// A button that shows a color; the system's opens a choice of colors.
@MainActor @preconcurrency
open class UIColorWell: UIControl {
  /// The title of the choice.
  open var title: String?
  /// The color; nil for none.
  open var selectedColor: UIColor? { didSet { contentDidChange() } }
  /// Whether the opacity can be chosen.
  open var supportsAlpha = true

  private static let size = CGSize(width: 28, height: 28)
  /// The system's size: 28 points.
  open override var intrinsicContentSize: CGSize { Self.size }
  /// Returns the system's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  override func updateContent(_ node: _ViewNode?, _ inputs: _NodeInputs) -> _ViewNode? {
    let color = Binding<Color>(
      get: { [weak self] in self?.selectedColor?.color ?? .clear },
      set: { [weak self] in
        self?.selectedColor = UIColor($0)
        self?.valueChanged()
      })
    let well = ColorPicker(selection: color, supportsOpacity: supportsAlpha) { EmptyView() }
      .labelsHidden()
    return show(well, node, contentInputs(inputs))
  }

  override var boxName: String { "UIColorWell" }
}

/// A key or keys together that do something; a stage's keys type text only.
@MainActor @preconcurrency
open class UIKeyCommand: UIMenuElement {
  /// The key.
  public let input: String?
  /// The keys that are held.
  public let modifierFlags: UIKeyModifierFlags
  /// The method that would be called through Objective-C.
  public let action: Selector?
  /// Words that explain it.
  open var discoverabilityTitle: String?
  /// Whether the command comes before the system's.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a command.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
    super.init(title: "", image: nil)
  }

  // Reason: UIKit's signature has that many parameters.
  /// Creates a command with words.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [Any] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
    super.init(title: title, image: image)
    self.discoverabilityTitle = discoverabilityTitle
  }

  /// The key that leaves.
  public static let inputEscape = "UIKeyInputEscape"
  /// The key upwards.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key downwards.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key to the left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key to the right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
}

/// Keys that are held.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The key of capitals that stays.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The key of capitals.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}
