public import Foundation
public import Snapshots

// Reason: the parameters are those that suites know.
/// Fails the running test unless a snapshot is equal to its reference.
///
/// - Parameters:
///   - value: What the snapshot is taken of.
///   - snapshotting: How it is taken, stored and compared.
///   - name: The snapshot's name; without one, snapshots of a test are numbered from 1.
///   - recording: When the reference is written; the environment's `SNAPSHOT_TESTING_RECORD` wins.
///   - timeout: The most seconds of virtual time until nothing moves.
///   - fileID: The test file's module and name.
///   - filePath: The test file's path.
///   - testName: The test's name.
///   - line: The assertion's line.
///   - column: The assertion's column.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let site = SnapshotSite(
    fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  let check = SnapshotCheck(site: site, name: name, record: recording, timeout: timeout)
  guard let failure = check.failure(of: value, as: snapshotting) else { return }
  TestFramework.fail(failure, at: site)
}

// Reason: the parameters are those that suites know.
/// Fails the running test unless a value's snapshots, named by the strategies' keys, are equal to
/// their references.
///
/// - Parameters:
///   - value: What the snapshots are taken of; made anew for each.
///   - strategies: How they are taken, by name, in the order of their names.
///   - recording: When references are written.
///   - timeout: The most seconds of virtual time until nothing moves.
///   - fileID: The test file's module and name.
///   - filePath: The test file's path.
///   - testName: The test's name.
///   - line: The assertion's line.
///   - column: The assertion's column.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: recording, timeout: timeout,
      fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  }
}

// Reason: the parameters are those that suites know.
/// Fails the running test unless a value's snapshots are equal to their references.
///
/// - Parameters:
///   - value: What the snapshots are taken of; made anew for each.
///   - strategies: How they are taken.
///   - recording: When references are written.
///   - timeout: The most seconds of virtual time until nothing moves.
///   - fileID: The test file's module and name.
///   - filePath: The test file's path.
///   - testName: The test's name.
///   - line: The assertion's line.
///   - column: The assertion's column.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: recording, timeout: timeout, fileID: fileID,
      file: filePath, testName: testName, line: line, column: column)
  }
}
