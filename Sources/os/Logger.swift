// swift-format-ignore-file: AlwaysUseLowerCamelCase
/// Notes messages of one part of an app.
///
/// Nothing is written anywhere, and the values in messages are not worked out: a picture is the same
/// whatever was noted on the way.
public struct Logger: Sendable {
  private let destination: OSLog

  /// Creates a logger for messages without a kind.
  public init() { destination = .default }
  /// Creates a logger for a kind of messages.
  public init(subsystem: String, category: String) {
    destination = OSLog(subsystem: subsystem, category: category)
  }
  /// Creates a logger of a log.
  public init(_ logObj: OSLog) { destination = logObj }

  /// Notes a message of a level; it is not kept.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Notes a message of no special level; it is not kept.
  public func log(_ message: OSLogMessage) {}
  /// Notes a message for the code's own trace; it is not kept.
  public func trace(_ message: OSLogMessage) {}
  /// Notes a message for debugging; it is not kept.
  public func debug(_ message: OSLogMessage) {}
  /// Notes a message that helps; it is not kept.
  public func info(_ message: OSLogMessage) {}
  /// Notes a message that is worth keeping; it is not kept.
  public func notice(_ message: OSLogMessage) {}
  /// Notes a message that warns; it is not kept.
  public func warning(_ message: OSLogMessage) {}
  /// Notes a message about what went wrong; it is not kept.
  public func error(_ message: OSLogMessage) {}
  /// Notes a message about what must not go wrong; it is not kept.
  public func critical(_ message: OSLogMessage) {}
  /// Notes a message about a fault of the program; it is not kept.
  public func fault(_ message: OSLogMessage) {}
}

/// Notes a message in the way of C; it is not kept.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {}

/// Notes a message of a level in the way of C; it is not kept.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ args: any CVarArg...
) {}

/// Notes a message; it is not kept.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {}

/// Notes a message of a level; it is not kept.
@_disfavoredOverload
public func os_log(_ logLevel: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}
