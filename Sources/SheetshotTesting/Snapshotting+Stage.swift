public import Raster
public import SheetUI
internal import Snapshots

extension Snapshotting where Value == Stage, Format == Bitmap {
  /// The picture that a stage shows now.
  public static var image: Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .image) { stage in
      try MainThread.run { try stage.snapshot() }
    }
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
