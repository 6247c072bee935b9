internal import Raster
public import SheetUI
internal import Snapshots

extension Snapshotting where Value: View, Format == String {
  /// What is drawn for a view of its ideal size when nothing moves any more, as text.
  public static var displayList: Snapshotting { .displayList() }

  /// What is drawn for a view, as text: fills, strokes, texts and groups with their numbers.
  ///
  /// - Parameters:
  ///   - layout: The room that the view gets.
  ///   - traits: What is other than the layout says: appearance, text size, direction, scale,
  ///     size classes.
  ///   - instant: When the view is drawn, in virtual time.
  /// - Returns: A way to take snapshots.
  public static func displayList(
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection? = nil,
    at instant: SnapshotInstant = .settled
  ) -> Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { view in
      try staged(view, layout, traits, instant) { try $0.displayList(of: $1) }
    }
  }
}

extension Snapshotting where Value: UIViewController, Format == String {
  /// What is drawn for a view controller and all that it presents, as text.
  ///
  /// - Parameters:
  ///   - config: The device.
  ///   - traits: What is other than the device says: appearance, text size, direction, scale,
  ///     size classes.
  ///   - instant: When the view is drawn, in virtual time.
  /// - Returns: A way to take snapshots.
  public static func displayList(
    on config: ViewImageConfig, traits: UITraitCollection? = nil,
    at instant: SnapshotInstant = .settled
  ) -> Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { controller in
      try staged(controller, config, traits, instant) { try $0.displayList(of: $1) }
    }
  }
}

extension Snapshotting where Value == Stage, Format == String {
  /// What is drawn for what a stage shows now, as text.
  public static var displayList: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { stage in
      try MainThread.run { DisplayListPrinter.text(of: try stage.displayList()) }
    }
  }
}
