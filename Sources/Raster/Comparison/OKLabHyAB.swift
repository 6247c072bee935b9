/// HyAB in OKLab: |ΔL| + √(Δa² + Δb²), with the toed lightness.
///
/// HyAB (Abasi, Tehran & Fairchild 2020) follows large differences better than a distance does.
enum OKLabHyAB {
  /// Returns the difference; 1 from black to white.
  static func distance(_ first: OKLabColor, _ second: OKLabColor) -> Double {
    abs(first.toedLightness - second.toedLightness) + chromatic(first, second)
  }

  /// Returns whether two different colors are farther apart than a limit; at a limit of 0, always.
  static func exceeds(_ limit: Double, _ first: OKLabColor, _ second: OKLabColor) -> Bool {
    let rest = limit - abs(first.toedLightness - second.toedLightness)
    return !(rest > 0 && chromatic(first, second) <= rest)
  }

  private static func chromatic(_ first: OKLabColor, _ second: OKLabColor) -> Double {
    let (a, b) = (first.a - second.a, first.b - second.b)
    return (a * a + b * b).squareRoot()
  }
}
