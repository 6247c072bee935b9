/// ΔE*94 for graphic arts (CIE 116-1995), K₁ = 0.045, K₂ = 0.015.
///
/// The first color is the reference: swapping the colors changes the number.
enum CIE94 {
  /// Returns the difference; 100 from black to white.
  static func distance(_ reference: LabColor, _ color: LabColor) -> Double {
    let lightness = reference.lightness - color.lightness
    let (a, b) = (reference.a - color.a, reference.b - color.b)
    let chroma = reference.chroma - color.chroma
    // Rounding can take what is left of equal hues below 0.
    let squaredHue = max(0, a * a + b * b - chroma * chroma)
    let weightedChroma = chroma / (1 + 0.045 * reference.chroma)
    let hueWeight = 1 + 0.015 * reference.chroma
    return
      (lightness * lightness + weightedChroma * weightedChroma
      + squaredHue / (hueWeight * hueWeight)).squareRoot()
  }
}
