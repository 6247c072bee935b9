public import Raster

/// The pictures that a scene names, read and decoded before anything is drawn.
public struct SceneResources: Equatable, Sendable {
  /// The pictures by the paths in the scene.
  public var images: [String: Bitmap] = [:]

  /// Creates resources without pictures.
  public init() {}

  /// Reads the pictures of a scene and checks what it refers to.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - file: The scene's file; the pictures' paths are relative to it.
  /// - Returns: The pictures.
  /// - Throws: The first picture that can't be used, or the first state that isn't declared.
  public static func load(
    for scene: SceneSpec, file: String
  ) throws(SceneError) -> SceneResources {
    try checkStates(of: scene, file: file)
    var resources = SceneResources()
    for image in scene.images {
      guard case .file(let path, _) = image.source, resources.images[path] == nil else { continue }
      let place = FileStore.join(FileStore.folder(of: file), path)
      do throws(ImageFileError) {
        resources.images[path] = try ImageFile.bitmap(at: place)
      } catch {
        throw SceneError(.image(path: path, reason: error.reason), at: image.position, in: file)
      }
    }
    return resources
  }

  private static func checkStates(
    of scene: SceneSpec, file: String
  ) throws(SceneError) {
    let names = scene.states.map(\.name)
    for state in scene.stateReferences where !names.contains(state.name) {
      let nearest = NearestName.of(state.name, in: names)
      throw SceneError(
        .unknownState(found: state.name, nearest: nearest), at: state.position, in: file)
    }
  }
}
