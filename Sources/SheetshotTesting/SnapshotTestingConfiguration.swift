public import Snapshots

/// What holds for all assertions of a piece of code.
public struct SnapshotTestingConfiguration: Equatable, Sendable {
  /// When references are written.
  public typealias Record = RecordMode

  /// The configuration of the code that runs.
  @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// When references are written; nil for the default.
  public var record: Record?

  /// Creates a configuration.
  public init(record: Record? = nil) { self.record = record }
}

/// Runs code whose assertions record as told.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, operation: () throws -> Result
) rethrows -> Result {
  let record = record ?? SnapshotTestingConfiguration.current?.record
  return try SnapshotTestingConfiguration.$current.withValue(
    SnapshotTestingConfiguration(record: record), operation: operation)
}

/// Runs code whose assertions record as told.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
) async rethrows -> Result {
  let record = record ?? SnapshotTestingConfiguration.current?.record
  return try await SnapshotTestingConfiguration.$current.withValue(
    SnapshotTestingConfiguration(record: record), operation: operation, isolation: isolation)
}
