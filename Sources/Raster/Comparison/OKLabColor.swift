/// A color in OKLab (Ottosson 2020), with the lightness that his toe gives.
struct OKLabColor: Equatable {
  /// OKLab's L.
  var lightness: Double
  var a: Double
  var b: Double

  init(_ color: EncodedColor) {
    self.init(light: LinearLight.components(of: color), cubeRoot: PortableMath.cubeRoot)
  }

  /// Creates the color as pixelmatch does: from tables, and along straight lines in between.
  init(tabulated color: EncodedColor) {
    self.init(
      light: LinearLight.tabulatedComponents(of: color), cubeRoot: CubeRootTable.cubeRoot)
  }

  @inline(__always)
  private init(light: SIMD3<Double>, cubeRoot: (Double) -> Double) {
    // From linear sRGB to cone responses and on to Lab: bottosson.github.io/posts/oklab.
    let cones = SIMD3(
      cubeRoot((SIMD3(0.4122214708, 0.5363325363, 0.0514459929) * light).sum()),
      cubeRoot((SIMD3(0.2119034982, 0.6806995451, 0.1073969566) * light).sum()),
      cubeRoot((SIMD3(0.0883024619, 0.2817188376, 0.6299787005) * light).sum()))
    lightness = (SIMD3(0.2104542553, 0.7936177850, -0.0040720468) * cones).sum()
    a = (SIMD3(1.9779984951, -2.4285922050, 0.4505937099) * cones).sum()
    b = (SIMD3(0.0259040371, 0.7827717662, -0.8086757660) * cones).sum()
  }

  /// The lightness that spreads dark colors less: bottosson.github.io/posts/colorpicker.
  var toedLightness: Double {
    let (k1, k2) = (0.206, 0.03)
    let k3 = (1 + k1) / (1 + k2)
    let x = k3 * lightness - k1
    return 0.5 * (x + (x * x + 4 * k2 * k3 * lightness).squareRoot())
  }
}

/// Cube roots of 0...1 in 4096 steps, as pixelmatch has them: up to 0.03 too small near 0.
private enum CubeRootTable {
  private static let steps = 4096
  private static let roots = (0...steps + 1).map {
    PortableMath.cubeRoot(Double($0) / Double(steps))
  }

  static func cubeRoot(_ x: Double) -> Double {
    let place = x * Double(steps)
    let below = Int(place)
    return roots[below] + (roots[below + 1] - roots[below]) * (place - Double(below))
  }
}
