public import Raster

/// Compares pictures of scenes with their references; nothing of a picture stays in memory.
public struct SceneVerifier: Sendable {
  private let store: ReferenceStore
  private let mode: RecordMode
  private let folder: ReportFolder
  /// When two pictures count as the same.
  public var rules = ComparisonRules.exact
  /// Where nothing is compared, beside what scenes say.
  public var masks: [SnapshotMask] = []

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

  /// Returns the path of a reference.
  func reference(_ file: String) -> String { store.path(file) }

  /// Whether a reference says itself that it holds a picture, and nothing else is asked for.
  func isUnchanged(_ bitmap: Bitmap, _ file: String) -> Bool {
    guard mode != .all, masks.isEmpty, rules.masks.isEmpty else { return false }
    return Verifier(store: store, mode: mode, diffing: .image(rules)).isUnchanged(bitmap, file)
  }

  /// Compares what was taken of a scene.
  public func verify(_ capture: SceneCapture) -> VerifyEntry {
    let masks = masks + capture.masks
    switch capture.content {
    case nil: return capture.entry
    case .unchanged:
      var entry = capture.entry
      entry.outcome = .matches
      return entry
    case .picture(let bitmap): return entry(bitmap, .image(rules, masks: masks), capture)
    case .frames(let sequence): return entry(sequence, .frames(rules, masks: masks), capture)
    }
  }

  private func entry<Format>(
    _ value: Format, _ diffing: Diffing<Format>, _ capture: SceneCapture
  ) -> VerifyEntry {
    let verifier = Verifier(store: store, mode: mode, diffing: diffing)
    let file = FileStore.name(of: capture.entry.reference)
    var entry = capture.entry
    entry.take(
      verifier.verified(value, file: file, layoutTree: LayoutText(capture.layoutTree)), store,
      in: folder)
    return entry
  }
}
