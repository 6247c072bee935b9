/// ΔE*ab of 1976: the distance in CIELAB (CIE 15:2004, 8.2.1.3).
enum CIE76 {
  /// Returns the difference; 100 from black to white.
  static func distance(_ first: LabColor, _ second: LabColor) -> Double {
    let lightness = first.lightness - second.lightness
    let (a, b) = (first.a - second.a, first.b - second.b)
    return (lightness * lightness + a * a + b * b).squareRoot()
  }
}
