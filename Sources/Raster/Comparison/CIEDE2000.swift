/// ΔE00 (CIE 142-2001) as Sharma, Wu & Dalal write it in "The CIEDE2000 color-difference formula:
/// implementation notes, supplementary test data, and mathematical observations", 2005.
enum CIEDE2000 {
  /// Returns the difference with all parametric factors 1; 100 from black to white.
  static func distance(_ first: LabColor, _ second: LabColor) -> Double {
    let gain = 1 + 0.5 * (1 - chromaShare((first.chroma + second.chroma) / 2))
    let (one, two) = (Polar(first, gain), Polar(second, gain))
    let lightness = second.lightness - first.lightness
    let chroma = two.chroma - one.chroma
    let turn = hueTurn(one, two)
    let hue = 2 * (one.chroma * two.chroma).squareRoot() * sine(turn / 2)
    let weights = Weights(
      lightness: (first.lightness + second.lightness) / 2,
      chroma: (one.chroma + two.chroma) / 2, hue: meanHue(one, two))
    let l = lightness / weights.lightness
    let c = chroma / weights.chroma
    let h = hue / weights.hue
    return max(0, l * l + c * c + h * h + weights.rotation * c * h).squareRoot()
  }

  /// Chroma and hue after the gain of the a axis (equations 5 to 7); the hue in degrees, 0..<360.
  private struct Polar {
    var chroma: Double
    var hue: Double

    init(_ color: LabColor, _ gain: Double) {
      let a = color.a * gain
      chroma = (a * a + color.b * color.b).squareRoot()
      let angle = chroma == 0 ? 0 : PortableMath.atan2(color.b, a) * 180 / PortableMath.pi
      hue = angle < 0 ? angle + 360 : angle
    }
  }

  /// Equations 15 to 21.
  private struct Weights {
    var lightness: Double
    var chroma: Double
    var hue: Double
    var rotation: Double

    init(lightness: Double, chroma: Double, hue: Double) {
      let fromMiddle = (lightness - 50) * (lightness - 50)
      let t =
        1 - 0.17 * cosine(hue - 30) + 0.24 * cosine(2 * hue)
        + 0.32 * cosine(3 * hue + 6) - 0.20 * cosine(4 * hue - 63)
      let fromBlue = (hue - 275) / 25
      self.lightness = 1 + 0.015 * fromMiddle / (20 + fromMiddle).squareRoot()
      self.chroma = 1 + 0.045 * chroma
      self.hue = 1 + 0.015 * chroma * t
      rotation =
        -sine(60 * PortableMath.exp(-fromBlue * fromBlue)) * 2 * chromaShare(chroma)
    }
  }

  /// √(C⁷ / (C⁷ + 25⁷)), in equations 4 and 17.
  private static func chromaShare(_ chroma: Double) -> Double {
    let power = PortableMath.pow(chroma, 7)
    return (power / (power + 6_103_515_625)).squareRoot()
  }

  /// Equation 10: from the first hue to the second the short way, in degrees.
  private static func hueTurn(_ one: Polar, _ two: Polar) -> Double {
    if one.chroma * two.chroma == 0 { return 0 }
    let turn = two.hue - one.hue
    if turn > 180 { return turn - 360 }
    return turn < -180 ? turn + 360 : turn
  }

  /// Equation 14: the middle of the short way, in degrees.
  private static func meanHue(_ one: Polar, _ two: Polar) -> Double {
    let sum = one.hue + two.hue
    if one.chroma * two.chroma == 0 { return sum }
    if abs(one.hue - two.hue) <= 180 { return sum / 2 }
    return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
  }

  private static func sine(_ degrees: Double) -> Double {
    PortableMath.sin(degrees * PortableMath.pi / 180)
  }

  private static func cosine(_ degrees: Double) -> Double {
    PortableMath.cos(degrees * PortableMath.pi / 180)
  }
}
