public import Foundation

/// What is felt, and when.
open class CHHapticPattern: NSObject {
  /// Creates a pattern of events and of what changes during it.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
  /// Creates a pattern of events and of curves during it.
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {}
  /// Creates a pattern of a file.
  public init(contentsOf ahapURL: URL) throws { throw CHHapticError(.notSupported) }

  /// How long it is; nothing is felt.
  open var duration: TimeInterval { 0 }
}

/// Something that is felt.
open class CHHapticEvent: NSObject {
  /// What it feels like.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A hit.
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    /// A hum.
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    /// A tone.
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
    /// A sound.
    public static let audioCustom = EventType(rawValue: "AudioCustom")
  }

  /// What can be said of how it feels.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// How strong it is.
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    /// How sharp it is.
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    /// How fast it comes.
    public static let attackTime = ParameterID(rawValue: "AttackTime")
    /// How fast it weakens.
    public static let decayTime = ParameterID(rawValue: "DecayTime")
    /// How fast it goes.
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
    /// Whether it holds.
    public static let sustained = ParameterID(rawValue: "Sustained")
    /// How loud it is.
    public static let audioVolume = ParameterID(rawValue: "AudioVolume")
    /// How high it is.
    public static let audioPitch = ParameterID(rawValue: "AudioPitch")
  }

  /// What it feels like.
  public let type: EventType
  /// How it feels.
  public let eventParameters: [CHHapticEventParameter]
  /// When it comes, in seconds.
  open var relativeTime: TimeInterval
  /// How long it is, in seconds.
  open var duration: TimeInterval

  /// Creates something that is felt.
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval, duration: TimeInterval = 0
  ) {
    (self.type, eventParameters, relativeTime) = (type, eventParams, time)
    self.duration = duration
  }
}

/// One thing that is said of how something feels.
open class CHHapticEventParameter: NSObject {
  /// What is said.
  public let parameterID: CHHapticEvent.ParameterID
  /// How much.
  open var value: Float

  /// Says something.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    (self.parameterID, self.value) = (parameterID, value)
  }
}

/// A change while a pattern is felt.
open class CHHapticDynamicParameter: NSObject {
  /// What can change.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// How strong it is.
    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    /// How sharp it is.
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
  }

  /// What changes.
  public let parameterID: ID
  /// How much.
  open var value: Float
  /// When, in seconds.
  open var relativeTime: TimeInterval

  /// Creates a change.
  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
    (self.parameterID, self.value, relativeTime) = (parameterID, value, time)
  }
}

/// A curve that something follows while a pattern is felt.
open class CHHapticParameterCurve: NSObject {
  /// A point of a curve.
  open class ControlPoint: NSObject {
    /// When, in seconds.
    open var relativeTime: TimeInterval
    /// How much.
    open var value: Float

    /// Creates a point.
    public init(relativeTime time: TimeInterval, value: Float) {
      (relativeTime, self.value) = (time, value)
    }
  }

  /// What follows the curve.
  public let parameterID: CHHapticDynamicParameter.ID
  /// The curve's points.
  public let controlPoints: [ControlPoint]
  /// When it starts, in seconds.
  open var relativeTime: TimeInterval

  /// Creates a curve.
  public init(
    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint],
    relativeTime: TimeInterval
  ) {
    (self.parameterID, self.controlPoints) = (parameterID, controlPoints)
    self.relativeTime = relativeTime
  }
}
