internal import Raster

extension SceneCapture {
  /// Takes over a picture that a runner has written.
  ///
  /// - Parameters:
  ///   - file: What the runner tells about it.
  ///   - folder: The runner's folder.
  ///   - references: The folder of the references.
  public init(_ file: PreviewFile, in folder: String, references: String) {
    var entry = VerifyEntry(
      id: file.name, scene: file.owner, variant: file.variant, outcome: .unusable,
      reference: FileStore.join(references, "\(file.name).png"))
    entry.message = file.error ?? ""
    let path = FileStore.join(folder, file.name + ".png")
    guard file.error == nil else {
      self.init(entry: entry, bitmap: nil, layoutTree: nil, warnings: file.warnings)
      return
    }
    do {
      let bitmap = try PNGDecoder.decodeBitmap(try FileStore.read(path))
      let tree = try? FileStore.read(ReportFolder.layout(of: path))
      self.init(
        entry: entry, bitmap: bitmap, layoutTree: tree.map { String(decoding: $0, as: UTF8.self) },
        warnings: file.warnings)
    } catch {
      entry.message = "the runner's picture can't be read: \(error)"
      self.init(entry: entry, bitmap: nil, layoutTree: nil, warnings: file.warnings)
    }
  }
}
