// swift-format-ignore-file: AlwaysUseLowerCamelCase
/// Tells spans of one kind apart.
public struct OSSignpostID: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt64

  /// Creates the number.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Creates the number.
  public init(_ value: UInt64) { rawValue = value }
  /// Creates a number for a log's spans.
  public init(log: OSLog) { self = .exclusive }
  /// Creates a number for an object's spans.
  public init(log: OSLog, object: AnyObject) { self = .exclusive }

  /// The number of the only span of its kind.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// No span's number.
  public static let invalid = OSSignpostID(UInt64.max)
  /// No span's number.
  public static let null = OSSignpostID(0)
}

/// What a mark stands for.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt8

  /// Creates the number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// An instant.
  public static let event = OSSignpostType(rawValue: 0)
  /// The start of a span.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of a span.
  public static let end = OSSignpostType(rawValue: 2)
}

/// A span that has begun.
public final class OSSignpostIntervalState: Sendable {
  init() {}
}

/// Marks spans of time for a profiler; no marks are kept.
public struct OSSignposter: Sendable {
  /// Creates what marks spans without a kind.
  public init() {}
  /// Creates what marks spans of a kind.
  public init(subsystem: String, category: String) {}
  /// Creates what marks spans of a kind that the system knows.
  public init(subsystem: String, category: OSLog.Category) {}
  /// Creates what marks spans in a log.
  public init(logHandle: OSLog) {}
  /// Creates what marks spans beside a logger's messages.
  public init(logger: Logger) {}

  /// What keeps no marks.
  public static var disabled: OSSignposter { OSSignposter() }
  /// Whether marks are kept; none are.
  public var isEnabled: Bool { false }

  /// Makes a number for a span.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// Makes a number for an object's span.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

  /// Marks the start of a span; no mark is kept.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Marks the start of a span with a message; no mark is kept.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Marks the end of a span; no mark is kept.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Marks the end of a span with a message; no mark is kept.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {}
  /// Marks an instant; no mark is kept.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Marks an instant with a message; no mark is kept.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {}
  /// Marks the span of some work, which is done; no mark is kept.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T { try task() }
}

/// Marks an instant or an end of a span; no mark is kept.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

// Reason: the system's signature has seven parameters.
/// Marks an instant or an end of a span in the way of C; no mark is kept.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
