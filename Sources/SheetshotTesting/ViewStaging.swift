internal import Foundation
internal import Raster
internal import SheetUI

/// Puts a view on a stage for a snapshot.
struct ViewStaging: Sendable {
  let layout: SwiftUISnapshotLayout
  let instant: SnapshotInstant
  /// The most virtual seconds until nothing moves.
  let limit: Double

  /// The picture of a view; without pixels where the view has no size.
  @MainActor
  func picture<Content: View>(of view: Content) throws -> Bitmap {
    guard let stage = try stage(for: view) else { return Bitmap(width: 0, height: 0) }
    return try stage.snapshot(at: time)
  }

  /// The layout tree of a view; empty where the view has no size.
  @MainActor
  func layoutTree<Content: View>(of view: Content) throws -> String {
    try stage(for: view)?.layoutTree(at: time) ?? ""
  }

  private var time: Double? {
    if case .seconds(let time) = instant { time } else { nil }
  }

  @MainActor
  private func stage<Content: View>(for view: Content) throws -> Stage? {
    guard let configuration = try configuration(for: view) else { return nil }
    let stage = try Stage(configuration) { view }
    if instant == .settled { try stage.settle(limit: limit) }
    return stage
  }

  @MainActor
  private func configuration<Content: View>(for view: Content) throws -> StageConfiguration? {
    switch layout {
    case .device(let config): config.configuration
    case .fixed(let width, let height): Self.window(CGSize(width: width, height: height))
    case .sizeThatFits: Self.window(try Self.idealSize(of: view))
    }
  }

  /// A borderless window at the scale of the phone that is the default elsewhere; nil for no size.
  private static func window(_ size: CGSize) -> StageConfiguration? {
    let scale = ViewImageConfig.iPhone13.configuration.device.scale
    guard size.width.isFinite, size.height.isFinite else { return nil }
    // Whole pixels, so that nothing is cut off.
    let size = CGSize(
      width: (size.width * scale).rounded(.up) / scale,
      height: (size.height * scale).rounded(.up) / scale)
    guard size.width > 0, size.height > 0 else { return nil }
    let screen = Device.Screen(size: size)
    return StageConfiguration(
      device: Device(id: "window", idiom: .phone, scale: scale, portrait: screen))
  }

  @MainActor
  private static func idealSize<Content: View>(of view: Content) throws -> CGSize {
    let measured = MeasuredSize()
    _ = try Stage(ViewImageConfig.iPhone13.configuration) {
      view.fixedSize().background(
        GeometryReader { proxy in
          Color.clear.onAppear { measured.size = proxy.size }
        })
    }
    return measured.size
  }
}

/// The size that a view was found to have; a class, because the view reports it from inside.
@MainActor
private final class MeasuredSize {
  var size = CGSize.zero
}
