public import Foundation

/// A view that users act on.
///
/// Actions are `UIAction`s. A target with a selector would be called through Objective-C, which there
/// is none of here, so that such a pair is kept and never called.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// What happens to a control.
  public struct Event: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger comes down.
    public static let touchDown = Event(rawValue: 1)
    /// A finger comes down again.
    public static let touchDownRepeat = Event(rawValue: 2)
    /// A finger moves within the control.
    public static let touchDragInside = Event(rawValue: 4)
    /// A finger moves beside the control.
    public static let touchDragOutside = Event(rawValue: 8)
    /// A finger comes in.
    public static let touchDragEnter = Event(rawValue: 16)
    /// A finger goes out.
    public static let touchDragExit = Event(rawValue: 32)
    /// A finger leaves within the control.
    public static let touchUpInside = Event(rawValue: 64)
    /// A finger leaves beside the control.
    public static let touchUpOutside = Event(rawValue: 128)
    /// A finger is taken away.
    public static let touchCancel = Event(rawValue: 256)
    /// The value has changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// A button's main action.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu's choice.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text has changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ends by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All of editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control stands.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As usual.
    public static let normal: State = []
    /// Under a finger.
    public static let highlighted = State(rawValue: 1)
    /// Not to be used.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
    /// Focused.
    public static let focused = State(rawValue: 8)
    /// For applications.
    public static let application = State(rawValue: 0x00FF_0000)
    /// For the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Where content lies up and down.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// Over everything.
    case fill = 3
  }

  /// Where content lies from side to side.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// Over everything.
    case fill = 3
    /// Where reading starts.
    case leading = 4
    /// Where reading ends.
    case trailing = 5
  }

  /// Whether the control reacts.
  open var isEnabled = true { didSet { stateDidChange() } }
  /// Whether the control is chosen.
  open var isSelected = false { didSet { stateDidChange() } }
  /// Whether a finger is on the control.
  open var isHighlighted = false { didSet { stateDidChange() } }
  /// Where the content lies up and down.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { contentDidChange() }
  }
  /// Where the content lies from side to side.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { contentDidChange() }
  }
  /// Whether the menu comes at once.
  open var showsMenuAsPrimaryAction = false
  /// Words that come with a pointer; without effect.
  open var toolTip: String?
  private var actions: [(action: UIAction, events: Event)] = []
  private var targets: [(target: AnyHashable?, action: Selector, events: Event)] = []

  /// Creates a control with a frame in the superview's space.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control with an action for its main event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control; archives hold nothing that could be read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How the control stands.
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// Whether a finger is on the control.
  open var isTracking: Bool { isFollowing || isHighlighted }
  /// Whether the finger is within the control.
  open var isTouchInside: Bool { isFingerInside || isHighlighted }
  private var isFollowing = false
  private var isFingerInside = false

  /// Called when a finger comes down.
  ///
  /// - Returns: Whether to go on following it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the finger moves.
  ///
  /// - Returns: Whether to go on following it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the finger leaves.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the finger is taken away.
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins to follow a finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !hasOwnContent, let touch = touches.first else { return }
    isFollowing = beginTracking(touch, with: event)
    guard isFollowing else { return }
    (isFingerInside, isHighlighted) = (true, true)
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  /// Follows a finger.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isFollowing, let touch = touches.first else { return }
    let wasInside = isFingerInside
    // UIKit's buttons are left by a finger that is 70 points away.
    isFingerInside = bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
    if isFingerInside != wasInside {
      isHighlighted = isFingerInside
      sendActions(for: isFingerInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: isFingerInside ? .touchDragInside : .touchDragOutside)
    isFollowing = continueTracking(touch, with: event)
    if !isFollowing { isHighlighted = false }
  }

  /// Ends following a finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isFollowing else { return }
    isFollowing = false
    isHighlighted = false
    endTracking(touches.first, with: event)
    if isFingerInside { touchUpInside() } else { sendActions(for: .touchUpOutside) }
    isFingerInside = false
  }

  /// Ends following a finger.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isFollowing else { return }
    (isFollowing, isFingerInside, isHighlighted) = (false, false, false)
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  /// Calls an action when something happens.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  /// Takes an action away.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action && controlEvents.contains($0.events) }
  }

  /// Keeps a target and a selector; there is no way to call them here.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.append((nil, action, controlEvents))
  }

  /// Takes a target and selector away.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    targets.removeAll { action == nil || $0.action == action }
  }

  /// Calls what was asked for when something happens.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      entry.action.perform(self)
    }
  }

  /// Calls an action.
  open func sendAction(_ action: UIAction) { action.perform(self) }

  /// Whether a SwiftUI view in the box follows the finger instead.
  private var hasOwnContent: Bool { (node as? UIViewNode)?.content != nil }

  /// Called when the control stands in another way.
  func stateDidChange() { contentDidChange() }

  /// What a touch that ended within the control does.
  func touchUpInside() { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }

  override var boxName: String { "UIControl" }
}

extension UIControl {
  /// Tells of a new value.
  func valueChanged() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  /// What a control hands down to its content.
  func contentInputs(_ inputs: _NodeInputs) -> _NodeInputs {
    var copy = inputs
    if !isEnabled { copy.environment.isEnabled = false }
    return copy
  }
}
