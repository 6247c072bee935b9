internal import Raster

/// A picture of a scene that was taken, or why it couldn't be, before anything is compared.
public struct SceneCapture: Sendable {
  /// What is known of the picture so far.
  let entry: VerifyEntry
  /// The picture; nil where it couldn't be taken.
  let bitmap: Bitmap?
  /// The picture's layout tree; nil where there is no picture.
  let layoutTree: String?
  /// What can't be drawn as the scene asks, in words.
  public let warnings: [String]

  /// Takes a picture at the scene's own instant.
  ///
  /// - Parameters:
  ///   - picture: The scene and what replaces its settings.
  ///   - id: The picture's name.
  ///   - references: The folder of the references.
  ///   - threads: How many threads draw.
  @MainActor
  public init(_ picture: ScenePicture, id: String, references: String, threads: Int) {
    var entry = VerifyEntry(
      id: id, scene: picture.file, variant: picture.variant.words, outcome: .unusable,
      reference: FileStore.join(references, "\(id).png"))
    do throws(SceneError) {
      let runner = try picture.makeRunner()
      let taken = try runner.picture(at: picture.scene.instant, threads: threads)
      layoutTree = try runner.layoutTree()
      bitmap = taken
      warnings = runner.warnings
    } catch {
      entry.message = error.message
      bitmap = nil
      layoutTree = nil
      warnings = []
    }
    self.entry = entry
  }
}
