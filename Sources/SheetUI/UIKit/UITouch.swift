public import Foundation

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
