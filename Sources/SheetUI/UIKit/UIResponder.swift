public import Foundation

/// The base of views, view controllers and the application.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() { super.init() }

  /// The responder that gets what this one doesn't handle.
  open var next: UIResponder? { nil }
  /// Whether the responder can get the keys.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder can give the keys up.
  open var canResignFirstResponder: Bool { true }
  /// Whether the responder gets the keys.
  open var isFirstResponder: Bool { FirstResponder.current === self }
  /// A view in place of the keyboard.
  open var inputView: UIView? { nil }
  /// A view above the keyboard.
  open var inputAccessoryView: UIView? { nil }

  /// Gives the responder the keys; for text the keyboard comes up.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    FirstResponder.change(to: self)
    return true
  }

  /// Takes the keys from the responder; the keyboard goes.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder, canResignFirstResponder else { return false }
    FirstResponder.change(to: nil)
    return true
  }

  /// Called when the responder has got the keys.
  func didBecomeFirstResponder() {}
  /// Called when the responder has lost the keys.
  func didResignFirstResponder() {}
  /// Takes typed text.
  func type(_ text: String) {}
  /// Takes the last character back.
  func typeBackward() {}
  /// Whether the keyboard comes up for the responder.
  var wantsKeyboard: Bool { false }

  /// Called when a finger comes down; handed on unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Called when a finger moves; handed on unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Called when a finger leaves; handed on unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Called when the system takes a finger away; handed on unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  /// Called when the device is shaken or the like; nothing does that to a stage.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called when the device begins to be shaken or the like; nothing does that to a stage.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// The commands of keys; a stage has none of those.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// What takes changes back; nil for nothing.
  open var undoManager: UndoManager? { next?.undoManager }
  /// What the user is doing, for other devices; kept only.
  open var userActivity: NSUserActivity?
  /// Returns whether something can be done; there are no selectors here.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  /// Chooses all text.
  open func selectAll(_ sender: Any?) {}
  /// Copies what is chosen.
  open func copy(_ sender: Any?) {}
  /// Cuts what is chosen.
  open func cut(_ sender: Any?) {}
  /// Puts in what was copied.
  open func paste(_ sender: Any?) {}
  /// Takes what is chosen away.
  open func delete(_ sender: Any?) {}
  /// Reads the input again; without effect.
  open func reloadInputViews() {}

  // MARK: Accessibility

  /// Whether the view is one thing for assistive techniques; without effect on the picture.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }
  /// What the view is called; without effect on the picture.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }
  /// What happens when the view is used; without effect on the picture.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }
  /// What the view shows; without effect on the picture.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }
  /// What the view is for assistive techniques; without effect on the picture.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }
  /// Whether assistive techniques leave out what is around; without effect on the picture.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }
  /// Whether assistive techniques leave the view out; without effect on the picture.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.elementsHidden }
    set { accessibility.elementsHidden = newValue }
  }
  /// What is in the view for assistive techniques; without effect on the picture.
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }
  /// What assistive techniques can do with the view; without effect on the picture.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.customActions }
    set { accessibility.customActions = newValue }
  }
  /// How assistive techniques move through what is in the view; without effect on the picture.
  open var accessibilityContainerType: UIAccessibilityContainerType = .none
  /// Where assistive techniques touch the view, in the screen; nil for its middle.
  open var accessibilityActivationPoint = CGPoint.zero
  /// The language in which the view is read.
  open var accessibilityLanguage: String?
  /// Whether assistive techniques read what is in the view as one.
  open var shouldGroupAccessibilityChildren = false
  /// Does what a tap does, for assistive techniques.
  open func accessibilityActivate() -> Bool { false }
  /// Makes the value more, for assistive techniques.
  open func accessibilityIncrement() {}
  /// Makes the value less, for assistive techniques.
  open func accessibilityDecrement() {}
  /// Leaves, for assistive techniques.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Does the main action, for assistive techniques.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called when assistive techniques come to the view.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when assistive techniques leave the view.
  open func accessibilityElementDidLoseFocus() {}
  private var accessibility = AccessibilityValues()

  // MARK: Keyboard

  /// Posted before the keyboard comes up.
  public nonisolated static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted when the keyboard has come up.
  public nonisolated static let keyboardDidShowNotification = NSNotification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted before the keyboard goes.
  public nonisolated static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted when the keyboard has gone.
  public nonisolated static let keyboardDidHideNotification = NSNotification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted before the keyboard's frame changes.
  public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted when the keyboard's frame has changed.
  public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The key of the frame before, a `CGRect` of the screen; `as? NSValue` has its `cgRectValue`.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the frame after, a `CGRect` of the screen; `as? NSValue` has its `cgRectValue`.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the duration of the way, in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the curve of the way.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of whether the keyboard belongs to this application.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// Who gets the keys.
@MainActor
enum FirstResponder {
  private(set) static weak var current: UIResponder?

  static func change(to new: UIResponder?) {
    let old = current
    guard old !== new else { return }
    current = new
    old?.didResignFirstResponder()
    new?.didBecomeFirstResponder()
    guard let stage = Stage.current else { return }
    if let new, new.wantsKeyboard {
      stage.setKeyboard(height: stage.configuration.screen.keyboardHeight)
    } else if new == nil, old?.wantsKeyboard == true {
      stage.setKeyboard(height: 0)
    }
  }
}
