public import Snapshots
public import Testing

/// Says for a test, or for all tests of a suite, when references are written.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  /// Whether the tests of suites inside get the trait too.
  public let isRecursive = true
  let record: RecordMode?
  let diffTool: SnapshotTestingConfiguration.DiffTool?

  /// Runs a test under the configuration.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotNumbers.$scope.withValue(SnapshotNumbers()) {
      try await withSnapshotTesting(record: record, diffTool: diffTool, operation: function)
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Says when references are written, and which command shows a difference.
  public static func snapshots(
    record: RecordMode? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    Self(record: record, diffTool: diffTool)
  }

  /// Sets what holds for all assertions of a test or suite.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    Self(record: configuration.record, diffTool: configuration.diffTool)
  }
}
