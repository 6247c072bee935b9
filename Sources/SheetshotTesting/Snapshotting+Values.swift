public import Raster
internal import Snapshots

extension Snapshotting where Value == Bitmap, Format == Bitmap {
  /// A picture as it is, compared exactly.
  public static var image: Snapshotting { Snapshotting(pathExtension: "png", diffing: .image) }
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
