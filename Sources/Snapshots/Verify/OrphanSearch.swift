/// Finds references that no picture of a run belongs to.
public struct OrphanSearch: Equatable, Sendable {
  /// The paths of references without a picture.
  public private(set) var orphans: [String] = []
  /// The paths of references whose scene or test file is there and wasn't part of the run.
  public private(set) var unknown: [String] = []

  /// Looks through the folders of a run's references.
  public init(_ results: VerifyResults) throws(FileError) {
    if !results.references.isEmpty { try findScenes(results) }
    try findTests(results)
  }

  private mutating func findScenes(_ results: VerifyResults) throws(FileError) {
    let planned = Set(results.planned)
    let run = Set(results.scenes.map { FileStore.stem(of: $0) })
    let scenes = try Self.scenes(beside: results.scenes)
    for name in try FileStore.names(in: results.references) where name.hasSuffix(".png") {
      let stem = FileStore.stem(of: name)
      let path = FileStore.join(results.references, name)
      guard !planned.contains(stem), FileStore.kind(of: path) == .file else { continue }
      // The longest name is the scene's: “sheet-dark” has pictures of its own beside “sheet”'s.
      let scene = scenes.filter { stem == $0 || stem.hasPrefix($0 + "-") }
        .max { $0.utf8.count < $1.utf8.count }
      if let scene, !run.contains(scene) { unknown.append(path) } else { orphans.append(path) }
    }
  }

  /// Deletes the orphans.
  public func delete() throws(FileError) {
    for path in orphans {
      try FileStore.remove(path)
      try FileStore.remove(ReportFolder.layout(of: path))
    }
  }

  /// Returns the names of all scenes in the folders of some.
  private static func scenes(beside files: [String]) throws(FileError) -> [String] {
    var names: [String] = []
    for folder in Set(files.map { FileStore.folder(of: $0) }).sorted()
    where FileStore.kind(of: folder) == .folder {
      names += try FileStore.names(in: folder).filter { $0.hasSuffix(".json") }
        .map { FileStore.stem(of: $0) }
    }
    return names
  }
}

// MARK: References of tests

extension OrphanSearch {
  /// The folder beside a test file that has a folder for each.
  private static let testsFolder = "__Snapshots__"

  /// Whether results tell all that a search needs: the plan of a `verify`, or a run of all tests that
  /// came to its end.
  public static func isPossible(_ results: VerifyResults) -> Bool {
    !results.references.isEmpty || !completeRuns(results).isEmpty
  }

  /// The runs of all tests; none where one crashed, whose tests may be in the same files.
  private static func completeRuns(_ results: VerifyResults) -> Set<String> {
    if results.runs.contains(where: { !$0.isFiltered && !$0.isFinished }) { return [] }
    return Set(results.runs.filter(\.isComplete).map(\.id))
  }

  /// Looks through the folders of the test files whose tests have all run.
  private mutating func findTests(_ results: VerifyResults) throws(FileError) {
    let complete = Self.completeRuns(results)
    let used = Set(results.entries.map(\.reference))
    // A folder that a test chose itself may have other files in it.
    let folders = Set(
      results.entries.filter { complete.contains($0.run) }
        .map { FileStore.folder(of: $0.reference) }
        .filter { FileStore.name(of: FileStore.folder(of: $0)) == Self.testsFolder })
    for folder in folders.sorted() {
      orphans += try Self.files(in: folder).filter { !used.contains($0) }
    }
    for around in Set(folders.map { FileStore.folder(of: $0) }).sorted() {
      for name in try FileStore.names(in: around) {
        let folder = FileStore.join(around, name)
        guard !folders.contains(folder), FileStore.kind(of: folder) == .folder else { continue }
        // A test file without assertions may have disabled tests; one that is gone has none.
        let testFile = FileStore.join(FileStore.folder(of: around), name + ".swift")
        let files = try Self.files(in: folder).filter { !used.contains($0) }
        if FileStore.kind(of: testFile) == .missing { orphans += files } else { unknown += files }
      }
    }
  }

  /// Returns the paths of the references in a folder; a layout tree belongs to its picture.
  private static func files(in folder: String) throws(FileError) -> [String] {
    let names = try FileStore.names(in: folder)
    let trees = Set(names.map { ReferenceStore.layoutFile(of: $0) })
    return names.filter { !trees.contains($0) }.map { FileStore.join(folder, $0) }
      .filter { FileStore.kind(of: $0) == .file }
  }
}
