// swift-format-ignore-file: AlwaysUseLowerCamelCase
// User code that imports `CoreMedia` relies on it for Foundation's names.
@_exported public import Foundation

/// How fine a time is: pieces of a second.
public typealias CMTimeScale = Int32
/// A number of pieces of a second.
public typealias CMTimeValue = Int64

/// A time as a fraction of whole numbers.
public struct CMTime: Hashable, Comparable, Sendable {
  /// The number of pieces.
  public var value: CMTimeValue
  /// The pieces in a second; 0 for a time that isn't known.
  public var timescale: CMTimeScale

  /// Creates a time that isn't known.
  public init() { (value, timescale) = (0, 0) }
  /// Creates a time of some pieces of a second.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    (self.value, self.timescale) = (value, timescale)
  }
  /// Creates the time next to some seconds.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    value = CMTimeValue(exactly: (seconds * Double(preferredTimescale)).rounded()) ?? 0
    timescale = preferredTimescale
  }

  /// No time.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// A time that isn't known.
  public static let invalid = CMTime()
  /// A time without end.
  public static let positiveInfinity = CMTime(value: .max, timescale: 1)
  /// How long something is that has no end.
  public static let indefinite = CMTime()

  /// The time in seconds; not a number if it isn't known.
  public var seconds: Double {
    timescale == 0 ? .nan : Double(value) / Double(timescale)
  }
  /// Whether it is known.
  public var isValid: Bool { timescale != 0 }
  /// Whether it is known and has an end.
  public var isNumeric: Bool { isValid && value != .max }

  /// Whether one is before the other.
  public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
  /// Adds two times, as fine as the finer one.
  public static func + (a: CMTime, b: CMTime) -> CMTime {
    CMTime(
      seconds: a.seconds + b.seconds, preferredTimescale: max(a.timescale, b.timescale))
  }
  /// Subtracts a time, as fine as the finer one.
  public static func - (a: CMTime, b: CMTime) -> CMTime {
    CMTime(
      seconds: a.seconds - b.seconds, preferredTimescale: max(a.timescale, b.timescale))
  }
}

/// Creates the time next to some seconds, in the way of C.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: CMTimeScale) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// Creates a time, in the way of C.
public func CMTimeMake(value: CMTimeValue, timescale: CMTimeScale) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// The time in seconds, in the way of C.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
