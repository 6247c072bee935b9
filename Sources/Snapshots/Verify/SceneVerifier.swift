internal import Dispatch
internal import Raster
internal import Synchronization

/// Compares pictures of scenes with their references; nothing of a picture stays in memory.
public struct SceneVerifier: Sendable {
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

  /// Compares pictures, each on a thread of its own.
  ///
  /// - Parameter captures: The pictures, no two of which have one name.
  /// - Returns: What became of them, in their order.
  public func verify(_ captures: [SceneCapture]) -> [VerifyEntry] {
    if captures.count == 1 { return captures.map(verify) }
    let entries = Mutex(captures.map(\.entry))
    DispatchQueue.concurrentPerform(iterations: captures.count) { place in
      let entry = verify(captures[place])
      entries.withLock { $0[place] = entry }
    }
    return entries.withLock { $0 }
  }

  private func verify(_ capture: SceneCapture) -> VerifyEntry {
    var entry = capture.entry
    guard let bitmap = capture.bitmap else { return entry }
    // A reference that may be replaced has to be read before.
    let old = mode == .all || mode == .failed ? try? FileStore.read(entry.reference) : nil
    let verifier = Verifier(store: store, mode: mode, diffing: .image)
    let file = FileStore.name(of: entry.reference)
    let verdict = verifier.verify(bitmap, file: file, layoutTree: capture.layoutTree).verdict
    entry.outcome = VerifyOutcome(verdict)
    guard entry.outcome != .matches else { return entry }
    entry.message = verdict.message ?? ""
    entry.images.actual = verdict.actualPath.map(folder.relative)
    entry.images.difference = verdict.differencePath.map(folder.relative)
    if let reference = old ?? (try? FileStore.read(entry.reference)) {
      keep(reference, of: verdict, &entry)
    }
    return entry
  }

  /// Keeps what the reference was, and what it is now where it was written.
  private func keep(_ reference: [UInt8], of verdict: Verdict, _ entry: inout VerifyEntry) {
    let isNew = verdict.outcome == .recordedMissing
    if !isNew, (try? PNGDecoder.decodeBitmap(reference)) != nil {
      entry.images.expected = store.keep(reference, as: "\(entry.id).expected.png")
        .map(folder.relative)
    }
    if entry.images.actual == nil, let now = try? FileStore.read(entry.reference) {
      entry.images.actual = store.keep(now, as: "\(entry.id).png").map(folder.relative)
    }
  }
}
