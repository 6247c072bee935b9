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
  /// Reads the input again; without effect.
  open func reloadInputViews() {}

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

/// A finger on a stage.
@MainActor @preconcurrency
open class UITouch: NSObject {
  /// What the finger does.
  public enum Phase: Int, Sendable {
    /// Comes down.
    case began = 0
    /// Moves.
    case moved = 1
    /// Stays.
    case stationary = 2
    /// Leaves.
    case ended = 3
    /// Is taken away.
    case cancelled = 4
  }

  private let place: CGPoint
  /// What the finger does.
  public let phase: Phase
  /// When, in seconds of the virtual clock.
  public let timestamp: TimeInterval
  /// How many times the finger has come down in a row.
  public var tapCount: Int { 1 }
  /// The view that the finger came down on.
  public private(set) weak var view: UIView?
  /// The window that the finger came down on.
  public var window: UIWindow? { view?.window }

  init(_ place: CGPoint, _ phase: Phase, _ time: TimeInterval, _ view: UIView?) {
    (self.place, self.phase, timestamp, self.view) = (place, phase, time, view)
  }

  /// Returns the place in a view's space; nil stands for the window.
  open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }
  /// Returns the place before, in a view's space; nil stands for the window.
  open func previousLocation(in view: UIView?) -> CGPoint { location(in: view) }
}

/// Something that happens to a stage.
@MainActor @preconcurrency
open class UIEvent: NSObject {
  /// The kind.
  public enum EventType: Int, Sendable {
    /// Fingers.
    case touches = 0
    /// Movements of the device.
    case motion = 1
    /// A remote control.
    case remoteControl = 2
    /// Keys and buttons.
    case presses = 3
  }

  /// The kind within the kind.
  public enum EventSubtype: Int, Sendable {
    /// None.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
  }

  /// The kind.
  open var type: EventType { .touches }
  /// The kind within the kind.
  open var subtype: EventSubtype { .none }
  /// The fingers.
  open var allTouches: Set<UITouch>? { nil }
  /// When, in seconds of the virtual clock.
  open var timestamp: TimeInterval { Stage.current?.time ?? 0 }
}
