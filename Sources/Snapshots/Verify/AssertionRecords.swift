internal import Foundation

/// What became of the assertions of test runs: a file with an entry a line, to which every test
/// process adds its own, so that `sheetshot report`, `accept` and `status` read them.
package struct AssertionRecords {
  /// The name of the file in the folder for what failed.
  static let file = "assertions.jsonl"

  private let folder: ReportFolder

  /// Creates the records in a folder.
  package init(_ root: String) { folder = ReportFolder(root) }

  private var path: String { folder.path(Self.file) }

  /// Adds that a run has begun or ended.
  package func add(_ run: TestRun) { append(run.json) }

  /// Adds that a run has ended, where it told that it began.
  package func addEnd(of run: TestRun) {
    guard isThere else { return }
    var run = run
    run.isFinished = true
    append(run.json)
  }

  /// Adds what became of an assertion.
  ///
  /// A record that can't be written is left out: the assertion's own outcome must not depend on it.
  ///
  /// - Parameters:
  ///   - verified: What became of it.
  ///   - store: The store of its test file.
  ///   - place: The test file's path, and the run.
  package func add<Format>(
    _ verified: Verified<Format>, _ store: ReferenceStore, _ place: Place
  ) {
    var entry = entry(verified.verdict.referencePath, store, place)
    entry.take(verified, store, in: folder)
    append(entry.json)
  }

  /// Adds an assertion whose snapshot couldn't be taken.
  package func add(
    unusable message: String, _ file: String, _ store: ReferenceStore, _ place: Place
  ) {
    var entry = entry(store.path(file), store, place)
    entry.message = message
    append(entry.json)
  }

  /// Where an assertion stands.
  package struct Place {
    let testFile: String
    let line: Int
    let run: String

    /// Creates a place.
    package init(testFile: String, line: Int, run: TestRun) {
      self.testFile = testFile
      self.line = line
      self.run = run.id
    }
  }

  private func entry(
    _ reference: String, _ store: ReferenceStore, _ test: Place
  ) -> VerifyEntry {
    let name = FileStore.name(of: reference)
    let stem = name.hasSuffix(".png") ? FileStore.stem(of: reference) : name
    let place = folder.relative(store.artifactsFolder ?? "")
    var entry = VerifyEntry(
      id: FileStore.join(place, stem), scene: test.testFile, variant: "", outcome: .unusable,
      reference: reference)
    entry.run = test.run
    entry.line = test.line
    return entry
  }

  private func append(_ json: JSONValue) {
    let line = JSONWriter.text(json) + "\n"
    do throws(FileError) {
      try FileStore.createFolder(folder.root)
      // One call of the system a line, at the file's end: lines of several processes don't mix.
      try FileStore.append(Array(line.utf8), to: path)
    } catch {}
  }

  /// Whether there are any.
  var isThere: Bool { FileStore.kind(of: path) == .file }

  /// Reads the entries and the runs; of several entries with one name the last, because a test that
  /// ran again has a new outcome.
  func read() throws(ResultsError) -> (entries: [VerifyEntry], runs: [TestRun]) {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileStore.read(path) } catch { throw .file(error) }
    var entries: [VerifyEntry] = []
    var places: [String: Int] = [:]
    var runs: [TestRun] = []
    let reader = ResultsReader(path: path)
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      switch try reader.record(Array(line)) {
      case .run(let run):
        // The end of a run stands in the place of its beginning.
        if let place = runs.firstIndex(where: { $0.id == run.id }) {
          runs[place] = run
        } else {
          runs.append(run)
        }
      case .entry(let entry):
        if let place = places[entry.id] {
          entries[place] = entry
        } else {
          places[entry.id] = entries.count
          entries.append(entry)
        }
      }
    }
    return (entries.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }, runs)
  }

  /// Removes the file, once results hold what it told.
  func remove() throws(FileError) { try FileStore.remove(path) }
}
