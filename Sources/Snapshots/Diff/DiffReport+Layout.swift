import Raster

extension DiffReport.Frame {
  /// Adds what changed between the layout trees beside two pictures that differ.
  ///
  /// A tree that is missing or damaged explains nothing; the pictures are compared anyway.
  mutating func addLayoutChanges(from first: String, to second: String) {
    guard let difference, !difference.isIdentical, let old = Self.tree(beside: first),
      let new = Self.tree(beside: second)
    else { return }
    let changes = LayoutChanges(from: old, to: new)
    layoutChanges = changes.causes + changes.consequences
  }

  private static func tree(beside path: String) -> LayoutTree? {
    let file = ReferenceStore.layoutFile(of: FileStore.name(of: path))
    guard let bytes = try? FileStore.read(FileStore.join(FileStore.folder(of: path), file)) else {
      return nil
    }
    return try? LayoutTree(String(decoding: bytes, as: UTF8.self))
  }
}
