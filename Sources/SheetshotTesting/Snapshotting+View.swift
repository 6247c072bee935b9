public import Raster
public import SheetUI
internal import Snapshots

extension Snapshotting where Value: View, Format == Bitmap {
  /// The picture of a view of its ideal size when nothing moves any more.
  public static var image: Snapshotting { .image() }

  /// The picture of a view, compared exactly.
  ///
  /// - Parameters:
  ///   - layout: The room that the view gets.
  ///   - instant: When the picture is taken, in virtual time.
  /// - Returns: A way to take snapshots.
  public static func image(
    layout: SwiftUISnapshotLayout = .sizeThatFits, at instant: SnapshotInstant = .settled
  ) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .image) { value in
      let limit = SnapshotLimits.timeout
      // The view was made for this assertion; nobody else holds it while it is drawn.
      nonisolated(unsafe) let view = value
      return try MainThread.run {
        try ViewStaging(layout: layout, instant: instant, limit: limit).picture(of: view)
      }
    }
  }
}

extension Snapshotting where Value: View, Format == String {
  /// The layout tree of a view of its ideal size when nothing moves any more.
  public static var layoutTree: Snapshotting { .layoutTree() }

  /// The boxes of a view and of all in it, as text.
  ///
  /// - Parameters:
  ///   - layout: The room that the view gets.
  ///   - instant: When the tree is printed, in virtual time.
  /// - Returns: A way to take snapshots.
  public static func layoutTree(
    layout: SwiftUISnapshotLayout = .sizeThatFits, at instant: SnapshotInstant = .settled
  ) -> Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { value in
      let limit = SnapshotLimits.timeout
      nonisolated(unsafe) let view = value
      return try MainThread.run {
        try ViewStaging(layout: layout, instant: instant, limit: limit).layoutTree(of: view)
      }
    }
  }
}
