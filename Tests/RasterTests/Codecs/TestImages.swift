import Raster
import TestSupport

/// Pictures for tests, the same on every run.
enum TestImages {
  /// Samples without any order.
  static func noise(width: Int, height: Int, seed: UInt64) -> StraightImage {
    var random = SeededGenerator(seed: seed)
    let samples = (0..<width * height * 4).map { _ in UInt8.random(in: 0...255, using: &random) }
    return StraightImage(width: width, height: height, samples: samples)
  }

  /// One color.
  static func solid(_ color: SIMD4<UInt8>, width: Int, height: Int) -> StraightImage {
    let pixel = [color.x, color.y, color.z, color.w]
    let samples = (0..<width * height).flatMap { _ in pixel }
    return StraightImage(width: width, height: height, samples: samples)
  }

  /// Pixels drawn at random from some colors.
  static func mosaic(
    _ colors: [SIMD4<UInt8>], width: Int, height: Int, seed: UInt64
  ) -> StraightImage {
    var random = SeededGenerator(seed: seed)
    var image = StraightImage(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { image[x, y] = colors[Int.random(in: 0..<colors.count, using: &random)] }
    }
    return image
  }
}
