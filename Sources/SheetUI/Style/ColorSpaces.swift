import Raster

/// Conversions between color spaces, component by component in 0...1.
enum ColorSpaces {
  /// Returns the linear light of an sRGB-encoded component; negative ones mirror positive ones.
  static func linear(_ encoded: Double) -> Double {
    let v = abs(encoded)
    let light = v <= 0.04045 ? v / 12.92 : PortableMath.pow((v + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -light : light
  }

  /// Returns the sRGB encoding of linear light; negative light mirrors positive light.
  static func encoded(_ linear: Double) -> Double {
    let l = abs(linear)
    let value = l <= 0.0031308 ? 12.92 * l : 1.055 * PortableMath.pow(l, 1 / 2.4) - 0.055
    return linear < 0 ? -value : value
  }

  /// Returns the color of Display P3 components; it may lie outside of sRGB.
  ///
  /// The matrix follows from both spaces' primaries and their common white D65.
  static func displayP3(
    red: Double, green: Double, blue: Double, opacity: Double
  ) -> Raster.Color {
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    return Raster.Color(
      red: encoded(1.224_940_176_280_56 * r - 0.224_940_176_280_56 * g),
      green: encoded(-0.042_056_954_709_688_2 * r + 1.042_056_954_709_69 * g),
      blue: encoded(
        -0.019_637_554_590_334_4 * r - 0.078_636_045_550_631_9 * g + 1.098_273_600_140_97 * b),
      alpha: opacity)
  }

  /// Returns the color of a hue, a saturation and a brightness; the hue wraps around.
  static func hsb(
    hue: Double, saturation: Double, brightness: Double, opacity: Double
  ) -> Raster.Color {
    let sector = (hue - hue.rounded(.down)) * 6
    let fraction = sector - sector.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    let (r, g, b): (Double, Double, Double)
    switch sector {
    case ..<1: (r, g, b) = (brightness, rising, low)
    case ..<2: (r, g, b) = (falling, brightness, low)
    case ..<3: (r, g, b) = (low, brightness, rising)
    case ..<4: (r, g, b) = (low, falling, brightness)
    case ..<5: (r, g, b) = (rising, low, brightness)
    default: (r, g, b) = (brightness, low, falling)
    }
    return Raster.Color(red: r, green: g, blue: b, alpha: opacity)
  }

  /// Mixes two colors by their encoded components, weighted by opacity.
  static func mixEncoded(_ a: Raster.Color, _ b: Raster.Color, by share: Double) -> Raster.Color {
    let alpha = a.alpha + (b.alpha - a.alpha) * share
    guard alpha > 0 else { return .clear }
    let (wa, wb) = (a.alpha * (1 - share) / alpha, b.alpha * share / alpha)
    return Raster.Color(
      red: a.red * wa + b.red * wb, green: a.green * wa + b.green * wb,
      blue: a.blue * wa + b.blue * wb, alpha: alpha)
  }

  /// Mixes two colors in the Oklab space, weighted by opacity.
  ///
  /// Numbers: Bjorn Ottosson, "A perceptual color space for image processing", 2020.
  static func mixPerceptual(
    _ a: Raster.Color, _ b: Raster.Color, by share: Double
  ) -> Raster.Color {
    let alpha = a.alpha + (b.alpha - a.alpha) * share
    guard alpha > 0 else { return .clear }
    let (wa, wb) = (a.alpha * (1 - share) / alpha, b.alpha * share / alpha)
    return color(oklab: oklab(a) * wa + oklab(b) * wb, alpha: alpha)
  }

  private static func oklab(_ color: Raster.Color) -> SIMD3<Double> {
    let (r, g, b) = (linear(color.red), linear(color.green), linear(color.blue))
    let l = PortableMath.cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = PortableMath.cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = PortableMath.cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return SIMD3(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  private static func color(oklab lab: SIMD3<Double>, alpha: Double) -> Raster.Color {
    let l = cube(lab.x + 0.3963377774 * lab.y + 0.2158037573 * lab.z)
    let m = cube(lab.x - 0.1055613458 * lab.y - 0.0638541728 * lab.z)
    let s = cube(lab.x - 0.0894841775 * lab.y - 1.2914855480 * lab.z)
    return Raster.Color(
      red: encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), alpha: alpha)
  }

  private static func cube(_ x: Double) -> Double { x * x * x }
}
