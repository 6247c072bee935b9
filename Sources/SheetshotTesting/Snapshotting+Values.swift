public import Raster
public import Snapshots

extension Snapshotting where Value == Bitmap, Format == Bitmap {
  /// A picture as it is, compared exactly.
  public static var image: Snapshotting { Snapshotting(pathExtension: "png", diffing: .image) }

  /// A picture as it is, compared by swift-snapshot-testing's rules.
  ///
  /// - Parameters:
  ///   - precision: The share of the pixels that must match, 0...1.
  ///   - perceptualPrecision: How alike two pixels must be to match, 0...1.
  /// - Returns: A way to take snapshots.
  public static func image(precision: Float, perceptualPrecision: Float = 1) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision))
  }
}

extension Snapshotting where Value == Bitmap, Format == Bitmap {
  /// A picture as it is, compared by given rules, outside of masks.
  public static func image(rules: ComparisonRules, masks: [SnapshotMask] = []) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .image(rules, masks: masks))
  }
}

extension Snapshotting where Value == String, Format == String {
  /// A text, compared line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Format == String {
  /// What a value describes itself as.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }
}
