import Foundation
public import SheetUI

/// What replaces a scene's own settings for one of several pictures of it.
public struct SceneVariant: Equatable, Sendable {
  /// The device.
  public var device: Device?
  /// Light or dark.
  public var appearance: AppearanceSpec?
  /// The size of text.
  public var sizeCategory: SizeCategorySpec?
  /// The pixels of a point.
  public var scale: Double?

  /// Creates a variant that replaces nothing.
  public init() {}

  /// Returns all combinations of some devices and appearances.
  ///
  /// - Parameters:
  ///   - devices: The devices; none for the scene's own.
  ///   - appearances: The appearances; none for the scene's own.
  ///   - base: What all variants have in common.
  /// - Returns: The variants, those of one device together.
  public static func matrix(
    devices: [Device], appearances: [AppearanceSpec], base: SceneVariant = SceneVariant()
  ) -> [SceneVariant] {
    let devices: [Device?] = devices.isEmpty ? [nil] : devices
    let appearances: [AppearanceSpec?] = appearances.isEmpty ? [nil] : appearances
    return devices.flatMap { device in
      appearances.map { appearance in
        var variant = base
        variant.device = device ?? base.device
        variant.appearance = appearance ?? base.appearance
        return variant
      }
    }
  }

  /// Returns the surroundings of a scene's stage.
  func configuration(of stage: StageSpec) -> StageConfiguration {
    var configuration = StageConfiguration(
      device: device ?? stage.device, orientation: stage.orientation.value,
      scale: scale.map { CGFloat($0) }, colorScheme: (appearance ?? stage.appearance).value,
      dynamicTypeSize: (sizeCategory ?? stage.sizeCategory).value)
    configuration.layoutDirection = stage.layoutDirection.value
    if let locale = stage.locale { configuration.locale = Locale(identifier: locale) }
    return configuration
  }
}
