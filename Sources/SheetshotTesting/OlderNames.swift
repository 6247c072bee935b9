public import Foundation
internal import Synchronization

// What suites say that were written before `withSnapshotTesting` and `of:`.

/// What holds for a whole process.
private struct ProcessSettings {
  var isRecording = false
  var diffTool: SnapshotTestingConfiguration.DiffTool?
}

private let settings = Mutex(ProcessSettings())

/// Whether all references are written.
@available(*, deprecated, message: "Use withSnapshotTesting(record:), or record: of an assertion.")
public var isRecording: Bool {
  get { settings.withLock { $0.isRecording } }
  set { settings.withLock { $0.isRecording = newValue } }
}

/// The command that a failure's message ends with.
@available(*, deprecated, message: "Use withSnapshotTesting(diffTool:).")
public var diffTool: SnapshotTestingConfiguration.DiffTool? {
  get { settings.withLock { $0.diffTool } }
  set { settings.withLock { $0.diffTool = newValue } }
}

extension SnapshotTestingConfiguration {
  /// What holds where nothing else is said.
  static var ofProcess: Self {
    settings.withLock { Self(record: $0.isRecording ? .all : nil, diffTool: $0.diffTool) }
  }
}

// Reason: the parameters are those that suites know.
/// Fails the running test unless a snapshot is equal to its reference.
///
/// - Parameters:
///   - value: What the snapshot is taken of.
///   - snapshotting: How it is taken, stored and compared.
///   - name: The snapshot's name; without one, snapshots of a test are numbered from 1.
///   - recording: Whether the reference is written.
///   - timeout: The most seconds of virtual time until nothing moves.
///   - fileID: The test file's module and name.
///   - filePath: The test file's path.
///   - testName: The test's name.
///   - line: The assertion's line.
///   - column: The assertion's column.
@available(*, deprecated, message: "Use assertSnapshot(of:as:).")
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool = false, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: recording ? .all : nil,
    timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line,
    column: column)
}
