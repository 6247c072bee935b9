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

  /// Adds what became of an assertion.
  ///
  /// A record that can't be written is left out: the assertion's own outcome must not depend on it.
  ///
  /// - Parameters:
  ///   - verified: What became of it.
  ///   - store: The store of its test file.
  ///   - testFile: The test file's path.
  package func add<Format>(
    _ verified: Verified<Format>, _ store: ReferenceStore, testFile: String
  ) {
    var entry = entry(verified.verdict.referencePath, store, testFile: testFile)
    entry.take(verified, store, in: folder)
    append(entry)
  }

  /// Adds an assertion whose snapshot couldn't be taken.
  package func add(
    unusable message: String, _ file: String, _ store: ReferenceStore, testFile: String
  ) {
    var entry = entry(store.path(file), store, testFile: testFile)
    entry.message = message
    append(entry)
  }

  private func entry(
    _ reference: String, _ store: ReferenceStore, testFile: String
  ) -> VerifyEntry {
    let name = FileStore.name(of: reference)
    let stem = name.hasSuffix(".png") ? FileStore.stem(of: reference) : name
    let place = folder.relative(store.artifactsFolder ?? "")
    return VerifyEntry(
      id: FileStore.join(place, stem), scene: testFile, variant: "", outcome: .unusable,
      reference: reference)
  }

  private func append(_ entry: VerifyEntry) {
    let line = JSONWriter.text(entry.json) + "\n"
    do throws(FileError) {
      try FileStore.createFolder(folder.root)
      // One call of the system a line, at the file's end: lines of several processes don't mix.
      try FileStore.append(Array(line.utf8), to: path)
    } catch {}
  }

  /// Whether there are any.
  var isThere: Bool { FileStore.kind(of: path) == .file }

  /// Reads the entries; of several with one name the last, because a test that ran again has a new
  /// outcome.
  func entries() throws(ResultsError) -> [VerifyEntry] {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileStore.read(path) } catch { throw .file(error) }
    var entries: [VerifyEntry] = []
    var places: [String: Int] = [:]
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let entry = try ResultsReader(path: path).entry(Array(line))
      if let place = places[entry.id] {
        entries[place] = entry
      } else {
        places[entry.id] = entries.count
        entries.append(entry)
      }
    }
    return entries.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
  }

  /// Removes the file, once results hold what it told.
  func remove() throws(FileError) { try FileStore.remove(path) }
}
