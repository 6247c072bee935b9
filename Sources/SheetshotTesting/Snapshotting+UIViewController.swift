public import Raster
public import SheetUI
public import Snapshots

extension Snapshotting where Value: UIViewController, Format == Bitmap {
  /// The picture of a view controller on an iPhone 13 when nothing moves any more.
  public static var image: Snapshotting { .image(on: .iPhone13) }

  // Reason: the parameters are those that suites know, and the masks.
  /// The picture of a view controller and of all that it presents, compared exactly unless told
  /// otherwise.
  ///
  /// - Parameters:
  ///   - config: The device.
  ///   - precision: The share of the pixels that must match, 0...1.
  ///   - perceptualPrecision: How alike two pixels must be to match, 0...1.
  ///   - masks: Where nothing is compared: views by their identifiers, or pixels.
  ///   - traits: What is other than the device says: appearance, text size, direction, scale,
  ///     size classes.
  ///   - instant: When the picture is taken, in virtual time.
  /// - Returns: A way to take snapshots.
  public static func image(
    on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1,
    masks: [SnapshotMask] = [], traits: UITraitCollection? = nil,
    at instant: SnapshotInstant = .settled
  ) -> Snapshotting {
    .image(
      on: config, rules: .precision(precision, perceptual: perceptualPrecision), masks: masks,
      traits: traits, at: instant)
  }

  /// The picture of a view controller and of all that it presents, compared by given rules.
  ///
  /// - Parameters:
  ///   - config: The device.
  ///   - rules: When two pictures count as the same, such as `.pixelmatch()`.
  ///   - masks: Where nothing is compared: views by their identifiers, or pixels.
  ///   - traits: What is other than the device says: appearance, text size, direction, scale,
  ///     size classes.
  ///   - instant: When the picture is taken, in virtual time.
  /// - Returns: A way to take snapshots.
  public static func image(
    on config: ViewImageConfig, rules: ComparisonRules, masks: [SnapshotMask] = [],
    traits: UITraitCollection? = nil, at instant: SnapshotInstant = .settled
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png", diffing: .image(rules, masks: masks),
      take: { try staged($0, config, traits, instant) { try $0.picture(of: $1) } })
  }
}

extension Snapshotting where Value: UIViewController, Format == String {
  /// The layout tree of a view controller on an iPhone 13 when nothing moves any more.
  public static var layoutTree: Snapshotting { .layoutTree(on: .iPhone13) }

  /// The boxes of a view controller's view, and of all that it presents, as text.
  ///
  /// - Parameters:
  ///   - config: The device.
  ///   - traits: What is other than the device says: appearance, text size, direction, scale,
  ///     size classes.
  ///   - instant: When the tree is printed, in virtual time.
  /// - Returns: A way to take snapshots.
  public static func layoutTree(
    on config: ViewImageConfig, traits: UITraitCollection? = nil,
    at instant: SnapshotInstant = .settled
  ) -> Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { controller in
      try staged(controller, config, traits, instant) { try $0.layoutTree(of: $1) }
    }
  }
}

extension Snapshotting where Value: UIViewController {
  static func staged<Result: Sendable>(
    _ value: Value, _ config: ViewImageConfig, _ traits: UITraitCollection?,
    _ instant: SnapshotInstant,
    _ take: @MainActor (SnapshotStaging, SnapshotStaging.Subject) throws -> Result
  ) throws -> Result {
    let limit = SnapshotLimits.timeout
    return try MainThread.run {
      let configuration = config.configuration.applying(traits)
      let staging = SnapshotStaging(configuration: configuration, instant: instant, limit: limit)
      return try take(staging) { try Stage($0, rootViewController: value) }
    }
  }
}
