import Foundation
public import Raster
import SheetUI

/// One picture of a scene that is going to be taken: the scene, what replaces its settings, when.
public struct ScenePicture: Sendable {
  /// The scene's name: its file's name without extension.
  public var name: String
  /// The scene's file.
  public var file: String
  /// The scene.
  public var scene: SceneSpec
  /// The pictures that it names.
  public var resources: SceneResources
  /// What replaces its settings.
  public var variant: SceneVariant

  /// Reads a scene file with everything that it names.
  ///
  /// - Parameters:
  ///   - file: The file's path.
  ///   - variant: What replaces its settings.
  /// - Throws: The first thing that is wrong with the file.
  public init(file: String, variant: SceneVariant = SceneVariant()) throws(SceneError) {
    self.file = file
    self.variant = variant
    name = FileStore.stem(of: file)
    scene = try SceneReader.read(file: file)
    resources = try SceneResources.load(for: scene, file: file)
  }

  /// The pixels of a point.
  public var scale: Double {
    variant.scale ?? Double((variant.device ?? scene.stage.device).scale)
  }

  /// Light or dark.
  public var appearance: AppearanceSpec { variant.appearance ?? scene.stage.appearance }

  /// The screen's width in points.
  public var width: Double {
    let device = variant.device ?? scene.stage.device
    return Double(device.screen(in: scene.stage.orientation.value).size.width)
  }

  /// The size of a picture in pixels.
  public var pixelSize: PixelSize {
    let device = variant.device ?? scene.stage.device
    let size = device.screen(in: scene.stage.orientation.value).size
    return PixelSize(
      width: Int((Double(size.width) * scale).rounded()),
      height: Int((Double(size.height) * scale).rounded()))
  }

  /// Sets the scene up at its start.
  @MainActor
  public func makeRunner() throws(SceneError) -> SceneRunner {
    try SceneRunner(scene, resources: resources, variant: variant, file: file)
  }

  /// Returns what a file with pictures of the scene says about them.
  @MainActor
  public func fingerprint(of pictures: [StraightImage], by runner: SceneRunner) -> Fingerprint {
    fingerprint(ofHashes: pictures.map { SHA256.hexDigest(of: $0.samples) }, by: runner)
  }

  /// Returns what a file with pictures of the scene says about them.
  @MainActor
  public func fingerprint(ofHashes hashes: [String], by runner: SceneRunner) -> Fingerprint {
    Fingerprint(
      pixelHash: Fingerprint.combined(hashes), fonts: runner.fontFiles, scene: name,
      variant: variant.words)
  }
}
