internal import Raster

/// Pictures of a scene that were taken, or why they couldn't be, before anything is compared.
public struct SceneCapture: Sendable {
  /// What was taken.
  enum Content: Sendable {
    case picture(Bitmap)
    case frames(FrameSequence)
    /// What the reference's seal says is in it.
    case unchanged
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
  ///   - frames: Which frames are taken; nil for those that the scene names, or one picture.
  ///   - verifier: What is going to compare; a picture that it sees to be unchanged isn't kept.
  ///   - threads: How many threads draw.
  @MainActor
  public init(
    _ picture: ScenePicture, id: String, frames: FramesSpec? = nil, verifier: SceneVerifier,
    threads: Int
  ) {
    let file = "\(id).png"
    var entry = VerifyEntry(
      id: id, scene: picture.file, variant: picture.variant.words, outcome: .unusable,
      reference: verifier.reference(file))
    masks = picture.scene.masks
    do throws(SceneError) {
      let taken =
        if let frames = frames ?? picture.scene.frames {
          try Self.frames(frames, of: picture, threads)
        } else {
          try Self.picture(picture, file, verifier, threads)
        }
      (content, layoutTree, warnings) = (taken.content, taken.tree, taken.warnings)
    } catch {
      entry.message = error.message
      (content, layoutTree, warnings) = (nil, nil, [])
    }
    self.entry = entry
  }

  private typealias Taken = (content: Content, tree: String?, warnings: [String])

  @MainActor
  private static func picture(
    _ picture: ScenePicture, _ file: String, _ verifier: SceneVerifier, _ threads: Int
  ) throws(SceneError) -> Taken {
    let runner = try picture.makeRunner()
    let bitmap = try runner.picture(at: picture.scene.instant, threads: threads)
    // Nothing is printed of what needs no explanation.
    if picture.scene.masks.isEmpty, verifier.isUnchanged(bitmap, file) {
      return (.unchanged, nil, runner.warnings)
    }
    return (.picture(bitmap), try runner.layoutTree(), runner.warnings)
  }

  @MainActor
  private static func frames(
    _ frames: FramesSpec, of picture: ScenePicture, _ threads: Int
  ) throws(SceneError) -> Taken {
    let times = try frames.times(of: picture)
    let runner = try picture.makeRunner()
    var sequence = FrameSequence()
    var trees = FrameTrees()
    for time in times {
      let bitmap = try runner.picture(at: .seconds(time), threads: threads)
      // The rate is below the largest number of a delay, so there is always one.
      let delay = try? FrameDelay(1, over: frames.rate)
      sequence.append(AnimationFrame(image: StraightImage(bitmap), delay: delay))
      trees.append(try runner.layoutTree(), at: time)
    }
    return (.frames(sequence), trees.text, runner.warnings)
  }
}
