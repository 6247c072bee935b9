/// A material's color steps, ready for pixels of 0...255.
struct MaterialCurve {
  /// The share of the saturated color, 1 − a.
  private let share: Float
  private let saturation: Float
  /// The curve's ordinates, scaled by a · 255, with the brightness added.
  private let ordinates: SIMD4<Float>

  /// Creates the steps of a material.
  init(_ material: BackdropMaterial) {
    let a = material.luminanceAmount
    share = Float(1 - a)
    saturation = Float(material.saturation)
    // The Bernstein polynomials add up to 1: adding b to every ordinate adds it to the result.
    ordinates = SIMD4<Float>((material.luminanceValues * a + material.brightness) * 255)
  }

  /// Returns the opaque color that a premultiplied backdrop turns into; what is missing in its opacity
  /// counts as black.
  @inline(always)
  func apply(_ c: SIMD4<Float>) -> SIMD4<Float> {
    let luma = 0.2126 * c.x + 0.7152 * c.y + 0.0722 * c.z
    let y = luma / 255
    let u = 1 - y
    let low = u * u * (u * ordinates.x + 3 * y * ordinates.y)
    let high = y * y * (3 * u * ordinates.z + y * ordinates.w)
    let grey = SIMD4<Float>(repeating: luma)
    var result = (grey + saturation * (c - grey)) * share + (low + high)
    result.w = 255
    return result.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
  }

  /// Applies the steps to every pixel of four channels.
  func apply(to plane: inout FloatPlane) {
    var i = 0
    while i < plane.values.count {
      let c = SIMD4(
        plane.values[i], plane.values[i + 1], plane.values[i + 2], plane.values[i + 3])
      let new = apply(c)
      for k in 0..<4 { plane.values[i + k] = new[k] }
      i += 4
    }
  }
}
