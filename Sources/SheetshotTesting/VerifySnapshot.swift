public import Foundation
public import Snapshots

// Reason: the parameters are those that suites know.
/// Compares a snapshot with its reference and returns the failure in words; nil where they are equal.
///
/// - Parameters:
///   - value: What the snapshot is taken of.
///   - snapshotting: How it is taken, stored and compared.
///   - name: The snapshot's name; without one, snapshots of a test are numbered from 1.
///   - recording: When the reference is written; the environment's `SNAPSHOT_TESTING_RECORD` wins.
///   - snapshotDirectory: The folder of the reference; nil for `__Snapshots__/<file>` beside the
///     test file.
///   - timeout: The most seconds of virtual time until nothing moves.
///   - fileID: The test file's module and name.
///   - filePath: The test file's path.
///   - testName: The test's name.
///   - line: The assertion's line.
///   - column: The assertion's column.
/// - Returns: What is wrong, with the paths of the reference and of the new snapshot.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
  let site = SnapshotSite(
    fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  let check = SnapshotCheck(
    site: site, name: name, record: recording, folder: snapshotDirectory, timeout: timeout)
  return check.failure(of: value, as: snapshotting)?.message
}
