public import Foundation
public import Raster
public import SheetUI

// Reason for all: what suites of iOS say where a picture can't be drawn without a window. Here each
// picture is drawn by a stage, so that both are the same.

extension Snapshotting where Value: View, Format == Bitmap {
  // Reason: the parameters are those that suites know.
  /// The picture of a view; a stage is a window, so that its parameter changes nothing.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Without effect.
  ///   - precision: The share of the pixels that must match, 0...1.
  ///   - perceptualPrecision: How alike two pixels must be to match, 0...1.
  ///   - layout: The room that the view gets.
  ///   - traits: What is other than the layout says.
  /// - Returns: A way to take snapshots.
  public static func image(
    drawHierarchyInKeyWindow: Bool, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection? = nil
  ) -> Snapshotting {
    .image(
      precision: precision, perceptualPrecision: perceptualPrecision, layout: layout,
      traits: traits)
  }
}

extension Snapshotting where Value: UIViewController, Format == Bitmap {
  // Reason: the parameters are those that suites know.
  /// The picture of a view controller; a stage is a window, so that its parameter changes nothing.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Without effect.
  ///   - precision: The share of the pixels that must match, 0...1.
  ///   - perceptualPrecision: How alike two pixels must be to match, 0...1.
  ///   - size: The room in points; nil for an iPhone 13.
  ///   - traits: What is other than on a phone.
  /// - Returns: A way to take snapshots.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection? = nil
  ) -> Snapshotting {
    let config = size.map { ViewImageConfig(size: $0) } ?? .iPhone13
    return .image(
      on: config, precision: precision, perceptualPrecision: perceptualPrecision, traits: traits)
  }

  // Reason: the parameters are those that suites know.
  /// The picture of a view controller on a device, in a room of another size.
  ///
  /// - Parameters:
  ///   - config: The device.
  ///   - precision: The share of the pixels that must match, 0...1.
  ///   - perceptualPrecision: How alike two pixels must be to match, 0...1.
  ///   - size: The room in points, instead of the device's screen.
  ///   - traits: What is other than the device says.
  /// - Returns: A way to take snapshots.
  public static func image(
    on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize,
    traits: UITraitCollection? = nil
  ) -> Snapshotting {
    var config = config
    config.size = size
    return .image(
      on: config, precision: precision, perceptualPrecision: perceptualPrecision, traits: traits)
  }
}

extension Snapshotting where Value: UIView, Format == Bitmap {
  // Reason: the parameters are those that suites know.
  /// The picture of a view; a stage is a window, so that its parameter changes nothing.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Without effect.
  ///   - precision: The share of the pixels that must match, 0...1.
  ///   - perceptualPrecision: How alike two pixels must be to match, 0...1.
  ///   - size: The view's size in points; nil for its own.
  ///   - traits: What is other than on a phone.
  /// - Returns: A way to take snapshots.
  public static func image(
    drawHierarchyInKeyWindow: Bool, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection? = nil
  ) -> Snapshotting {
    .image(
      precision: precision, perceptualPrecision: perceptualPrecision, size: size, traits: traits)
  }
}
