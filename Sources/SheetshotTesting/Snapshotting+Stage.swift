public import Raster
public import SheetUI
public import Snapshots

extension Snapshotting where Value == Stage, Format == Bitmap {
  /// The picture that a stage shows now.
  public static var image: Snapshotting { .image() }

  /// The picture that a stage shows now, compared exactly unless told otherwise.
  ///
  /// - Parameters:
  ///   - precision: The share of the pixels that must match, 0...1.
  ///   - perceptualPrecision: How alike two pixels must be to match, 0...1.
  ///   - masks: Where nothing is compared: views by their identifiers, or pixels.
  /// - Returns: A way to take snapshots.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, masks: [SnapshotMask] = []
  ) -> Snapshotting {
    .image(rules: .precision(precision, perceptual: perceptualPrecision), masks: masks)
  }

  /// The picture that a stage shows now, compared by given rules.
  ///
  /// - Parameters:
  ///   - rules: When two pictures count as the same, such as `.pixelmatch()`.
  ///   - masks: Where nothing is compared: views by their identifiers, or pixels.
  /// - Returns: A way to take snapshots.
  public static func image(rules: ComparisonRules, masks: [SnapshotMask] = []) -> Snapshotting {
    Snapshotting(
      pathExtension: "png", diffing: .image(rules, masks: masks),
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
