/// Reads scene files: from bytes to values in which every name is known.
public enum SceneReader {
  /// Reads a scene file.
  ///
  /// - Parameter path: The file's path; pictures that the scene names are relative to it.
  /// - Returns: The scene.
  /// - Throws: What is wrong first, with its place in the file.
  public static func read(file path: String) throws(SceneError) -> SceneSpec {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileStore.read(path, limit: 16 << 20)
    } catch {
      throw SceneError(.unreadable(reason: error.reason), at: nil, in: path)
    }
    return try read(bytes, file: path)
  }

  /// Reads a scene from the bytes of its file.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - file: The path that errors name.
  /// - Returns: The scene.
  /// - Throws: What is wrong first, with its place in the text.
  public static func read(_ bytes: [UInt8], file: String? = nil) throws(SceneError) -> SceneSpec {
    let node: JSONNode
    do throws(JSONError) {
      node = try JSONReader.read(bytes)
    } catch {
      throw SceneError(.json(error.kind), at: error.position, in: file)
    }
    do throws(SceneError) {
      let scene = try Form<SceneSpec>.scene.read(node)
      try ViewSpec.checkCount(
        of: scene.presenter + (scene.sheet?.content ?? []), at: node.position)
      return scene
    } catch {
      var error = error
      error.file = file
      throw error
    }
  }
}
