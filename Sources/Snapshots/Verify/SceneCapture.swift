internal import Raster

/// Pictures of a scene that were taken, or why they couldn't be, before anything is compared.
public struct SceneCapture: Sendable {
  /// What was taken.
  enum Content: Sendable {
    case picture(Bitmap)
    case frames(FrameSequence)
  }

  /// What is known of the picture so far.
  let entry: VerifyEntry
  /// The picture or the frames; nil where they couldn't be taken.
  let content: Content?
  /// The layout tree, of each frame for frames; nil where there is no picture.
  let layoutTree: String?
  /// Where nothing is compared, as the scene says.
  let masks: [SnapshotMask]
  /// What can't be drawn as the scene asks, in words.
  public let warnings: [String]

  /// Takes over what was found out elsewhere.
  init(entry: VerifyEntry, bitmap: Bitmap?, layoutTree: String?, warnings: [String]) {
    self.entry = entry
    content = bitmap.map { .picture($0) }
    self.layoutTree = layoutTree
    masks = []
    self.warnings = warnings
  }

  /// Takes a picture at the scene's own instant, or an animation's frames.
  ///
  /// - Parameters:
  ///   - picture: The scene and what replaces its settings.
  ///   - id: The picture's name.
  ///   - references: The folder of the references.
  ///   - frames: Which frames are taken; nil for those that the scene names, or one picture.
  ///   - threads: How many threads draw.
  @MainActor
  public init(
    _ picture: ScenePicture, id: String, references: String, frames: FramesSpec? = nil,
    threads: Int
  ) {
    var entry = VerifyEntry(
      id: id, scene: picture.file, variant: picture.variant.words, outcome: .unusable,
      reference: FileStore.join(references, "\(id).png"))
    masks = picture.scene.masks
    do throws(SceneError) {
      let taken = try Self.taken(picture, frames ?? picture.scene.frames, threads)
      (content, layoutTree, warnings) = (taken.content, taken.tree, taken.warnings)
    } catch {
      entry.message = error.message
      (content, layoutTree, warnings) = (nil, nil, [])
    }
    self.entry = entry
  }

  private typealias Taken = (content: Content, tree: String, warnings: [String])

  @MainActor
  private static func taken(
    _ picture: ScenePicture, _ frames: FramesSpec?, _ threads: Int
  ) throws(SceneError) -> Taken {
    guard let frames else {
      let runner = try picture.makeRunner()
      let bitmap = try runner.picture(at: picture.scene.instant, threads: threads)
      return (.picture(bitmap), try runner.layoutTree(), runner.warnings)
    }
    let times = try frames.times(of: picture)
    let runner = try picture.makeRunner()
    var sequence = FrameSequence(frames: [])
    var trees = FrameTrees()
    for time in times {
      let bitmap = try runner.picture(at: .seconds(time), threads: threads)
      // The rate is below the largest number of a delay, so there is always one.
      let delay = try? FrameDelay(1, over: frames.rate)
      sequence.frames.append(AnimationFrame(image: StraightImage(bitmap), delay: delay))
      trees.append(try runner.layoutTree(), at: time)
    }
    return (.frames(sequence), trees.text, runner.warnings)
  }
}
