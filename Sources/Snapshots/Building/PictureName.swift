import SheetUI

/// How pictures of scenes are named.
public enum PictureNaming: String, CaseIterable, Sendable {
  /// `scene-device-appearance-size.png`, with the parts that were asked for.
  case plain
  /// `scene-device-size~dark@3x.png`, as DocC finds the variants of a picture.
  case docc

  /// Returns the file name of a picture.
  ///
  /// - Parameters:
  ///   - scene: The scene's name.
  ///   - variant: What was asked for.
  ///   - stage: The scene's own settings, for what was not asked for.
  /// - Returns: The name with its extension.
  public func fileName(scene: String, variant: SceneVariant, stage: StageSpec) -> String {
    let appearance = variant.appearance ?? stage.appearance
    var parts = [scene, variant.device?.id]
    if self == .plain { parts.append(variant.appearance?.rawValue) }
    parts.append(variant.sizeCategory?.rawValue)
    let name = parts.compactMap(\.self).joined(separator: "-")
    switch self {
    case .plain: return "\(name).png"
    case .docc:
      let scale = variant.scale ?? Double((variant.device ?? stage.device).scale)
      let dark = appearance == .dark ? "~dark" : ""
      return "\(name)\(dark)@\(JSONWriter.text(scale))x.png"
    }
  }
}
