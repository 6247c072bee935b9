public import Foundation

/// How important a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the level.
  public let rawValue: UInt8

  /// Creates a level from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a level from its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// What is worth keeping.
  public static let `default` = OSLogType(0)
  /// What helps, but isn't needed.
  public static let info = OSLogType(1)
  /// What is needed while the code is written.
  public static let debug = OSLogType(2)
  /// What went wrong.
  public static let error = OSLogType(16)
  /// What is wrong in the program.
  public static let fault = OSLogType(17)
}

/// Where messages go.
///
/// A picture is the same whatever was noted on the way, so that nothing is written anywhere.
public final class OSLog: NSObject, @unchecked Sendable {
  /// What a log is for.
  public struct Category: Sendable, Equatable {
    /// The name.
    public let rawValue: String

    /// What the profiler shows among the points of interest.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// What is measured only while a profiler runs.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// What is measured, with the calls that led there, only while a profiler runs.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// The log of messages without one.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// The log that keeps nothing.
  public static let disabled = OSLog(subsystem: "", category: "disabled")

  /// The part of the app.
  let subsystem: String
  /// The kind of messages.
  let category: String

  /// Creates a log for a kind of messages.
  public init(subsystem: String, category: String) {
    (self.subsystem, self.category) = (subsystem, category)
  }

  /// Creates a log of a kind that the system knows.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Whether messages of a level are kept; none are.
  public func isEnabled(type: OSLogType) -> Bool { false }

  /// Whether spans are kept; none are.
  public var signpostsEnabled: Bool { false }
}
