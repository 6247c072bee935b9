internal import Foundation
internal import SheetUI

extension SwiftUISnapshotLayout {
  /// The surroundings of a view; nil where it has no size.
  @MainActor
  func configuration<Content: View>(for view: Content) throws -> StageConfiguration? {
    switch self {
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

extension StageConfiguration {
  /// The same surroundings in an appearance.
  func applying(_ traits: UITraitCollection?) -> StageConfiguration {
    guard let traits else { return self }
    var configuration = self
    configuration.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    return configuration
  }
}
