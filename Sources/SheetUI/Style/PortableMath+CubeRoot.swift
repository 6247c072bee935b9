import Raster

extension PortableMath {
  /// Returns the cube root.
  static func cubeRoot(_ x: Double) -> Double {
    guard x != 0 else { return 0 }
    return x < 0 ? -pow(-x, 1 / 3) : pow(x, 1 / 3)
  }
}
