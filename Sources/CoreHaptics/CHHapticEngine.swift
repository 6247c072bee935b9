// User code that imports `CoreHaptics` relies on it for Foundation's names.
@_exported public import Foundation

/// What a device can let users feel: nothing.
public protocol CHHapticDeviceCapability {
  /// Whether it lets users feel anything.
  var supportsHaptics: Bool { get }
  /// Whether it lets users hear anything.
  var supportsAudio: Bool { get }
}

private struct NoCapability: CHHapticDeviceCapability {
  let supportsHaptics = false
  let supportsAudio = false
}

/// Why users feel nothing.
public struct CHHapticError: Error, Hashable, Sendable {
  /// The kinds of reasons.
  public enum Code: Int, Sendable {
    /// The device can't.
    case notSupported = -4809
  }

  /// The kind of reason.
  public let code: Code

  /// Creates a reason.
  public init(_ code: Code) { self.code = code }
}

/// How a pattern is felt.
public protocol CHHapticPatternPlayer: AnyObject {
  /// Starts the pattern.
  func start(atTime time: TimeInterval) throws
  /// Stops the pattern.
  func stop(atTime time: TimeInterval) throws
  /// Whether nothing is felt.
  var isMuted: Bool { get set }
}

/// How a pattern is felt, in a loop if wanted.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  /// Whether it starts again at its end.
  var loopEnabled: Bool { get set }
  /// How fast it goes.
  var playbackRate: Float { get set }
}

/// Lets users feel patterns; a picture has nothing to feel, and making an engine fails.
open class CHHapticEngine: @unchecked Sendable {
  /// Why an engine stopped.
  public enum StoppedReason: Int, Sendable {
    /// Sound was interrupted.
    case audioSessionInterrupt = 1
    /// The app went away.
    case applicationSuspended = 2
    /// Nothing was felt for some time.
    case idleTimeout = 3
    /// The pattern ended.
    case notifyWhenFinished = 4
    /// The engine went away.
    case engineDestroyed = 5
    /// The game controller went away.
    case gameControllerDisconnect = 6
    /// Something failed.
    case systemError = -1
  }

  /// What an engine does at a pattern's end.
  public enum FinishedAction: Int, Sendable {
    /// It stops.
    case stopEngine = 1
    /// It goes on.
    case leaveEngineRunning = 2
  }

  /// Called when the engine has to be started anew.
  open var resetHandler: () -> Void = {}
  /// Called when the engine stops.
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// Whether users hear nothing.
  open var playsHapticsOnly = false
  /// Whether it stops by itself.
  open var isAutoShutdownEnabled = false

  /// Creates nothing: the device can't.
  public init() throws { throw CHHapticError(.notSupported) }

  /// What the device can let users feel: nothing.
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoCapability() }

  /// Starts the engine.
  open func start() throws {}
  /// Starts the engine.
  open func start(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(CHHapticError(.notSupported))
  }
  /// Stops the engine.
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  /// Makes a player, which fails.
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }
  /// Makes a player, which fails.
  open func makeAdvancedPlayer(
    with pattern: CHHapticPattern
  ) throws -> any CHHapticAdvancedPatternPlayer { throw CHHapticError(.notSupported) }
  /// Plays a file's pattern, which fails.
  open func playPattern(from url: URL) throws { throw CHHapticError(.notSupported) }
  /// Calls a function when all patterns have ended.
  open func notifyWhenPlayersFinished(
    finishedHandler: @escaping ((any Error)?) -> FinishedAction
  ) { _ = finishedHandler(nil) }
}
