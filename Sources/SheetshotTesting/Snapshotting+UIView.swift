public import Foundation
public import Raster
public import SheetUI
public import Snapshots

extension Snapshotting where Value: UIView, Format == Bitmap {
  /// The picture of a view in its own size when nothing moves any more.
  public static var image: Snapshotting { .image() }

  // Reason: the parameters are those that suites know, and the masks.
  /// The picture of a view, compared exactly unless told otherwise.
  ///
  /// - Parameters:
  ///   - precision: The share of the pixels that must match, 0...1.
  ///   - perceptualPrecision: How alike two pixels must be to match, 0...1.
  ///   - masks: Where nothing is compared: views by their identifiers, or pixels.
  ///   - size: The view's size in points; nil for its own, or what its content needs.
  ///   - traits: What is other than on a phone: appearance, text size, direction, scale.
  ///   - instant: When the picture is taken, in virtual time.
  /// - Returns: A way to take snapshots.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, masks: [SnapshotMask] = [],
    size: CGSize? = nil, traits: UITraitCollection? = nil, at instant: SnapshotInstant = .settled
  ) -> Snapshotting {
    let rules = ComparisonRules.precision(precision, perceptual: perceptualPrecision)
    return Snapshotting(
      pathExtension: "png", diffing: .image(rules, masks: masks),
      take: { try staged($0, size, traits, instant) { try $0.picture(of: $1) } })
  }
}

extension Snapshotting where Value: UIView, Format == String {
  /// The layout tree of a view in its own size when nothing moves any more.
  public static var layoutTree: Snapshotting { .layoutTree() }

  /// The boxes of a view and of all in it, as text.
  ///
  /// - Parameters:
  ///   - size: The view's size in points; nil for its own, or what its content needs.
  ///   - traits: What is other than on a phone: appearance, text size, direction, scale.
  ///   - instant: When the tree is printed, in virtual time.
  /// - Returns: A way to take snapshots.
  public static func layoutTree(
    size: CGSize? = nil, traits: UITraitCollection? = nil, at instant: SnapshotInstant = .settled
  ) -> Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { view in
      try staged(view, size, traits, instant) { try $0.layoutTree(of: $1) }
    }
  }
}

extension Snapshotting where Value: UIView {
  private static func staged<Result: Sendable>(
    _ value: Value, _ size: CGSize?, _ traits: UITraitCollection?, _ instant: SnapshotInstant,
    _ take: @MainActor (SnapshotStaging, SnapshotStaging.Subject) throws -> Result
  ) throws -> Result {
    let limit = SnapshotLimits.timeout
    return try MainThread.run {
      let view = value
      let configuration = SwiftUISnapshotLayout.window(size ?? ownSize(of: view), traits)
      let staging = SnapshotStaging(configuration: configuration, instant: instant, limit: limit)
      return try take(staging) { configuration in
        let controller = UIViewController()
        controller.view.backgroundColor = .clear
        let room = CGRect(origin: .zero, size: configuration.device.portrait.size)
        view.frame = CGRect(origin: .zero, size: size ?? room.size)
        view.translatesAutoresizingMaskIntoConstraints = true
        controller.view.addSubview(view)
        return try Stage(configuration, rootViewController: controller)
      }
    }
  }

  /// What a view was given, or what its content needs.
  @MainActor
  private static func ownSize(of view: UIView) -> CGSize {
    if view.bounds.width > 0 && view.bounds.height > 0 { return view.bounds.size }
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }
}
