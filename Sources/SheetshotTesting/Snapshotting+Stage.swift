public import Raster
public import SheetUI
internal import Snapshots

extension Snapshotting where Value == Stage, Format == Bitmap {
  /// The picture that a stage shows now.
  public static var image: Snapshotting { .image() }

  /// The picture that a stage shows now, compared exactly unless told otherwise.
  ///
  /// - Parameters:
  ///   - precision: The share of the pixels that must match, 0...1.
  ///   - perceptualPrecision: How alike two pixels must be to match, 0...1.
  /// - Returns: A way to take snapshots.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision),
      take: { stage in try MainThread.run { try TakenSnapshot(stage) } })
  }
}

extension Snapshotting where Value == Stage, Format == String {
  /// The layout tree of what a stage shows now.
  public static var layoutTree: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { stage in
      try MainThread.run { try stage.layoutTree() }
    }
  }
}
