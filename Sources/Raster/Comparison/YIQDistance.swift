/// The color difference in YIQ of Kotsarenko & Ramos (2010), "Measuring perceived color difference
/// using YIQ NTSC transmission color space in mobile applications".
enum YIQDistance {
  /// What a threshold of 1 stands for; the paper's "largest" value (black to white is 32857).
  static let scale = 35215.0

  /// Returns the squared, weighted difference of two colors.
  static func squared(_ first: EncodedColor, _ second: EncodedColor) -> Double {
    let delta = first - second
    let y = brightness(delta)
    let i = delta.x * 0.59597799 - delta.y * 0.27417610 - delta.z * 0.32180189
    let q = delta.x * 0.21147017 - delta.y * 0.52261711 + delta.z * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  /// Returns a color's luma, 0...255.
  static func brightness(_ color: EncodedColor) -> Double {
    color.x * 0.29889531 + color.y * 0.58662247 + color.z * 0.11448223
  }
}
