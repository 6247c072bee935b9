internal import Raster

/// Takes pictures of scenes and compares them with their references, one by one: nothing of a
/// picture is kept in memory.
@MainActor
public struct SceneVerifier {
  private let store: ReferenceStore
  private let mode: RecordMode
  private let folder: ReportFolder

  /// Creates a verifier.
  ///
  /// - Parameters:
  ///   - references: The folder of the references.
  ///   - mode: When a reference is written.
  ///   - folder: The folder for what failed.
  public init(references: String, mode: RecordMode, folder: ReportFolder) {
    store = ReferenceStore(folder: references, artifactsFolder: folder.images)
    self.mode = mode
    self.folder = folder
  }

  /// Takes a picture and compares it.
  ///
  /// - Parameters:
  ///   - picture: The scene and what replaces its settings.
  ///   - id: The picture's name.
  ///   - threads: How many threads draw.
  /// - Returns: What became of it, and warnings about what can't be drawn.
  public func verify(
    _ picture: ScenePicture, id: String, threads: Int
  ) -> (entry: VerifyEntry, warnings: [String]) {
    var entry = VerifyEntry(
      id: id, scene: picture.file, variant: picture.variant.words, outcome: .unusable,
      reference: store.path(Self.file(id)))
    do throws(SceneError) {
      let runner = try picture.makeRunner()
      let bitmap = try runner.picture(at: picture.scene.instant, threads: threads)
      compare(bitmap, &entry)
      return (entry, runner.warnings)
    } catch {
      entry.message = error.message
      return (entry, [])
    }
  }

  /// Returns the file name of a picture.
  private static func file(_ id: String) -> String { "\(id).png" }

  private func compare(_ bitmap: Bitmap, _ entry: inout VerifyEntry) {
    let file = Self.file(entry.id)
    // A reference that may be replaced has to be read before.
    let old = mode == .all || mode == .failed ? try? FileStore.read(entry.reference) : nil
    let verifier = Verifier(store: store, mode: mode, diffing: .image)
    let verdict = verifier.verify(bitmap, file: file).verdict
    entry.outcome = VerifyOutcome(verdict)
    guard entry.outcome != .matches else { return }
    entry.message = verdict.message ?? ""
    entry.images.actual = verdict.actualPath.map(folder.relative)
    entry.images.difference = verdict.differencePath.map(folder.relative)
    if let reference = old ?? (try? FileStore.read(entry.reference)) {
      keep(reference, of: verdict, &entry)
    }
  }

  /// Keeps what the reference was, and what it is now where it was written.
  private func keep(_ reference: [UInt8], of verdict: Verdict, _ entry: inout VerifyEntry) {
    let isNew = verdict.outcome == .recordedMissing
    if !isNew, (try? PNGDecoder.decodeBitmap(reference)) != nil {
      entry.images.expected = store.keep(reference, as: "\(entry.id).expected.png")
        .map(folder.relative)
    }
    if entry.images.actual == nil, let now = try? FileStore.read(entry.reference) {
      entry.images.actual = store.keep(now, as: Self.file(entry.id)).map(folder.relative)
    }
  }
}
