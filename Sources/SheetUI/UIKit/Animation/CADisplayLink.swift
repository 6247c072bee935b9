public import Foundation

/// Calls back at every picture of a display; a stage has no running display, so it never does.
@MainActor @preconcurrency
open class CADisplayLink: NSObject {
  /// Whether it waits.
  open var isPaused = false
  /// The time of the last picture, in seconds of the virtual clock.
  open var timestamp: TimeInterval { CACurrentMediaTime() }
  /// The time of the next picture.
  open var targetTimestamp: TimeInterval { timestamp + duration }
  /// The time between pictures, in seconds.
  open var duration: TimeInterval { 1.0 / 60 }
  /// How many pictures a second.
  open var preferredFramesPerSecond = 0

  /// Creates a link.
  public init(target: Any, selector sel: Selector) {}
  /// Starts it.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Stops it.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Stops it for good.
  open func invalidate() {}
}
