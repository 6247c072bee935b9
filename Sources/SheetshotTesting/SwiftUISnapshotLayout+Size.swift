internal import Foundation
internal import SheetUI

extension SwiftUISnapshotLayout {
  /// The surroundings of a view, with what traits say of them; nil where it has no size.
  @MainActor
  func configuration<Content: View>(
    for view: Content, _ traits: UITraitCollection?
  ) throws -> StageConfiguration? {
    switch self {
    case .device(let config): config.configuration.applying(traits)
    case .fixed(let width, let height): Self.window(CGSize(width: width, height: height), traits)
    case .sizeThatFits: Self.window(try Self.idealSize(of: view, traits), traits)
    }
  }

  /// What there is without a device: a phone's scale.
  private static var plain: StageConfiguration { ViewImageConfig.iPhone13.configuration }

  /// A borderless window; nil for no size.
  static func window(_ size: CGSize, _ traits: UITraitCollection?) -> StageConfiguration? {
    let scale = plain.applying(traits).scale ?? plain.device.scale
    guard size.width.isFinite, size.height.isFinite, scale > 0 else { return nil }
    // Whole pixels, so that nothing is cut off.
    let size = CGSize(
      width: (size.width * scale).rounded(.up) / scale,
      height: (size.height * scale).rounded(.up) / scale)
    guard size.width > 0, size.height > 0 else { return nil }
    let screen = Device.Screen(size: size)
    return StageConfiguration(
      device: Device(id: "window", idiom: .phone, scale: scale, portrait: screen)
    ).applying(traits)
  }

  @MainActor
  private static func idealSize<Content: View>(
    of view: Content, _ traits: UITraitCollection?
  ) throws -> CGSize {
    let measured = MeasuredSize()
    _ = try Stage(plain.applying(traits)) {
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
  /// The same surroundings with what traits say of them.
  func applying(_ traits: UITraitCollection?) -> StageConfiguration {
    traits.map { applying($0) } ?? self
  }
}
