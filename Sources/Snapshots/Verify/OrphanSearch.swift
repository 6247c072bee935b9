/// Finds references that no picture of a run belongs to.
public struct OrphanSearch: Equatable, Sendable {
  /// The paths of references without a picture.
  public private(set) var orphans: [String] = []
  /// The paths of references whose scene is there and wasn't part of the run.
  public private(set) var unknown: [String] = []

  /// Looks through the folder of a run's references.
  public init(_ results: VerifyResults) throws(FileError) {
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
