internal import Foundation
internal import Snapshots
internal import Testing

/// One assertion: its place and what was said about it.
struct SnapshotCheck {
  let site: SnapshotSite
  let name: String?
  let record: RecordMode?
  var folder: String?
  /// The name of the reference's file; nil for one that is made of the test's and the snapshot's.
  var fileName: String?
  let timeout: Double

  /// The surroundings of the test run; tests of this module set others.
  @TaskLocal static var environment = SnapshotEnvironment.process

  /// Takes a snapshot and compares it with its reference; nil where they are equal.
  func failure<Value, Format>(
    of value: () throws -> Value, as strategy: Snapshotting<Value, Format>
  ) -> SnapshotFailure? {
    var file: String?
    do {
      let mode = try Self.environment.recordMode(
        record ?? SnapshotTestingConfiguration.current?.record
          ?? SnapshotTestingConfiguration.ofProcess.record)
      // Numbered before anything can fail, so that the next assertion has the same number anyway.
      let name = try self.file(strategy.pathExtension)
      file = name
      let snapshot = try SnapshotLimits.$timeout.withValue(timeout) {
        try strategy.take(value())
      }
      let verified = Verifier(store: store, mode: mode, diffing: strategy.diffing)
        .verified(snapshot.format, file: name, layoutTree: snapshot.layoutTree)
      records?.add(verified, store, place)
      return failure(verified.verdict, verified.attachments)
    } catch {
      let message = SnapshotErrorMessage.words(error)
      if let file {
        records?.add(unusable: message, file, store, place)
      }
      return SnapshotFailure(message: message)
    }
  }

  /// Where what became of assertions is told to reports; nil where nobody asked for it.
  private var records: AssertionRecords? {
    Self.environment.namedArtifactsFolder.map { AssertionRecords($0) }
  }

  private var place: AssertionRecords.Place {
    AssertionRecords.Place(
      testFile: "\(site.filePath)", line: Int(site.line),
      run: TestProcess.run(
        Test.current == nil ? "XCTest" : "Testing",
        in: Self.environment.namedArtifactsFolder ?? ""))
  }

  private var store: ReferenceStore {
    var store = ReferenceStore(
      besideTestFile: "\(site.filePath)", artifactsFolder: Self.environment.artifactsFolder,
      module: site.module)
    if let folder { store.folder = folder }
    return store
  }

  private func file(_ pathExtension: String?) throws(TestFramework.UnnamedCase) -> String {
    if let fileName { return fileName }
    if let name {
      return ReferenceName.file(test: site.testName, name: name, pathExtension: pathExtension)
    }
    let testCase = try TestFramework.testCase()
    if Test.current == nil { _ = TestCaseObserver.registration }
    let numbers = SnapshotNumbers.scope ?? SnapshotNumbers.shared
    // A zero byte can't be in a path, so that different tests have different keys.
    let key = [store.folder, site.testName, testCase ?? ""].joined(separator: "\0")
    let number = numbers.next(
      for: key, place: "\(site.line):\(site.column)", task: CurrentTask.number)
    return ReferenceName.file(
      test: site.testName, testCase: testCase, number: number, pathExtension: pathExtension)
  }

  private func failure<Format>(
    _ verdict: Verdict, _ attachments: [Diffing<Format>.Attachment]
  ) -> SnapshotFailure? {
    guard var message = verdict.message else { return nil }
    if case .different = verdict.outcome, let actual = verdict.actualPath,
      let command =
        (SnapshotTestingConfiguration.current?.diffTool
        ?? SnapshotTestingConfiguration.ofProcess.diffTool)?(
          currentFilePath: verdict.referencePath, failedFilePath: actual), !command.isEmpty
    {
      message += "\n" + command
    }
    let stem = FileStore.stem(of: verdict.referencePath)
    var files = attachments.map {
      SnapshotFailure.File(name: "\(stem).\($0.name)", bytes: [UInt8]($0.data))
    }
    for (label, path) in [("new", verdict.actualPath), ("reference", referencePath(verdict))] {
      guard let path, let bytes = try? FileStore.read(path) else { continue }
      let name = FileStore.name(of: path).dropFirst(stem.count)
      files.append(SnapshotFailure.File(name: "\(stem).\(label)\(name)", bytes: bytes))
    }
    return SnapshotFailure(message: message, files: files)
  }

  /// The reference, where looking at it tells something.
  private func referencePath(_ verdict: Verdict) -> String? {
    if case .different = verdict.outcome, !verdict.isRerecorded { return verdict.referencePath }
    return nil
  }
}
