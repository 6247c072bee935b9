public import Snapshots

/// What holds for all assertions of a piece of code.
public struct SnapshotTestingConfiguration: Sendable {
  /// When references are written.
  public typealias Record = RecordMode

  /// The configuration of the code that runs.
  @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// When references are written; nil for the default.
  public var record: Record?

  /// The command that a failure's message ends with; nil for none.
  public var diffTool: DiffTool?

  /// Creates a configuration.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    self.record = record
    self.diffTool = diffTool
  }

  /// The configuration of the code that runs, with what is told instead.
  static func inner(_ record: Record?, _ diffTool: DiffTool?) -> Self {
    Self(record: record ?? current?.record, diffTool: diffTool ?? current?.diffTool)
  }
}

/// Runs code whose assertions record, and show differences, as told.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () throws -> Result
) rethrows -> Result {
  try SnapshotTestingConfiguration.$current.withValue(
    .inner(record, diffTool), operation: operation)
}

/// Runs code whose assertions record, and show differences, as told.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
) async rethrows -> Result {
  try await SnapshotTestingConfiguration.$current.withValue(
    .inner(record, diffTool), operation: operation, isolation: isolation)
}
