public import Raster
public import SheetUI
public import Snapshots

extension Snapshotting where Value: View, Format == Bitmap {
  /// The picture of a view of its ideal size when nothing moves any more.
  public static var image: Snapshotting { .image() }

  // Reason: the parameters are those that suites know, and the masks.
  /// The picture of a view, compared exactly unless told otherwise.
  ///
  /// - Parameters:
  ///   - precision: The share of the pixels that must match, 0...1.
  ///   - perceptualPrecision: How alike two pixels must be to match, 0...1.
  ///   - masks: Where nothing is compared: views by their identifiers, or pixels.
  ///   - layout: The room that the view gets.
  ///   - traits: What is other than the layout says: appearance, text size, direction, scale,
  ///     size classes.
  ///   - instant: When the picture is taken, in virtual time.
  /// - Returns: A way to take snapshots.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, masks: [SnapshotMask] = [],
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection? = nil,
    at instant: SnapshotInstant = .settled
  ) -> Snapshotting {
    .image(
      rules: .precision(precision, perceptual: perceptualPrecision), masks: masks, layout: layout,
      traits: traits, at: instant)
  }

  /// The picture of a view, compared by given rules.
  ///
  /// - Parameters:
  ///   - rules: When two pictures count as the same, such as `.pixelmatch()`.
  ///   - masks: Where nothing is compared: views by their identifiers, or pixels.
  ///   - layout: The room that the view gets.
  ///   - traits: What is other than the layout says: appearance, text size, direction, scale,
  ///     size classes.
  ///   - instant: When the picture is taken, in virtual time.
  /// - Returns: A way to take snapshots.
  public static func image(
    rules: ComparisonRules, masks: [SnapshotMask] = [],
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection? = nil,
    at instant: SnapshotInstant = .settled
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png", diffing: .image(rules, masks: masks),
      take: { try staged($0, layout, traits, instant) { try $0.picture(of: $1) } })
  }
}

extension Snapshotting where Value: View, Format == String {
  /// The layout tree of a view of its ideal size when nothing moves any more.
  public static var layoutTree: Snapshotting { .layoutTree() }

  /// The boxes of a view and of all in it, as text.
  ///
  /// - Parameters:
  ///   - layout: The room that the view gets.
  ///   - traits: What is other than the layout says: appearance, text size, direction, scale,
  ///     size classes.
  ///   - instant: When the tree is printed, in virtual time.
  /// - Returns: A way to take snapshots.
  public static func layoutTree(
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection? = nil,
    at instant: SnapshotInstant = .settled
  ) -> Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { view in
      try staged(view, layout, traits, instant) { try $0.layoutTree(of: $1) }
    }
  }
}

extension Snapshotting where Value: View {
  static func staged<Result: Sendable>(
    _ value: Value, _ layout: SwiftUISnapshotLayout, _ traits: UITraitCollection?,
    _ instant: SnapshotInstant,
    _ take: @MainActor (SnapshotStaging, SnapshotStaging.Subject) throws -> Result
  ) throws -> Result {
    let limit = SnapshotLimits.timeout
    // The view was made for this assertion; nobody else holds it while it is drawn.
    nonisolated(unsafe) let view = value
    return try MainThread.run {
      let configuration = try layout.configuration(for: view, traits)
      let staging = SnapshotStaging(configuration: configuration, instant: instant, limit: limit)
      return try take(staging) { configuration in try Stage(configuration) { view } }
    }
  }
}
